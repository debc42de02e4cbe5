import UIKit

/// A contact's page: a photo in the middle with the name and the number below.
///
/// The photo is 60 points square, and 120 where there is ample room in both directions. Two sets of
/// constraints hold its size; one of them is active.
class ContactController: UIViewController {
  let photo = UIImageView()
  let nameLabel = UILabel()
  let phoneLabel = UILabel()

  var compactConstraints: [NSLayoutConstraint] = []
  var regularConstraints: [NSLayoutConstraint] = []

  /// Whether the photo is large.
  var hasAmpleRoom: Bool {
    traitCollection.horizontalSizeClass == .regular
      && traitCollection.verticalSizeClass == .regular
  }

  /// Whether the photo starts large.
  var startsLarge: Bool { hasAmpleRoom }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = "Grace Hopper"
    nameLabel.font = .preferredFont(forTextStyle: .title2)
    nameLabel.adjustsFontForContentSizeCategory = true
    phoneLabel.text = "+1 555 0100"
    phoneLabel.font = .preferredFont(forTextStyle: .body)
    phoneLabel.adjustsFontForContentSizeCategory = true
    photo.accessibilityIdentifier = "photo"
    nameLabel.accessibilityIdentifier = "name"
    phoneLabel.accessibilityIdentifier = "phone"
    compactConstraints = [
      photo.widthAnchor.constraint(equalToConstant: 60),
      photo.heightAnchor.constraint(equalToConstant: 60),
    ]
    regularConstraints = [
      photo.widthAnchor.constraint(equalToConstant: 120),
      photo.heightAnchor.constraint(equalToConstant: 120),
    ]
    NSLayoutConstraint.activate(
      placeContent() + (startsLarge ? regularConstraints : compactConstraints))
  }

  /// Adds the views, and gives the constraints that place them.
  func placeContent() -> [NSLayoutConstraint] {
    for subview in [photo, nameLabel, phoneLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    return [
      photo.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      photo.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      nameLabel.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 16),
      nameLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      phoneLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 8),
      phoneLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ]
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previousTraitCollection,
      previousTraitCollection.horizontalSizeClass != traitCollection.horizontalSizeClass
        || previousTraitCollection.verticalSizeClass != traitCollection.verticalSizeClass
    else { return }
    if hasAmpleRoom {
      NSLayoutConstraint.deactivate(compactConstraints)
      NSLayoutConstraint.activate(regularConstraints)
    } else {
      NSLayoutConstraint.deactivate(regularConstraints)
      NSLayoutConstraint.activate(compactConstraints)
    }
  }
}

/// The same page with a slip that is easily made: at load another size class is asked for than when
/// traits change, so that an upright phone starts with the large photo, and shows the small one once it
/// has been turned and turned back.
final class SlippedContactController: ContactController {
  override var startsLarge: Bool {
    traitCollection.horizontalSizeClass == .compact
      && traitCollection.verticalSizeClass == .regular
  }
}

/// The same page with a stack, which takes the place of four constraints.
final class StackedContactController: ContactController {
  override func placeContent() -> [NSLayoutConstraint] {
    let stack = UIStackView(arrangedSubviews: [photo, nameLabel, phoneLabel])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    stack.setCustomSpacing(16, after: photo)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    return [
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ]
  }
}

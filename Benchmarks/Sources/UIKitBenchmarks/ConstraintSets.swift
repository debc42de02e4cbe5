import UIKit

/// Twenty boxes that two sets of forty constraints place, one for each width class.
final class ConstraintSetsController: UIViewController {
  static let boxCount = 20

  private let boxes = (0..<ConstraintSetsController.boxCount).map { _ in UIView() }
  private(set) var compact: [NSLayoutConstraint] = []
  private(set) var regular: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for box in boxes {
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.widthAnchor.constraint(equalToConstant: 60),
        box.heightAnchor.constraint(equalToConstant: 24),
      ])
    }
    for (index, box) in boxes.enumerated() {
      // One column.
      compact.append(box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16))
      compact.append(
        box.topAnchor.constraint(
          equalTo: index == 0 ? view.topAnchor : boxes[index - 1].bottomAnchor, constant: 8))
      // Four columns.
      regular.append(
        box.leadingAnchor.constraint(
          equalTo: index % 4 == 0 ? view.leadingAnchor : boxes[index - 1].trailingAnchor,
          constant: 16))
      regular.append(
        box.topAnchor.constraint(
          equalTo: index < 4 ? view.topAnchor : boxes[index - 4].bottomAnchor, constant: 8))
    }
    NSLayoutConstraint.activate(isRegular ? regular : compact)
  }

  private var isRegular: Bool { traitCollection.horizontalSizeClass == .regular }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard let previous, previous.horizontalSizeClass != traitCollection.horizontalSizeClass else {
      return
    }
    NSLayoutConstraint.deactivate(isRegular ? compact : regular)
    NSLayoutConstraint.activate(isRegular ? regular : compact)
  }

  /// Where the last box ends to the right, in points: tells which set holds.
  var end: CGFloat { boxes.last?.frame.maxX ?? 0 }
}

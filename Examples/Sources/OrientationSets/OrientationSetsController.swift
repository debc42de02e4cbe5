import UIKit

/// Two panes, one above the other on an upright iPad and side by side on its side.
///
/// An iPad is regular in width and height either way, so size classes cannot tell: the file holds a
/// set of constraints for each way, in two outlet collections, and the view exchanges them when it is
/// laid out. Until it is shown it leaves them as the file has them, and hides. Where there is no room
/// for both, on phones and in narrow windows, they stay one above the other.
class OrientationSetsController: UIViewController {
  @OutletCollection var portraitConstraints: [NSLayoutConstraint]
  @OutletCollection var landscapeConstraints: [NSLayoutConstraint]
  private var didAppear = false

  /// Whether there is room for panes side by side.
  var hasAmpleRoom: Bool {
    traitCollection.horizontalSizeClass == .regular
      && traitCollection.verticalSizeClass == .regular
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    didAppear = true
    view.setNeedsUpdateConstraints()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard didAppear else {
      view.isHidden = hasAmpleRoom
      return
    }
    view.isHidden = false
    exchangeConstraints()
  }

  /// Lets the set hold that the device and the room in the window ask for.
  func exchangeConstraints() { show(portrait: isUpright || !hasAmpleRoom) }

  /// Whether the device is held upright.
  var isUpright: Bool { UIApplication.shared.statusBarOrientation.isPortrait }

  /// Lets one of the two sets hold.
  func show(portrait: Bool) {
    for constraint in portraitConstraints { constraint.isActive = portrait }
    for constraint in landscapeConstraints { constraint.isActive = !portrait }
  }
}

/// The same panes as they were written when every app had the whole iPad: without ample room nothing is
/// done at all. A window that is made narrow keeps the panes side by side, while one that starts narrow
/// has them one above the other.
final class GuardedPanesController: OrientationSetsController {
  override func exchangeConstraints() {
    guard hasAmpleRoom else { return }
    show(portrait: isUpright)
  }
}

/// The same panes from a file in which both sets are installed: until the first exchange they
/// contradict each other, and UIKit gives some of them up.
final class DoubledPanesController: OrientationSetsController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NSLayoutConstraint.activate(landscapeConstraints)
  }
}

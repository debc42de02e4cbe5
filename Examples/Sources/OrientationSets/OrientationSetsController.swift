import UIKit

/// Two panes, one above the other on an upright iPad and side by side on its side.
///
/// An iPad is regular in width and height either way, so size classes cannot tell: the file holds a
/// set of constraints for each way, in two outlet collections, and the view exchanges them when it is
/// laid out. Until it is shown it leaves them as the file has them, and hides.
final class OrientationSetsController: UIViewController {
  @OutletCollection var portraitConstraints: [NSLayoutConstraint]
  @OutletCollection var landscapeConstraints: [NSLayoutConstraint]
  private var didAppear = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    didAppear = true
    view.setNeedsUpdateConstraints()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard traitCollection.horizontalSizeClass == .regular,
      traitCollection.verticalSizeClass == .regular
    else { return }
    guard didAppear else {
      view.isHidden = true
      return
    }
    view.isHidden = false
    let isPortrait = UIApplication.shared.statusBarOrientation == .portrait
    for constraint in portraitConstraints { constraint.isActive = isPortrait }
    for constraint in landscapeConstraints { constraint.isActive = !isPortrait }
  }
}

import Staging
import UIKit

/// The screens of this package.
@MainActor enum PanesScreens {
  /// The panes as they should be.
  static let panes = Screen("panes") {
    UIStoryboard(name: "OrientationSets", bundle: .module)
      .instantiateViewController(withIdentifier: "sets")
  }

  /// The panes with the slip.
  static let guarded = Screen("panes for full screens only") {
    UIStoryboard(name: "OrientationSets", bundle: .module)
      .instantiateViewController(identifier: "sets") { GuardedPanesController(coder: $0) }
  }

  /// The panes with both sets at first.
  static let doubled = Screen("panes with both sets at first") {
    UIStoryboard(name: "OrientationSets", bundle: .module)
      .instantiateViewController(identifier: "sets") { DoubledPanesController(coder: $0) }
  }
}

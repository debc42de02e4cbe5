import Staging
import UIKit

/// The screen of this package.
@MainActor enum OrientationSetsScreen {
  /// The two panes.
  static let panes = Screen("panes") {
    UIStoryboard(name: "OrientationSets", bundle: .module)
      .instantiateViewController(withIdentifier: "sets")
  }
}

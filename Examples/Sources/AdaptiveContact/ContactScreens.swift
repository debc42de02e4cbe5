import Staging
import UIKit

/// The screens of this package.
@MainActor enum ContactScreens {
  /// The page as it should be.
  static let contact = Screen("contact") { ContactController() }
  /// The page with the slip.
  static let slipped = Screen("slipped contact") { SlippedContactController() }
  /// The page with a stack.
  static let stacked = Screen("stacked contact") { StackedContactController() }
}

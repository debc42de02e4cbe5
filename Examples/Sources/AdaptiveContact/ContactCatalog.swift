import PliantCommands
import Staging

/// A program with the commands of `pliant` for the screens of this package, such as
/// `swift run AdaptiveContact check`.
@main struct ContactCatalog: ScreenCatalog {
  static let screens = [ContactScreens.contact, ContactScreens.slipped, ContactScreens.stacked]
}

import PliantCommands
import Staging

/// A program with the commands of `pliant` for the screens of this package, such as
/// `swift run OrientationSets check`.
@main struct PanesCatalog: ScreenCatalog {
  static let screens = [PanesScreens.panes, PanesScreens.guarded, PanesScreens.doubled]
}

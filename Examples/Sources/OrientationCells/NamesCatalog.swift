import PliantCommands
import Staging

/// A program with the commands of `pliant` for the screen of this package, such as
/// `swift run OrientationCells check`.
@main struct NamesCatalog: ScreenCatalog {
  static let screens = [OrientationCellsScreen.list]
}

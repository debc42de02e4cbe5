/// The screens of a package, to be laid out, checked and drawn like those of files.
///
/// With `PliantCommands`, a catalogue is a program of its own that has the commands of `pliant`; where
/// they are given no path, they look at the catalogue:
/// ```swift
/// import PliantCommands
/// import Staging
///
/// @main struct Screens: ScreenCatalog {
///   static let screens = [Screen("contact") { ContactController() }]
/// }
/// ```
@MainActor public protocol ScreenCatalog {
  /// The screens, each with a name of its own.
  static var screens: [Screen] { get }
}

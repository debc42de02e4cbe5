import PliantCommands
import Staging

/// A program with the commands of `pliant` for the screens of this package, such as
/// `swift run ViewThatFitsGallery render`.
@main struct GalleryCatalog: ScreenCatalog {
  static let screens = [
    Screen("chooser") { ForecastChooser() },
    Screen("axis-limited") { AxisLimitedChoice() },
    Screen("turning") { TurningButtons() },
    Screen("text-size-switch") { TextSizeSwitch() },
    Screen("text-size-fits") { TextSizeFits() },
    Screen("radial") { RadialClock() },
  ]
}

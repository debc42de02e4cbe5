/// Why a device cannot be used in a configuration.
public enum ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The device does not offer this kind of window.
  case unsupportedWindow(Window, device: Device)
  /// The window is not offered while the device is held like this.
  case unsupportedWindowInOrientation(Window, orientation: Orientation, device: Device)
  /// The window's size is not positive and finite, or larger than the screen.
  case invalidWindowSize(Window, device: Device)
  /// The device's interface does not turn this way.
  case unsupportedOrientation(Orientation, device: Device)
  /// A posture for a device that does not fold.
  case unexpectedPosture(Posture, device: Device)
  /// The posture does not go with the orientation: a book stands upright folded on its long side,
  /// a tabletop lies.
  case unsupportedPosture(Posture, orientation: Orientation, device: Device)
  /// The window needs the inner display.
  case windowNeedsOpenPosture(Window, device: Device)
  /// The device never ran this generation of the system.
  case unsupportedSystem(SystemGeneration, device: Device)

  /// One sentence for people.
  public var description: String {
    switch self {
    case .unsupportedWindow(let window, let device):
      "\(device.name) has no \(window.name) window"
    case .unsupportedWindowInOrientation(let window, let orientation, let device):
      "\(device.name) has no \(window.name) window in \(orientation.rawValue)"
    case .invalidWindowSize(let window, let device):
      "a window of \(window.name) points does not fit \(device.name)"
    case .unsupportedOrientation(let orientation, let device):
      "\(device.name) does not turn its interface to \(orientation.rawValue)"
    case .unexpectedPosture(let posture, let device):
      "\(device.name) does not fold, so it has no posture \(posture.rawValue)"
    case .unsupportedPosture(let posture, let orientation, let device):
      "\(device.name) has no posture \(posture.rawValue) in \(orientation.rawValue)"
    case .windowNeedsOpenPosture(let window, let device):
      "\(device.name) has the window \(window.name) only when it is open"
    case .unsupportedSystem(let system, let device):
      "\(device.name) does not run iOS \(system.rawValue)"
    }
  }
}

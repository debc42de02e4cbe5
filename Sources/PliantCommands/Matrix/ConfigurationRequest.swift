import Devices

/// A configuration as it is asked for and travels to workers: by names, and possibly in part.
///
/// What is nil is taken from the configuration that the screen was designed in, which only the file
/// tells.
struct ConfigurationRequest: Codable, Hashable, Sendable {
  /// The device's identifier.
  var device: String?
  /// The posture of a folding device.
  var posture: String?
  /// The orientation.
  var orientation: String?
  /// The window or size.
  var window: String?
  /// The Dynamic Type size.
  var textSize: String?
  /// The writing direction.
  var direction: String?
  /// The system generation.
  var system: Int?

  /// Asks for what the screen was designed in.
  static let designed = ConfigurationRequest()

  /// Asks for nothing in particular.
  init() {}

  /// Asks for exactly this configuration.
  init(_ configuration: Configuration) {
    device = configuration.device.id
    posture = configuration.posture?.rawValue
    orientation = configuration.orientation.rawValue
    window = configuration.window.name
    textSize = configuration.contentSizeCategory.name
    direction = configuration.direction.rawValue
    system = configuration.system.rawValue
  }

  /// The configuration, its missing parts taken from `designed`.
  /// - Throws: The first contradiction, say of a window that the device does not have.
  func resolved(designed: Configuration) throws(ConfigurationError) -> Configuration {
    var configuration = designed
    if let device = device.flatMap(Device.find) {
      configuration = Configuration(
        device: device, posture: posture.flatMap(Posture.init), orientation: designed.orientation,
        system: designed.system, contentSizeCategory: designed.contentSizeCategory,
        direction: designed.direction)
    } else if let posture = posture.flatMap(Posture.init) {
      configuration.posture = posture
    }
    if let orientation = orientation.flatMap(Orientation.init) {
      configuration.orientation = orientation
    }
    if let window = window.flatMap(Window.init(name:)) { configuration.window = window }
    if let size = textSize.flatMap(ContentSizeCategory.init(name:)) {
      configuration.contentSizeCategory = size
    }
    if let direction = direction.flatMap(LayoutDirection.init) {
      configuration.direction = direction
    }
    if let system = system.flatMap(SystemGeneration.init) { configuration.system = system }
    try configuration.validate()
    return configuration
  }
}

/// Everything about the outside world that a screen is laid out for.
///
/// Its computed properties are the numbers that a device would report. They hold for valid
/// configurations; `validate()` tells which are. For others (an iPad's window on a phone) the
/// geometry is that of the full window, so that nothing crashes on the way to the message.
public struct Configuration: Hashable, Sendable {
  /// The device.
  public var device: Device
  /// How a folding device is held; nil for every other.
  public var posture: Posture?
  /// How the interface is turned.
  public var orientation: Orientation
  /// The part of the screen that the app has.
  public var window: Window
  /// The generation of the system.
  public var system: SystemGeneration
  /// The text size that the person has set.
  public var contentSizeCategory: ContentSizeCategory
  /// The direction that the interface is read in.
  public var direction: LayoutDirection

  /// Makes a configuration; it is not validated.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - posture: for a folding device, nil means closed; for any other it should be nil.
  ///   - orientation: how the interface is turned.
  ///   - window: the part of the screen that the app has.
  ///   - system: the generation of the system.
  ///   - contentSizeCategory: the text size.
  ///   - direction: the reading direction.
  public init(
    device: Device, posture: Posture? = nil, orientation: Orientation = .portrait,
    window: Window = .full, system: SystemGeneration = .newest,
    contentSizeCategory: ContentSizeCategory = .large, direction: LayoutDirection = .leftToRight
  ) {
    self.device = device
    self.posture = posture ?? (device.isFolding ? .closed : nil)
    self.orientation = orientation
    self.window = window
    self.system = system
    self.contentSizeCategory = contentSizeCategory
    self.direction = direction
  }

  /// Pixels per point.
  public var displayScale: Double { device.scale }

  /// What people call it, such as `iPhone SE (3rd generation) landscape` or
  /// `iPad Air 11-inch (M3) portrait, one-third, accessibility3, rtl`.
  public var title: String {
    var title = device.name
    if let posture { title += " \(posture.rawValue)" }
    switch orientation {
    case .portrait: title += " portrait"
    case .portraitUpsideDown: title += " upside down"
    case .landscapeLeft: title += device.isFolding ? " landscape left" : " landscape"
    case .landscapeRight: title += device.isFolding ? " landscape right" : " landscape"
    }
    if window != .full { title += ", \(window.name)" }
    if contentSizeCategory != .large { title += ", \(contentSizeCategory.name)" }
    if direction != .leftToRight { title += ", \(direction.rawValue)" }
    if system != .newest { title += ", iOS \(system.rawValue)" }
    return title
  }

  /// A name that no other configuration has, made of letters, digits, points and hyphens, such as
  /// `iphone-duo-open-landscape-left-split-left-large-ltr-27`: fit for a file name.
  public var identifier: String {
    var parts = [device.id]
    if let posture { parts.append(posture.rawValue) }
    parts += [
      orientation.rawValue, window.name, contentSizeCategory.name, direction.rawValue,
      "\(system.rawValue)",
    ]
    return parts.joined(separator: "-")
  }
}

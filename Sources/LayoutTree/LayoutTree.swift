/// One screen laid out in one configuration, as plain values.
///
/// This is the narrow waist of the project: what comes before it knows views and constraints; what
/// comes after it (rules, pictures, reports) knows only these values.
public struct LayoutTree: Hashable, Codable, Sendable {
  /// Which screen this is.
  public var screen: ScreenReference
  /// The configuration it was laid out in.
  public var configuration: ConfigurationSummary
  /// The outermost node: what fills the window (a bar controller's own view, when the scene is
  /// shown inside one; else the scene's view).
  public var root: LayoutNode
  /// Required constraints that contradict each other, in the order they were found.
  public var conflicts: [ConflictRecord]
  /// What the loader has to say of the file: unknown elements, custom classes, missing assets.
  public var notes: [LayoutNote]

  /// Makes a tree.
  public init(
    screen: ScreenReference, configuration: ConfigurationSummary, root: LayoutNode,
    conflicts: [ConflictRecord] = [], notes: [LayoutNote] = []
  ) {
    self.screen = screen
    self.configuration = configuration
    self.root = root
    self.conflicts = conflicts
    self.notes = notes
  }
}

/// Where a screen comes from.
public struct ScreenReference: Hashable, Codable, Sendable {
  /// The file, relative to the folder that the command was started in, with `/` between parts.
  public var file: String
  /// The scene's identifier in the file (a view controller's object id, or a top-level view's).
  public var scene: String
  /// What people call it: the controller's title, storyboard identifier, class or the file's name.
  public var title: String
  /// The line of the scene in the file, from 1; 0 when there is no file.
  public var line: Int

  /// Makes a reference.
  public init(file: String, scene: String, title: String, line: Int) {
    self.file = file
    self.scene = scene
    self.title = title
    self.line = line
  }
}

/// A place in a source file.
public struct SourceLocation: Hashable, Codable, Sendable {
  /// The file, relative to the folder that the command was started in.
  public var file: String
  /// The line, from 1.
  public var line: Int

  /// Makes a location.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

/// The names and numbers of the configuration a tree was laid out in.
public struct ConfigurationSummary: Hashable, Codable, Sendable {
  /// The device's identifier, such as `iphone-se-3`.
  public var device: String
  /// The device's name, such as `iPhone SE (3rd generation)`.
  public var deviceName: String
  /// `portrait`, `portrait-upside-down`, `landscape-left` or `landscape-right`.
  public var orientation: String
  /// The window: `full`, `one-third`, `one-half`, `two-thirds`, `slide-over`, `split-left`,
  /// `split-right` or a size such as `500x700`.
  public var window: String
  /// A folding device's posture (`closed`, `open`, ...), or nil.
  public var posture: String?
  /// The Dynamic Type size, such as `large` or `accessibility3`.
  public var textSize: String
  /// `ltr` or `rtl`.
  public var direction: String
  /// The system generation that metrics were taken from: 18, 26 or 27.
  public var system: Int
  /// The window's size, in points.
  public var size: LayoutSize
  /// Pixels per point.
  public var scale: Double
  /// The window's own safe area, without bars, in points.
  public var safeArea: LayoutInsets
  /// The radius of the display's corners, in points; 0 for square ones and for windows.
  public var cornerRadius: Double
  /// `compact` or `regular`.
  public var horizontalSizeClass: String
  /// `compact` or `regular`.
  public var verticalSizeClass: String
  /// The display, in the window's coordinates, when the window does not fill it; nil when it does
  /// or when that is not known.
  public var displayFrame: LayoutRect?

  /// Makes a summary.
  public init(
    device: String, deviceName: String, orientation: String, window: String,
    posture: String? = nil, textSize: String, direction: String, system: Int, size: LayoutSize,
    scale: Double, safeArea: LayoutInsets, cornerRadius: Double, horizontalSizeClass: String,
    verticalSizeClass: String, displayFrame: LayoutRect? = nil
  ) {
    self.device = device
    self.deviceName = deviceName
    self.orientation = orientation
    self.window = window
    self.posture = posture
    self.textSize = textSize
    self.direction = direction
    self.system = system
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.cornerRadius = cornerRadius
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.displayFrame = displayFrame
  }
}

/// Something worth telling once about the file, which is no fault of the layout.
public struct LayoutNote: Hashable, Codable, Sendable {
  /// The note, one sentence without a full stop at its end.
  public var message: String
  /// Where, if anywhere.
  public var location: SourceLocation?

  /// Makes a note.
  public init(message: String, location: SourceLocation? = nil) {
    self.message = message
    self.location = location
  }
}

/// The text size setting, by its name of before iOS 15.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// Smallest.
  case extraSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// As usual.
  case large
  /// Large.
  case extraLarge
  /// Larger.
  case extraExtraLarge
  /// Largest that is not for accessibility.
  case extraExtraExtraLarge
  /// Smallest for accessibility.
  case accessibilityMedium
  /// Small for accessibility.
  case accessibilityLarge
  /// Medium for accessibility.
  case accessibilityExtraLarge
  /// Large for accessibility.
  case accessibilityExtraExtraLarge
  /// Largest.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The setting under its name of today.
  var size: DynamicTypeSize { DynamicTypeSize.allCases[position] }
  private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Takes over a setting under its name of today.
  init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }
}

extension ContentSizeCategory: Comparable {
  /// Whether one is smaller.
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    a.position < b.position
  }
}

/// Whether views differ more in colour than usual.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// As usual.
  case standard
  /// More.
  case increased
}

/// How heavy text is.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual.
  case regular
  /// Bold.
  case bold
}

/// Settings for accessibility: those of a device as it comes. The text size is the configuration's.
extension EnvironmentValues {
  /// The text size setting, by its name of before iOS 15.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }

  /// Whether views differ more in colour than usual; they do not.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// How heavy text is; as usual.
  public var legibilityWeight: LegibilityWeight? { .regular }
  /// Whether motion is to be kept small; it is not.
  public var accessibilityReduceMotion: Bool { false }
  /// Whether grounds are to be opaque; they are not.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether colour alone is not to tell things apart; it may.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether colours are inverted; they are not.
  public var accessibilityInvertColors: Bool { false }
  /// Whether buttons show their shapes; they do not.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether a screen is read aloud; it is not.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether a screen is worked by switches; it is not.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether bar items can be shown large while they are held; not at usual text sizes.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
}

/// Whether a scene is in front.
public enum ScenePhase: Comparable, Sendable {
  /// Not to be seen.
  case background
  /// To be seen, without taking touches.
  case inactive
  /// In front.
  case active
}

/// Opens a link; nothing is opened here.
public struct OpenURLAction: Sendable {
  /// What has become of a link.
  public struct Result: Sendable {
    /// It is opened.
    public static let handled = Result()
    /// It is not opened.
    public static let discarded = Result()
    /// The system opens it.
    public static let systemAction = Result()
    /// The system opens another one.
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  private let handler: (@Sendable (URL) -> Result)?

  /// Opens links by a closure.
  public init(handler: @escaping @Sendable (URL) -> Result) { self.handler = handler }
  init() { handler = nil }

  /// Opens a link.
  public func callAsFunction(_ url: URL) { _ = handler?(url) }

  /// Opens a link, and tells whether it is opened.
  public func callAsFunction(_ url: URL, completion: (Bool) -> Void) {
    completion(handler != nil)
    _ = handler?(url)
  }
}

private struct ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}

private struct OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction()
}

extension EnvironmentValues {
  /// Whether the scene is in front; it is.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Opens links.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

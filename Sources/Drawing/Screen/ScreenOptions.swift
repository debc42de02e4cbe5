/// What to show of a screen beside its views.
public struct ScreenOptions: Hashable, Sendable {
  /// Whether the system's own parts are light or dark.
  public var appearance: Appearance
  /// Whether to draw the clock, the battery, the camera and the home indicator.
  public var showsSystemParts: Bool
  /// Whether to tint what lies outside the safe area.
  public var showsSafeArea: Bool
  /// Whether SVG names each view that the app made with its class and frame, shown when one points
  /// at it.
  public var showsTitles: Bool

  /// Makes options.
  public init(
    appearance: Appearance = .light, showsSystemParts: Bool = true, showsSafeArea: Bool = false,
    showsTitles: Bool = true
  ) {
    self.appearance = appearance
    self.showsSystemParts = showsSystemParts
    self.showsSafeArea = showsSafeArea
    self.showsTitles = showsTitles
  }
}

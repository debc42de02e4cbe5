/// The displays of a folding phone in all its postures.
///
/// The figures are of the iPhone Duo with iOS 27.1, a bare app without bars in the simulator
/// (kammcs/boardhop; alexey1312/iPhone-Duo-Agent-Skill `device-geometry.md`; GetStream
/// `iphone-duo-readiness.md`). Where posts of the first weeks conflict (626x890 for the inner
/// display, 475x669 for a half), the measured value was taken.
public struct FoldingGeometry: Hashable, Sendable {
  /// The inner display held upright, in points.
  public let innerPortraitSize: Size
  /// The width of either window of two side by side, in points.
  public let splitWidth: Double
  /// The width of the column that vertical bars and the system's status stand in, in points.
  public let barColumnWidth: Double
  /// How far the safe area reaches down under a large title while bars stand in the column, in
  /// points (measured with a navigation bar; it does not add to what a bare window has).
  public let largeTitleTop: Double
  /// The same once the title is small, in points.
  public let inlineTitleTop: Double
  /// The outer display's safe areas.
  public let outer: SafeAreas
  /// The inner display's safe areas.
  public let inner: SafeAreas
  /// The left window's safe area in the split view.
  public let splitLeft: Insets
  /// The right window's safe area in the split view.
  public let splitRight: Insets
  /// The outer display's corner radius on the side of the hinge, in points.
  public let hingeCornerRadius: Double
  /// The outer display's corner radius on the free side, in points.
  public let freeCornerRadius: Double
  /// The inner display's corner radius, in points.
  public let innerCornerRadius: Double

  /// The iPhone Duo.
  static let duo = FoldingGeometry(
    innerPortraitSize: Size(width: 669, height: 951),
    splitWidth: 469,
    barColumnWidth: 84,
    largeTitleTop: 82,
    inlineTitleTop: 24,
    outer: SafeAreas(
      portrait: Insets(top: 0, left: 0, bottom: 34, right: 84),
      landscapeLeft: Insets(top: 0, left: 0, bottom: 34, right: 84),
      landscapeRight: Insets(top: 0, left: 84, bottom: 34, right: 0)),
    inner: SafeAreas(
      portrait: Insets(top: 82, left: 0, bottom: 34, right: 0),
      landscape: Insets(top: 0, left: 0, bottom: 34, right: 84)),
    splitLeft: Insets(top: 0, left: 0, bottom: 34, right: 8.7),
    splitRight: Insets(top: 0, left: 8.7, bottom: 34, right: 84),
    hingeCornerRadius: 8,
    freeCornerRadius: 59,
    innerCornerRadius: 55)
}

/// A part of a window that the system keeps: the fold, or where the camera and the status lie.
public struct ReservedRegion: Hashable, Sendable {
  /// What reserves it.
  public enum Kind: String, Hashable, Sendable {
    /// The line along which the display folds, with 20 points on either side.
    case division
    /// The status or the camera.
    case occlusion
  }

  /// What reserves it.
  public var kind: Kind
  /// Where it lies in the window, in points.
  public var frame: Rect
  /// Whether content must keep clear of it now: a division only while the display is partly folded.
  public var isActive: Bool

  /// Makes a region.
  public init(kind: Kind, frame: Rect, isActive: Bool) {
    self.kind = kind
    self.frame = frame
    self.isActive = isActive
  }
}

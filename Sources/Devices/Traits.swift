/// The kind of device that an interface adapts to.
public enum Idiom: String, Hashable, Sendable, CaseIterable {
  /// iPhone, the folding one included.
  case phone
  /// iPad.
  case pad
}

/// How the interface is turned, named as UIKit's interface orientations.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// Upright, turned by half a turn.
  case portraitUpsideDown = "portrait-upside-down"
  /// On its side, the bottom of the device to the left of the reader.
  case landscapeLeft = "landscape-left"
  /// On its side, the bottom of the device to the right of the reader.
  case landscapeRight = "landscape-right"

  /// Whether the device lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The coarse class of a window's width or height.
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
  /// Constrained space.
  case compact
  /// Expansive space.
  case regular
}

/// The direction that the interface's language is read in.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// From left to right.
  case leftToRight = "ltr"
  /// From right to left.
  case rightToLeft = "rtl"
}

/// A generation of the system, as far as its metrics differ.
public enum SystemGeneration: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// iOS and iPadOS 18 and the releases before it back to 12: the classic metrics.
  case v18 = 18
  /// iOS and iPadOS 26: taller bars, rows and wider switches.
  case v26 = 26
  /// iOS and iPadOS 27, the iPhone Duo's 27.1 included.
  case v27 = 27

  /// The newest generation known.
  public static let newest = SystemGeneration.v27

  /// Orders generations by age.
  public static func < (lhs: SystemGeneration, rhs: SystemGeneration) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

/// How a folding device is held.
public enum Posture: String, Hashable, Sendable, CaseIterable {
  /// Folded shut: the outer display is lit.
  case closed
  /// Unfolded and flat: the inner display is lit.
  case open
  /// The inner display partly folded along a vertical line, like a book.
  case book
  /// The inner display partly folded along a horizontal line, its lower half lying on a table.
  case tabletop

  /// Whether the inner display is lit.
  public var isOpen: Bool { self != .closed }
}

/// An edge of a window, by reading direction or by place.
///
/// The iPhone Duo's bars do not turn round with the writing direction, so its leading edge is always
/// the left one (facts of the device: "No RTL flip").
public enum VerticalBarEdge: String, Hashable, Sendable {
  /// The left edge.
  case leading
  /// The right edge.
  case trailing
}

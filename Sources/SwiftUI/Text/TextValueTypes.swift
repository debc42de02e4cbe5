/// Where the lines of a text stand in the text's own width.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Where lines of the reading direction begin.
  case leading
  /// In the middle.
  case center
  /// Where lines of the reading direction end.
  case trailing
}

extension Text {
  /// Which part of a text gives way when there is no room.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning.
    case head
    /// The end.
    case tail
    /// The middle.
    case middle
  }

  /// A text in other letters.
  public enum Case: Hashable, Sendable {
    /// Capital letters.
    case uppercase
    /// Small letters.
    case lowercase
  }

  /// A line below or through a text; it takes no room.
  public struct LineStyle: Hashable, Sendable {
    /// How a line is broken.
    public enum Pattern: Hashable, Sendable {
      /// Not at all.
      case solid
      /// Into dots.
      case dot
      /// Into dashes.
      case dash
      /// Into dashes and dots.
      case dashDot
      /// Into dashes and two dots each.
      case dashDotDot
    }

    /// How the line is broken.
    let pattern: Pattern
    /// The line's colour; the text's where nil.
    let color: Color?

    /// Makes a line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A plain line.
    public static let single = LineStyle()
  }
}

// Rounding needs the C mathematics library, which this import links.
import Glibc

/// The part of the screen that an app's window takes.
public enum Window: Hashable, Sendable {
  /// The whole screen.
  case full
  /// The narrow side of an uneven split on iPad.
  case oneThird
  /// One side of an even split on iPad.
  case oneHalf
  /// The wide side of an uneven split on iPad.
  case twoThirds
  /// The narrow window that floats above another app on iPad.
  case slideOver
  /// The left one of two apps on the iPhone Duo's inner display.
  case splitLeft
  /// The right one of two apps on the iPhone Duo's inner display.
  case splitRight
  /// A window of any size, in points, as iPadOS 26 and later have them.
  case size(width: Double, height: Double)

  /// The name used in options and output: `full`, `one-third`, `one-half`, `two-thirds`,
  /// `slide-over`, `split-left`, `split-right`, or a size such as `500x700` or `561.5x1133`.
  public var name: String {
    switch self {
    case .full: "full"
    case .oneThird: "one-third"
    case .oneHalf: "one-half"
    case .twoThirds: "two-thirds"
    case .slideOver: "slide-over"
    case .splitLeft: "split-left"
    case .splitRight: "split-right"
    case .size(let width, let height): "\(Self.text(of: width))x\(Self.text(of: height))"
    }
  }

  /// Finds the window of a name as `name` spells it; nil for any other text and for sizes that are
  /// not positive and finite.
  public init?(name: String) {
    if let fixed = Self.fixed.first(where: { $0.name == name }) {
      self = fixed
      return
    }
    let parts = name.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      width.isFinite, height.isFinite, width > 0, height > 0
    else { return nil }
    self = .size(width: width, height: height)
  }

  /// Every window that is not a free size, in the order of declaration.
  public static let fixed: [Window] = [
    .full, .oneThird, .oneHalf, .twoThirds, .slideOver, .splitLeft, .splitRight,
  ]

  private static func text(of length: Double) -> String {
    if length == length.rounded(), abs(length) < 1e15 { return "\(Int64(length))" }
    return "\(length)"
  }
}

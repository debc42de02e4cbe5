/// A size that a view is offered, in points; nil on an axis asks for the view's ideal size.
public struct ProposedViewSize: Equatable, Sendable {
  /// The offered width; nil asks for the ideal one.
  public var width: CGFloat?
  /// The offered height; nil asks for the ideal one.
  public var height: CGFloat?

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Makes a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Proposes a size.
  public init(_ size: CGSize) {
    width = size.width
    height = size.height
  }

  /// The proposal as a size, with other numbers where it asks for the ideal: 10 unless given (rule
  /// 39).
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposal along an axis.
  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// Makes a proposal from its parts along and across an axis.
  init(_ axis: Axis, _ major: CGFloat?, _ minor: CGFloat?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: major, height: minor)
      : ProposedViewSize(width: minor, height: major)
  }
}

/// The horizontal or the vertical dimension.
public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The name.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// The other one.
  var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// A set of axes.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }
}

extension CGSize {
  /// The extent along an axis.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// Makes a size from its parts along and across an axis.
  init(_ axis: Axis, _ major: CGFloat, _ minor: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major)
  }
}

extension CGPoint {
  /// The place along an axis.
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

/// A feature of an item's rectangle that a constraint relates, with UIKit's raw values.
///
/// All but the margin attributes are features of the alignment rectangle; margins lie inside the
/// frame. Source of the values: Apple, `NSLayoutConstraint.Attribute`.
public enum LayoutAttribute: Int, CaseIterable, Hashable, Sendable {
  /// Stands where a constraint has no second item.
  case notAnAttribute = 0
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The edge where text starts.
  case leading
  /// The edge where text ends.
  case trailing
  /// The width.
  case width
  /// The height.
  case height
  /// The centre from left to right.
  case centerX
  /// The centre from top to bottom.
  case centerY
  /// The baseline of the last line of text.
  case lastBaseline
  /// The baseline of the first line of text.
  case firstBaseline
  /// The left margin.
  case leftMargin
  /// The right margin.
  case rightMargin
  /// The top margin.
  case topMargin
  /// The bottom margin.
  case bottomMargin
  /// The margin where text starts.
  case leadingMargin
  /// The margin where text ends.
  case trailingMargin
  /// The centre between the left and right margins.
  case centerXWithinMargins
  /// The centre between the top and bottom margins.
  case centerYWithinMargins

  /// What kind of quantity an attribute is.
  public enum Kind: Hashable, Sendable {
    /// A place from left to right.
    case horizontalPosition
    /// A place from top to bottom.
    case verticalPosition
    /// A width or a height.
    case size
    /// Nothing.
    case none
  }

  /// What kind of quantity this is: places of different axes and places and sizes never meet.
  public var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .size
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontalPosition
    default: .verticalPosition
    }
  }

  /// Whether the attribute follows the direction of text.
  public var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is an edge or a margin, which a scroll view's content meets at the
  /// content area (Apple, "Working with Scroll Views": "edges or margins ... attach to the content
  /// area", "height, width, or centers attach to the scroll view's frame").
  public var meetsContentArea: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .firstBaseline, .lastBaseline:
      true
    default: false
    }
  }
}

extension LayoutAttribute: CustomStringConvertible {
  /// The name in conflict reports, such as `leadingMargin`.
  public var description: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}

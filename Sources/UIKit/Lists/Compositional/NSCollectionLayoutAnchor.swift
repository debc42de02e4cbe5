/// Where something stands at a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// Nowhere in particular: in the middle.
  case none = 0
  /// At the top, in the middle.
  case top
  /// In the top corner where text starts.
  case topLeading
  /// At the edge where text starts, in the middle.
  case leading
  /// In the bottom corner where text starts.
  case bottomLeading
  /// At the bottom, in the middle.
  case bottom
  /// In the bottom corner where text ends.
  case bottomTrailing
  /// At the edge where text ends, in the middle.
  case trailing
  /// In the top corner where text ends.
  case topTrailing

  /// The edges that the alignment touches.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// Where a supplementary item hangs at the rectangle of what it belongs to.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  /// The edges that it hangs at; an axis without one is the middle.
  public let edges: NSDirectionalRectEdge
  /// How far it is moved: in points, or in shares of its own size.
  public let offset: CGPoint
  /// Whether `offset` counts in shares of the item's size.
  public let isFractionalOffset: Bool

  /// Whether `offset` is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// Makes an anchor at edges.
  public init(edges: NSDirectionalRectEdge) {
    self.edges = edges
    offset = .zero
    isFractionalOffset = false
    super.init()
  }

  /// Makes an anchor at edges, moved by points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isFractionalOffset = false
    super.init()
  }

  /// Makes an anchor at edges, moved by shares of the item's own size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isFractionalOffset = true
    super.init()
  }

  /// How far an item of a size is moved, in points.
  private func displacement(of size: CGSize) -> CGPoint {
    isFractionalOffset
      ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }

  /// The place of the anchor on a rectangle.
  private static func point(_ edges: NSDirectionalRectEdge, of rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading)
        ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }

  /// The frame of an item that hangs here at a rectangle; without an anchor of its own, the item's
  /// same edges meet the rectangle's.
  func frame(of size: CGSize, at rect: CGRect, item anchor: NSCollectionLayoutAnchor?) -> CGRect {
    let held = Self.point(edges, of: rect)
    let own = Self.point(anchor?.edges ?? edges, of: CGRect(origin: .zero, size: size))
    let move = displacement(of: size)
    let second = anchor?.displacement(of: size) ?? .zero
    return CGRect(
      x: held.x - own.x + move.x + second.x, y: held.y - own.y + move.y + second.y,
      width: size.width, height: size.height)
  }
}

/// A gap of a compositional layout.
@preconcurrency @MainActor public final class NSCollectionLayoutSpacing: NSObject {
  /// The gap, or the least gap, in points.
  public let spacing: CGFloat
  /// Whether the gap takes a share of the room that is left over.
  public let isFlexibleSpacing: Bool

  init(spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing.isFinite ? spacing : 0
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// A gap that is at least so many points, and takes its share of the room left over.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing: flexibleSpacing, isFlexible: true)
  }

  /// A gap of so many points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing: fixedSpacing, isFlexible: false)
  }

  /// Whether the gap stays as it is.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// Gaps round an element of a compositional layout, outside its size.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The gap at the edge where text starts.
  public let leading: NSCollectionLayoutSpacing?
  /// The gap at the top.
  public let top: NSCollectionLayoutSpacing?
  /// The gap at the edge where text ends.
  public let trailing: NSCollectionLayoutSpacing?
  /// The gap at the bottom.
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes gaps; nil is none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  /// The gap before the element along an axis.
  func before(_ axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutSpacing? {
    axis == .horizontal ? leading : top
  }

  /// The gap behind the element along an axis.
  func after(_ axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutSpacing? {
    axis == .horizontal ? trailing : bottom
  }
}

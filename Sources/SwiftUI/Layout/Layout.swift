/// A way to arrange views.
@preconcurrency public protocol Layout: Sendable, Animatable {
  /// What the layout keeps between its calls.
  associatedtype Cache = Void
  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// What a container of this layout is like.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what the layout keeps.
  func makeCache(subviews: Subviews) -> Cache

  /// Tells that the views or the layout have changed; the default makes a new cache (rule 37).
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the container wishes to have; the default takes those of all views on all
  /// edges (rule 19).
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size that the container takes when it is offered one.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the views.
  ///
  /// - Parameters:
  ///   - bounds: Where the container stands; the origin need not be zero (rule 41).
  ///   - proposal: What the size of the bounds was the answer to.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The place of a guide from the leading edge; nil leaves it to what is inside.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The place of a guide from the top edge; nil leaves it to what is inside.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// A container without an axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes a new cache (rule 37).
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The distances of all views on all edges; none where there are no views (rule 19).
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    var result = first.spacing
    for subview in subviews.dropFirst() { result.formUnion(subview.spacing) }
    return result
  }

  /// Leaves the guide to what is inside.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Leaves the guide to what is inside.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// A container of this layout.
  ///
  /// Where a type is a layout and a view too, an initialiser that takes the closure comes first, so
  /// that it can be built on by one that does not.
  @_disfavoredOverload public func callAsFunction<V: View>(
    @ViewBuilder _ content: () -> V
  ) -> some View { LayoutView(layout: self, content: content()) }
}

extension Layout where Cache == Void {
  /// There is nothing to keep.
  public func makeCache(subviews: Subviews) {}
}

/// What a container of a layout is like.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers stretch and that dividers cross; nil for both.
  public var stackOrientation: Axis?

  /// Makes properties of a container without an axis.
  public init() {}
}

/// A container of the app's own layout.
struct LayoutView<L: Layout, Content: View>: ContainerView {
  let layout: L
  let content: Content
  var nodeName: String { String(describing: L.self).prefix { $0 != "<" }.description }
}

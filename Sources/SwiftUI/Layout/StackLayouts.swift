/// Arranges views from the leading to the trailing edge.
public struct HStackLayout: Layout {
  /// What lines views up from top to bottom.
  public var alignment: VerticalAlignment
  /// The distance between views, in points; nil takes what each pair wishes.
  public var spacing: CGFloat?

  /// Makes a layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var arrangement: StackArrangement {
    StackArrangement(axis: .horizontal, spacing: spacing, alignment: alignment.key)
  }

  /// What the layout keeps.
  public struct Cache { var stack: StackState }

  /// The horizontal axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// Finds the gaps and the order in which views are served.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(stack: arrangement.makeState(subviews.shownElements))
  }

  /// Shares out the width.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { cache.stack.size(proposal) }

  /// Places views one beside the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { subviews.place(in: bounds, proposal, cache.stack) }

  /// The wishes of the outermost views at the sides, and of all above and below.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    arrangement.spacing(subviews.shownElements)
  }
}

/// Arranges views from top to bottom.
public struct VStackLayout: Layout {
  /// What lines views up from side to side.
  public var alignment: HorizontalAlignment
  /// The distance between views, in points; nil takes what each pair wishes.
  public var spacing: CGFloat?

  /// Makes a layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var arrangement: StackArrangement {
    StackArrangement(axis: .vertical, spacing: spacing, alignment: alignment.key)
  }

  /// What the layout keeps.
  public struct Cache { var stack: StackState }

  /// The vertical axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// Finds the gaps and the order in which views are served.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(stack: arrangement.makeState(subviews.shownElements))
  }

  /// Shares out the height.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { cache.stack.size(proposal) }

  /// Places views one below the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { subviews.place(in: bounds, proposal, cache.stack) }

  /// The wishes of the outermost views above and below, and of all at the sides.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    arrangement.spacing(subviews.shownElements)
  }
}

extension LayoutSubviews {
  /// Places the views of a stack.
  fileprivate func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ stack: StackState) {
    stack.forEachPlace(in: bounds, proposal) { _, index, placement, _ in
      setPlacement(index, placement)
    }
  }
}

/// Arranges views one in front of the other.
public struct ZStackLayout: Layout {
  /// What lines views up.
  public var alignment: Alignment

  /// Makes a layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  var arrangement: DepthArrangement { DepthArrangement(alignment: alignment) }

  /// Nothing is kept.
  public typealias Cache = Void

  /// The size round the views of the highest priority, lined up (rule 13).
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let elements = subviews.shownElements
    return arrangement.size(proposal, elements, arrangement.highestPriority(elements))
  }

  /// Places the views so that their guides meet: where the guide farthest from the leading or top
  /// edge is, among the views that count.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let elements = subviews.shownElements
    let highest = arrangement.highestPriority(elements)
    arrangement.forEachPlace(in: bounds, elements, highest) { _, index, placement, _ in
      subviews.setPlacement(index, placement)
    }
  }
}

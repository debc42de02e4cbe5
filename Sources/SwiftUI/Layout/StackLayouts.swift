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
  public struct Cache { var stack: StackArrangement.Cache }

  /// The horizontal axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// Finds the gaps and the order in which views are served.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(stack: arrangement.makeCache(subviews))
  }

  /// Shares out the width.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { arrangement.size(proposal, subviews, &cache.stack) }

  /// Places views one beside the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { arrangement.place(in: bounds, proposal, subviews, &cache.stack) }

  /// The wishes of the outermost views at the sides, and of all above and below.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    arrangement.spacing(subviews)
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
  public struct Cache { var stack: StackArrangement.Cache }

  /// The vertical axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// Finds the gaps and the order in which views are served.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(stack: arrangement.makeCache(subviews))
  }

  /// Shares out the height.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { arrangement.size(proposal, subviews, &cache.stack) }

  /// Places views one below the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { arrangement.place(in: bounds, proposal, subviews, &cache.stack) }

  /// The wishes of the outermost views above and below, and of all at the sides.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    arrangement.spacing(subviews)
  }
}

/// Arranges views one in front of the other.
public struct ZStackLayout: Layout {
  /// What lines views up.
  public var alignment: Alignment

  /// Makes a layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Nothing is kept.
  public typealias Cache = Void

  /// The size round the views of the highest priority, lined up (rule 13).
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let box = box(proposal, subviews)
    return CGSize(width: box.size.width, height: box.size.height)
  }

  /// Offers every view the bounds, lined up with the others.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard !subviews.isEmpty else { return }
    let offered = ProposedViewSize(bounds.size)
    let box = box(offered, subviews)
    for subview in subviews {
      let dimensions = subview.dimensions(in: offered)
      subview.place(
        at: CGPoint(
          x: bounds.origin.x - box.origin.x - dimensions[alignment.horizontal],
          y: bounds.origin.y - box.origin.y - dimensions[alignment.vertical]),
        proposal: offered)
    }
  }

  /// The rectangle round the views that count, from the point where the guides meet.
  private func box(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect {
    var highest = -Double.infinity
    for subview in subviews { highest = max(highest, subview.priority) }
    var left = CGFloat.infinity
    var top = CGFloat.infinity
    var right = -CGFloat.infinity
    var bottom = -CGFloat.infinity
    for subview in subviews where subview.priority == highest {
      let dimensions = subview.dimensions(in: proposal)
      let x = dimensions[alignment.horizontal]
      let y = dimensions[alignment.vertical]
      left = min(left, x.isFinite ? -x : 0)
      top = min(top, y.isFinite ? -y : 0)
      right = max(right, x.isFinite ? dimensions.width - x : .infinity)
      bottom = max(bottom, y.isFinite ? dimensions.height - y : .infinity)
    }
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}

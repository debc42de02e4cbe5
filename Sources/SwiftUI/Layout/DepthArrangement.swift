/// Lines up views one in front of the other (rule 13).
struct DepthArrangement {
  /// What lines views up.
  let alignment: Alignment

  /// How far views reach along an axis, from the line that their guides meet on.
  struct Extent {
    var lower = CGFloat.infinity
    var upper = -CGFloat.infinity

    var length: CGFloat { max(0, upper - lower) }

    /// Takes in a view.
    mutating func add(_ length: CGFloat, guide: CGFloat) {
      lower = min(lower, guide.isFinite ? -guide : 0)
      upper = max(upper, guide.isFinite ? length - guide : .infinity)
    }
  }

  /// The priority of the views that give the size.
  func highestPriority(_ elements: [LayoutElement]) -> Double {
    var highest = -Double.infinity
    for element in elements { highest = max(highest, element.priority) }
    return highest
  }

  /// How the size follows from what is offered; nil where it is the same whatever that is.
  ///
  /// Views are lined up on their lengths along each axis, unless guides are set.
  func dependence(on elements: [LayoutElement]) -> SizeDependence? {
    guard alignment.horizontal.key.isPlain, alignment.vertical.key.isPlain else { return .both }
    return LayoutElement.dependence(on: elements, linedUp: true)
  }

  /// How far the views that count reach along an axis, where lengths are separate.
  func extent(
    _ axis: Axis, _ offered: CGFloat?, _ elements: [LayoutElement], _ highest: Double
  ) -> Extent {
    let key = axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
    var extent = Extent()
    for element in elements where element.priority == highest {
      let length = element.length(axis, offered)
      extent.add(
        length, guide: key.plainPlace(in: CGSize(width: length, height: length)))
    }
    return extent
  }

  /// The rectangle round the views that count, from the point where the guides meet.
  func box(
    _ proposal: ProposedViewSize, _ elements: [LayoutElement], _ highest: Double
  ) -> CGRect {
    var across = Extent()
    var down = Extent()
    for element in elements where element.priority == highest {
      let dimensions = element.dimensions(proposal)
      across.add(dimensions.width, guide: dimensions[alignment.horizontal])
      down.add(dimensions.height, guide: dimensions[alignment.vertical])
    }
    return CGRect(x: across.lower, y: down.lower, width: across.length, height: down.length)
  }

  /// Tells where each view stands: it is offered the bounds and lined up with the others.
  ///
  /// - Parameter body: Takes a view, its place, its placement and its size.
  func forEachPlace(
    in bounds: CGRect, _ elements: [LayoutElement], _ highest: Double,
    _ body: (LayoutElement, Int, Placement, CGSize) -> Void
  ) {
    if elements.isEmpty { return }
    let offered = ProposedViewSize(bounds.size)
    let box = box(offered, elements, highest)
    for (index, element) in elements.enumerated() {
      let dimensions = element.dimensions(offered)
      let origin = CGPoint(
        x: bounds.origin.x - box.origin.x - dimensions[alignment.horizontal],
        y: bounds.origin.y - box.origin.y - dimensions[alignment.vertical])
      body(element, index, Placement(origin: origin, proposal: offered), dimensions.size)
    }
  }
}

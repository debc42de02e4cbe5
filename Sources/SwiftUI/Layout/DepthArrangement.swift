/// Lines up views one in front of the other (rule 13).
struct DepthArrangement {
  /// What lines views up.
  let alignment: Alignment

  /// The priority of the views that give the size.
  func highestPriority(_ elements: [LayoutElement]) -> Double {
    var highest = -Double.infinity
    for element in elements { highest = max(highest, element.priority) }
    return highest
  }

  /// How the size follows from what is offered; nil where it is the same whatever that is.
  func dependence(on elements: [LayoutElement]) -> SizeDependence? {
    LayoutElement.dependence(on: elements, linedUp: false)
  }

  /// The greatest length of the views that count along an axis, where lengths are separate.
  func length(
    _ axis: Axis, _ offered: CGFloat?, _ elements: [LayoutElement], _ highest: Double
  ) -> CGFloat {
    var length: CGFloat = 0
    for element in elements where element.priority == highest {
      length = max(length, element.length(axis, offered))
    }
    return length
  }

  /// The greatest width and height of the views that count, however their guides stand.
  func size(
    _ proposal: ProposedViewSize, _ elements: [LayoutElement], _ highest: Double
  ) -> CGSize {
    var size = CGSize.zero
    for element in elements where element.priority == highest {
      let taken = element.sizeThatFits(proposal)
      size.width = max(size.width, taken.width)
      size.height = max(size.height, taken.height)
    }
    return size
  }

  /// Tells where each view stands: it is offered the bounds, and all guides meet where the one is
  /// that is farthest from the leading or the top edge, of the views that count.
  ///
  /// - Parameter body: Takes a view, its place, its placement and its size.
  func forEachPlace(
    in bounds: CGRect, _ elements: [LayoutElement], _ highest: Double,
    _ body: (LayoutElement, Int, Placement, CGSize) -> Void
  ) {
    if elements.isEmpty { return }
    let offered = ProposedViewSize(bounds.size)
    var meeting = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    for element in elements where element.priority == highest {
      let dimensions = element.dimensions(offered)
      meeting.x = max(meeting.x, dimensions[alignment.horizontal])
      meeting.y = max(meeting.y, dimensions[alignment.vertical])
    }
    for (index, element) in elements.enumerated() {
      let dimensions = element.dimensions(offered)
      let x = meeting.x - dimensions[alignment.horizontal]
      let y = meeting.y - dimensions[alignment.vertical]
      let origin = CGPoint(
        x: bounds.origin.x + (x.isFinite ? x : 0), y: bounds.origin.y + (y.isFinite ? y : 0))
      body(element, index, Placement(origin: origin, proposal: offered), dimensions.size)
    }
  }
}

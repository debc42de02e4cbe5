/// How a stack puts its views in order.
struct StackArrangement {
  let axis: Axis
  let spacing: CGFloat?
  /// The guide across the axis by which views are lined up.
  let alignment: AlignmentKey

  /// How the stack's size follows from what it is offered; nil where it is the same whatever that is.
  ///
  /// A view's length along the axis depends on what it is offered there, and how views are lined up
  /// on their lengths across it, unless guides are set: where each view's lengths are separate, the
  /// stack's are.
  func dependence(on elements: [LayoutElement]) -> SizeDependence? {
    guard alignment.isPlain else { return .both }
    return LayoutElement.dependence(on: elements, linedUp: true)
  }

  /// What is kept of some views by a layout, which may keep it longer than their sizes last.
  func makeState(_ elements: [LayoutElement]) -> StackState {
    StackState(self, elements, isSeparate: false)
  }

  /// The first view's wish at the start, the last one's at the end, and all views' at the sides.
  func spacing(_ elements: [LayoutElement]) -> ViewSpacing {
    guard let first = elements.first, let end = elements.last else { return .zero }
    var result = first.spacing()
    let last = end.spacing()
    if axis == .horizontal {
      result.trailing = last.trailing
    } else {
      result.bottom = last.bottom
    }
    let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    for element in elements.dropFirst() { result.formUnion(element.spacing(), edges: sides) }
    return result
  }
}

extension LayoutElement {
  /// How a size follows from what is offered that follows from the lengths of some views along each
  /// axis; nil where it is the same whatever is offered.
  ///
  /// - Parameter linedUp: Whether the views are lined up by guides that follow from their lengths
  ///   unless they are set.
  static func dependence(on elements: [LayoutElement], linedUp: Bool) -> SizeDependence? {
    var areFixed = true
    for element in elements {
      if linedUp, element.setsPlainGuides { return .both }
      switch element.dependence {
      case .both: return .both
      case .separate, .filling: areFixed = false
      case .fixed: break
      }
    }
    return areFixed ? nil : .separate
  }
}

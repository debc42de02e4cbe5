/// Views that are read, not shown: what bars show stands for them.
@MainActor struct HiddenViews {
  private(set) var nodes: [_TypedViewNode<AnyView>] = []

  /// Takes other views over; nodes stay where there was one before.
  mutating func take(_ views: [AnyView], _ context: _ViewContext) {
    while nodes.count > views.count { nodes.removeLast().remove() }
    for (index, view) in views.enumerated() {
      if index < nodes.count {
        nodes[index].update(view, context.environment)
      } else {
        nodes.append(AnyView._makeNode(view, context))
      }
    }
  }
}

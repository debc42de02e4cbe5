import LayoutTree

/// Makes a node of its own round each view that it changes, under the name of the system's view.
nonisolated struct NodeDescription: SizeKeepingModifier, Equatable {
  typealias Body = Never

  /// The system's name.
  let name: String
  /// What the view is.
  let kind: NodeKind
  /// Whether it answers to touches where controls do.
  var isTouchTarget = false

  var nodeName: String? { name }

  func describe(
    size: CGSize, environment: EnvironmentValues, into node: inout LayoutNode
  ) {
    node.kind = kind
    node.isTouchTarget = isTouchTarget && environment.isEnabled
    if isTouchTarget { node.control = ControlContent(isEnabled: environment.isEnabled) }
  }
}

extension View {
  /// This view inside a node of the system's name.
  nonisolated func described(
    _ name: String, _ kind: NodeKind = .container, isTouchTarget: Bool = false
  ) -> some View {
    modifier(NodeDescription(name: name, kind: kind, isTouchTarget: isTouchTarget))
  }
}

import LayoutTree

/// Names a view for tests and assistive technologies: results call its node by that name.
nonisolated struct AccessibilityName: LayoutModifier, Equatable {
  typealias Body = Never

  /// The name.
  let name: String
  /// Whether the name stands in place of one that the view has by itself.
  let replaces: Bool

  func describe(
    size: CGSize, environment: EnvironmentValues, into node: inout LayoutNode
  ) {
    if replaces || node.label == nil { node.label = name }
  }
}

extension View {
  /// Names the view for tests; results call its node by that name.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityName(name: identifier, replaces: true))
  }
}

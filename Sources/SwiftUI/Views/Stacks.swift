/// Views from the leading to the trailing edge.
public struct HStack<Content: View>: ArrangedView {
  package let layout: HStackLayout
  package let content: Content

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - alignment: What lines views up from top to bottom.
  ///   - spacing: The distance between views, in points; nil takes what each pair wishes.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  func makeElement(_ environment: EnvironmentValues) -> StackElement {
    StackElement(layout.arrangement, environment)
  }

  func update(_ element: StackElement) { element.setArrangement(layout.arrangement) }
}

/// Views from top to bottom.
public struct VStack<Content: View>: ArrangedView {
  package let layout: VStackLayout
  package let content: Content

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - alignment: What lines views up from side to side.
  ///   - spacing: The distance between views, in points; nil takes what each pair wishes.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  func makeElement(_ environment: EnvironmentValues) -> StackElement {
    StackElement(layout.arrangement, environment)
  }

  func update(_ element: StackElement) { element.setArrangement(layout.arrangement) }
}

/// Views one in front of the other, the last one foremost.
public struct ZStack<Content: View>: ArrangedView {
  package let layout: ZStackLayout
  package let content: Content

  /// Makes a stack.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  func makeElement(_ environment: EnvironmentValues) -> DepthElement {
    DepthElement(layout.arrangement, environment)
  }

  func update(_ element: DepthElement) { element.setArrangement(layout.arrangement) }
}

import LayoutTree
import UIKit

/// Shows a part of what is larger than itself.
///
/// Along its axes it takes what it is offered, and offers what is inside as much as it likes; across
/// them it is as large as what is inside (rule 52).
public nonisolated struct ScrollView<Content: View>: View {
  /// A view without a body.
  public typealias Body = Never

  /// The axes along which more can be inside than is seen.
  public var axes: Axis.Set
  /// Whether it is shown how much more there is; layout does not see it.
  public var showsIndicators: Bool
  /// What is inside.
  public var content: Content

  /// Makes a scroll view.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Makes a node that shows a part of the content.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _ViewContext
  ) -> _TypedViewNode<Self> {
    ScrollNode(view, context)
  }
}

/// The node of a scroll view.
final class ScrollNode<Content: View>: _TypedViewNode<ScrollView<Content>> {
  private let element: ScrollElement
  private var content: _TypedViewNode<Content>!

  init(_ view: ScrollView<Content>, _ context: _ViewContext) {
    element = ScrollElement(view.axes, context.environment)
    super.init(context)
    content = Content._makeNode(view.content, childContext)
    gather()
  }

  override var gathersElements: Bool { true }

  override func gather() {
    var list: [LayoutElement] = []
    content.appendElements(to: &list)
    element.setContent(list)
  }

  override func update(_ view: ScrollView<Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    element.environment = environment
    element.axes = view.axes
    content.update(view.content, environment)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    element.environment = environment
    content.environmentDidChange(environment)
  }

  override func appendElements(to list: inout [LayoutElement]) {
    element.clearMarks()
    list.append(element)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { body(content) }
}

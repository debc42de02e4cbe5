import UIKit

/// Shows actions when the row that a view stands in is swiped.
nonisolated struct RowActionsModifier<Actions: View>: ViewModifier {
  typealias Body = Never
  let actions: Actions
  /// Whether they delete the row, which it may forbid.
  var deletes = false

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>> { RowActionsNode(view, context) }
}

/// The node of a view with actions: they are read, and shown only by a swipe.
final class RowActionsNode<Content: View, Actions: View>: WrappingNode<
  Content, RowActionsModifier<Actions>
>
{
  private var actions: _TypedViewNode<Actions>!

  override init(
    _ view: ModifiedContent<Content, RowActionsModifier<Actions>>, _ context: _ViewContext
  ) {
    super.init(view, context)
    actions = Actions._makeNode(view.modifier.actions, childContext)
  }

  override func makeWrapper(_ child: LayoutElement) -> UnaryElement {
    let element = RowActionsElement(child, environment)
    let deletes = modifier.deletes
    element.actions = { [weak self, weak child] in
      if deletes, child?.value(DeleteDisabledKey.self) ?? true { return [] }
      var elements: [LayoutElement] = []
      self?.actions.appendElements(to: &elements)
      return TapCollector.targets(of: elements).all
    }
    return element
  }

  override func update(
    _ view: ModifiedContent<Content, RowActionsModifier<Actions>>,
    _ environment: EnvironmentValues
  ) {
    super.update(view, environment)
    actions.update(view.modifier.actions, environment)
  }

  override func updateWrapper(_ wrapper: UnaryElement, isEqual: Bool) {
    super.updateWrapper(wrapper, isEqual: true)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    super.environmentDidChange(environment)
    actions.environmentDidChange(environment)
  }

  override func willRemove() { actions.remove() }
}

/// Whether a row may not be deleted.
enum DeleteDisabledKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// The element of a view with actions.
final class RowActionsElement: UnaryElement, @unchecked Sendable {
  var actions: @MainActor () -> [TapTarget] = { [] }
}

extension View {
  /// Shows actions when the row that the view stands in is swiped; at rest layout does not see them.
  ///
  /// - Parameters:
  ///   - edge: The edge that they come from.
  ///   - allowsFullSwipe: Whether a long swipe runs the first one.
  ///   - content: The actions.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { modifier(RowActionsModifier(actions: content())) }
}

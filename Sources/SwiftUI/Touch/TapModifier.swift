import UIKit

/// Does something when the view is tapped.
nonisolated struct TapModifier: ViewModifier {
  typealias Body = Never
  /// Replaces the text of a field; nil for what is no field.
  var enter: (@MainActor (String) -> Void)?
  /// What a button is for.
  var role: ButtonRole?
  /// Whether it answers to a single tap.
  var isAnswering = true
  /// What a tap does.
  let action: @MainActor () -> Void

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>> { TapNode(view, context) }
}

/// The node of a view that does something when it is tapped. Another action changes no layout.
final class TapNode<Content: View>: WrappingNode<Content, TapModifier> {
  override func makeWrapper(_ child: LayoutElement) -> UnaryElement {
    let element = TapElement(child, environment)
    element.take(modifier)
    return element
  }

  override func updateWrapper(_ wrapper: UnaryElement, isEqual: Bool) {
    unsafeDowncast(wrapper, to: TapElement.self).take(modifier)
    super.updateWrapper(wrapper, isEqual: true)
  }
}

/// The element of a view that does something when it is tapped.
class TapElement: UnaryElement, @unchecked Sendable {
  private(set) var action: @MainActor () -> Void = {}
  private(set) var enter: (@MainActor (String) -> Void)?
  private(set) var role: ButtonRole?
  /// Whether the view answers where the surroundings let it.
  var answers = true

  func take(_ modifier: TapModifier) {
    action = modifier.action
    enter = modifier.enter
    role = modifier.role
    answers = modifier.isAnswering
  }

  func setAction(_ action: @escaping @MainActor () -> Void) { self.action = action }
}

/// Parts of a view that answer to taps and are no views of their own, such as segments.
nonisolated struct TapPartsModifier: ViewModifier {
  typealias Body = Never
  /// What the parts are called, and what a tap on each does.
  let parts: [(name: String, action: @MainActor () -> Void)]

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>> { TapPartsNode(view, context) }
}

/// The node of a view with parts that answer to taps.
final class TapPartsNode<Content: View>: WrappingNode<Content, TapPartsModifier> {
  override func makeWrapper(_ child: LayoutElement) -> UnaryElement {
    let element = TapPartsElement(child, environment)
    element.parts = modifier.parts
    return element
  }

  override func updateWrapper(_ wrapper: UnaryElement, isEqual: Bool) {
    unsafeDowncast(wrapper, to: TapPartsElement.self).parts = modifier.parts
    super.updateWrapper(wrapper, isEqual: true)
  }
}

/// The element of a view with parts that answer to taps.
final class TapPartsElement: UnaryElement, @unchecked Sendable {
  var parts: [(name: String, action: @MainActor () -> Void)] = []
}

extension View {
  /// This view, which does something when it is tapped.
  nonisolated func tappable(
    role: ButtonRole? = nil, _ action: @escaping @MainActor () -> Void
  ) -> some View { modifier(TapModifier(role: role, action: action)) }

  /// This view, the text of which can be replaced.
  nonisolated func editable(_ enter: @escaping @MainActor (String) -> Void) -> some View {
    modifier(TapModifier(enter: enter, action: {}))
  }

  /// This view, parts of which do something when they are tapped.
  nonisolated func tappableParts(_ parts: [(name: String, action: @MainActor () -> Void)])
    -> some View
  {
    modifier(TapPartsModifier(parts: parts))
  }
}

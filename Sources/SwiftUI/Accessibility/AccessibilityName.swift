import LayoutTree
import UIKit

/// Names a view for tests and for screen readers: results call its node so, and taps find it so.
nonisolated struct NameModifier: ViewModifier {
  typealias Body = Never
  var identifier: String?
  var label: Text?

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>> { NameNode(view, context) }
}

/// The node of a view that is named.
final class NameNode<Content: View>: WrappingNode<Content, NameModifier> {
  override func makeWrapper(_ child: LayoutElement) -> UnaryElement {
    let element = NamedElement(child, environment)
    give(element)
    return element
  }

  override func updateWrapper(_ wrapper: UnaryElement, isEqual: Bool) {
    give(unsafeDowncast(wrapper, to: NamedElement.self))
    super.updateWrapper(wrapper, isEqual: true)
  }

  private func give(_ element: NamedElement) {
    element.identifier = modifier.identifier
    element.label = modifier.label.map { TextResolver.string(of: $0, in: environment) }
  }
}

/// The element of a view that is named.
final class NamedElement: UnaryElement, @unchecked Sendable {
  var identifier: String?
  var label: String?

  /// Results call the view's node by the name for tests, or by what a screen reader says where the
  /// view has no name by itself.
  override func export(into exporter: inout ElementExporter) {
    exporter.adding(to: child) { nodes, start in
      for index in start..<nodes.count {
        nodes[index].label = identifier ?? nodes[index].label ?? label
      }
    }
  }
}

extension View {
  /// Names the view for tests.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(NameModifier(identifier: identifier))
  }

  /// Sets what a screen reader says of the view, looked up in translations.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(NameModifier(label: Text(labelKey)))
  }

  /// Sets what a screen reader says of the view.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    modifier(NameModifier(label: label))
  }

  /// Sets what a screen reader says of the view.
  @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S)
    -> some View
  {
    modifier(NameModifier(label: Text(label)))
  }
}

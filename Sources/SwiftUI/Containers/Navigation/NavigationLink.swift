import UIKit

/// Leads to another view in a navigation stack when it is tapped. A row of a list with one shows that
/// it leads somewhere. Outside a stack it leads nowhere.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  private let target: LinkTarget
  private let isActive: Binding<Bool>?
  @Environment(\.isInList) private var isInList

  init(label: Label, target: LinkTarget, isActive: Binding<Bool>? = nil) {
    self.label = label
    self.target = target
    self.isActive = isActive
  }

  /// Makes a link to a view.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), target: .view(AnyView(destination()))) }

  /// Makes a link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(AnyView(destination)))
  }

  /// Makes a link to a view that is shown while a value is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(AnyView(destination())), isActive: isActive)
  }

  /// Makes a link to a view that is shown while a value is true.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(AnyView(destination)), isActive: isActive)
  }

  /// The label; outside lists in the tint colour.
  @ViewBuilder @MainActor public var body: some View {
    if case .view(let view) = target, let isActive {
      shown.tappable { isActive.wrappedValue = true }
        .navigationDestination(isPresented: isActive) { view }
    } else {
      shown.modifier(LinkModifier(target: target))
    }
  }

  @ViewBuilder private var shown: some View {
    if isInList {
      ControlLabel(label)
        .described("NavigationLink", .button, isTouchTarget: true)
        .disclosing()
    } else {
      ControlLabel(label)
        .foregroundStyle(TintShapeStyle())
        .described("NavigationLink", .button, isTouchTarget: true)
    }
  }
}

/// What a link leads to.
enum LinkTarget {
  /// A view.
  case view(AnyView)
  /// What a value leads to; nowhere without one.
  case value(AnyHashable?)
}

/// Leads to another view when it is tapped.
nonisolated struct LinkModifier: ViewModifier {
  typealias Body = Never
  let target: LinkTarget

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>> { LinkNode(view, context) }
}

/// The node of a link: while its view is shown, it states what the view is.
final class LinkNode<Content: View>: WrappingNode<Content, LinkModifier> {
  private var isPushed = false

  override func makeWrapper(_ child: LayoutElement) -> UnaryElement {
    let element = TapElement(child, environment)
    element.setAction { [weak self] in self?.follow() }
    element.answers = answers
    return element
  }

  override func updateWrapper(_ wrapper: UnaryElement, isEqual: Bool) {
    unsafeDowncast(wrapper, to: TapElement.self).answers = answers
    super.updateWrapper(wrapper, isEqual: true)
  }

  private var answers: Bool {
    guard environment.navigation != nil else { return false }
    if case .value(nil) = modifier.target { return false }
    return true
  }

  private func follow() {
    switch modifier.target {
    case .value(let value):
      if let value { environment.navigation?.push(value) }
    case .view(let view):
      isPushed = true
      environment.navigation?.link(serial) { view }
      environment.navigation?.pushLink(serial)
    }
  }

  override func update(
    _ view: ModifiedContent<Content, LinkModifier>, _ environment: EnvironmentValues
  ) {
    super.update(view, environment)
    guard isPushed, case .view(let view) = modifier.target else { return }
    let owner = serial
    if environment.navigation?.statement(of: owner) == nil {
      isPushed = false
    } else {
      environment.navigation?.link(owner) { view }
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to what a value leads to.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
  }

  /// Makes a link to what a value leads to, with a title that is looked up in translations.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Makes a link to what a value leads to, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link to a view with a title that is looked up in translations.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link to a view with a title that is looked up in translations.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link to a view with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link to a view with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

import LayoutTree
import UIKit

/// Chooses one of several values.
///
/// Segments and wheels measure as UIKit's. As a menu it shows the chosen value in a button of the
/// system's padding.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  /// A view without a body.
  public typealias Body = Never

  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  /// Makes a picker.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  /// Makes a node that reads the values' titles and shows them in the surroundings' style.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _ViewContext
  ) -> _TypedViewNode<Self> {
    PickerNode(view, context)
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title that is looked up in translations.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// The node of a picker: what can be chosen is read, not shown.
final class PickerNode<Label: View, Value: Hashable, Content: View>: _TypedViewNode<
  Picker<Label, Value, Content>
>
{
  private var view: Picker<Label, Value, Content>
  private var content: _TypedViewNode<Content>!
  private var shown: _TypedViewNode<PickerBody<Label>>!
  private let element: ContainerElement<HStackLayout>

  init(_ view: Picker<Label, Value, Content>, _ context: _ViewContext) {
    self.view = view
    element = ContainerElement(
      HStackLayout(), name: "Picker", kind: .container, context.environment)
    super.init(context)
    content = Content._makeNode(view.content, childContext)
    shown = PickerBody<Label>._makeNode(body, childContext)
    gather()
  }

  private var body: PickerBody<Label> {
    let options = ChoiceOption.options(of: content)
    let selected = AnyHashable(view.selection.wrappedValue)
    return PickerBody(
      label: view.label, titles: options.map(\.title),
      selected: options.firstIndex { $0.tag == selected },
      select: { [view] index in
        if let value = options[index].tag?.base as? Value { view.selection.wrappedValue = value }
      })
  }

  override var gathersElements: Bool { true }

  override func gather() {
    shown.update(body, environment)
    var list: [LayoutElement] = []
    shown.appendElements(to: &list)
    element.setChildren(list)
  }

  override func update(
    _ view: Picker<Label, Value, Content>, _ environment: EnvironmentValues
  ) {
    self.view = view
    self.environment = environment
    element.environment = environment
    content.update(view.content, environment)
    shown.update(body, environment)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    element.environment = environment
    content.environmentDidChange(environment)
    shown.update(body, environment)
  }

  override func appendElements(to list: inout [LayoutElement]) {
    element.clearMarks()
    list.append(element)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    body(content)
    body(shown)
  }
}

/// What a picker shows.
nonisolated struct PickerBody<Label: View>: View {
  let label: Label
  let titles: [String]
  let selected: Int?
  /// Chooses the value of a place.
  let select: @MainActor (Int) -> Void
  @Environment(\.pickerStyle) private var style
  @Environment(\.isInList) private var isInList

  private var title: String { selected.map { titles[$0] } ?? "" }

  @MainActor var body: some View {
    switch style {
    case .menu:
      if isInList {
        LabeledRow(label: label, control: RowValue(title: title, isMenu: true))
      } else {
        MenuValue(title: title)
      }
    case .navigationLink:
      LabeledRow(label: label, control: RowValue(title: title, isMenu: false)).disclosing()
    case .inline: PickerWheels()
    case .segmented:
      SegmentedControl(titles: titles, selected: selected)
        .tappableParts(parts)
    case .wheel: PickerWheels()
    }
  }

  private var parts: [(name: String, action: @MainActor () -> Void)] {
    let select = select
    var parts: [(name: String, action: @MainActor () -> Void)] = []
    for (index, title) in titles.enumerated() { parts.append((title, { select(index) })) }
    return parts
  }
}

/// The chosen value of a menu: its title before a symbol of two chevrons, in a button of medium size.
///
/// UIKit's metrics of a plain configuration; how far the symbol stands from the title no source
/// states, the system's distance halved is taken.
private nonisolated struct MenuValue: View {
  let title: String
  @Environment(\.buttonInsets) private var insets

  @MainActor var body: some View {
    HStack(spacing: ViewSpacing.system / 2) {
      Text(verbatim: title)
      Image(systemName: "chevron.up.chevron.down").imageScale(.small)
    }
    .foregroundStyle(TintShapeStyle())
    .padding(insets)
    .described("MenuButton", .button, isTouchTarget: true)
  }
}

/// The chosen value at the end of a row: grey, in a menu before a symbol of two chevrons.
private nonisolated struct RowValue: View {
  let title: String
  let isMenu: Bool

  @MainActor var body: some View {
    HStack(spacing: ViewSpacing.system / 2) {
      Text(verbatim: title)
      if isMenu { Image(systemName: "chevron.up.chevron.down").imageScale(.small) }
    }
    .foregroundStyle(.secondary)
    .described(isMenu ? "MenuButton" : "Value", .button, isTouchTarget: true)
  }
}

/// The system's ways of showing pickers.
public enum _PickerKind: Hashable, Sendable {
  /// The chosen value, which opens a menu.
  case menu
  /// Segments.
  case segmented
  /// Wheels.
  case wheel
  /// A row for each value.
  case inline
  /// The chosen value in a row that leads to a list of all.
  case navigationLink
}

/// A way of showing pickers.
public protocol PickerStyle: Sendable {
  /// Which of the system's ways this is.
  var _kind: _PickerKind { get }
}

/// The system's choice: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// A menu.
  public var _kind: _PickerKind { .menu }
}

/// The chosen value, which opens a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// A menu.
  public var _kind: _PickerKind { .menu }
}

/// Segments.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// Segments.
  public var _kind: _PickerKind { .segmented }
}

/// Wheels.
public struct WheelPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// Wheels.
  public var _kind: _PickerKind { .wheel }
}

/// A row for each value in a list, the chosen one with a check mark; wheels elsewhere.
public struct InlinePickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// Rows.
  public var _kind: _PickerKind { .inline }
}

/// The chosen value in a row that leads to a list of all.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// A row.
  public var _kind: _PickerKind { .navigationLink }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A row for each value in a list.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that leads to a list of all.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The system's choice.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The chosen value, which opens a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// Wheels.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

private struct PickerStyleKey: EnvironmentKey {
  static let defaultValue = _PickerKind.menu
}

extension EnvironmentValues {
  /// How pickers are shown.
  var pickerStyle: _PickerKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how pickers inside are shown.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, style._kind)
  }
}

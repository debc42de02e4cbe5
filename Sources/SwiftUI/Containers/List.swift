import LayoutTree
import UIKit

/// Rows from top to bottom, made when they are seen. It takes what it is offered.
///
/// Rows, headers and spaces measure as UIKit's tables of the same style.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
  /// A view without a body.
  public typealias Body = Never

  let content: Content

  /// Makes a list of which rows can be chosen.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a list of which several rows can be chosen.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a node that makes rows when they are seen.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _ViewContext
  ) -> _TypedViewNode<Self> {
    ListNode(view, name: "List", context) {
      LazyContent($0.content, scope: $1, environment: $2)
    }
  }
}

extension List where SelectionValue == Never {
  /// Makes a list.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a list of rows of a collection, known by a property of theirs.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Makes a list of rows of a collection.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    content = ForEach(data, content: rowContent)
  }

  /// Makes a list of rows of a range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }
}

extension List {
  /// Makes a list of rows of a collection of which one can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    content = ForEach(data, content: rowContent)
  }

  /// Makes a list of rows of a collection of which several can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    content = ForEach(data, content: rowContent)
  }

  /// Makes a list of rows of a collection, known by a property of theirs, of which one can be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }
}

/// Controls in rows, as a list of sections.
public nonisolated struct Form<Content: View>: View {
  /// A view without a body.
  public typealias Body = Never

  let content: Content

  /// Makes a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a node that makes rows when they are seen.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _ViewContext
  ) -> _TypedViewNode<Self> {
    ListNode(view, name: "Form", context) {
      LazyContent($0.content, scope: $1, environment: $2)
    }
  }
}

/// The node of rows from top to bottom.
final class ListNode<V: View>: _TypedViewNode<V> {
  private let element: ListElement
  private let rows: ListRowsElement
  private let read: (V, LazyScope, EnvironmentValues) -> LazyContent
  fileprivate var cells: LazyCells!
  private var view: V
  private var scope: LazyScope!

  init(
    _ view: V, name: String, _ context: _ViewContext,
    read: @escaping (V, LazyScope, EnvironmentValues) -> LazyContent
  ) {
    self.read = read
    self.view = view
    element = ListElement(name: name, context.environment)
    rows = ListRowsElement(Self.inner(context.environment))
    super.init(context)
    cells = LazyCells(owner: self, host: rows, gathersRows: true)
    cells.environment = Self.inner(context.environment)
    rows.cells = cells
    element.setContent([rows])
    scope = LazyScope(owner: self)
    readContent()
  }

  /// What rows see: they know that they are rows.
  private static func inner(_ environment: EnvironmentValues) -> EnvironmentValues {
    var inner = environment
    inner.isInList = true
    return inner
  }

  private func readContent() {
    let content = read(view, scope, Self.inner(environment)).withListTexts
    rows.sections = content.sections
    cells.setItems(content.items)
  }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    take(environment)
    self.view = view
    readContent()
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    take(environment)
    cells.environmentDidChange(Self.inner(environment))
    if !scope.isEmpty { readContent() }
  }

  override func evaluate() { if scope.isDirty { readContent() } }

  override func willRemove() { scope.removeAll() }

  private func take(_ environment: EnvironmentValues) {
    self.environment = environment
    element.environment = environment
    rows.environment = Self.inner(environment)
    cells.environment = Self.inner(environment)
  }

  override var gathersElements: Bool { true }

  override func gather() { cells.gather() }

  override func appendElements(to list: inout [LayoutElement]) {
    element.clearMarks()
    list.append(element)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { cells?.forEachNode(body) }
}

extension ListNode: ScrollTargetNode {
  func node(of id: AnyHashable) -> _ViewNode? { cells.neededNode(of: id) }
}

/// The element of a list: it takes what it is offered along both axes.
final class ListElement: ScrollElement {
  private let name: String

  init(name: String, _ environment: EnvironmentValues) {
    self.name = name
    super.init(.vertical, environment)
  }

  override var nodeName: String { name }
  override var nodeKind: NodeKind { .table }

  override func describe(into node: inout LayoutNode) {
    super.describe(into: &node)
    guard environment.showsScrollContentBackground else { return }
    let ground: UIColor =
      environment.listStyle == .plain ? .systemBackground : .systemGroupedBackground
    node.style.backgroundColor = ground.resolved(
      environment.colorScheme == .dark ? .dark : .light)
  }
}

private struct IsInListKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether views stand in rows of a list.
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}

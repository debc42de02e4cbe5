import LayoutTree

/// Views in the columns of a row of a grid; outside grids they are like a group.
public nonisolated struct GridRow<Content: View>: View {
  /// A view without a body.
  public typealias Body = Never

  let alignment: VerticalAlignment?
  let content: Content

  /// Makes a row.
  ///
  /// - Parameter alignment: What lines the row's views up from top to bottom; nil is the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Makes a node that marks each of its views as one of the row.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _ViewContext
  ) -> _TypedViewNode<Self> {
    GridRowNode(view, context)
  }
}

/// What tells the rows of a grid apart.
final class GridRowToken {
  var alignment: VerticalAlignment?
  init(_ alignment: VerticalAlignment?) { self.alignment = alignment }
}

final class GridRowNode<Content: View>: _TypedViewNode<GridRow<Content>> {
  private let token: GridRowToken
  private var content: _TypedViewNode<Content>!
  private var cells: [GridCellElement] = []

  init(_ view: GridRow<Content>, _ context: _ViewContext) {
    token = GridRowToken(view.alignment)
    super.init(context)
    content = Content._makeNode(view.content, childContext)
  }

  override func update(_ view: GridRow<Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    if token.alignment != view.alignment {
      token.alignment = view.alignment
      for cell in cells { cell.invalidate() }
    }
    for cell in cells { cell.environment = environment }
    content.update(view.content, environment)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    for cell in cells { cell.environment = environment }
    content.environmentDidChange(environment)
  }

  override func appendElements(to list: inout [LayoutElement]) {
    let start = list.count
    content.appendElements(to: &list)
    var known: [ObjectIdentifier: GridCellElement] = [:]
    for cell in cells { known[ObjectIdentifier(cell.child)] = cell }
    var made: [GridCellElement] = []
    for index in start..<list.count {
      let child = list[index]
      let cell = known[ObjectIdentifier(child)] ?? GridCellElement(token, child, environment)
      cell.clearMarks()
      made.append(cell)
      list[index] = cell
    }
    cells = made
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { body(content) }
}

/// The element of a view in a row of a grid.
final class GridCellElement: UnaryElement {
  let token: GridRowToken

  init(_ token: GridRowToken, _ child: LayoutElement, _ environment: EnvironmentValues) {
    self.token = token
    super.init(child, environment)
    carriesValues = child.carriesValues
  }

  override func findDependence() -> SizeDependence { child.dependence }

  override func computeLength(_ axis: Axis, _ offered: CGFloat?) -> CGFloat {
    child.length(axis, offered)
  }

  override var gridRow: GridRowToken? { token }

  /// A spacer in a cell stretches both ways.
  override func adoptStackAxis(_ axis: Axis?) { child.adoptStackAxis(nil) }
}

enum GridColumnsKey: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

enum GridAnchorKey: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}

enum GridUnsizedAxesKey: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}

enum GridColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

extension View {
  /// Lets a view in a row of a grid stand across several columns.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridColumnsKey.self, value: max(1, count))
  }

  /// Puts a point of a view in a grid at the same point of its cell.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridAnchorKey.self, value: anchor)
  }

  /// Keeps a view in a grid from asking for more room along some axes than other views do.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedAxesKey.self, value: axes)
  }

  /// Sets what lines the views of the view's column up from side to side.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }
}

/// Views in rows and columns (rule 56).
public struct Grid<Content: View>: ArrangedView {
  package let layout: GridLayout
  package let content: Content

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - alignment: What lines views up in their cells.
  ///   - horizontalSpacing: The distance between columns, in points; nil is the system's.
  ///   - verticalSpacing: The distance between rows, in points; nil takes what rows wish.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  func makeElement(_ environment: EnvironmentValues) -> GridElement {
    GridElement(layout.arrangement, environment)
  }

  func update(_ element: GridElement) { element.setArrangement(layout.arrangement) }
}

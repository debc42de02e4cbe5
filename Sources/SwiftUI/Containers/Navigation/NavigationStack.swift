import UIKit

/// Shows one view over another, with a bar above that names the topmost.
///
/// The bars are UIKit's, with their heights and places.
public nonisolated struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  private let path: () -> [AnyHashable]?
  private let setPath: ([AnyHashable]) -> Void

  /// The view of the topmost value with the bar.
  @MainActor public var body: some View {
    NavigationContainer(
      name: "NavigationStack", root: root, values: path(), setValues: setPath)
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Makes a stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) {
    self.init(root: root(), path: { nil }, setPath: { _ in })
  }

  /// Makes a stack of values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(
      root: root(), path: { path.wrappedValue.values },
      setPath: { path.wrappedValue.values = $0 })
  }
}

extension NavigationStack
where
  Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// Makes a stack of values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(
      root: root(), path: { path.wrappedValue.map { AnyHashable($0) } },
      setPath: { values in
        path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element })
      })
  }
}

/// The old name of a navigation stack; with several views it shows the first one.
public nonisolated struct NavigationView<Content: View>: View {
  private let content: Content

  /// Makes a stack.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The view with the bar.
  @MainActor public var body: some View {
    NavigationContainer(name: "NavigationView", root: content)
  }
}

/// A stack of views with a bar.
nonisolated struct NavigationContainer<Root: View>: View {
  typealias Body = Never
  let name: String
  let root: Root
  /// The values of the path; nil for a stack that keeps them itself.
  var values: [AnyHashable]?
  /// Changes the path.
  var setValues: ([AnyHashable]) -> Void = { _ in }
  /// Whether the stack is a column of a split view: a stack inside has its bars.
  var isColumn = false
  /// What leads here from the links of the column before.
  var receives: ColumnLink?
  /// What leads from links here to the next column, which shows their views.
  var sends: ColumnLink?

  @MainActor static func _makeNode(_ view: Self, _ context: _ViewContext) -> _TypedViewNode<Self> {
    NavigationNode(view, context)
  }
}

/// What leads from the links of one column of a split view to the next column, which shows their views.
@MainActor final class ColumnLink {
  nonisolated init() {}

  /// Shows a view in the place of the column's own; set by the column.
  var show: ((_ entry: NavigationEntry, _ make: @escaping () -> AnyView) -> Void)?
  /// Makes the view that is shown anew; set by the column.
  var refresh: () -> Void = {}
}

import UIKit

/// The system's ways of showing lists.
public enum _ListKind: Hashable, Sendable {
  /// Rows from side to side.
  case plain
  /// Sections from side to side on a grey ground.
  case grouped
  /// Sections as cards on a grey ground.
  case insetGrouped
}

/// A way of showing lists.
public protocol ListStyle: Sendable {
  /// Which of the system's ways this is.
  var _kind: _ListKind { get }
}

/// The system's choice: sections as cards.
public struct DefaultListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Sections as cards.
  public var _kind: _ListKind { .insetGrouped }
}

/// Rows from side to side.
public struct PlainListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Rows from side to side.
  public var _kind: _ListKind { .plain }
}

/// Sections from side to side on a grey ground.
public struct GroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Sections from side to side.
  public var _kind: _ListKind { .grouped }
}

/// Sections as cards on a grey ground.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Sections as cards.
  public var _kind: _ListKind { .insetGrouped }
}

extension ListStyle where Self == DefaultListStyle {
  /// The system's choice.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from side to side.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections from side to side on a grey ground.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections as cards on a grey ground.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

private struct ListStyleKey: EnvironmentKey {
  static let defaultValue = _ListKind.insetGrouped
}

extension EnvironmentValues {
  /// How lists are shown.
  var listStyle: _ListKind {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

private struct MinimumRowHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
  /// The least height of rows of lists, in points; 0 is the system's.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] ?? 0 }
    set { self[MinimumRowHeightKey.self] = newValue }
  }

  /// The least height of rows that the app states, if it does.
  var statedRowHeight: CGFloat? { self[MinimumRowHeightKey.self] }
}

/// The keys under which rows carry what is stated about them.
enum ListRowKey {
  enum Insets {}
  enum Separator {}
  enum Disclosure {}
  enum Background {}
}

/// States something about the row that a view stands in.
nonisolated struct ListRowModifier<Value>: SizeKeepingModifier {
  typealias Body = Never
  let key: ObjectIdentifier
  let value: Value

  func layoutValue(_ key: ObjectIdentifier) -> Any? {
    key == self.key ? value : nil
  }
}

extension View {
  /// Sets how lists inside are shown.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyle, style._kind)
  }

  /// Sets the distance of the view from the edges of its row, in points; nil is the system's.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(
      ListRowModifier(key: ObjectIdentifier(ListRowKey.Insets.self), value: insets as Any))
  }

  /// Shows or hides the lines round the view's row.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      ListRowModifier(
        key: ObjectIdentifier(ListRowKey.Separator.self), value: visibility != .hidden))
  }

  /// The row's view with a sign that it leads somewhere.
  nonisolated func disclosing() -> some View {
    modifier(ListRowModifier(key: ObjectIdentifier(ListRowKey.Disclosure.self), value: true))
  }
}

import LayoutTree
import UIKit

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  let name: String

  /// As there is room.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All of them.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The content and the detail.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The detail alone.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String

  /// The first one.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The middle one of three.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last one.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// Shows columns side by side where the width is regular, and one of them where it is compact.
///
/// Widths are UIKit's: a sidebar takes two fifths, at most 320 points, unless the app says otherwise.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let preferredCompactColumn: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  /// Makes a split view of three columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility
    self.preferredCompactColumn = preferredCompactColumn
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  private var hasContent: Bool { Content.self != EmptyView.self }

  /// The columns.
  @ViewBuilder @MainActor public var body: some View {
    if horizontalSizeClass == .compact {
      switch preferredCompactColumn?.wrappedValue ?? .sidebar {
      case .detail: column("Detail", detail)
      case .content where hasContent: column("Content", content)
      default: column("Sidebar", sidebar)
      }
    } else {
      SplitColumns(
        visibility: visibility?.wrappedValue ?? .automatic, hasContent: hasContent,
        sidebar: column("Sidebar", sidebar), content: column("Content", content),
        detail: column("Detail", detail))
    }
  }

  private func column<Column: View>(_ name: String, _ view: Column) -> some View {
    NavigationContainer(name: name, root: view, values: [], push: nil)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes a split view of two columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, preferredCompactColumn: preferredCompactColumn,
      sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
}

/// Columns side by side, as UIKit shares out the width.
private nonisolated struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
  let visibility: NavigationSplitViewVisibility
  let hasContent: Bool
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  @Environment(\.pixelLength) private var pixel
  @State private var sidebarWidth: CGFloat?
  @State private var contentWidth: CGFloat?

  @MainActor var body: some View {
    GeometryReader { proxy in
      let shown = shown(in: proxy.size)
      // A hairline divides columns that stand side by side.
      HStack(spacing: pixel) {
        if shown.sidebar {
          sidebar
            .onPreferenceChange(ColumnWidthPreference.self) { sidebarWidth = $0 }
            .frame(width: width(sidebarWidth, in: proxy.size))
        }
        if shown.content {
          content
            .onPreferenceChange(ColumnWidthPreference.self) { contentWidth = $0 }
            .frame(width: width(contentWidth, in: proxy.size))
        }
        detail
      }
    }
    .described("NavigationSplitView")
  }

  @MainActor private func width(_ stated: CGFloat?, in size: CGSize) -> CGFloat {
    let automatic = min(
      SplitGeometry.automaticMaximum, size.width * SplitGeometry.automaticFraction)
    return min(stated ?? automatic, size.width)
  }

  /// The sidebars shown: by itself one stands beside the detail where there is more width than height;
  /// of three columns the middle one always does.
  private func shown(in size: CGSize) -> (sidebar: Bool, content: Bool) {
    switch visibility {
    case .detailOnly: return (false, false)
    case .doubleColumn: return hasContent ? (false, true) : (true, false)
    case .all: return (true, hasContent)
    default:
      return hasContent ? (false, true) : (size.width > size.height, false)
    }
  }
}

extension View {
  /// Sets the width of the column that the view stands in, in points.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    transformPreference(ColumnWidthPreference.self) { $0 = width }
  }

  /// Sets the width of the column that the view stands in, in points: the ideal one, or the least.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    transformPreference(ColumnWidthPreference.self) { $0 = ideal }
  }
}

/// The width that a view states for its column.
struct ColumnWidthPreference: PreferenceKey {
  static var defaultValue: CGFloat? { nil }

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}

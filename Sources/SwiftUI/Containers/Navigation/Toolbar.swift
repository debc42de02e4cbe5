import UIKit

/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Side: Hashable, Sendable {
    case leading, trailing, principal, bottom, keyboard
  }

  let side: Side

  /// Where the system likes it: in the navigation bar, where text ends.
  public static let automatic = ToolbarItemPlacement(side: .trailing)
  /// In the middle of the navigation bar.
  public static let principal = ToolbarItemPlacement(side: .principal)
  /// For what leads back, where text starts.
  public static let navigation = ToolbarItemPlacement(side: .leading)
  /// For what is done most, where text ends.
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  /// For what is done seldom, where text ends.
  public static let secondaryAction = ToolbarItemPlacement(side: .trailing)
  /// For what confirms, where text ends.
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing)
  /// For what takes back, where text starts.
  public static let cancellationAction = ToolbarItemPlacement(side: .leading)
  /// For what takes away, where text ends.
  public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
  /// In the bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(side: .bottom)
  /// In the navigation bar, where text starts.
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  /// In the navigation bar, where text ends.
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// In the navigation bar, where text starts.
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
  /// In the navigation bar, where text ends.
  public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// Above the keyboard, which layouts do not show.
  public static let keyboard = ToolbarItemPlacement(side: .keyboard)
}

/// One item of a toolbar.
struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let view: AnyView
}

/// Items of a toolbar.
///
/// Content of the app's own gives a body.
@preconcurrency @MainActor public protocol ToolbarContent {
  /// The type of what the content consists of.
  associatedtype Body: ToolbarContent

  /// What the content consists of.
  @ToolbarContentBuilder var body: Body { get }

  /// The items, in order. The default asks `body`.
  static func _entries(of content: Self) -> _ToolbarEntries
}

extension ToolbarContent {
  /// The items of `body`, in order.
  public static func _entries(of content: Self) -> _ToolbarEntries {
    Body._entries(of: content.body)
  }
}

extension ToolbarContent where Body == Never {
  /// Content without a body of its own is shown directly; nothing asks for it.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: it is shown by itself")
  }
}

extension Never: ToolbarContent {
  /// There is no value to ask.
  public static func _entries(of content: Never) -> _ToolbarEntries {}
}

/// Items of a toolbar, in order.
public struct _ToolbarEntries {
  let list: [ToolbarEntry]
}

/// One item of a toolbar.
public nonisolated struct ToolbarItem<Content: View>: ToolbarContent {
  /// Content without a body.
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Makes an item.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Makes an item that people may move or take away; here it stands where it is at first.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.init(placement: placement, content: content) }

  /// The item.
  @MainActor public static func _entries(of item: Self) -> _ToolbarEntries {
    _ToolbarEntries(list: [ToolbarEntry(placement: item.placement, view: AnyView(item.content))])
  }
}

/// Several items of a toolbar in one place.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// Content without a body.
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Makes a group.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// The items, each of the content's views one.
  @MainActor public static func _entries(of group: Self) -> _ToolbarEntries {
    _ToolbarEntries(
      list: LazyContent(group.content).items.map {
        ToolbarEntry(placement: group.placement, view: $0.make())
      })
  }
}

/// Several items of a toolbar, one after the other.
public nonisolated struct _ToolbarContentList: ToolbarContent {
  /// Content without a body.
  public typealias Body = Never

  let parts: [any ToolbarContent]

  /// The items of all parts.
  @MainActor public static func _entries(of content: Self) -> _ToolbarEntries {
    func entries<Part: ToolbarContent>(_ part: Part) -> [ToolbarEntry] {
      Part._entries(of: part).list
    }
    return _ToolbarEntries(list: content.parts.flatMap { entries($0) })
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// The items, if there is something.
  public static func _entries(of content: Self) -> _ToolbarEntries {
    content.map { Wrapped._entries(of: $0) } ?? _ToolbarEntries(list: [])
  }
}

/// Puts items of a toolbar together as statements of a closure.
@resultBuilder public struct ToolbarContentBuilder {
  /// Takes items as they stand.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Items as they stand.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// One after the other.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarContentList {
    var parts: [any ToolbarContent] = []
    repeat parts.append(each content)
    return _ToolbarContentList(parts: parts)
  }

  /// Items that are there only under a condition.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// The first of two choices.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarContentList {
    _ToolbarContentList(parts: [first])
  }

  /// The second of two choices.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarContentList {
    _ToolbarContentList(parts: [second])
  }

  /// Items whose type newer systems alone know.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _ToolbarContentList { _ToolbarContentList(parts: [content]) }
}

/// Puts items into the bars round the view that it changes.
nonisolated struct ToolbarModifier<Items: ToolbarContent>: ViewModifier {
  let items: Items

  @MainActor func body(content: Content) -> some View {
    let entries = Items._entries(of: items).list
    return content.transformPreference(BarContentKey.self) { $0.entries += entries }
  }
}

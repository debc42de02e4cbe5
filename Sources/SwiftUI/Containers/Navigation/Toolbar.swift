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
@preconcurrency @MainActor public protocol ToolbarContent {
  /// The items, in order.
  var _entries: _ToolbarEntries { get }
}

/// Items of a toolbar, in order.
public struct _ToolbarEntries: ToolbarContent {
  var list: [ToolbarEntry] = []

  /// The items.
  public var _entries: _ToolbarEntries { self }

  mutating func append(_ other: _ToolbarEntries) { list.append(contentsOf: other.list) }
}

/// One item of a toolbar.
public struct ToolbarItem<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Makes an item.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// The item.
  public var _entries: _ToolbarEntries {
    _ToolbarEntries(list: [ToolbarEntry(placement: placement, view: AnyView(content))])
  }
}

/// Several items of a toolbar in one place.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
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
  public var _entries: _ToolbarEntries {
    _ToolbarEntries(
      list: LazyContent(content).items.map { ToolbarEntry(placement: placement, view: $0.make()) })
  }
}

/// Puts items of a toolbar together as statements of a closure.
@resultBuilder @MainActor @preconcurrency public struct ToolbarContentBuilder {
  /// Takes items as they stand.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// One after the other.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarEntries {
    var entries = _ToolbarEntries()
    repeat entries.append((each content)._entries)
    return entries
  }

  /// Items that are there only under a condition.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarEntries {
    content?._entries ?? _ToolbarEntries()
  }

  /// The first of two choices.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarEntries {
    first._entries
  }

  /// The second of two choices.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarEntries {
    second._entries
  }
}

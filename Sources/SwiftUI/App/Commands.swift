/// Commands of an app's menus. Menus are no part of a layout: nothing asks for them.
@preconcurrency @MainActor public protocol Commands {
  /// The type of what the commands are made of.
  associatedtype Body: Commands

  /// What the commands are made of.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Commands without a body of their own; nothing asks for it.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Takes commands as the statements of a closure.
@resultBuilder public struct CommandsBuilder {
  /// Takes commands as they stand.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Commands as they stand.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _TupleCommands<repeat each Content> { _TupleCommands() }
  /// Commands that may be there.
  public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands {
    EmptyCommands()
  }
}

/// No commands.
public nonisolated struct EmptyCommands: Commands {
  /// Not made of others.
  public typealias Body = Never
  /// Makes no commands.
  public nonisolated init() {}
}

/// Several commands.
public nonisolated struct _TupleCommands<each Content: Commands>: Commands {
  /// Not made of others.
  public typealias Body = Never
}

/// A menu.
public nonisolated struct CommandMenu<Content: View>: Commands {
  /// Not made of others.
  public typealias Body = Never

  /// Makes a menu with a title that is looked up in translations.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Makes a menu with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Commands of a menu that the system makes.
public nonisolated struct CommandGroup<Content: View>: Commands {
  /// Not made of others.
  public typealias Body = Never

  /// Puts commands before others.
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  {}
  /// Puts commands after others.
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  {}
  /// Puts commands in the place of others.
  public nonisolated init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
}

/// Commands that the system makes.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// About the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The app's settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Services of others.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// How the app is seen.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// The end of the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// New documents.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Saving.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Import and export.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Undo and redo.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Cut, copy and paste.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// The look of text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// Toolbars.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// How large windows are.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// Windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// Single windows.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// Where windows are.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
}

/// The system's commands for sidebars.
public nonisolated struct SidebarCommands: Commands {
  /// Not made of others.
  public typealias Body = Never
  /// Makes the commands.
  public nonisolated init() {}
}

/// The system's commands for toolbars.
public nonisolated struct ToolbarCommands: Commands {
  /// Not made of others.
  public typealias Body = Never
  /// Makes the commands.
  public nonisolated init() {}
}

extension Scene {
  /// Adds commands to the app's menus.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }
}

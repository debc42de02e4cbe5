/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character.
  public let character: Character

  /// Takes a character's key.
  public init(_ character: Character) { self.character = character }
  /// Takes a character's key.
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }

  /// Up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// Down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// Left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// Right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Delete.
  public static let delete = KeyEquivalent("\u{8}")
  /// Tab.
  public static let tab = KeyEquivalent("\u{9}")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\u{D}")
}

/// Keys that are held while another one is pressed.
public struct EventModifiers: OptionSet, Sendable {
  /// SwiftUI's bits.
  public let rawValue: Int

  /// Makes a set from SwiftUI's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the number pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

/// Keys that do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  private let bits: Int
  /// The keys that are held.
  public var modifiers: EventModifiers { EventModifiers(rawValue: bits) }

  /// Takes a key and those that are held.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    bits = modifiers.rawValue
  }

  /// Return, for what is done most.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for what takes back.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// What a view looks like under a pointer.
public struct HoverEffect: Sendable {
  private init() {}

  /// As the system likes.
  public static var automatic: HoverEffect { HoverEffect() }
  /// Lit up.
  public static var highlight: HoverEffect { HoverEffect() }
  /// Raised.
  public static var lift: HoverEffect { HoverEffect() }
}

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view, in points.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

/// Pointers and keyboards; there are none here, so layout and drawing do not see them.
extension View {
  /// Sets what the view looks like under a pointer.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Sets what the view looks like under a pointer.
  public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> some View { self }

  /// Keeps views inside from changing under a pointer.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Acts when a pointer comes and goes.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Acts when a pointer moves.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace(),
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Sets keys that do what the control does.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }

  /// Sets keys that do what the control does.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Sets keys that do what the control does.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }

  /// Says what the view does, under a pointer.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Says what the view does, under a pointer.
  public nonisolated func help(_ text: Text) -> some View { self }

  /// Says what the view does, under a pointer.
  @_disfavoredOverload public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
    self
  }

  /// Says from which edges the system's own gestures start later than the app's.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Acts when the app is given a link.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Has commands of a menu shown when the view is held; they are not part of a layout.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View { modifier(_TouchTargetModifier(answers: true)) }

  /// Has commands of a menu and another view shown when the view is held; they are not part of a
  /// layout.
  public nonisolated func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View { modifier(_TouchTargetModifier(answers: true)) }

  /// Has commands of a menu shown when chosen rows of a list are held; they are not part of a layout.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }

  /// Acts when a list is pulled down; nobody pulls here.
  public nonisolated func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// Says whether the status bar is shown; bars are part of a configuration here.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

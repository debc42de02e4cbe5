/// How the first letters of what is typed are written; nobody types here.
public struct TextInputAutocapitalization: Sendable {
  private init() {}

  /// As typed.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// Words begin with a capital.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// Sentences begin with a capital.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// All capitals.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}

/// What the return key of a keyboard says; no keyboard comes up here.
public struct SubmitLabel: Sendable {
  private init() {}

  /// Done.
  public static var done: SubmitLabel { SubmitLabel() }
  /// Go.
  public static var go: SubmitLabel { SubmitLabel() }
  /// Send.
  public static var send: SubmitLabel { SubmitLabel() }
  /// Join.
  public static var join: SubmitLabel { SubmitLabel() }
  /// Route.
  public static var route: SubmitLabel { SubmitLabel() }
  /// Search.
  public static var search: SubmitLabel { SubmitLabel() }
  /// Return.
  public static var `return`: SubmitLabel { SubmitLabel() }
  /// Next.
  public static var next: SubmitLabel { SubmitLabel() }
  /// Continue.
  public static var `continue`: SubmitLabel { SubmitLabel() }
}

/// What is handed in when people end their typing.
public struct SubmitTriggers: OptionSet, Sendable {
  /// SwiftUI's bits.
  public let rawValue: Int

  /// Makes a set from SwiftUI's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// What is searched for.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Whether the text of a view can be chosen.
public protocol TextSelectability {
  /// Whether it can.
  static var allowsSelection: Bool { get }
}

/// Text that can be chosen.
public struct EnabledTextSelectability: TextSelectability {
  /// It can.
  public static let allowsSelection = true
}

/// Text that cannot be chosen.
public struct DisabledTextSelectability: TextSelectability {
  /// It cannot.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be chosen.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be chosen.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// How what is typed is taken. Nobody types here and no keyboard comes up: layout does not see it.
extension View {
  /// Sets how the first letters of what is typed are written.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Sets how the first letters of what is typed are written.
  public nonisolated func autocapitalization(
    _ style: UITextAutocapitalizationType
  ) -> some View { self }

  /// Keeps what is typed from being corrected.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Keeps what is typed from being corrected.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Sets the keyboard that comes up.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Says what is typed, so that the system can offer it.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// Sets what the return key says.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Acts when people end their typing.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)
  ) -> some View { self }

  /// Keeps views further out from acting when people end their typing inside.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View { self }

  /// Says whether text inside can be chosen.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }

  /// Says how the keyboard is put away by scrolling.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { self }
}

/// How the keyboard is put away by scrolling.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// As the system likes.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// As soon as something scrolls.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// By the finger that scrolls.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

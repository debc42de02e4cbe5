import LayoutTree
import UIKit

/// A text that people type.
///
/// It is as wide as it is offered. On one line it is as high as UIKit's field; along the vertical
/// axis it grows with its text as a `Text` does.
public nonisolated struct TextField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: Text?
  private let axis: Axis
  @Environment(\.textFieldStyle) private var style

  init(text: Binding<String>, prompt: Text?, axis: Axis = .horizontal) {
    self.text = text
    self.prompt = prompt
    self.axis = axis
  }

  /// Makes a field with a label, which is not shown, and a text for when it is empty.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt ?? (label() as? Text))
  }

  /// Makes a field with a label, which is not shown, that grows along an axis.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt ?? (label() as? Text), axis: axis)
  }

  /// The field.
  @ViewBuilder @MainActor public var body: some View {
    if axis == .vertical {
      GrowingField(text: text.wrappedValue, prompt: prompt, isRounded: style == .roundedBorder)
    } else {
      FieldControl(
        text: text.wrappedValue, prompt: prompt, isSecure: false,
        isRounded: style == .roundedBorder)
    }
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title that is looked up in translations, shown while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt ?? Text(titleKey))
  }

  /// Makes a field with a title, shown while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt ?? Text(title))
  }

  /// Makes a field that grows along an axis, with a title that is looked up in translations.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt ?? Text(titleKey), axis: axis)
  }

  /// Makes a field that grows along an axis, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt ?? Text(title), axis: axis)
  }

  /// Makes a field of a value that a format reads and writes.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      text: Binding(
        get: { format.format(value.wrappedValue) },
        set: { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } }
      ), prompt: prompt ?? Text(titleKey))
  }
}

/// A text that people type and that is not shown.
public nonisolated struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: Text?
  @Environment(\.textFieldStyle) private var style

  /// Makes a field with a label, which is not shown, and a text for when it is empty.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt ?? (label() as? Text)
  }

  /// The field.
  @MainActor public var body: some View {
    FieldControl(
      text: text.wrappedValue, prompt: prompt, isSecure: true,
      isRounded: style == .roundedBorder)
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a title that is looked up in translations, shown while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.text = text
    self.prompt = prompt ?? Text(titleKey)
  }

  /// Makes a field with a title, shown while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.text = text
    self.prompt = prompt ?? Text(title)
  }
}

/// UIKit's field, as wide as it is offered.
struct FieldControl: SystemControl {
  typealias Body = Never
  let text: String
  let prompt: Text?
  let isSecure: Bool
  let isRounded: Bool

  nonisolated var nodeName: String { isSecure ? "SecureField" : "TextField" }

  func makeControl(_ environment: EnvironmentValues) -> UITextField {
    let field = UITextField(frame: .zero)
    field.borderStyle = isRounded ? .roundedRect : .none
    let look = ResolvedText(Text(verbatim: "M"), in: environment).text
    if let run = look.runs.first { field.font = UIFont(run.font) }
    field.textColor = look.colors.first
    field.isSecureTextEntry = isSecure
    field.text = text
    field.placeholder = prompt.map { TextResolver.string(of: $0, in: environment) }
    field.textAlignment =
      switch environment.multilineTextAlignment {
      case .leading: .natural
      case .center: .center
      case .trailing: environment.layoutDirection == .rightToLeft ? .left : .right
      }
    return field
  }

  nonisolated func size(_ natural: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? natural.width, height: natural.height)
  }
}

/// A field of several lines, as wide as it is offered and as high as its text.
nonisolated struct GrowingField: View {
  let text: String
  let prompt: Text?
  let isRounded: Bool
  @Environment(\.controlInsets) private var insets

  @MainActor var body: some View {
    let shown = text.isEmpty ? (prompt ?? Text(verbatim: " ")) : Text(verbatim: text)
    shown
      .foregroundStyle(
        text.isEmpty ? AnyShapeStyle(PlaceholderTextShapeStyle()) : AnyShapeStyle(.foreground)
      )
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(isRounded ? insets : EdgeInsets())
      .described("TextField", .textView, isTouchTarget: true)
  }
}

/// The looks of text fields.
enum TextFieldKind: Hashable, Sendable {
  case plain, roundedBorder
}

/// A way of showing text fields.
public protocol TextFieldStyle: Sendable {
  /// Whether the field has a border.
  var _hasRoundedBorder: Bool { get }
}

/// The system's choice: no border.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// No border.
  public var _hasRoundedBorder: Bool { false }
}

/// No border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// No border.
  public var _hasRoundedBorder: Bool { false }
}

/// The system's border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// A border.
  public var _hasRoundedBorder: Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The system's choice.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The system's border with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private struct TextFieldStyleKey: EnvironmentKey {
  static let defaultValue = TextFieldKind.plain
}

extension EnvironmentValues {
  /// How text fields are shown.
  var textFieldStyle: TextFieldKind {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }

  /// The insets of a rounded field's text.
  var controlInsets: EdgeInsets {
    let metrics = controlMetrics
    let side = CGFloat(metrics.textFieldInset)
    let edge = CGFloat(metrics.roundedTextFieldPadding) / 2
    return EdgeInsets(top: edge, leading: side, bottom: edge, trailing: side)
  }
}

extension View {
  /// Sets how text fields inside are shown.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, style._hasRoundedBorder ? .roundedBorder : .plain)
  }
}

/// A text of many lines that people type: as large as it is offered.
public nonisolated struct TextEditor: View {
  private let text: Binding<String>

  /// Makes an editor.
  public init(text: Binding<String>) { self.text = text }

  /// The text.
  @MainActor public var body: some View { EditorControl(text: text.wrappedValue) }
}

/// UIKit's text view, as large as it is offered.
struct EditorControl: SystemControl {
  typealias Body = Never
  let text: String

  nonisolated var nodeName: String { "TextEditor" }

  func makeControl(_ environment: EnvironmentValues) -> UITextView {
    let view = UITextView(frame: .zero)
    let look = ResolvedText(Text(verbatim: "M"), in: environment).text
    if let run = look.runs.first { view.font = UIFont(run.font) }
    view.text = text
    return view
  }

  nonisolated func size(_ natural: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

import UIKit

/// Turns something on and off.
public nonisolated struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label
  @Environment(\.toggleStyle) private var style

  /// Makes a toggle.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The toggle in the surroundings' style.
  @MainActor public var body: some View {
    style.body(
      ToggleStyleConfiguration(label: .init(content: ControlLabel(label)), isOn: isOn)
    ).described("Toggle")
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title that is looked up in translations.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Makes a toggle with a title that is looked up in translations and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes a toggle of a style's parts.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// A way of showing toggles.
@preconcurrency @MainActor public protocol ToggleStyle {
  /// The type of what is shown.
  associatedtype Body: View
  /// A toggle's parts.
  typealias Configuration = ToggleStyleConfiguration

  /// What a toggle shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A toggle's parts and state.
public struct ToggleStyleConfiguration {
  /// A toggle's label.
  public nonisolated struct Label: View {
    let content: ControlLabel
    /// The label.
    @MainActor public var body: some View { content }
  }

  /// The label.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// The system's choice: a switch.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}

  /// The label and a switch.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A switch at the trailing edge; it measures as UIKit's.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}

  /// The label and a switch.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(label: configuration.label, control: SwitchControl(isOn: configuration.isOn))
  }
}

/// A button, its label on a ground while it is on; it measures as a bordered button.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}

  /// The label in a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(action: { configuration.isOn.toggle() }, label: { configuration.label })
      .buttonStyle(.bordered)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The system's choice.
  public static nonisolated var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch at the trailing edge.
  public static nonisolated var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button.
  public static nonisolated var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<ToggleStyleConfiguration> {
    MainActor.assumeIsolated {
      ErasedStyle(DefaultToggleStyle()) { $0.makeBody(configuration: $1) }
    }
  }
}

extension EnvironmentValues {
  /// How toggles are shown.
  var toggleStyle: ErasedStyle<ToggleStyleConfiguration> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how toggles inside are shown.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, ErasedStyle(style) { $0.makeBody(configuration: $1) })
  }
}

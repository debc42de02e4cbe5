import UIKit

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  let name: String

  /// It takes something away.
  public static let destructive = ButtonRole(name: "destructive")
  /// It takes back what was begun.
  public static let cancel = ButtonRole(name: "cancel")
}

/// Runs an action when it is tapped.
public nonisolated struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  @Environment(\.buttonStyle) private var style

  /// Makes a button.
  @preconcurrency public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button that is for something.
  @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The label in the surroundings' style.
  @MainActor public var body: some View {
    style.body(
      PrimitiveButtonStyleConfiguration(
        role: role, label: .init(content: ControlLabel(label)), action: action)
    ).described("Button", .button, isTouchTarget: true)
  }
}

extension Button where Label == Text {
  /// Makes a button with a title that is looked up in translations.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Makes a button that is for something, with a title that is looked up in translations.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Makes a button with a title.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }

  /// Makes a button that is for something, with a title.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Makes a button with a title that is looked up in translations and a symbol.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Makes a button with a title and a symbol.
  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      SwiftUI.Label(title, systemImage: systemImage)
    }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes a button of a style's parts.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role, action: configuration.action,
      label: { configuration.label })
  }
}

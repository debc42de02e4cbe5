import UIKit

/// Opens a list of actions when it is tapped; the list is no part of the layout.
public nonisolated struct Menu<Label: View, Content: View>: View {
  private let label: Label
  @Environment(\.buttonStyle) private var style

  /// Makes a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The label in the surroundings' button style.
  @MainActor public var body: some View {
    style.body(
      PrimitiveButtonStyleConfiguration(
        role: nil, label: .init(content: ControlLabel(label)), action: {})
    ).described("Menu", .button, isTouchTarget: true)
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title that is looked up in translations.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Makes a menu with a title that is looked up in translations and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

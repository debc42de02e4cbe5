import UIKit

/// A label with a control at the trailing edge: as wide as it is offered; just as wide as both with
/// the system's distance between them where the proposal is open.
nonisolated struct LabeledRow<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  @Environment(\.labelsAreHidden) private var labelIsHidden

  @MainActor var body: some View {
    if labelIsHidden {
      control
    } else {
      HStack {
        ControlLabel(label)
        Spacer()
        control
      }
    }
  }
}

/// A value with a label.
public nonisolated struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Makes a value with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The label at the leading edge and the value at the trailing edge.
  @MainActor public var body: some View {
    LabeledRow(label: label, control: ControlLabel(content).foregroundStyle(.secondary))
      .described("LabeledContent")
  }
}

extension LabeledContent where Label == Text {
  /// Makes a value with a title that is looked up in translations.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a value with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a text with a title that is looked up in translations.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Makes a text with a title.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
}

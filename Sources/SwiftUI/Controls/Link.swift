import UIKit

/// Opens an address when it is tapped; it stands as a button without a border.
public nonisolated struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label

  /// Makes a link.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The label in the tint colour.
  @MainActor public var body: some View {
    ControlLabel(label)
      .foregroundStyle(TintShapeStyle())
      .described("Link", .button, isTouchTarget: true)
  }
}

extension Link where Label == Text {
  /// Makes a link with a title that is looked up in translations.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

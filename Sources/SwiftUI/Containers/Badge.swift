/// Shows a text at the trailing edge of the row of a list that a view stands in, and nowhere else: at
/// tabs, layout does not see it.
nonisolated struct BadgeModifier: ViewModifier {
  /// The text; nil is none.
  let badge: Text?
  @Environment(\.isInList) private var isInList

  @MainActor func body(content: Content) -> some View {
    if isInList {
      HStack {
        content
        if let badge {
          Spacer()
          badge.foregroundStyle(.secondary)
        }
      }
    } else {
      content
    }
  }
}

extension View {
  /// Shows a count in the view's row of a list, or at its tab; none for 0.
  public nonisolated func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(badge: count == 0 ? nil : Text(count, format: .number)))
  }

  /// Shows a text in the view's row of a list, or at its tab.
  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(badge: label))
  }

  /// Shows a text that is looked up in translations in the view's row of a list, or at its tab.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(badge: key.map { Text($0) }))
  }

  /// Shows a text in the view's row of a list, or at its tab.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(badge: label.map { Text($0) }))
  }
}

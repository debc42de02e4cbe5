import UIKit

/// Leads to another view in a navigation stack when it is tapped. A row of a list with one shows that
/// it leads somewhere.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  private let destination: Destination?
  private let value: AnyHashable?
  @Environment(\.isInList) private var isInList

  init(label: Label, destination: Destination?, value: AnyHashable?) {
    self.label = label
    self.destination = destination
    self.value = value
  }

  /// Makes a link to a view.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), destination: destination(), value: nil) }

  /// Makes a link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination, value: nil)
  }

  /// The label; outside lists in the tint colour.
  @ViewBuilder @MainActor public var body: some View {
    if isInList {
      ControlLabel(label)
        .described("NavigationLink", .button, isTouchTarget: true)
        .disclosing()
    } else {
      ControlLabel(label)
        .foregroundStyle(TintShapeStyle())
        .described("NavigationLink", .button, isTouchTarget: true)
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to what a value leads to.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: nil, value: value.map { AnyHashable($0) })
  }

  /// Makes a link to what a value leads to, with a title that is looked up in translations.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Makes a link to what a value leads to, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link to a view with a title that is looked up in translations.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link to a view with a title that is looked up in translations.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link to a view with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link to a view with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

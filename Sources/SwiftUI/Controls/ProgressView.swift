import UIKit

/// Shows how far something has come, or that it goes on.
///
/// With a value it is a bar as wide as it is offered, with the label above and the value below;
/// without, a wheel with the label below. Both measure as UIKit's.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label
  private let valueLabel: CurrentValueLabel
  @Environment(\.progressViewStyle) private var style
  @Environment(\.labelsAreHidden) private var labelIsHidden
  @Environment(\.controlSize) private var size

  private init(_ fraction: Double?, _ label: Label, _ valueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.valueLabel = valueLabel
  }

  private static func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value else { return nil }
    let share = Double(value) / Double(total)
    return share.isFinite ? min(1, max(0, share)) : 0
  }

  /// Makes a view of a value of a total, which shows both a label and the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Self.share(value, of: total), label(), currentValueLabel())
  }

  private var isBar: Bool {
    switch style {
    case .automatic: fraction != nil
    case .linear: true
    case .circular: false
    }
  }

  /// The bar or the wheel with the labels.
  @MainActor public var body: some View {
    content.described("ProgressView")
  }

  @ViewBuilder private var content: some View {
    if isBar {
      VStack(alignment: .leading) {
        if !labelIsHidden { label }
        ProgressBar(fraction: fraction ?? 0)
        valueLabel.font(.caption).foregroundStyle(.secondary)
      }
    } else {
      VStack {
        ActivityWheel(isLarge: size == .large || size == .extraLarge)
        if !labelIsHidden { label.foregroundStyle(.secondary) }
      }
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes a wheel with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), EmptyView()) }

  /// Makes a view of a value of a total with a label.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(Self.share(value, of: total), label(), EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Makes a wheel.
  public init() { self.init(nil, EmptyView(), EmptyView()) }

  /// Makes a view of a value of a total.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(Self.share(value, of: total), EmptyView(), EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Makes a wheel with a title that is looked up in translations.
  public init(_ titleKey: LocalizedStringKey) { self.init(nil, Text(titleKey), EmptyView()) }

  /// Makes a wheel with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) {
    self.init(nil, Text(title), EmptyView())
  }

  /// Makes a view of a value of a total with a title that is looked up in translations.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(Self.share(value, of: total), Text(titleKey), EmptyView())
  }

  /// Makes a view of a value of a total with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(Self.share(value, of: total), Text(title), EmptyView())
  }
}

/// A way of showing progress.
public protocol ProgressViewStyle: Sendable {
  /// Which of the system's ways this is.
  var _kind: _ProgressViewKind { get }
}

/// The system's ways of showing progress.
public enum _ProgressViewKind: Hashable, Sendable {
  /// A bar with a value, else a wheel.
  case automatic
  /// A bar.
  case linear
  /// A wheel.
  case circular
}

/// The system's choice: a bar with a value, else a wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
  /// The system's choice.
  public var _kind: _ProgressViewKind { .automatic }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
  /// A bar.
  public var _kind: _ProgressViewKind { .linear }
}

/// A wheel.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
  /// A wheel.
  public var _kind: _ProgressViewKind { .circular }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The system's choice.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static let defaultValue = _ProgressViewKind.automatic
}

extension EnvironmentValues {
  /// How progress is shown.
  var progressViewStyle: _ProgressViewKind {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how progress is shown inside.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, style._kind)
  }
}

/// Shows where a value stands between two others.
public nonisolated struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  private let fraction: Double
  private let label: Label
  private let current: CurrentValueLabel
  private let least: BoundsLabel?
  private let most: BoundsLabel?
  @Environment(\.gaugeStyle) private var style

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel,
    _ least: BoundsLabel?, _ most: BoundsLabel?
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let share = Double(value - bounds.lowerBound) / length
    fraction = share.isFinite ? min(1, max(0, share)) : 0
    self.label = label
    self.current = current
    self.least = least
    self.most = most
  }

  /// The gauge in the surroundings' style.
  @MainActor public var body: some View {
    style.body(
      GaugeStyleConfiguration(
        value: fraction, label: .init(content: AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(current)),
        minimumValueLabel: least.map { .init(content: AnyView($0)) },
        maximumValueLabel: most.map { .init(content: AnyView($0)) })
    ).described("Gauge", .progress)
  }
}

extension Gauge
where
  CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
{
  /// Makes a gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) { self.init(value, bounds, label(), EmptyView(), nil, nil) }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Makes a gauge with a label and the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(value, bounds, label(), currentValueLabel(), nil, nil) }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Makes a gauge with a label, the value and its limits.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

/// A way of showing gauges.
@preconcurrency @MainActor public protocol GaugeStyle {
  /// The type of what is shown.
  associatedtype Body: View
  /// A gauge's parts.
  typealias Configuration = GaugeStyleConfiguration

  /// What a gauge shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A gauge's parts and state.
public struct GaugeStyleConfiguration {
  /// A gauge's label.
  public nonisolated struct Label: View {
    let content: AnyView
    /// The label.
    @MainActor public var body: some View { content }
  }

  /// A gauge's value.
  public nonisolated struct CurrentValueLabel: View {
    let content: AnyView
    /// The value.
    @MainActor public var body: some View { content }
  }

  /// A gauge's lower limit.
  public nonisolated struct MinimumValueLabel: View {
    let content: AnyView
    /// The limit.
    @MainActor public var body: some View { content }
  }

  /// A gauge's upper limit.
  public nonisolated struct MaximumValueLabel: View {
    let content: AnyView
    /// The limit.
    @MainActor public var body: some View { content }
  }

  /// Where the value stands, 0 to 1.
  public var value: Double
  /// The label.
  public var label: Label
  /// The value.
  public var currentValueLabel: CurrentValueLabel?
  /// The lower limit.
  public var minimumValueLabel: MinimumValueLabel?
  /// The upper limit.
  public var maximumValueLabel: MaximumValueLabel?
}

/// The system's choice: a bar.
public nonisolated struct DefaultGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}

  /// A bar with its labels.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar that fills from the leading edge: the label above it, the limits beside it and the value below.
///
/// The bar measures as UIKit's progress bar; no source measures the distances, so the stacks' own are
/// taken.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}

  /// A bar with its labels.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        ProgressBar(fraction: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A small bar with a mark, the limits beside it.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}

  /// A bar between its limits; where none are given, the label stands before it.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack {
      if let least = configuration.minimumValueLabel { least } else { configuration.label }
      ProgressBar(fraction: configuration.value)
      configuration.maximumValueLabel
    }
    .font(.footnote)
  }
}

/// An open ring with a mark, the value in its middle; 50 points wide and high, an estimate.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}

  /// A ring with its labels.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isOpen: true)
  }
}

/// A closed ring that fills, the value in its middle; 50 points wide and high, an estimate.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}

  /// A ring with its labels.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isOpen: false)
  }
}

/// A ring with labels.
private nonisolated struct GaugeRing: View {
  let configuration: GaugeStyleConfiguration
  let isOpen: Bool
  /// No source measures the ring.
  private static var side: CGFloat { 50 }
  private static var line: CGFloat { 6 }

  @MainActor var body: some View {
    let part = isOpen ? 0.75 : 1
    ZStack {
      Circle().trim(from: 0, to: part).stroke(.tertiary, lineWidth: Self.line)
        .rotationEffect(.degrees(isOpen ? 135 : -90)).padding(Self.line / 2)
      Circle().trim(from: 0, to: part * configuration.value)
        .stroke(.tint, lineWidth: Self.line)
        .rotationEffect(.degrees(isOpen ? 135 : -90)).padding(Self.line / 2)
      if let value = configuration.currentValueLabel { value } else { configuration.label }
    }
    .overlay(alignment: .bottom) {
      if isOpen {
        HStack {
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        }.font(.system(size: 9))
      }
    }
    .frame(width: Self.side, height: Self.side)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The system's choice.
  public static nonisolated var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  public static nonisolated var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A small bar.
  public static nonisolated var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring.
  public static nonisolated var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring.
  public static nonisolated var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

private struct GaugeStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<GaugeStyleConfiguration> {
    MainActor.assumeIsolated {
      ErasedStyle(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) }
    }
  }
}

extension EnvironmentValues {
  /// How gauges are shown.
  var gaugeStyle: ErasedStyle<GaugeStyleConfiguration> {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how gauges inside are shown.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, ErasedStyle(style) { $0.makeBody(configuration: $1) })
  }
}

import UIKit

/// Chooses a value from a range. It is as wide as it is offered and as high as UIKit's; its label is
/// not shown.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
  private let fraction: Double
  private let minimumLabel: ValueLabel
  private let maximumLabel: ValueLabel

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ minimum: ValueLabel, _ maximum: ValueLabel
  ) {
    let range = Double(bounds.upperBound - bounds.lowerBound)
    let position = Double(value.wrappedValue - bounds.lowerBound)
    fraction = range > 0 ? min(1, max(0, position / range)) : 0
    minimumLabel = minimum
    maximumLabel = maximum
  }

  /// Makes a slider with views at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, minimumValueLabel(), maximumValueLabel())
  }

  /// Makes a slider of steps with views at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, minimumValueLabel(), maximumValueLabel())
  }

  /// The track with the views at its ends.
  @MainActor public var body: some View {
    HStack {
      minimumLabel
      SliderControl(fraction: fraction)
      maximumLabel
    }
    .described("Slider")
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, EmptyView(), EmptyView())
  }

  /// Makes a slider of steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, EmptyView(), EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, EmptyView(), EmptyView())
  }

  /// Makes a slider of steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, EmptyView(), EmptyView())
  }
}

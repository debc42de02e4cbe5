import LayoutTree
import UIKit

/// A view that is one of UIKit's controls: it measures and shows what that control does.
nonisolated protocol SystemControl: LeafView, Equatable, Sendable {
  associatedtype Control: UIView

  /// The control, outside any window.
  @MainActor func makeControl(_ environment: EnvironmentValues) -> Control

  /// The size taken of a proposal, in points.
  ///
  /// - Parameter natural: The control's own size.
  nonisolated func size(_ natural: CGSize, _ proposal: ProposedViewSize) -> CGSize
}

extension SystemControl {
  nonisolated func size(_ natural: CGSize, _ proposal: ProposedViewSize) -> CGSize { natural }

  @MainActor private func control(_ environment: EnvironmentValues) -> Control {
    let control = makeControl(environment)
    control.adopt(environment.traits)
    if let tint = environment.tintColor { control.tintColor = UIColor(tint) }
    (control as? UIControl)?.isEnabled = environment.isEnabled
    return control
  }

  package nonisolated func sizeThatFits(
    _ proposal: ProposedViewSize, environment: EnvironmentValues
  ) -> CGSize {
    let natural = MainActor.assumeIsolated {
      control(environment).sizeThatFits(CGSize(width: proposal.width ?? 0, height: 0))
    }
    return size(natural, proposal)
  }

  package nonisolated func describe(
    size: CGSize, environment: EnvironmentValues, into node: inout LayoutNode
  ) {
    let start = node
    node = MainActor.assumeIsolated {
      var node = start
      control(environment).describe(at: size, into: &node)
      return node
    }
  }
}

/// A switch.
struct SwitchControl: SystemControl {
  typealias Body = Never
  let isOn: Bool

  nonisolated var nodeName: String { "Switch" }

  func makeControl(_ environment: EnvironmentValues) -> UISwitch {
    let control = UISwitch(frame: .zero)
    control.isOn = isOn
    return control
  }
}

/// A slider; as wide as it is offered.
struct SliderControl: SystemControl {
  typealias Body = Never
  let fraction: Double

  nonisolated var nodeName: String { "Track" }

  func makeControl(_ environment: EnvironmentValues) -> UISlider {
    let control = UISlider(frame: .zero)
    control.value = Float(fraction)
    return control
  }

  nonisolated func size(_ natural: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: natural.height)
  }
}

/// The two buttons of a stepper.
struct StepperControl: SystemControl {
  typealias Body = Never

  nonisolated var nodeName: String { "Buttons" }

  func makeControl(_ environment: EnvironmentValues) -> UIStepper { UIStepper(frame: .zero) }
}

/// A bar that shows how far something has come; as wide as it is offered.
struct ProgressBar: SystemControl {
  typealias Body = Never
  let fraction: Double

  nonisolated var nodeName: String { "Bar" }

  func makeControl(_ environment: EnvironmentValues) -> UIProgressView {
    let control = UIProgressView(frame: .zero)
    control.progress = Float(fraction)
    return control
  }

  nonisolated func size(_ natural: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: natural.height)
  }
}

/// A wheel that says that something goes on.
struct ActivityWheel: SystemControl {
  typealias Body = Never
  let isLarge: Bool

  nonisolated var nodeName: String { "Wheel" }

  func makeControl(_ environment: EnvironmentValues) -> UIActivityIndicatorView {
    let control = UIActivityIndicatorView(style: isLarge ? .large : .medium)
    control.startAnimating()
    return control
  }
}

/// Segments, one of which is chosen; as wide as it is offered, its own width where the proposal is
/// open.
struct SegmentedControl: SystemControl {
  typealias Body = Never
  let titles: [String]
  let selected: Int?

  nonisolated var nodeName: String { "Segments" }

  func makeControl(_ environment: EnvironmentValues) -> UISegmentedControl {
    let control = UISegmentedControl(items: titles)
    control.selectedSegmentIndex = selected ?? UISegmentedControl.noSegment
    return control
  }

  nonisolated func size(_ natural: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? natural.width, height: natural.height)
  }
}

/// Wheels with values; as wide as it is offered, the system's width where the proposal is open.
struct PickerWheels: SystemControl {
  typealias Body = Never

  nonisolated var nodeName: String { "Wheels" }

  func makeControl(_ environment: EnvironmentValues) -> UIPickerView { UIPickerView(frame: .zero) }

  nonisolated func size(_ natural: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? natural.width, height: natural.height)
  }
}

/// A date picker's part that shows the date.
struct DateControl: SystemControl {
  typealias Body = Never
  let mode: UIDatePicker.Mode
  let style: UIDatePicker.Style

  nonisolated var nodeName: String { "Date" }

  func makeControl(_ environment: EnvironmentValues) -> UIDatePicker {
    let control = UIDatePicker(frame: .zero)
    control.datePickerMode = mode
    control.preferredDatePickerStyle = style
    return control
  }
}

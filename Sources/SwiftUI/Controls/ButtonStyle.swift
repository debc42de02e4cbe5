import UIKit

/// A way of showing buttons that also decides when their action runs.
@preconcurrency @MainActor public protocol PrimitiveButtonStyle {
  /// The type of what is shown.
  associatedtype Body: View
  /// A button's parts.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// What a button shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button's parts.
public struct PrimitiveButtonStyleConfiguration {
  /// A button's label.
  public nonisolated struct Label: View {
    let content: ControlLabel
    /// The label.
    @MainActor public var body: some View { content }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: @MainActor () -> Void

  init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = label
    self.action = action
  }

  /// Runs the action.
  @MainActor public func trigger() { action() }
}

/// A way of showing buttons.
@preconcurrency @MainActor public protocol ButtonStyle {
  /// The type of what is shown.
  associatedtype Body: View
  /// A button's parts.
  typealias Configuration = ButtonStyleConfiguration

  /// What a button shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button's parts and state.
public struct ButtonStyleConfiguration {
  /// A button's label.
  public nonisolated struct Label: View {
    let content: ControlLabel
    /// The label.
    @MainActor public var body: some View { content }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether the button is held down: never in a layout.
  public let isPressed: Bool
}

/// Where a bordered button's border runs.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, capsule, circle
    case roundedRectangle(CGFloat?)
  }

  let kind: Kind

  /// The system's choice.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// With half circles at the ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))

  /// A rectangle with round corners of a radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<PrimitiveButtonStyleConfiguration> {
    MainActor.assumeIsolated {
      ErasedStyle(DefaultButtonStyle()) { $0.makeBody(configuration: $1) }
    }
  }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

extension EnvironmentValues {
  /// How buttons are shown.
  var buttonStyle: ErasedStyle<PrimitiveButtonStyleConfiguration> {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  /// Where borders of buttons run.
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets how buttons inside are shown.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(
      \.buttonStyle,
      ErasedStyle(style) { style, configuration in
        style.makeBody(
          configuration: ButtonStyleConfiguration(
            role: configuration.role, label: .init(content: configuration.label.content),
            isPressed: false))
      })
  }

  /// Sets how buttons inside are shown.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, ErasedStyle(style) { $0.makeBody(configuration: $1) })
  }

  /// Sets where borders of buttons inside run.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

import UIKit

/// The system's choice: the label in the tint colour.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  /// The label in the tint colour.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

/// The label in the tint colour, without a border.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  /// The label in the tint colour.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(role: configuration.role, label: configuration.label)
  }
}

/// The label as it stands.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  /// The label.
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label in the tint colour on a light ground.
///
/// It measures as UIKit's button with a bordered configuration of the same size.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  /// The label with the border's padding.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(role: configuration.role, isProminent: false, label: configuration.label)
  }
}

/// The label on the tint colour.
///
/// It measures as UIKit's button with a prominent configuration of the same size.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  /// The label with the border's padding.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(role: configuration.role, isProminent: true, label: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The system's choice.
  public static nonisolated var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint colour, without a border.
  public static nonisolated var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it stands.
  public static nonisolated var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label in the tint colour on a light ground.
  public static nonisolated var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on the tint colour.
  public static nonisolated var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// A label in the colour of its button's role.
private nonisolated struct TintedLabel<Content: View>: View {
  let role: ButtonRole?
  let label: Content
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    label.foregroundStyle(ButtonColors.foreground(role, isEnabled: isEnabled))
  }
}

/// A label with a border's padding and ground.
private nonisolated struct BorderedLabel<Content: View>: View {
  let role: ButtonRole?
  let isProminent: Bool
  let label: Content
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.buttonInsets) private var insets
  @Environment(\.text) private var text

  @MainActor var body: some View {
    label
      .font(text.font ?? titleFont)
      .foregroundStyle(foreground)
      .padding(insets)
      .background(background)
  }

  /// As UIKit's configurations: body, and subheadline in small buttons.
  private var titleFont: Font { size == .mini || size == .small ? .subheadline : .body }

  private var foreground: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(Color(UIColor.tertiaryLabel)) }
    return isProminent
      ? AnyShapeStyle(Color.white) : ButtonColors.foreground(role, isEnabled: true)
  }

  private var ground: AnyShapeStyle {
    guard isProminent, isEnabled else {
      return AnyShapeStyle(Color(UIColor.secondarySystemFill))
    }
    return ButtonColors.foreground(role, isEnabled: true)
  }

  private var background: AnyView {
    switch shape.kind {
    case .capsule: AnyView(Capsule().fill(ground))
    case .circle: AnyView(Circle().fill(ground))
    case .roundedRectangle(let radius):
      AnyView(RoundedRectangle(cornerRadius: radius ?? Self.radius).fill(ground))
    case .automatic: AnyView(RoundedRectangle(cornerRadius: Self.radius).fill(ground))
    }
  }

  /// As UIKit's configured buttons.
  private static var radius: CGFloat { 6 }
}

/// The colours of buttons.
enum ButtonColors {
  /// The colour of a label without a ground.
  static func foreground(_ role: ButtonRole?, isEnabled: Bool) -> AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(Color(UIColor.tertiaryLabel)) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }
}

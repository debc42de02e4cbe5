import LayoutTree

/// Makes a view translucent.
public nonisolated struct _OpacityEffect: SizeKeepingModifier, Sendable {
  let opacity: Double

  package func describe(
    size: CGSize, environment: EnvironmentValues, into node: inout LayoutNode
  ) { node.alpha *= min(max(opacity, 0), 1) }
}

/// Keeps a view's place without showing it.
public nonisolated struct _HiddenModifier: SizeKeepingModifier, Sendable {
  package func describe(
    size: CGSize, environment: EnvironmentValues, into node: inout LayoutNode
  ) { node.isHidden = true }
}

/// Cuts a view at the edges of its place.
public nonisolated struct _ClipEffect: SizeKeepingModifier, Sendable {
  let cornerRadius: CGFloat

  package var nodeName: String? { "_ClipEffect" }

  package func describe(
    size: CGSize, environment: EnvironmentValues, into node: inout LayoutNode
  ) {
    node.kind = .container
    node.clipsToBounds = true
    node.style.cornerRadius = Double(cornerRadius)
  }
}

/// Puts a view in front of others of its container.
public nonisolated struct _ZIndexModifier: SizeKeepingModifier, Sendable {
  let value: Double

  package func layoutValue(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(_ZIndexModifier.self) ? value : nil
  }
}

/// Shows a view mirrored where text runs from right to left.
public nonisolated struct _FlipForRightToLeftModifier: LayoutModifier, Sendable {
  let isEnabled: Bool

  package func transform(
    size: CGSize, environment: EnvironmentValues
  ) -> CGAffineTransform? {
    guard isEnabled, environment.layoutDirection == .rightToLeft else { return nil }
    return CGAffineTransform(scaleX: -1, y: 1)
      .concatenating(CGAffineTransform(translationX: size.width, y: 0))
  }
}

/// Shows a view through a map of the plane.
public nonisolated struct _GeometryEffectModifier: SizeKeepingModifier {
  let map: (CGSize) -> CGAffineTransform

  package func transform(
    size: CGSize, environment: EnvironmentValues
  ) -> CGAffineTransform? { map(size) }

  /// A map round a point of the view.
  init(around anchor: UnitPoint, _ map: CGAffineTransform) {
    self.map = { size in
      let x = anchor.x * size.width
      let y = anchor.y * size.height
      return CGAffineTransform(translationX: -x, y: -y).concatenating(map)
        .concatenating(CGAffineTransform(translationX: x, y: y))
    }
  }
}

extension View {
  /// Makes the view translucent, from 0, not to be seen, to 1.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }

  /// Keeps the view's place without showing it.
  public nonisolated func hidden() -> some View { modifier(_HiddenModifier()) }

  /// Cuts the view at the edges of its place.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    modifier(_ClipEffect(cornerRadius: 0))
  }

  /// Cuts the view at a rounded rectangle, the radius in points.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(_ClipEffect(cornerRadius: radius))
  }

  /// Puts the view in front of others of its container that have a smaller number; 0 unless set.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(_ZIndexModifier(value: value))
  }

  /// Shows the view mirrored about its middle where text runs from right to left; layout does not
  /// see it.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(_FlipForRightToLeftModifier(isEnabled: enabled))
  }

  /// Shows the view turned about a point of it; layout does not see it.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    modifier(
      _GeometryEffectModifier(
        around: anchor, CGAffineTransform(rotationAngle: CGFloat(angle.radians))))
  }

  /// Shows the view scaled about a point of it; layout does not see it.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(
      _GeometryEffectModifier(
        around: anchor, CGAffineTransform(scaleX: scale.width, y: scale.height)))
  }

  /// Shows the view scaled about a point of it; layout does not see it.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Shows the view scaled about a point of it; layout does not see it.
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }

  /// Shows the view through a map of the plane; layout does not see it.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_GeometryEffectModifier(around: .topLeading, transform))
  }
}

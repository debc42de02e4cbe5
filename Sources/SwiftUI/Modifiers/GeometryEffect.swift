/// A map of the plane that may bring parts of it nearer than others.
public struct ProjectionTransform: Equatable, Sendable {
  /// The first row.
  public var m11: CGFloat = 1
  /// The first row.
  public var m12: CGFloat = 0
  /// The first row: what is divided by.
  public var m13: CGFloat = 0
  /// The second row.
  public var m21: CGFloat = 0
  /// The second row.
  public var m22: CGFloat = 1
  /// The second row: what is divided by.
  public var m23: CGFloat = 0
  /// The way along x, in points.
  public var m31: CGFloat = 0
  /// The way along y, in points.
  public var m32: CGFloat = 0
  /// What is divided by.
  public var m33: CGFloat = 1

  /// Leaves everything where it is.
  public init() {}

  /// Takes a map that brings nothing nearer.
  public init(_ m: CGAffineTransform) {
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m31 = m.tx
    m32 = m.ty
  }

  /// Whether everything stays where it is.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether nothing is brought nearer.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This map followed by another one.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        a * rhs.m11 + b * rhs.m21 + c * rhs.m31, a * rhs.m12 + b * rhs.m22 + c * rhs.m32,
        a * rhs.m13 + b * rhs.m23 + c * rhs.m33
      )
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }

  /// The map without what brings parts nearer: results hold upright rectangles.
  var affine: CGAffineTransform {
    let scale = m33 == 0 ? 1 : m33
    return CGAffineTransform(
      a: m11 / scale, b: m12 / scale, c: m21 / scale, d: m22 / scale, tx: m31 / scale,
      ty: m32 / scale)
  }
}

/// A change of where a view is shown that depends on its size; layout does not see it.
@preconcurrency @MainActor public protocol GeometryEffect: Animatable, ViewModifier
where Body == Never {
  /// The map, round the view's top left corner.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Makes a node that shows each of the content's views through the map.
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>> { GeometryEffectNode(view, context) }

  /// The effect; layout does not see it anyway.
  public func ignoredByLayout() -> some GeometryEffect { self }
}

/// The node of views that are shown through a map.
final class GeometryEffectNode<Content: View, Effect: GeometryEffect>: WrappingNode<Content, Effect>
{
  override func makeWrapper(_ child: LayoutElement) -> UnaryElement {
    GeometryEffectElement(modifier, child, environment)
  }

  override func updateWrapper(_ wrapper: UnaryElement, isEqual: Bool) {
    unsafeDowncast(wrapper, to: GeometryEffectElement<Effect>.self).effect = modifier
    super.updateWrapper(wrapper, isEqual: isEqual)
  }
}

/// The element of a view that is shown through a map.
final class GeometryEffectElement<Effect: GeometryEffect>: UnaryElement {
  var effect: Effect

  init(_ effect: Effect, _ child: LayoutElement, _ environment: EnvironmentValues) {
    self.effect = effect
    super.init(child, environment)
  }

  override func export(into exporter: inout ElementExporter) {
    exporter.withTransform(effect.effectValue(size: size).affine) { $0.add([child]) }
  }
}

extension View {
  /// Shows the view turned in space, about an axis through a point of it; layout does not see it.
  ///
  /// Nearer parts are not larger in results, which hold upright rectangles: the turn is seen from far
  /// away, which at 0, 180 and 360 degrees is the same.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite else {
      return modifier(_GeometryEffectModifier(around: anchor, .identity))
    }
    let x = axis.x / length
    let y = axis.y / length
    let z = axis.z / length
    let cosine = CGFloat(cos(angle.radians))
    let sine = CGFloat(sin(angle.radians))
    let rest = 1 - cosine
    // The rotation's upper left part, columns as the affine map has them.
    return modifier(
      _GeometryEffectModifier(
        around: anchor,
        CGAffineTransform(
          a: cosine + x * x * rest, b: y * x * rest + z * sine, c: x * y * rest - z * sine,
          d: cosine + y * y * rest, tx: 0, ty: 0)))
  }

  /// Shows the view through a map of the plane; layout does not see it.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_GeometryEffectModifier(around: .topLeading, transform.affine))
  }
}

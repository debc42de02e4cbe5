import Foundation
import LayoutTree
import UIKit

/// A shape drawn in styles, one over the other.
public nonisolated struct _ShapeView<Content: Shape>: View {
  /// A view without a body.
  public typealias Body = Never

  /// One way in which the shape is drawn.
  enum Drawing: Equatable, Sendable {
    /// As an area.
    case fill(AnyShapeStyle, FillStyle)
    /// As a line on the outline.
    case stroke(AnyShapeStyle, StrokeStyle)
    /// As a line inside the outline.
    case border(AnyShapeStyle, StrokeStyle)
  }

  /// The shape.
  public let shape: Content
  private(set) var drawings: [Drawing]

  nonisolated init(shape: Content, _ drawing: Drawing) {
    self.shape = shape
    drawings = [drawing]
  }

  nonisolated func adding(_ drawing: Drawing) -> Self {
    var view = self
    view.drawings.append(drawing)
    return view
  }

  /// The shape, drawn as an area over what is there.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> Self { adding(.fill(AnyShapeStyle(content), style)) }

  /// The shape, drawn as a line over what is there.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> Self { adding(.stroke(AnyShapeStyle(content), style)) }

  /// The shape, drawn as a line over what is there, its width in points.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> Self { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }

  /// The shape, drawn as a line inside its outline over what is there, its width in points.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> Self where Content: InsettableShape {
    adding(.border(AnyShapeStyle(content), StrokeStyle(lineWidth: lineWidth)))
  }
}

extension _ShapeView: LeafView {
  package nonisolated func sizeThatFits(
    _ proposal: ProposedViewSize, environment: EnvironmentValues
  ) -> CGSize { shape.sizeThatFits(proposal) }

  /// The module's own shapes fill what they are offered, except circles.
  private static nonisolated var fills: Bool {
    Content.self == Rectangle.self || Content.self == RoundedRectangle.self
      || Content.self == UnevenRoundedRectangle.self || Content.self == Capsule.self
      || Content.self == Ellipse.self
  }

  package nonisolated func dependence(in environment: EnvironmentValues) -> SizeDependence {
    Self.fills ? .filling : .both
  }

  package nonisolated var nodeName: String {
    String(describing: Content.self).prefix { $0 != "<" }.description
  }

  package nonisolated func describe(
    size: CGSize, environment: EnvironmentValues, into node: inout LayoutNode
  ) {
    let bounds = CGRect(origin: .zero, size: size)
    var rest = drawings[...]
    if let box = shape.box(in: bounds), let style = takeStyle(of: &rest, box, environment) {
      show(style, in: box.rect, of: bounds, node: &node)
    }
    let shapes = rest.map { shape.content($0, in: bounds, environment: environment) }
    if !shapes.isEmpty { node.shapes = shapes }
  }

  /// Takes the drawings that the style of a rectangle with equal corners can carry: an area of one
  /// colour, then an unbroken line of one colour inside it.
  private nonisolated func takeStyle(
    of drawings: inout ArraySlice<Drawing>, _ box: ShapeBox, _ environment: EnvironmentValues
  ) -> NodeStyle? {
    var style = NodeStyle(cornerRadius: Double(box.cornerRadius))
    let before = drawings.count
    if case .fill(let fill, _) = drawings.first, let color = fill._paint(in: environment).color {
      style.backgroundColor = color
      drawings.removeFirst()
    }
    if case .border(let line, let stroke) = drawings.first, stroke.dash.isEmpty,
      let color = line._paint(in: environment).color
    {
      style.borderColor = color
      style.borderWidth = Double(stroke.lineWidth)
      drawings.removeFirst()
    }
    return drawings.count < before ? style : nil
  }

  /// Writes the style of an area into the node, or where it does not fill the view's place, into a
  /// part of its own.
  private nonisolated func show(
    _ style: NodeStyle, in rect: CGRect, of bounds: CGRect, node: inout LayoutNode
  ) {
    if rect == bounds {
      node.style = style
      return
    }
    let frame = LayoutRect(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
    var part = LayoutNode(
      id: "", className: node.className, kind: .view, frame: frame,
      windowFrame: frame.offsetBy(x: node.windowFrame.x, y: node.windowFrame.y),
      isMadeByApp: false)
    part.style = style
    if var turned = node.turned {
      let corner = turned.transform.apply(LayoutPoint(x: frame.x, y: frame.y))
      turned.size = LayoutSize(width: frame.width, height: frame.height)
      turned.transform.x = corner.x
      turned.transform.y = corner.y
      part.turned = turned
    }
    node.children.append(part)
  }
}

extension Shape {
  /// The shape as an area in the surroundings' foreground style.
  public var body: _ShapeView<Self> { fill() }

  /// Makes a node that draws the shape in the surroundings' foreground style.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _ViewContext
  ) -> _TypedViewNode<Self> {
    ShapeNode(view, context)
  }

  /// The shape, drawn as an area.
  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _ShapeView<Self> { _ShapeView(shape: self, .fill(AnyShapeStyle(content), style)) }

  /// The shape, drawn as an area in the surroundings' foreground style.
  public func fill(style: FillStyle) -> _ShapeView<Self> { fill(ForegroundStyle(), style: style) }

  /// The shape, drawn as a line.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> { _ShapeView(shape: self, .stroke(AnyShapeStyle(content), style)) }

  /// The shape, drawn as a line, its width in points.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }

  /// The shape, drawn as a line in the surroundings' foreground style.
  public func stroke(style: StrokeStyle) -> _ShapeView<Self> {
    stroke(ForegroundStyle(), style: style)
  }

  /// The shape, drawn as a line in the surroundings' foreground style, its width in points.
  public func stroke(lineWidth: CGFloat = 1) -> _ShapeView<Self> {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }
}

extension InsettableShape {
  /// The shape, drawn as a line inside its outline.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> { _ShapeView(shape: self, .border(AnyShapeStyle(content), style)) }

  /// The shape, drawn as a line inside its outline, its width in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)) }
}

/// The node of a shape that stands as a view.
final class ShapeNode<S: Shape>: _TypedViewNode<S> {
  private var node: _TypedViewNode<_ShapeView<S>>!

  init(_ view: S, _ context: _ViewContext) {
    super.init(context)
    node = _ShapeView<S>._makeNode(view.fill(), childContext)
  }

  override func update(_ view: S, _ environment: EnvironmentValues) {
    self.environment = environment
    node.update(view.fill(), environment)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    node.environmentDidChange(environment)
  }

  override func appendElements(to list: inout [LayoutElement]) { node.appendElements(to: &list) }

  override func forEachChild(_ body: (_ViewNode) -> Void) { body(node) }
}

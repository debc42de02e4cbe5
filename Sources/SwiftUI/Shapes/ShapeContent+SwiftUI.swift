import Foundation
import LayoutTree

extension LayoutPath {
  /// The same path.
  init(_ path: Path) {
    func point(_ point: CGPoint) -> LayoutPoint {
      LayoutPoint(x: Double(point.x), y: Double(point.y))
    }
    self.init(
      path.elements.map { element in
        switch element {
        case .move(let end): .move(point(end))
        case .line(let end): .line(point(end))
        case .quadCurve(let end, let control): .quad(point(control), point(end))
        case .curve(let end, let control1, let control2):
          .cubic(point(control1), point(control2), point(end))
        case .closeSubpath: .close
        }
      })
  }
}

extension LineContent {
  /// The same line.
  init(_ style: StrokeStyle) {
    let cap: Cap =
      switch style.lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: Join =
      switch style.lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    self.init(
      width: Double(style.lineWidth), cap: cap, join: join, miterLimit: Double(style.miterLimit),
      dash: style.dash.map { Double($0) }, dashPhase: Double(style.dashPhase))
  }
}

extension PaintContent {
  /// The paint of a shape in its bounds, which gradients are measured by.
  init(_ paint: _Paint, in bounds: CGRect) {
    switch paint {
    case .color(let color): self = .color(color)
    case .gradient(let paint): self = .gradient(GradientContent(paint, in: bounds))
    case .material(let material): self = .material(material.veil)
    }
  }
}

extension GradientContent {
  init(_ paint: GradientPaint, in bounds: CGRect) {
    func point(_ unit: UnitPoint) -> LayoutPoint {
      LayoutPoint(
        x: Double(bounds.minX + unit.x * bounds.width),
        y: Double(bounds.minY + unit.y * bounds.height))
    }
    let geometry: Geometry =
      switch paint.geometry {
      case .linear(let start, let end): .linear(start: point(start), end: point(end))
      case .radial(let center, let start, let end):
        .radial(
          center: point(center), startRadius: Double(start), endRadius: Double(end), aspect: 1)
      case .elliptical(let center, let start, let end):
        .radial(
          center: point(center), startRadius: Double(start * bounds.width),
          endRadius: Double(end * bounds.width),
          aspect: bounds.width > 0 ? Double(bounds.height / bounds.width) : 1)
      case .angular(let center, let start, let end):
        .angular(center: point(center), start: start.radians, end: end.radians)
      }
    self.init(
      stops: paint.stops.map { Stop(color: $0.color, location: Double($0.location)) },
      geometry: geometry)
  }
}

extension Material {
  /// How much of what lies behind is hidden in pictures, which do not blur it; Apple states none of
  /// these, they are chosen to rise evenly round the share that pictures give UIKit's effects.
  fileprivate var veil: Double {
    switch thickness {
    case .ultraThin: 0.44
    case .thin: 0.58
    case .regular: 0.72
    case .thick: 0.86
    case .ultraThick, .bar: 0.94
    }
  }
}

extension InsettableShape {
  /// The outline on which a line of a width lies wholly inside the shape.
  fileprivate func path(insideBy width: CGFloat, in rect: CGRect) -> Path {
    inset(by: width / 2).path(in: rect)
  }
}

extension Shape {
  /// What a drawing of the shape shows in an environment.
  func content(
    _ drawing: _ShapeView<Self>.Drawing, in bounds: CGRect, environment: EnvironmentValues
  ) -> ShapeContent {
    func content(
      _ path: Path, _ style: AnyShapeStyle, line: LineContent? = nil, isEvenOdd: Bool = false
    ) -> ShapeContent {
      ShapeContent(
        path: LayoutPath(path), paint: PaintContent(style._paint(in: environment), in: bounds),
        line: line, isEvenOdd: isEvenOdd)
    }
    switch drawing {
    case .fill(let style, let fill):
      return content(path(in: bounds), style, isEvenOdd: fill.isEOFilled)
    case .stroke(let style, let stroke):
      return content(path(in: bounds), style, line: LineContent(stroke))
    case .border(let style, let stroke):
      let inside = (self as? any InsettableShape)?.path(insideBy: stroke.lineWidth, in: bounds)
      return content(inside ?? path(in: bounds), style, line: LineContent(stroke))
    }
  }
}

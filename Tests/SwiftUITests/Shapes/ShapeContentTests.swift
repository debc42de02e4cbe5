import LayoutTree
import Testing

@testable import SwiftUI

/// What shapes show in the nodes of a layout.
@MainActor @Suite struct ShapeContentTests {
  private let red = LayoutColor(red: 1, green: 0, blue: 0)
  private let ink = Color(.sRGB, red: 1, green: 0, blue: 0)

  private func node<V: View>(_ name: String, of view: V) throws -> LayoutNode {
    try #require(Laid(view).nodes(name).first)
  }

  @Test("A box of one colour is a style; an ellipse is a path")
  func boxesAndPaths() throws {
    let box = try node("Rectangle", of: Rectangle().fill(ink).frame(width: 40, height: 20))
    #expect(box.style.backgroundColor == red)
    #expect(box.shapes == nil)
    let ellipse = try node("Ellipse", of: Ellipse().fill(ink).frame(width: 40, height: 20))
    #expect(ellipse.style.backgroundColor == nil)
    let shape = try #require(ellipse.shapes?.first)
    #expect(shape.paint == .color(red))
    #expect(shape.path.bounds == LayoutRect(x: 0, y: 0, width: 40, height: 20))
    #expect(shape.line == nil)
  }

  /// Half of 4 lies outside the outline of a stroke, which keeps to it; the line of a border keeps
  /// 4 / 2 = 2 from it.
  @Test("Lines lie on the outline, or inside it")
  func lines() throws {
    let stroke = try node(
      "Ellipse", of: Ellipse().stroke(ink, lineWidth: 4).frame(width: 40, height: 20))
    #expect(stroke.shapes?.first?.line == LineContent(width: 4))
    #expect(
      stroke.shapes?.first?.path.bounds == LayoutRect(x: 0, y: 0, width: 40, height: 20))
    let border = try node(
      "Ellipse", of: Ellipse().strokeBorder(ink, lineWidth: 4).frame(width: 40, height: 20))
    #expect(
      border.shapes?.first?.path.bounds == LayoutRect(x: 2, y: 2, width: 36, height: 16))
    let dashed = StrokeStyle(lineWidth: 2, lineCap: .round, dash: [6, 3], dashPhase: 1)
    let box = try node("Rectangle", of: Rectangle().stroke(ink, style: dashed))
    #expect(
      box.shapes?.first?.line == LineContent(width: 2, cap: .round, dash: [6, 3], dashPhase: 1))
  }

  /// In 40 x 20, the middle of the leading edge is (0, 10) and the bottom trailing corner (40, 20); an
  /// elliptical gradient of half the bounds reaches 20 to the right and 20 x 20 / 40 = 10 down.
  @Test("Gradients are measured by the shape's bounds")
  func gradients() throws {
    let colors = [ink, Color(.sRGB, red: 0, green: 0, blue: 0)]
    let linear = LinearGradient(colors: colors, startPoint: .leading, endPoint: .bottomTrailing)
    let shown = try node("Rectangle", of: linear.frame(width: 40, height: 20))
    #expect(
      shown.shapes?.first?.paint
        == .gradient(
          GradientContent(
            stops: [
              .init(color: red, location: 0),
              .init(color: LayoutColor(red: 0, green: 0, blue: 0), location: 1),
            ],
            geometry: .linear(start: LayoutPoint(x: 0, y: 10), end: LayoutPoint(x: 40, y: 20)))))
    let elliptical = try node(
      "Rectangle", of: EllipticalGradient(colors: colors).frame(width: 40, height: 20))
    guard case .gradient(let gradient) = elliptical.shapes?.first?.paint else {
      Issue.record("no gradient")
      return
    }
    #expect(
      gradient.geometry
        == .radial(center: LayoutPoint(x: 20, y: 10), startRadius: 0, endRadius: 20, aspect: 0.5))
  }

  /// A quarter turn clockwise takes the top left corner of 40 x 20 to the top right one of the upright
  /// rectangle round the turned view: x = 30, y = -10 from the view's place.
  @Test("Turned views carry the map from their own coordinates")
  func turned() throws {
    let view = Rectangle().fill(ink).frame(width: 40, height: 20).rotationEffect(.degrees(90))
    let laid = Laid(view, in: CGSize(width: 40, height: 20))
    let node = try #require(laid.nodes("Rectangle").first)
    let turned = try #require(node.turned)
    #expect(turned.size == LayoutSize(width: 40, height: 20))
    let corner = turned.transform.apply(LayoutPoint(x: 0, y: 0))
    #expect(abs(corner.x - 30) < 1e-9 && abs(corner.y + 10) < 1e-9)
    #expect(Laid(Rectangle().fill(ink).offset(x: 5)).nodes("Rectangle").first?.turned == nil)
  }

  @Test("The outermost area throws the shadow; texts throw none")
  func shadows() throws {
    let card = Color.clear.frame(width: 30, height: 20)
      .background(Circle().fill(ink).frame(width: 5, height: 5))
      .padding(10).background(ink, in: Ellipse())
      .shadow(color: ink, radius: 3, x: 1, y: 2)
    let laid = Laid(card)
    #expect(
      laid.nodes("Ellipse").first?.shapes?.first?.shadow
        == ShadowContent(color: red, radius: 3, x: 1, y: 2))
    #expect(laid.nodes("Circle").first?.style.shadow == nil)
    #expect(Laid(Text("A").shadow(radius: 3)).nodes("Text").first?.style.shadow == nil)
  }

  @Test("Views are cut at any shape")
  func clips() throws {
    let cut = Color.red.frame(width: 40, height: 20).clipShape(Ellipse())
    let node = try node("_ClipEffect", of: cut)
    #expect(node.clipsToBounds)
    #expect(node.clipPath?.bounds == LayoutRect(x: 0, y: 0, width: 40, height: 20))
    let capsule = try self.node(
      "_ClipEffect", of: Color.red.frame(width: 40, height: 20).clipShape(Capsule()))
    #expect(capsule.clipPath == nil)
    #expect(capsule.style.cornerRadius == 10)
  }
}

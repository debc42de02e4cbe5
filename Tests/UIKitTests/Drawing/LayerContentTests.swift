import Foundation
import LayoutTree
import Testing
import UIKit

/// What layers show in the nodes of a layout.
@MainActor @Suite struct LayerContentTests {
  private let red = LayoutColor(red: 1, green: 0, blue: 0)

  /// The node of a view in a window.
  private func node(of view: UIView) throws -> LayoutNode {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.addSubview(view)
    window.layoutIfNeeded()
    return try #require(LayoutTreeExport(window: window).root().children.last)
  }

  @Test func shadows() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(try node(of: view).style.shadow == nil)
    view.layer.shadowColor = UIColor.red.cgColor
    view.layer.shadowOpacity = 0.5
    view.layer.shadowRadius = 4
    view.layer.shadowOffset = CGSize(width: 1, height: 2)
    #expect(
      try node(of: view).style.shadow
        == ShadowContent(color: red.faded(0.5), radius: 4, x: 1, y: 2))
  }

  /// A layer of 20 x 10 at (10, 5): its gradient runs from its leading edge, x = 10, to x = 30.
  @Test func gradients() throws {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 40, height: 20))
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 10, y: 5, width: 20, height: 10)
    layer.colors = [UIColor.red.cgColor, UIColor.black.cgColor]
    layer.locations = [0.25, 1]
    layer.startPoint = CGPoint(x: 0, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    view.layer.addSublayer(layer)
    let shape = try #require(node(of: view).shapes?.first)
    #expect(shape.path.bounds == LayoutRect(x: 10, y: 5, width: 20, height: 10))
    #expect(
      shape.paint
        == .gradient(
          GradientContent(
            stops: [
              .init(color: red, location: 0.25),
              .init(color: LayoutColor(red: 0, green: 0, blue: 0), location: 1),
            ],
            geometry: .linear(start: LayoutPoint(x: 10, y: 10), end: LayoutPoint(x: 30, y: 10)))))
  }

  /// A quarter of the outline of a square of 10 is 10 of 40: one dash of 20 from the first quarter to
  /// the third in a period of 20 + 40, which begins 60 - 10 = 50 into it.
  @Test func piecesOfPaths() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let layer = CAShapeLayer()
    layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    layer.fillColor = nil
    layer.strokeColor = UIColor.red.cgColor
    layer.lineWidth = 3
    layer.lineCap = .round
    layer.strokeStart = 0.25
    layer.strokeEnd = 0.75
    view.layer.addSublayer(layer)
    let shapes = try #require(node(of: view).shapes)
    #expect(shapes.count == 1)
    #expect(
      shapes.first?.line == LineContent(width: 3, cap: .round, dash: [20, 40], dashPhase: 50))
  }

  /// A layer of 10 x 10 in another at (5, 5) stands at (5 + 3, 5 + 4); half as opaque as its half
  /// opaque colour.
  @Test func layersInLayers() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let outer = CALayer()
    outer.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    outer.opacity = 0.5
    let inner = CALayer()
    inner.frame = CGRect(x: 3, y: 4, width: 10, height: 10)
    inner.backgroundColor = UIColor.red.withAlphaComponent(0.5).cgColor
    outer.addSublayer(inner)
    view.layer.addSublayer(outer)
    let shapes = try #require(node(of: view).shapes)
    #expect(shapes.map(\.path.bounds) == [LayoutRect(x: 8, y: 9, width: 10, height: 10)])
    #expect(shapes.first?.paint == .color(red.faded(0.25)))
    outer.isHidden = true
    #expect(try node(of: view).shapes == nil)
  }

  @Test func masks() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 20)).cgPath
    view.layer.mask = mask
    let node = try node(of: view)
    #expect(node.clipsToBounds)
    #expect(node.clipPath?.bounds == LayoutRect(x: 0, y: 0, width: 40, height: 20))
  }

  /// Turned by a quarter round its middle, (30, 20), the corner of 40 x 20 at (10, 10) lies at
  /// (40, 0).
  @Test func turnedViews() throws {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    #expect(try node(of: view).turned == nil)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let turned = try #require(node(of: view).turned)
    #expect(turned.size == LayoutSize(width: 40, height: 20))
    let corner = turned.transform.apply(LayoutPoint(x: 0, y: 0))
    #expect(abs(corner.x - 40) < 1e-9 && abs(corner.y) < 1e-9)
  }
}

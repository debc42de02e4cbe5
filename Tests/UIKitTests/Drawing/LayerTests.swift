import Testing
import UIKit

@MainActor @Suite struct LayerTests {
  @Test func aViewsLayerHasTheViewsGeometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.layer.frame == view.frame)
    #expect(view.layer.position == CGPoint(x: 60, y: 45))
    view.layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
    view.layer.position = CGPoint(x: 100, y: 100)
    #expect(view.center == CGPoint(x: 100, y: 100))
    view.layer.bounds.origin.y = 7
    #expect(view.bounds.minY == 7)
  }

  /// Apple, Core Animation Programming Guide: the frame follows from position, bounds and anchor
  /// point; another anchor point moves the layer.
  @Test func theAnchorPointMovesTheFrame() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 120, height: 80)
    layer.position = CGPoint(x: 100, y: 100)
    #expect(layer.frame == CGRect(x: 40, y: 60, width: 120, height: 80))
    layer.anchorPoint = .zero
    #expect(layer.position == CGPoint(x: 100, y: 100))
    #expect(layer.frame == CGRect(x: 100, y: 100, width: 120, height: 80))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.frame == CGRect(x: 50, y: -50, width: 100, height: 100))
  }

  @Test func lookIsSharedWithTheView() {
    let view = UIView()
    view.layer.backgroundColor = UIColor.red.cgColor
    view.layer.masksToBounds = true
    view.layer.opacity = 0.5
    #expect(view.backgroundColor == .red)
    #expect(view.clipsToBounds)
    #expect(view.alpha == 0.5)
    view.isHidden = true
    #expect(view.layer.isHidden)
  }

  @Test func layersNest() {
    let outer = CALayer()
    let first = CALayer()
    let second = CALayer()
    outer.addSublayer(second)
    outer.insertSublayer(first, at: 0)
    #expect(outer.sublayers?.first === first)
    #expect(second.superlayer === outer)
    let other = CALayer()
    outer.insertSublayer(other, above: first)
    #expect(outer.sublayers?[1] === other)
    first.removeFromSuperlayer()
    #expect(first.superlayer == nil)
    #expect(outer.sublayers?.count == 2)
    let view = UIView()
    let inside = UIView()
    view.addSubview(inside)
    #expect(inside.layer.superlayer === view.layer)
  }

  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  @Test func aViewNamesTheClassOfItsLayer() {
    let layer = GradientView().layer as? CAGradientLayer
    #expect(layer != nil)
    #expect(layer?.startPoint == CGPoint(x: 0.5, y: 0))
  }

  @Test func animationsChangeNoValue() {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.toValue = 100
    layer.add(animation, forKey: "move")
    #expect(layer.position == .zero)
    #expect(layer.animationKeys() == ["move"])
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    #expect(!isDone)
    CATransaction.commit()
    #expect(isDone)
  }

  @Test func coloursHaveParts() {
    let color = UIColor(hue: 1 / 3, saturation: 1, brightness: 0.5, alpha: 0.8)
    var green: CGFloat = 0
    var red: CGFloat = 1
    var alpha: CGFloat = 0
    color.getRed(&red, green: &green, blue: nil, alpha: &alpha)
    #expect(abs(red) < 1e-9)
    #expect(abs(green - 0.5) < 1e-9)
    #expect(abs(alpha - 0.8) < 1e-9)
    #expect(UIColor(cgColor: color.cgColor) == color)
  }
}

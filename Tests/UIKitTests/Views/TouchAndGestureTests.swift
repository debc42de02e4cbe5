import Testing
import UIKit

@MainActor @Suite struct TouchAndGestureTests {
  // MARK: Coordinates

  /// A view of 100 by 40 turned by a quarter round its middle is 40 wide and 100 high.
  @Test func turnedViewsAreConverted() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
    outer.addSubview(view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let rect = view.convert(view.bounds, to: outer)
    // The middle stays at (150, 120).
    #expect(abs(rect.minX - 130) < 1e-9 && abs(rect.minY - 70) < 1e-9)
    #expect(abs(rect.width - 40) < 1e-9 && abs(rect.height - 100) < 1e-9)
    let corner = view.convert(CGPoint(x: 0, y: 0), to: outer)
    #expect(abs(corner.x - 170) < 1e-9 && abs(corner.y - 70) < 1e-9)
    let back = view.convert(corner, from: outer)
    #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
  }

  @Test func largerViewsAreConverted() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    outer.addSubview(view)
    view.addSubview(inner)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    // 75 + 2 * 10 = 95, twice as large.
    #expect(
      inner.convert(inner.bounds, to: outer) == CGRect(x: 95, y: 95, width: 20, height: 20))
  }

  // MARK: Touches

  @Test func theViewInFrontIsTouched() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let front = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
    outer.addSubview(back)
    outer.addSubview(front)
    #expect(outer.hitTest(CGPoint(x: 50, y: 50), with: nil) === front)
    #expect(outer.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
    front.isUserInteractionEnabled = false
    #expect(outer.hitTest(CGPoint(x: 50, y: 50), with: nil) === back)
    back.alpha = 0.001
    #expect(outer.hitTest(CGPoint(x: 50, y: 50), with: nil) === outer)
    #expect(outer.hitTest(CGPoint(x: 200, y: 50), with: nil) == nil)
  }

  @Test func oneResponderIsFirst() {
    let holder = UIView()
    let first = UITextField()
    let second = UITextField()
    holder.addSubview(first)
    holder.addSubview(second)
    #expect(first.becomeFirstResponder())
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(second.isFirstResponder)
    #expect(!holder.becomeFirstResponder())
    holder.endEditing(true)
    #expect(!second.isFirstResponder)
  }

  // MARK: Actions

  private final class Target: ActionTable {
    var count = 0
    var actions: [String: @MainActor (Any?) -> Void] {
      ["count:": { [weak self] _ in self?.count += 1 }]
    }
  }

  @Test func targetsAreCalledByName() {
    let target = Target()
    let tap = UITapGestureRecognizer(target: target, action: Selector("count:"))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.addGestureRecognizer(tap)
    tap.sendActions()
    #expect(target.count == 1)
    #expect(tap.location(in: view) == CGPoint(x: 20, y: 10))
    tap.removeTarget(nil, action: nil)
    tap.sendActions()
    #expect(target.count == 1)
    let button = UIButton(type: .system)
    button.addTarget(target, action: Selector("count:"), for: .touchUpInside)
    button.addTarget(target, action: Selector("absent:"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target.count == 2)
    button.removeTarget(target, action: Selector("count:"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target.count == 2)
  }

  @Test func kindsOfGestures() {
    let view = UIView()
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = [.left, .right]
    for gesture in [
      swipe, UIPanGestureRecognizer(), UILongPressGestureRecognizer(), UIPinchGestureRecognizer(),
      UIRotationGestureRecognizer(), UIScreenEdgePanGestureRecognizer(),
    ] {
      view.addGestureRecognizer(gesture)
    }
    #expect(view.gestureRecognizers?.count == 6)
    view.removeGestureRecognizer(swipe)
    #expect(swipe.view == nil)
  }
}

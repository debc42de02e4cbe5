import Devices
import Testing

@testable import UIKit

@MainActor @Suite struct TargetActionTests {
  /// Writes down its calls.
  final class Target: UIViewController, ActionTable {
    var calls: [String] = []
    var actions: [String: @MainActor (Any?) -> Void] {
      [
        "tap:": { [weak self] sender in
          self?.calls.append("tap \(sender.map { String(describing: type(of: $0)) } ?? "nil")")
        },
        "other": { [weak self] _ in self?.calls.append("other") },
      ]
    }
  }

  final class Deaf {}

  let target = Target()

  @Test func aControlCallsItsTargetsInOrder() {
    let control = UIControl()
    control.addTarget(target, action: "tap:", for: .touchUpInside)
    control.addAction(
      UIAction { [target] _ in target.calls.append("action") }, for: .allTouchEvents)
    control.addTarget(target, action: Selector("other"), for: [.touchUpInside, .valueChanged])
    control.sendActions(for: .touchUpInside)
    #expect(target.calls == ["tap UIControl", "action", "other"])
    control.sendActions(for: .valueChanged)
    #expect(target.calls.count == 4)
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == ["other"])
    #expect(control.allControlEvents.contains(.valueChanged))
    control.removeTarget(target, action: "other", for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(target.calls.suffix(2) == ["tap UIControl", "action"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    target.calls = []
    control.sendActions(for: .touchUpInside)
    #expect(target.calls == ["action"])
  }

  /// Without a target the first responder from the control outward that has the method is called.
  @Test func aTargetOfNilIsFoundAlongTheResponders() throws {
    _ = try ContainerFixture(target, on: "iphone-8")
    let box = UIView()
    let control = UIControl()
    target.view.addSubview(box)
    box.addSubview(control)
    control.addTarget(nil, action: "tap:", for: .primaryActionTriggered)
    control.sendActions(for: .primaryActionTriggered)
    #expect(target.calls == ["tap UIControl"])
  }

  @Test func targetsAreNotHeld() {
    let control = UIControl()
    var gone: Target? = Target()
    weak let held = gone
    control.addTarget(gone, action: "tap:", for: .touchUpInside)
    gone = nil
    #expect(held == nil)
    control.sendActions(for: .touchUpInside)
  }

  @Test func whatCannotBeCalledIsTold() throws {
    let fixture = try ContainerFixture(target, on: "iphone-8")
    let control = UIControl()
    target.view.addSubview(control)
    let deaf = Deaf()
    control.addTarget(deaf, action: "tap:", for: .touchUpInside)
    control.addTarget(target, action: "gone:", for: .touchUpInside)
    #expect(
      fixture.window.runtimeNotes.map(\.message) == [
        "class Deaf has no ActionTable; its action 'tap:' is never called",
        "class Target has no action 'gone:'",
      ])
    control.sendActions(for: .touchUpInside)
    #expect(target.calls.isEmpty)
  }

  @Test func barButtonsCallTheirTargetsToo() throws {
    let navigation = UINavigationController(rootViewController: target)
    let fixture = try ContainerFixture(navigation, on: "iphone-8")
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: target, action: "tap:")
    item.sendAction()
    #expect(target.calls == ["tap UIBarButtonItem"])
    item.isEnabled = false
    item.sendAction()
    #expect(target.calls.count == 1)
    // Without a target: from the bar outward, which is the navigation controller's.
    final class Stack: UINavigationController, ActionTable {
      var count = 0
      var actions: [String: @MainActor (Any?) -> Void] {
        ["count:": { [weak self] _ in self?.count += 1 }]
      }
    }
    let stack = Stack()
    stack.viewControllers = [UIViewController()]
    fixture.window.rootViewController = stack
    fixture.window.layoutIfNeeded()
    let loose = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: "count:")
    stack.topViewController?.navigationItem.rightBarButtonItem = loose
    UIApplication.shared.perform(in: fixture.window) { loose.sendAction() }
    #expect(stack.count == 1)
    let action = UIAction(title: "Go") { [target] _ in target.calls.append("go") }
    let primary = UIBarButtonItem(primaryAction: action)
    #expect(primary.title == "Go")
    primary.sendAction()
    #expect(target.calls.last == "go")
  }

  @Test func gesturesCallTheirTargetsToo() {
    let view = UIView()
    let tap = UITapGestureRecognizer(target: target, action: "tap:")
    view.addGestureRecognizer(tap)
    tap.addTarget(target, action: "other")
    tap.sendActions()
    #expect(target.calls == ["tap UITapGestureRecognizer", "other"])
    tap.isEnabled = false
    tap.sendActions()
    #expect(target.calls.count == 2)
    tap.isEnabled = true
    tap.removeTarget(target, action: "tap:")
    tap.sendActions()
    #expect(target.calls.last == "other")
    #expect(target.calls.count == 3)
  }
}

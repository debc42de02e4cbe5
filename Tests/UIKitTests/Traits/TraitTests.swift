import Devices
import Testing

@testable import UIKit

/// A trait that an app defines.
private enum Density: UITraitDefinition {
  static var defaultValue: Int { 1 }
}

/// A trait whose values cannot be compared, which colours depend on.
private enum Palette: UITraitDefinition {
  struct Colors {}
  static var defaultValue: Colors { Colors() }
  static var affectsColorAppearance: Bool { true }
}

@MainActor @Suite struct TraitCollectionTests {
  @Test func laterCollectionsWinAndUnstatedTraitsLetThrough() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(merged.horizontalSizeClass == .regular)
    #expect(merged.verticalSizeClass == .regular)
    #expect(merged.userInterfaceIdiom == .unspecified)
    #expect(merged.containsTraits(in: UITraitCollection(verticalSizeClass: .regular)))
    #expect(!merged.containsTraits(in: UITraitCollection(userInterfaceIdiom: .pad)))
  }

  @Test func mutationsMakeAndChangeCollections() {
    let traits = UITraitCollection { traits in
      traits.horizontalSizeClass = .compact
      traits[Density.self] = 3
    }
    #expect(traits.horizontalSizeClass == .compact)
    #expect(traits[Density.self] == 3)
    #expect(UITraitCollection()[Density.self] == 1)
    let changed = traits.modifyingTraits { $0.displayScale = 3 }
    #expect(changed.displayScale == 3)
    #expect(changed[Density.self] == 3)
    #expect(traits.replacing(Density.self, value: 3) == traits)
    #expect(traits.replacing(Density.self, value: 4) != traits)
    #expect(traits[UITraitHorizontalSizeClass.self] == .compact)
  }

  @Test func colorsDependOnStyleAndOnTraitsThatSaySo() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(
      light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!light.hasDifferentColorAppearance(comparedTo: light))
    #expect(!light.hasDifferentColorAppearance(comparedTo: light.replacing(Density.self, value: 2)))
    #expect(
      light.hasDifferentColorAppearance(
        comparedTo: light.replacing(Palette.self, value: Palette.Colors())))
  }

  @Test func currentTraitsLastAsLongAsAClosure() {
    let before = UITraitCollection.current
    UITraitCollection(displayScale: 7).performAsCurrent {
      #expect(UITraitCollection.current.displayScale == 7)
    }
    #expect(UITraitCollection.current == before)
  }
}

@MainActor @Suite struct TraitInheritanceTests {
  @Test func overridesReachDownAndCanBeTakenBack() {
    let outer = UIView()
    let middle = UIView()
    let inner = UIView()
    outer.addSubview(middle)
    middle.addSubview(inner)
    middle.traitOverrides.horizontalSizeClass = .regular
    middle.traitOverrides[Density.self] = 2
    #expect(outer.traitCollection.horizontalSizeClass == .compact)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(inner.traitCollection[Density.self] == 2)
    #expect(middle.traitOverrides.contains(Density.self))
    middle.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    middle.traitOverrides.remove(Density.self)
    #expect(!middle.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    #expect(inner.traitCollection == outer.traitCollection)
  }

  @Test func aDetachedViewTakesItsOverrideBack() {
    let view = UIView()
    view.traitOverrides.displayScale = 3
    #expect(view.traitCollection.displayScale == 3)
    view.traitOverrides.remove(UITraitDisplayScale.self)
    #expect(view.traitCollection.displayScale == 2)
  }

  @Test func aChildsOverrideLiesUnderItsOwn() throws {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .compact), forChild: child)
    #expect(parent.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .compact)
    _ = try ContainerFixture(parent, on: "ipad-pro-11-1")
    parent.view.addSubview(child.view)
    #expect(parent.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    child.traitOverrides.horizontalSizeClass = .regular
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func aControllerKnowsItsTraitsBeforeItsViewIsShown() throws {
    final class Early: UIViewController {
      var seen: UITraitCollection?
      override func viewDidLoad() { seen = traitCollection }
    }
    let controller = Early()
    _ = try ContainerFixture(controller, on: "ipad-pro-11-1")
    #expect(controller.seen?.userInterfaceIdiom == .pad)
    #expect(controller.seen?.horizontalSizeClass == .regular)
  }
}

@MainActor @Suite struct TraitChangeTests {
  @Test func handlersAreCalledForTheirTraitsOnly() {
    let view = UIView()
    var calls: [UIUserInterfaceSizeClass] = []
    let registration = view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (view: UIView, previous: UITraitCollection) in
      calls.append(previous.horizontalSizeClass)
      #expect(view.traitCollection.horizontalSizeClass != previous.horizontalSizeClass)
    }
    view.traitOverrides.horizontalSizeClass = .regular
    view.traitOverrides.displayScale = 3
    #expect(calls == [.compact])
    view.traitOverrides.horizontalSizeClass = .compact
    #expect(calls == [.compact, .regular])
    view.unregisterForTraitChanges(registration)
    view.traitOverrides.horizontalSizeClass = .regular
    #expect(calls.count == 2)
  }

  /// The shape that apps write inside a class: the handler is given the object as `Self`.
  @Test func aControllerRegistersItself() throws {
    final class Following: UIViewController {
      var changes = 0
      override func viewDidLoad() {
        registerForTraitChanges([UITraitHorizontalSizeClass.self, Density.self]) {
          (self: Self, _: UITraitCollection) in
          self.changes += 1
        }
      }
    }
    let controller = Following()
    let fixture = try ContainerFixture(controller, on: "iphone-15")
    #expect(controller.changes == 0)
    fixture.window.traitOverrides[Density.self] = 5
    #expect(controller.changes == 1)
    // Upright and on its side, an iPhone 15 is compact in width.
    var turned = try #require(fixture.window.configuration)
    turned.orientation = .landscapeLeft
    fixture.window.transition(to: turned)
    #expect(controller.changes == 1)
  }

  @Test func handlersComeBeforeTheOldCallback() {
    final class Both: UIView {
      var order: [String] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        order.append("callback")
      }
    }
    let view = Both()
    view.registerForTraitChanges([UITraitDisplayScale.self]) { (view: Both, _) in
      view.order.append("handler")
    }
    view.traitOverrides.displayScale = 3
    #expect(view.order == ["handler", "callback"])
  }

  @Test func valuesThatCannotBeComparedCountAsNew() {
    let view = UIView()
    var calls = 0
    view.registerForTraitChanges([Palette.self]) { (_: UIView, _: UITraitCollection) in calls += 1 }
    view.traitOverrides[Palette.self] = Palette.Colors()
    #expect(calls == 1)
  }
}

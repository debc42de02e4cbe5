import ConstraintSolver
import Testing

@testable import AutoLayout

/// A container of 320x480 with two items in it.
struct Fixture {
  let root = LayoutItem(name: "root")
  let a = LayoutItem(name: "a")
  let b = LayoutItem(name: "b")
  let engine: LayoutEngine

  init(width: Double? = 320, height: Double? = 480) {
    engine = LayoutEngine(root: root, width: width, height: height)
    engine.add(a, in: root)
    engine.add(b, in: root)
  }

  @discardableResult
  func constrain(
    _ first: LayoutItem, _ attribute: LayoutAttribute, _ relation: Comparison = .equal,
    _ second: LayoutItem? = nil, _ other: LayoutAttribute = .notAnAttribute,
    times multiplier: Double = 1, plus constant: Double = 0, priority: Double = 1000
  ) throws -> LayoutConstraint {
    let constraint = try LayoutConstraint(
      first, attribute, relation.value, second, other, multiplier: multiplier, constant: constant,
      priority: priority, container: root)
    engine.activate(constraint)
    return constraint
  }

  enum Comparison {
    case equal, atLeast, atMost
    var value: Relation {
      switch self {
      case .equal: .equal
      case .atLeast: .greaterThanOrEqual
      case .atMost: .lessThanOrEqual
      }
    }
  }

  func frame(_ item: LayoutItem) -> ItemRect {
    engine.solve()
    return engine.frame(of: item)
  }

  /// Fixes both items' places from top to bottom, so that tests can look at the other axis alone.
  func stackVertically() throws {
    for item in [a, b] {
      try constrain(item, .top, .equal, root, .top)
      try constrain(item, .height, plus: 10)
    }
  }
}

@Suite struct LayoutEngineTests {
  @Test func edgesAndSizes() throws {
    let f = Fixture()
    try f.constrain(f.a, .leading, .equal, f.root, .leading, plus: 20)
    try f.constrain(f.a, .top, .equal, f.root, .top, plus: 30)
    try f.constrain(f.root, .trailing, .equal, f.a, .trailing, plus: 20)
    try f.constrain(f.a, .height, plus: 44)
    #expect(f.frame(f.a) == ItemRect(x: 20, y: 30, width: 280, height: 44))
  }

  @Test func leadingIsRightFromRightToLeft() throws {
    let f = Fixture()
    for item in [f.root, f.a] { item.isRightToLeft = true }
    try f.constrain(f.a, .leading, .equal, f.root, .leading, plus: 20)
    try f.constrain(f.a, .width, plus: 100)
    try f.stackVertically()
    // 320 - 20 - 100
    #expect(f.frame(f.a).x == 200)
  }

  @Test func inequalitiesKeepTheirSenseFromRightToLeft() throws {
    let f = Fixture()
    for item in [f.root, f.a] { item.isRightToLeft = true }
    try f.constrain(f.a, .leading, .atLeast, f.root, .leading, plus: 40)
    try f.constrain(f.a, .leading, .equal, f.root, .leading, plus: 0, priority: 500)
    try f.constrain(f.a, .width, plus: 100)
    // At least 40 from the right edge: 320 - 40 - 100.
    #expect(f.frame(f.a).x == 180)
  }

  @Test func multipliersOfPlacesAreMeasuredInTheContainer() throws {
    // The container itself lies at (40, 60) of the outermost item.
    let outer = LayoutItem(name: "outer")
    let container = LayoutItem(name: "container")
    let item = LayoutItem(name: "item")
    let engine = LayoutEngine(root: outer, width: 500, height: 500)
    engine.add(container, in: outer)
    engine.add(item, in: container)
    func add(
      _ a: LayoutItem, _ attribute: LayoutAttribute, _ b: LayoutItem?, _ other: LayoutAttribute,
      _ multiplier: Double, _ constant: Double
    ) throws {
      engine.activate(
        try LayoutConstraint(
          a, attribute, .equal, b, other, multiplier: multiplier, constant: constant,
          container: container))
    }
    try add(container, .left, outer, .left, 1, 40)
    try add(container, .top, outer, .top, 1, 60)
    try add(container, .width, nil, .notAnAttribute, 1, 200)
    try add(container, .height, nil, .notAnAttribute, 1, 100)
    try add(item, .centerX, container, .centerX, 0.5, 0)
    try add(item, .bottom, container, .bottom, 0.75, -5)
    try add(item, .width, container, .width, 0.25, 0)
    try add(item, .height, container, .height, 0.5, 0)
    engine.solve()
    // Centre 0.5 * 100 = 50, width 50: x 25. Bottom 0.75 * 100 - 5 = 70, height 50: y 20.
    #expect(engine.frame(of: item) == ItemRect(x: 25, y: 20, width: 50, height: 50))
  }

  @Test func marginsLieInsideTheFrame() throws {
    let f = Fixture()
    f.root.layoutMargins = EdgeDistances(top: 20, left: 16, bottom: 34, right: 18)
    f.engine.itemDidChange(f.root)
    try f.constrain(f.a, .left, .equal, f.root, .leftMargin)
    try f.constrain(f.a, .right, .equal, f.root, .rightMargin)
    try f.constrain(f.a, .top, .equal, f.root, .topMargin)
    try f.constrain(f.a, .bottom, .equal, f.root, .bottomMargin)
    #expect(f.frame(f.a) == ItemRect(x: 16, y: 20, width: 286, height: 426))
    f.root.layoutMargins.left = 40
    f.engine.itemDidChange(f.root)
    #expect(f.frame(f.a).x == 40)
  }

  @Test func centresWithinMargins() throws {
    let f = Fixture()
    f.root.layoutMargins = EdgeDistances(top: 0, left: 20, bottom: 80, right: 0)
    f.engine.itemDidChange(f.root)
    try f.constrain(f.a, .centerX, .equal, f.root, .centerXWithinMargins)
    try f.constrain(f.a, .centerY, .equal, f.root, .centerYWithinMargins)
    try f.constrain(f.a, .width, plus: 100)
    try f.constrain(f.a, .height, plus: 100)
    // (20 + 320) / 2 - 50, (0 + 400) / 2 - 50
    #expect(f.frame(f.a) == ItemRect(x: 120, y: 150, width: 100, height: 100))
  }

  @Test func alignmentRectanglesHoldTheConstraints() throws {
    let f = Fixture()
    // A switch: its frame reaches 2 points beyond what constraints align.
    f.a.alignmentRectInsets = EdgeDistances(right: 2)
    f.a.intrinsicWidth = 49
    f.a.intrinsicHeight = 31
    f.engine.itemDidChange(f.a)
    try f.constrain(f.root, .right, .equal, f.a, .right, plus: 20)
    try f.constrain(f.a, .top, .equal, f.root, .top)
    #expect(f.frame(f.a) == ItemRect(x: 251, y: 0, width: 51, height: 31))
  }

  @Test func baselinesAlignText() throws {
    let f = Fixture()
    f.a.firstBaselineOffset = 12
    f.a.lastBaselineOffset = 4
    f.b.firstBaselineOffset = 20
    f.b.lastBaselineOffset = 7
    f.engine.itemDidChange(f.a)
    f.engine.itemDidChange(f.b)
    try f.constrain(f.b, .top, .equal, f.root, .top, plus: 10)
    try f.constrain(f.a, .firstBaseline, .equal, f.b, .firstBaseline)
    try f.constrain(f.a, .height, plus: 16)
    try f.constrain(f.b, .height, plus: 27)
    // b's baseline at 30; a's top 12 above it.
    #expect(f.frame(f.a).y == 18)
  }

  @Test func contentSizeAgainstRoom() throws {
    let f = Fixture()
    f.a.intrinsicWidth = 120
    f.b.intrinsicWidth = 260
    f.b.horizontalCompressionResistance = 749
    f.engine.itemDidChange(f.a)
    f.engine.itemDidChange(f.b)
    try f.constrain(f.a, .left, .equal, f.root, .left)
    try f.constrain(f.b, .left, .equal, f.a, .right, plus: 8)
    try f.constrain(f.b, .right, .equal, f.root, .right)
    // a keeps its 120; b gives way to 320 - 128.
    #expect(f.frame(f.a).width == 120)
    #expect(f.frame(f.b).width == 192)
  }

  /// Measured on UIKit: of views that could give way alike, the first does.
  @Test func ofEqualsTheFirstGivesWay() throws {
    let f = Fixture()
    f.a.intrinsicWidth = 76.5
    f.b.intrinsicWidth = 94
    f.engine.itemDidChange(f.a)
    f.engine.itemDidChange(f.b)
    f.engine.setRootFrame(width: 120, height: 480)
    try f.constrain(f.a, .left, .equal, f.root, .left)
    try f.constrain(f.b, .left, .equal, f.a, .right, plus: 8)
    try f.constrain(f.b, .right, .equal, f.root, .right)
    // 120 - 8 - 94
    #expect(f.frame(f.a).width == 18)
    #expect(f.frame(f.b).width == 94)
  }

  @Test func guidesHangOnTheirItem() throws {
    let f = Fixture()
    let guide = LayoutItem(name: "safe area", base: f.root)
    guide.baseEdges = BaseEdges(insets: EdgeDistances(top: 47, left: 0, bottom: 34, right: 0))
    f.engine.add(guide, in: f.root)
    try f.constrain(f.a, .top, .equal, guide, .top, plus: 8)
    try f.constrain(f.a, .bottom, .equal, guide, .bottom)
    try f.constrain(f.a, .centerX, .equal, guide, .centerX)
    try f.constrain(f.a, .width, .equal, guide, .width, times: 0.5)
    #expect(f.frame(f.a) == ItemRect(x: 80, y: 55, width: 160, height: 391))
    guide.baseEdges = BaseEdges(insets: EdgeDistances(top: 20, left: 40, bottom: 0, right: 0))
    f.engine.itemDidChange(guide)
    // 40 + (280 - 140) / 2
    #expect(f.frame(f.a) == ItemRect(x: 110, y: 28, width: 140, height: 452))
  }

  @Test func scrolledContentMeetsTheContentArea() throws {
    let root = LayoutItem(name: "root")
    let scroll = LayoutItem(name: "scroll")
    let area = LayoutItem(name: "area")
    let content = LayoutItem(name: "content")
    scroll.contentArea = area
    let engine = LayoutEngine(root: root, width: 300, height: 400)
    engine.add(scroll, in: root)
    engine.add(area, in: scroll)
    engine.add(content, in: scroll)
    func tie(
      _ a: LayoutItem, _ attribute: LayoutAttribute, _ b: LayoutItem?, _ constant: Double = 0
    ) throws {
      engine.activate(
        try LayoutConstraint(a, attribute, .equal, b, attribute, constant: constant))
    }
    for attribute in [LayoutAttribute.left, .right, .top, .bottom] {
      try tie(scroll, attribute, root, attribute == .top || attribute == .left ? 50 : 0)
      try tie(content, attribute, scroll)
    }
    try tie(area, .left, scroll)
    try tie(area, .top, scroll)
    try tie(content, .width, scroll)
    try tie(content, .height, nil, 1000)
    engine.solve()
    #expect(engine.frame(of: content) == ItemRect(x: 0, y: 0, width: 250, height: 1000))
    #expect(engine.alignmentRect(of: area).height == 1000)
    #expect(engine.frame(of: scroll).height == 350)
  }

  @Test func conflictsNameTheMinimalSetAndBreakTheLastOfTheApp() throws {
    let f = Fixture()
    try f.constrain(f.a, .left, .equal, f.root, .left, plus: 20)
    let right = try f.constrain(f.a, .right, .equal, f.root, .right, plus: -20)
    try f.constrain(f.a, .height, plus: 10)
    let width = try f.constrain(f.a, .width, plus: 400)
    #expect(f.frame(f.a).width == 280)
    let conflict = try #require(f.engine.conflicts.first)
    #expect(f.engine.conflicts.count == 1)
    var names: [String] = []
    for member in conflict.constraints {
      switch member {
      case .constraint(let constraint): names.append("\(constraint.firstAttribute)")
      case .place: names.append("place")
      case .contentSize: names.append("content")
      case .nonNegative: names.append("nonNegative")
      }
    }
    // The container's own place and width, both edges, the width; never the height.
    #expect(names.filter { $0 == "place" }.count >= 1)
    #expect(names.contains("left") && names.contains("right") && names.contains("width"))
    #expect(!names.contains("height"))
    guard case .constraint(let broken) = conflict.broken else {
      Issue.record("a constraint of the app should be broken")
      return
    }
    #expect(broken === width)
    f.engine.deactivate(right)
    #expect(f.frame(f.a).width == 400)
    #expect(f.engine.conflicts.isEmpty)
  }

  @Test func aLoneImpossibleWidthConflictsWithNonNegativeSize() throws {
    let f = Fixture()
    let width = try f.constrain(f.a, .width, plus: -16)
    #expect(f.frame(f.a).width == 0)
    let conflict = try #require(f.engine.conflicts.first)
    #expect(conflict.constraints.count == 2)
    guard case .constraint(let broken) = conflict.broken else {
      Issue.record("the app's constraint should be broken")
      return
    }
    #expect(broken === width)
  }

  @Test func ambiguityIsToldPerNumber() throws {
    let f = Fixture()
    try f.constrain(f.a, .left, .equal, f.root, .left)
    try f.constrain(f.a, .top, .equal, f.root, .top)
    try f.constrain(f.a, .height, plus: 10)
    f.engine.solve()
    let open = f.engine.ambiguity(of: f.a)
    #expect(!open.x && !open.y && open.width && !open.height)
    let whole = f.engine.ambiguity(of: f.root)
    #expect(!whole.x && !whole.y && !whole.width && !whole.height)
  }

  @Test func aFreeRootTakesItsContentsSize() throws {
    let f = Fixture(width: nil, height: nil)
    f.a.intrinsicWidth = 41.5
    f.a.intrinsicHeight = 20.5
    f.engine.itemDidChange(f.a)
    try f.constrain(f.a, .left, .equal, f.root, .left, plus: 10)
    try f.constrain(f.a, .top, .equal, f.root, .top, plus: 10)
    try f.constrain(f.a, .right, .equal, f.root, .right, plus: -10)
    try f.constrain(f.a, .bottom, .equal, f.root, .bottom, plus: -10)
    #expect(f.frame(f.root) == ItemRect(x: 0, y: 0, width: 61.5, height: 40.5))
  }

  @Test func removingAnItemTakesItsConstraints() throws {
    let f = Fixture()
    try f.constrain(f.a, .left, .equal, f.b, .right)
    try f.constrain(f.a, .width, plus: 10)
    try f.constrain(f.b, .left, .equal, f.root, .left, plus: 5)
    try f.constrain(f.b, .width, plus: 20)
    #expect(f.frame(f.a).x == 25)
    f.engine.remove(f.b)
    #expect(f.frame(f.a).width == 10)
    #expect(f.a.constraints.count == 1)
  }

  @Test func impossiblePairsAreRefused() {
    let a = LayoutItem(name: "a")
    let b = LayoutItem(name: "b")
    #expect(throws: LayoutConstraintError.invalidPairing(.left, .top)) {
      try LayoutConstraint(a, .left, .equal, b, .top)
    }
    #expect(throws: LayoutConstraintError.placeWithoutSecondItem(.left)) {
      try LayoutConstraint(a, .left, .equal)
    }
    #expect(throws: LayoutConstraintError.invalidNumber(.infinity)) {
      try LayoutConstraint(a, .width, .equal, constant: .infinity)
    }
    #expect(throws: LayoutConstraintError.invalidNumber(0)) {
      try LayoutConstraint(a, .width, .equal, priority: 0)
    }
    #expect(throws: LayoutConstraintError.zeroMultiplier) {
      try LayoutConstraint(a, .width, .equal, b, .width, multiplier: 0)
    }
  }
}

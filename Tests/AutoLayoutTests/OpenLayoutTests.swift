import ConstraintSolver
import Testing

@testable import AutoLayout

/// What constraints leave open is filled in as UIKit does: sizes are as small as they can be,
/// inequalities hold with equality, and other places are zero in what the item lies in. Expectations
/// are those of Stevia's public tests, which run on UIKit, for a container of 320x480.
@Suite struct OpenLayoutTests {
  @Test func anEdgeAloneLeavesNoSize() throws {
    let f = Fixture()
    try f.constrain(f.a, .right, .equal, f.root, .right, plus: -13)
    try f.constrain(f.a, .bottom, .equal, f.root, .bottom, plus: -23)
    #expect(f.frame(f.a) == ItemRect(x: 307, y: 457, width: 0, height: 0))
  }

  @Test func inequalitiesOfPlacesAreMet() throws {
    let f = Fixture()
    try f.constrain(f.a, .top, .atMost, f.root, .top, plus: 10)
    try f.constrain(f.a, .left, .atLeast, f.root, .left, plus: 72)
    #expect(f.frame(f.a) == ItemRect(x: 72, y: 10, width: 0, height: 0))
    try f.constrain(f.b, .bottom, .atMost, f.root, .bottom, plus: -23, priority: 751)
    try f.constrain(f.b, .right, .atLeast, f.root, .right, plus: -13, priority: 751)
    try f.constrain(f.b, .width, plus: 100)
    try f.constrain(f.b, .height, plus: 100)
    #expect(f.frame(f.b) == ItemRect(x: 207, y: 357, width: 100, height: 100))
  }

  @Test func sizesAreAsSmallAsTheyCanBe() throws {
    let f = Fixture()
    try f.constrain(f.a, .width, .atMost, plus: 23)
    try f.constrain(f.a, .height, .atLeast, plus: 94)
    #expect(f.frame(f.a) == ItemRect(x: 0, y: 0, width: 0, height: 94))
  }

  @Test func aRowHeldAtItsEndKeepsItsSizesSmall() throws {
    let f = Fixture()
    // a, 52 points, b of 40 points, 31 points to the right edge: a starts at 320 - 31 - 40 - 52.
    try f.constrain(f.b, .right, .equal, f.root, .right, plus: -31)
    try f.constrain(f.b, .width, plus: 40)
    try f.constrain(f.b, .left, .equal, f.a, .right, plus: 52)
    #expect(f.frame(f.a).x == 197)
    #expect(f.frame(f.a).width == 0)
  }

  @Test func anOpenPlaceIsTheOriginOfWhatTheItemLiesIn() throws {
    let f = Fixture()
    let inner = LayoutItem(name: "inner")
    f.engine.add(inner, in: f.a)
    try f.constrain(f.a, .left, .equal, f.root, .left, plus: 40)
    try f.constrain(f.a, .top, .equal, f.root, .top, plus: 60)
    try f.constrain(f.a, .width, plus: 100)
    try f.constrain(f.a, .height, plus: 100)
    try f.constrain(inner, .width, plus: 10)
    try f.constrain(inner, .height, plus: 10)
    #expect(f.frame(inner) == ItemRect(x: 0, y: 0, width: 10, height: 10))
    let open = f.engine.ambiguity(of: inner)
    #expect(open.x && open.y && !open.width && !open.height)
  }

  @Test func whatLiesInAnOpenItemIsNotOpenItself() throws {
    let f = Fixture()
    let inner = LayoutItem(name: "inner")
    f.engine.add(inner, in: f.a)
    for attribute in [LayoutAttribute.left, .top, .right, .bottom] {
      try f.constrain(inner, attribute, .equal, f.a, attribute)
    }
    try f.constrain(inner, .width, plus: 10)
    try f.constrain(inner, .height, plus: 10)
    _ = f.frame(inner)
    let outer = f.engine.ambiguity(of: f.a)
    let open = f.engine.ambiguity(of: inner)
    #expect(outer.x && outer.y && !outer.width)
    #expect(!open.x && !open.y && !open.width && !open.height)
  }
}

/// Places are counted in what an item lies in.
@Suite struct NestedPlaceTests {
  /// An item in `a` at (5, 7), `a` itself at (40, 60).
  private func nested() throws -> (Fixture, LayoutItem) {
    let f = Fixture()
    let inner = LayoutItem(name: "inner")
    f.engine.add(inner, in: f.a)
    try f.constrain(f.a, .left, .equal, f.root, .left, plus: 40)
    try f.constrain(f.a, .top, .equal, f.root, .top, plus: 60)
    try f.constrain(f.a, .width, plus: 100)
    try f.constrain(f.a, .height, plus: 100)
    try f.constrain(inner, .left, .equal, f.a, .left, plus: 5)
    try f.constrain(inner, .top, .equal, f.a, .top, plus: 7)
    try f.constrain(inner, .width, plus: 10)
    try f.constrain(inner, .height, plus: 10)
    return (f, inner)
  }

  @Test func constraintsReachAcrossLevels() throws {
    let (f, inner) = try nested()
    try f.constrain(f.b, .left, .equal, inner, .right, plus: 3)
    try f.constrain(f.b, .bottom, .equal, inner, .top)
    try f.constrain(f.b, .width, plus: 1)
    try f.constrain(f.b, .height, plus: 1)
    // 40 + 5 + 10 + 3, 60 + 7 - 1
    #expect(f.frame(f.b) == ItemRect(x: 58, y: 66, width: 1, height: 1))
  }

  @Test func insetsOfWhatLiesBetweenCount() throws {
    let (f, inner) = try nested()
    try f.constrain(f.b, .left, .equal, inner, .left)
    #expect(f.frame(f.b).x == 45)
    // The alignment rectangle stays at 40: the frame starts at 38, and the item in it 5 points from
    // the alignment rectangle, 7 from the frame.
    f.a.alignmentRectInsets.left = 2
    f.engine.itemDidChange(f.a)
    #expect(f.frame(f.b).x == 45)
    #expect(f.frame(inner).x == 7)
    #expect(f.frame(f.a).x == 38)
  }

  @Test func anItemThatMovesAsAWholeKeepsTheNumbersInside() throws {
    let (f, inner) = try nested()
    let place = try f.constrain(f.b, .left, .equal, f.root, .left, plus: 1)
    _ = f.frame(inner)
    try f.constrain(f.b, .top, .equal, f.root, .top, plus: 9)
    f.engine.setConstant(2, of: place)
    f.engine.solve()
    #expect(f.engine.changedItems.map(\.name) == ["b"])
  }

  @Test func anItemPutElsewhereIsCountedThere() throws {
    let (f, inner) = try nested()
    _ = f.frame(inner)
    f.engine.add(inner, in: f.root)
    // Its constraints still tie it to `a`.
    #expect(f.frame(inner) == ItemRect(x: 45, y: 67, width: 10, height: 10))
  }

  @Test func theHolderOfAConstraintGivesItsDirection() throws {
    let f = Fixture()
    f.root.isRightToLeft = true
    try f.constrain(f.a, .leading, .equal, f.root, .leading, plus: 20)
    try f.constrain(f.a, .width, plus: 50)
    // 320 - 20 - 50
    #expect(f.frame(f.a).x == 250)
    f.root.isRightToLeft = false
    f.engine.itemDidChange(f.root)
    #expect(f.frame(f.a).x == 20)
  }
}

@Suite struct HandedOnBaselineTests {
  @Test func baselinesAreThoseOfItemsInside() throws {
    let f = Fixture()
    let first = LayoutItem(name: "first")
    let last = LayoutItem(name: "last")
    for (item, y) in [(first, 10.0), (last, 50.0)] {
      item.firstBaselineOffset = 15
      item.lastBaselineOffset = 4
      f.engine.add(item, in: f.a)
      try f.constrain(item, .top, .equal, f.a, .top, plus: y)
      try f.constrain(item, .height, plus: 20)
    }
    try f.constrain(f.a, .top, .equal, f.root, .top, plus: 100)
    try f.constrain(f.a, .height, plus: 80)
    let top = try f.constrain(f.b, .top, .equal, f.a, .firstBaseline)
    try f.constrain(f.b, .bottom, .equal, f.a, .lastBaseline)
    #expect(f.frame(f.b).y == 100)
    f.engine.setBaselines(of: f.a, first: first, last: last)
    // 100 + 10 + 15, 100 + 50 + 20 - 4
    #expect(f.frame(f.b).y == 125)
    #expect(f.frame(f.b).height == 41)
    first.firstBaselineOffset = 11
    f.engine.itemDidChange(first)
    #expect(f.frame(f.b).y == 121)
    f.engine.remove(first)
    #expect(f.frame(f.b).y == 100)
    #expect(top.engine === f.engine)
  }
}

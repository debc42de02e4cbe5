import Devices
import LayoutTree
import Staging
import Testing

@testable import OrientationCells
@testable import OrientationSets

@MainActor @Suite struct OrientationSetsTests {
  /// Upright the panes are 834 wide and 1194 / 2 = 597 high, one above the other; on its side they are
  /// 1194 / 2 = 597 wide and 834 high, side by side.
  @Test func panesFollowTheOrientation() throws {
    let stage = try Stage(PanesScreens.panes, in: configuration("ipad-pro-11-1"))
    let portrait = [
      LayoutRect(x: 0, y: 0, width: 834, height: 597),
      LayoutRect(x: 0, y: 597, width: 834, height: 597),
    ]
    let landscape = [
      LayoutRect(x: 0, y: 0, width: 597, height: 834),
      LayoutRect(x: 597, y: 0, width: 597, height: 834),
    ]
    #expect(stage.tree.root.children.map(\.frame) == portrait)
    #expect(try stage.rotate(to: .landscapeLeft).root.children.map(\.frame) == landscape)
    #expect(try stage.rotate(to: .landscapeRight).root.children.map(\.frame) == landscape)
    #expect(try stage.rotate(to: .portrait).root.children.map(\.frame) == portrait)
    #expect(stage.conflicts.isEmpty)
    #expect(!stage.tree.root.isHidden)
  }

  /// Launched on its side, the file's upright set is exchanged once the view has appeared.
  @Test func aLaunchOnTheSideExchangesTheSets() throws {
    let tree = try PanesScreens.panes.layOut(
      in: configuration("ipad-pro-11-1", .landscapeLeft))
    #expect(tree.root.children.map(\.frame.width) == [597, 597])
    #expect(!tree.root.isHidden)
    #expect(tree.notes.isEmpty)
  }

  /// A third of the iPad on its side is 375 x 834 and compact, where the panes are one above the other,
  /// 834 / 2 = 417 high: after a launch, and after the window was the whole screen.
  @Test func aNarrowWindowHasThePanesOneAboveTheOther() throws {
    let narrow = try configuration("ipad-pro-11-1", .landscapeLeft, .oneThird)
    let heights = [417.0, 417]
    #expect(try PanesScreens.panes.layOut(in: narrow).root.children.map(\.frame.height) == heights)
    let stage = try Stage(PanesScreens.panes, in: configuration("ipad-pro-11-1", .landscapeLeft))
    #expect(try stage.resize(to: .oneThird).root.children.map(\.frame.height) == heights)
    #expect(try stage.resize(to: .full).root.children.map(\.frame.width) == [597, 597])
  }

  /// As first written, the narrow window keeps the panes side by side, 375 / 2 = 187.5 wide each.
  @Test func theSlipKeepsThemSideBySide() throws {
    let stage = try Stage(PanesScreens.guarded, in: configuration("ipad-pro-11-1", .landscapeLeft))
    #expect(try stage.resize(to: .oneThird).root.children.map(\.frame.width) == [187.5, 187.5])
  }

  /// Both sets in the first pass contradict each other; the conflict names constraints of both sets,
  /// and the screen goes on: once it has appeared, one set holds.
  @Test func bothSetsAtOnceAreTheConflictTheyAre() throws {
    let stage = try Stage(PanesScreens.doubled, in: configuration("ipad-pro-11-1"))
    let first = try #require(stage.conflicts.first)
    let ids = first.constraints.compactMap(\.id)
    #expect(ids.contains { $0.hasPrefix("portrait-") })
    #expect(ids.contains { $0.hasPrefix("landscape-") })
    #expect(stage.tree.conflicts.isEmpty)
    #expect(stage.tree.root.children.map(\.frame.height) == [597, 597])
  }
}

@MainActor @Suite struct OrientationCellsTests {
  /// Upright an iPhone 8 is 375 wide: names run from 16 to the end, 359. On its side it is 667 wide and
  /// names end 100 before: 667 - 16 - 100 = 551.
  @Test func namesFollowTheOrientation() throws {
    let stage = try Stage(OrientationCellsScreen.list, in: configuration("iphone-8"))
    func widths(_ tree: LayoutTree) -> [Double] {
      OrientationCellsScreen.names(in: tree).map(\.width)
    }
    #expect(widths(stage.tree) == [359, 359, 359])
    #expect(try widths(stage.rotate(to: .landscapeLeft)) == [551, 551, 551])
    #expect(try widths(stage.rotate(to: .portrait)) == [359, 359, 359])
  }

  /// The first size comes from the first layout, as no transition tells it.
  @Test func aLaunchOnTheSideHasTheWideMargin() throws {
    let tree = try OrientationCellsScreen.list.layOut(
      in: configuration("iphone-8", .landscapeLeft))
    #expect(OrientationCellsScreen.names(in: tree).map(\.width) == [551, 551, 551])
  }
}

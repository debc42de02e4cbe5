import LayoutTree
import Testing

@testable import PliantCommands

@Suite struct OrderProgressTests {
  private let order = WorkOrder(
    file: DiscoveredFile(path: "a.xib", displayPath: "a.xib"), task: .check,
    configurations: [.designed, .designed], asDesigned: true)

  private let opened = WorkerReply.opened(
    OpenedFile(
      screens: [
        OpenedFile.Screen(
          reference: ScreenReference(file: "a.xib", scene: "x", title: "T", line: 1),
          designed: .designed)
      ]))

  @Test("A worker's death costs the unit it was at, and the next goes on behind it")
  func death() {
    var progress = OrderProgress(order)
    progress.take(opened)
    progress.takeDeath(.crashed("why"))
    #expect(!progress.isFinished)
    #expect(progress.remainder.firstUnit == 1)
    progress.take(opened)
    progress.take(.unit([1]))
    progress.take(.finished)
    #expect(progress.isFinished)
    #expect(progress.units == [.crashed("why"), .done([1])])
  }

  @Test("A death at a step is told with the step, and the next unit's is not")
  func deathAtAStep() {
    var progress = OrderProgress(order)
    progress.take(opened)
    progress.take(.step("turning from portrait to landscape"))
    progress.takeDeath(.crashed("why"))
    progress.takeDeath(.timedOut(5))
    #expect(
      progress.units == [
        .crashed("why", after: "turning from portrait to landscape"), .timedOut(5),
      ])
  }

  @Test("A death at the last unit ends the order")
  func lastDeath() {
    var progress = OrderProgress(order)
    progress.take(opened)
    progress.take(.unit([1]))
    progress.takeDeath(.timedOut(5))
    #expect(progress.isFinished)
    #expect(progress.units == [.done([1]), .timedOut(5)])
  }

  @Test("A death before the file is read ends the order")
  func openingDeath() {
    var progress = OrderProgress(order)
    progress.takeDeath(.crashed(nil))
    #expect(progress.isFinished)
    #expect(progress.openingFailure == .crashed(nil))
  }
}

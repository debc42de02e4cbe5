import Audit
import Devices
import Testing

@testable import PliantCommands

@Suite struct MatrixStepsTests {
  private func phrases(_ change: (inout MatrixNames) -> Void) throws(UsageError) -> [[String]] {
    var names = MatrixNames()
    change(&names)
    let requests = try Matrix(MatrixParts(names), base: .defaultMatrix).requests
    return MatrixSteps(requests).steps.map { $0.map(\.phrase) }
  }

  @Test("Each configuration is reached by one turn and one change of the text size")
  func phone() throws {
    let found = try phrases {
      $0.devices = ["iphone-8"]
      $0.orientations = ["portrait", "landscape"]
      $0.textSizes = ["large", "accessibility3"]
      $0.directions = ["ltr"]
    }
    let larger = "changing the text size from large to accessibility3"
    let smaller = "changing the text size from accessibility3 to large"
    #expect(
      found == [
        ["turning from landscape to portrait", smaller],
        ["turning from landscape to portrait", larger],
        ["turning from portrait to landscape", smaller],
        ["turning from portrait to landscape", larger],
      ])
  }

  /// An iPad of 11 inches on its side is regular in width alone and at two thirds, compact at one half
  /// and one third.
  @Test("A window is reached from the first one of another size class")
  func windows() throws {
    let found = try phrases {
      $0.devices = ["ipad-air-11-m3"]
      $0.orientations = ["landscape"]
      $0.windows = ["full", "two-thirds", "one-half", "one-third"]
      $0.textSizes = ["large"]
      $0.directions = ["ltr"]
    }
    #expect(
      found == [
        ["resizing the window from one-half to full"],
        ["resizing the window from one-half to two-thirds"],
        ["resizing the window from full to one-half"],
        ["resizing the window from full to one-third"],
      ])
  }

  @Test("A folding phone is opened and closed, turned and put beside another app")
  func postures() throws {
    let found = try phrases {
      $0.devices = ["iphone-duo"]
      $0.textSizes = ["large"]
      $0.directions = ["ltr"]
    }
    let all = Set(found.joined())
    #expect(all.contains("changing the posture from closed to open"))
    #expect(all.contains("changing the posture from open to closed"))
    #expect(all.contains("resizing the window from full to split-left"))
    #expect(all.contains { $0.hasPrefix("turning from portrait to") })
  }

  @Test("What nobody asked for is not tried, and the direction is no step")
  func upright() throws {
    let found = try phrases {
      $0.devices = ["iphone-8", "iphone-17"]
      $0.orientations = ["portrait"]
      $0.textSizes = ["large"]
      $0.directions = ["ltr", "rtl"]
    }
    #expect(found == [[], [], [], []])
    let designed = try Matrix(MatrixParts(MatrixNames()), base: .designed).requests
    #expect(MatrixSteps(designed).steps == [[]])
  }

  @Test("Every layout of the default matrix is reached by some step, by one of each kind at most")
  func defaultMatrix() throws {
    let found = try phrases { _ in }
    #expect(found.count == 40)
    #expect(found.allSatisfy { (1...4).contains($0.count) })
  }

  @Test("A configuration before a step differs by that step only")
  func before() throws {
    let target = ConfigurationRequest(Configuration(device: .all[0]))
    for kind in [TransitionStep.Kind.orientation, .window, .posture, .textSize, .direction] {
      let start = target.before(TransitionStep(kind, from: "a", to: "b"))
      let parts = [
        start.orientation, start.window, start.posture, start.textSize, start.direction,
      ]
      #expect(parts.filter { $0 == "a" }.count == 1)
    }
  }
}

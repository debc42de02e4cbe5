import Devices
import Testing

@testable import PliantCommands

@Suite struct MatrixTests {
  private func requests(
    _ base: Matrix.Base = .defaultMatrix, _ change: (inout MatrixNames) -> Void
  ) throws(UsageError) -> [ConfigurationRequest] {
    var names = MatrixNames()
    change(&names)
    return try Matrix(MatrixParts(names), base: base).requests
  }

  @Test("Nobody asking for anything gets the default matrix")
  func defaults() throws {
    let expected = Configuration.defaultMatrix.map { ConfigurationRequest($0) }
    #expect(try requests { _ in } == expected)
    #expect(try requests(.designed) { _ in } == [.designed])
  }

  @Test("Parts that are asked for are multiplied out, and what does not exist is left out")
  func product() throws {
    let rows = try requests {
      $0.devices = ["iphone-se-3", "iPad Air 11-inch (M3)"]
      $0.orientations = ["landscape"]
      $0.windows = ["full", "one-third"]
      $0.textSizes = ["large"]
      $0.directions = ["ltr", "rtl"]
    }
    #expect(
      rows.map { "\($0.device ?? "") \($0.window ?? "") \($0.direction ?? "")" } == [
        "iphone-se-3 full ltr", "iphone-se-3 full rtl", "ipad-air-11-m3 full ltr",
        "ipad-air-11-m3 full rtl", "ipad-air-11-m3 one-third ltr", "ipad-air-11-m3 one-third rtl",
      ])
    #expect(Set(rows.map(\.orientation)) == ["landscape-left"])
  }

  @Test("A device by itself gets the default orientations, text sizes and directions of its kind")
  func device() throws {
    let rows = try requests { $0.devices = ["iphone-8"] }
    #expect(
      rows.map { "\($0.orientation ?? "") \($0.textSize ?? "") \($0.direction ?? "")" } == [
        "portrait large ltr", "landscape-left large ltr", "portrait accessibility3 ltr",
        "portrait large rtl", "landscape-left large rtl",
      ])
    let old = try requests {
      $0.devices = ["iphone-8"]
      $0.system = "18"
    }
    #expect(old.map(\.system) == Array(repeating: 18, count: rows.count))
  }

  @Test("Sizes of windows are for devices that have them")
  func sizes() throws {
    let rows = try requests {
      $0.devices = ["iphone-17", "ipad-air-11-m3"]
      $0.windows = ["500x700"]
      $0.textSizes = ["large"]
      $0.directions = ["ltr"]
    }
    #expect(Set(rows.map(\.device)) == ["ipad-air-11-m3"])
    #expect(Set(rows.map(\.window)) == ["500x700"])
  }

  @Test("A part of a designed configuration leaves the rest to the file")
  func designed() throws {
    let rows = try requests(.designed) { $0.textSizes = ["accessibility1", "large"] }
    #expect(rows.map(\.textSize) == ["accessibility1", "large"])
    #expect(rows.allSatisfy { $0.device == nil })
    let designed = Configuration(device: try #require(Device.find("iphone-8")))
    #expect(try rows[0].resolved(designed: designed).contentSizeCategory == .accessibilityMedium)
  }

  @Test("What cannot be is told with its reason")
  func impossible() {
    #expect(throws: UsageError.emptyMatrix(reason: "iPhone 8 has no one-third window")) {
      try requests {
        $0.devices = ["iphone-8"]
        $0.windows = ["one-third"]
      }
    }
    #expect(throws: UsageError.unknownDevice("iphone-see-3", suggestion: "iphone-se-3")) {
      try requests { $0.devices = ["iphone-see-3"] }
    }
    #expect(
      throws: UsageError.unknownValue(
        "rlt", option: "--directions", suggestion: "rtl", known: ["ltr", "rtl"])
    ) {
      try requests { $0.directions = ["rlt"] }
    }
  }

  @Test("A configuration survives the way to a worker")
  func travel() throws {
    for configuration in Configuration.defaultMatrix {
      let request = ConfigurationRequest(configuration)
      let fallback = Configuration(device: Device.designCanvas)
      #expect(try request.resolved(designed: fallback) == configuration)
    }
  }
}

import Devices
import Testing

@Suite struct ConfigurationTests {
  private func configuration(
    _ id: String, _ posture: Posture? = nil, _ orientation: Orientation = .portrait,
    _ window: Window = .full, system: SystemGeneration = .newest
  ) throws -> Configuration {
    Configuration(
      device: try #require(Device.find(id)), posture: posture, orientation: orientation,
      window: window, system: system)
  }

  // pointfreeco/swift-snapshot-testing Common/View.swift: one third, one half, two thirds, full.
  @Test(
    "iPad tiles are as wide as the table says, on their side",
    arguments: [
      ("ipad-6", [320.0, 507, 694, 1024]), ("ipad-9", [320, 535, 750, 1080]),
      ("ipad-pro-10.5", [320, 551, 782, 1112]), ("ipad-pro-11-4", [375, 592, 809, 1194]),
      ("ipad-pro-12.9-6", [375, 678, 981, 1366]),
      // Tables derived from it for later screens.
      ("ipad-mini-7", [375, 561.5, 748, 1133]), ("ipad-air-11-m3", [375, 585, 795, 1180]),
      ("ipad-pro-11-m5", [375, 600, 825, 1210]), ("ipad-pro-13-m5", [375, 683, 991, 1376]),
    ])
  func landscapeTiles(id: String, widths: [Double]) throws {
    for (window, width) in zip([Window.oneThird, .oneHalf, .twoThirds, .full], widths) {
      #expect(try configuration(id, nil, .landscapeLeft, window).windowSize.width == width)
    }
  }

  // The same, upright: one third and two thirds.
  @Test(
    "iPad tiles are as wide as the table says, upright",
    arguments: [
      ("ipad-6", 320.0, 438.0), ("ipad-9", 320, 480), ("ipad-pro-10.5", 320, 504),
      ("ipad-pro-11-4", 320, 504), ("ipad-pro-12.9-6", 375, 639),
    ])
  func portraitTiles(id: String, third: Double, twoThirds: Double) throws {
    #expect(try configuration(id, nil, .portrait, .oneThird).windowSize.width == third)
    #expect(try configuration(id, nil, .portrait, .twoThirds).windowSize.width == twoThirds)
  }

  @Test func slideOverLeavesTwentyAboveAndBelow() throws {
    let window = try configuration("ipad-6", nil, .landscapeLeft, .slideOver)
    #expect(window.windowSize == Size(width: 320, height: 728))
    #expect(window.safeAreaInsets == .zero)
    #expect(window.horizontalSizeClass == .compact)
  }

  // Regular width: the full screen, two thirds on its side, half of the 12.9-inch on its side.
  @Test func iPadSizeClassesFollowTheWidth() throws {
    #expect(try configuration("ipad-6").horizontalSizeClass == .regular)
    #expect(
      try configuration("ipad-6", nil, .landscapeLeft, .twoThirds).horizontalSizeClass == .regular)
    #expect(try configuration("ipad-6", nil, .portrait, .twoThirds).horizontalSizeClass == .compact)
    #expect(
      try configuration("ipad-pro-11-4", nil, .landscapeLeft, .oneHalf).horizontalSizeClass
        == .compact)
    #expect(
      try configuration("ipad-pro-12.9-6", nil, .landscapeLeft, .oneHalf).horizontalSizeClass
        == .regular)
    #expect(
      try configuration("ipad-pro-12.9-6", nil, .portrait, .twoThirds).horizontalSizeClass
        == .compact)
    let free = try configuration("ipad-air-11-m3", nil, .portrait, .size(width: 660, height: 400))
    #expect(free.horizontalSizeClass == .regular)
    #expect(free.verticalSizeClass == .regular)
  }

  @Test(
    "Only the large phones are regular in width on their side",
    arguments: [
      ("iphone-se-3", SizeClass.compact), ("iphone-13", .compact), ("iphone-17-pro", .compact),
      ("iphone-8-plus", .regular), ("iphone-xr", .regular), ("iphone-11", .regular),
      ("iphone-13-pro-max", .regular), ("iphone-17-pro-max", .regular),
      ("iphone-air", .regular), ("iphone-16-plus", .regular),
    ])
  func phoneSizeClasses(id: String, width: SizeClass) throws {
    let upright = try configuration(id)
    #expect(upright.horizontalSizeClass == .compact)
    #expect(upright.verticalSizeClass == .regular)
    let side = try configuration(id, nil, .landscapeRight)
    #expect(side.horizontalSizeClass == width)
    #expect(side.verticalSizeClass == .compact)
  }

  // top, left, bottom, right; upright and on its side.
  @Test(
    "Phones' safe areas",
    arguments: [
      ("iphone-se-1", [20.0, 0, 0, 0], [0.0, 0, 0, 0]),
      ("iphone-x", [44, 0, 34, 0], [0, 44, 21, 44]),
      ("iphone-13-mini", [50, 0, 34, 0], [0, 50, 21, 50]),
      ("iphone-13", [47, 0, 34, 0], [0, 47, 21, 47]),
      ("iphone-16", [59, 0, 34, 0], [0, 59, 21, 59]),
      ("iphone-16-pro", [62, 0, 34, 0], [20, 62, 20, 62]),
      ("iphone-17-pro-max", [62, 0, 34, 0], [20, 62, 20, 62]),
      ("iphone-air", [68, 0, 34, 0], [20, 68, 29, 68]),
    ])
  func phoneSafeAreas(id: String, upright: [Double], side: [Double]) throws {
    for orientation in [Orientation.portrait, .landscapeLeft, .landscapeRight] {
      let insets = try configuration(id, nil, orientation).safeAreaInsets
      let expected = orientation.isLandscape ? side : upright
      #expect([insets.top, insets.left, insets.bottom, insets.right] == expected)
    }
  }

  @Test func safeAreasDependOnTheGeneration() throws {
    let side = try configuration("iphone-16-pro", nil, .landscapeLeft, system: .v18)
    #expect(side.safeAreaInsets == Insets(top: 0, left: 62, bottom: 21, right: 62))
    #expect(try configuration("ipad-air-11-m3", system: .v18).safeAreaInsets.top == 24)
    #expect(try configuration("ipad-air-11-m3", system: .v26).safeAreaInsets.top == 32)
    #expect(try configuration("ipad-air-11-m3", system: .v26).safeAreaInsets.bottom == 20)
  }

  // Saved root margins: 16 up to 393, 20 from 414; bars keep 16 at 402 and 20 at 440.
  @Test(
    "Root margins by window width",
    arguments: [
      ("iphone-se-3", 16.0), ("iphone-16", 16), ("iphone-17-pro", 16), ("iphone-11", 20),
      ("iphone-17-pro-max", 20), ("ipad-6", 20),
    ])
  func margins(id: String, margin: Double) throws {
    let margins = try configuration(id).systemMinimumLayoutMargins
    #expect(margins == Insets(top: 0, left: margin, bottom: 0, right: margin))
  }

  @Test func floatingWindowsHaveNoInsetsAndSquareCorners() throws {
    let window = try configuration("ipad-pro-13-m5", nil, .portrait, .size(width: 500, height: 700))
    #expect(window.safeAreaInsets == .zero)
    #expect(window.cornerRadius == 0)
    #expect(window.windowSize == Size(width: 500, height: 700))
  }

  @Test func titleAndIdentifierNameEverything() throws {
    #expect(
      try configuration("iphone-se-3", nil, .landscapeLeft).title
        == "iPhone SE (3rd generation) landscape")
    var tile = try configuration("ipad-air-11-m3", nil, .portrait, .oneThird)
    tile.contentSizeCategory = .accessibilityExtraLarge
    tile.direction = .rightToLeft
    #expect(tile.title == "iPad Air 11-inch (M3) portrait, one-third, accessibility3, rtl")
    #expect(tile.identifier == "ipad-air-11-m3-portrait-one-third-accessibility3-rtl-27")
    #expect(
      try configuration("iphone-duo", .open, .landscapeLeft, .splitLeft).identifier
        == "iphone-duo-open-landscape-left-split-left-large-ltr-27")
  }

  @Test func contradictionsAreNamed() throws {
    #expect(throws: ConfigurationError.self) {
      try configuration("iphone-17", nil, .portrait, .slideOver).validate()
    }
    #expect(throws: ConfigurationError.self) {
      try configuration("iphone-17", nil, .portraitUpsideDown).validate()
    }
    #expect(throws: ConfigurationError.self) {
      try configuration("iphone-17", .open).validate()
    }
    #expect(throws: ConfigurationError.self) {
      try configuration("iphone-duo", .closed, .portrait, system: .v26).validate()
    }
    #expect(throws: ConfigurationError.self) {
      try configuration("iphone-duo", .closed, .landscapeLeft, .splitLeft).validate()
    }
    #expect(throws: ConfigurationError.self) {
      try configuration("iphone-duo", .book, .portrait).validate()
    }
    #expect(throws: ConfigurationError.self) {
      try configuration("ipad-6", nil, .portrait, .oneHalf, system: .v18).validate()
    }
    for (width, height) in [(Double.nan, 100.0), (.infinity, 100), (-1, 100), (5000, 100)] {
      #expect(throws: ConfigurationError.self) {
        try configuration("ipad-6", nil, .portrait, .size(width: width, height: height))
          .validate()
      }
    }
    #expect(
      try configuration("iphone-17", nil, .portrait, .slideOver).windowSize
        == Size(width: 402, height: 874))
    let error = ConfigurationError.unsupportedWindow(
      .slideOver, device: try #require(Device.find("iphone-17")))
    #expect("\(error)" == "iPhone 17 has no slide-over window")
  }

  @Test func theDefaultMatrixIsValidAndDistinct() {
    for system in SystemGeneration.allCases {
      let matrix = Configuration.defaultMatrix(system: system)
      #expect(matrix.filter { !$0.isValid }.isEmpty)
      #expect(Set(matrix.map(\.identifier)).count == matrix.count)
    }
    // 6 of phones, 3 + 2 + 2 of the folding phone, 4 + 3 of the iPad.
    #expect(
      Configuration.defaultMatrix.filter {
        $0.contentSizeCategory == .large
          && $0.direction == .leftToRight
      }.count == 20)
    #expect(Configuration.defaultMatrix.contains { $0.direction == .rightToLeft })
    #expect(Configuration.defaultMatrix.contains { $0.contentSizeCategory.isAccessibility })
  }
}

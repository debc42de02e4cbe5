extension Device {
  /// Every device known, iPhones before iPads, each by age.
  public static let all: [Device] = phones + pads

  /// Interface Builder's canvas of files that name no device: 600 by 600 points, for any size.
  ///
  /// It is no device to check on, so `all` leaves it out; `find` knows it as `design-canvas`.
  public static let designCanvas = Device(
    id: "design-canvas", name: "Interface Builder canvas", idiom: .phone, year: nil, scale: 2,
    portraitSize: Size(width: 600, height: 600), cornerRadius: 0,
    safeAreas: SafeAreaTable(
      SafeAreas(
        portrait: Insets(top: 20, left: 0, bottom: 0, right: 0),
        landscape: Insets(top: 20, left: 0, bottom: 0, right: 0))),
    sizeClassRule: .unspecified,
    source: "Interface Builder files without a device element")

  // The iPhones: sizes and insets from pointfreeco/swift-snapshot-testing up to the iPhone 13 and
  // hacknicity's articles after it, unless the row says otherwise; canvases from the root frames of
  // public Interface Builder files; corner radii from BezelKit (markbattistella.com).
  private static let snapshotTesting = "pointfreeco/swift-snapshot-testing Common/View.swift"
  private static let hacknicity = "hacknicity.medium.com, sizes; BezelKit, corners"
  private static let deviceTables =
    "device tables derived from pointfreeco/swift-snapshot-testing pull request 1046"

  private static let phones: [Device] = [
    ScreenShape.phone(
      320, 480, scale: 2, corner: 0, .homeButtonPhone, canvas: ["retina3_5"],
      source: "root frame of retina3_5 canvases"
    ).device("iphone-4s", "iPhone 4s", 2011),
    inch4.device("iphone-5s", "iPhone 5s", 2013),
    inch47.device("iphone-6", "iPhone 6", 2014),
    inch55.device("iphone-6-plus", "iPhone 6 Plus", 2014),
    inch47.device("iphone-6s", "iPhone 6s", 2015),
    inch55.device("iphone-6s-plus", "iPhone 6s Plus", 2015),
    inch4.device("iphone-se-1", "iPhone SE (1st generation)", 2016),
    inch47.device("iphone-7", "iPhone 7", 2016),
    inch55.device("iphone-7-plus", "iPhone 7 Plus", 2016),
    inch47.device("iphone-8", "iPhone 8", 2017),
    inch55.device("iphone-8-plus", "iPhone 8 Plus", 2017),
    inch58.device("iphone-x", "iPhone X", 2017),
    inch61LCD.device("iphone-xr", "iPhone XR", 2018),
    inch58.device("iphone-xs", "iPhone XS", 2018),
    inch65.device("iphone-xs-max", "iPhone XS Max", 2018),
    inch61LCD.device("iphone-11", "iPhone 11", 2019),
    inch58.device("iphone-11-pro", "iPhone 11 Pro", 2019),
    inch65.device("iphone-11-pro-max", "iPhone 11 Pro Max", 2019),
    inch47.device("iphone-se-2", "iPhone SE (2nd generation)", 2020),
    inch54.device("iphone-12-mini", "iPhone 12 mini", 2020),
    inch61.device("iphone-12", "iPhone 12", 2020),
    inch61.device("iphone-12-pro", "iPhone 12 Pro", 2020),
    inch67.device("iphone-12-pro-max", "iPhone 12 Pro Max", 2020),
    inch54.device("iphone-13-mini", "iPhone 13 mini", 2021),
    inch61.device("iphone-13", "iPhone 13", 2021),
    inch61.device("iphone-13-pro", "iPhone 13 Pro", 2021),
    inch67.device("iphone-13-pro-max", "iPhone 13 Pro Max", 2021),
    inch47.device("iphone-se-3", "iPhone SE (3rd generation)", 2022),
    inch61.device("iphone-14", "iPhone 14", 2022),
    inch67.device("iphone-14-plus", "iPhone 14 Plus", 2022),
    island61.device("iphone-14-pro", "iPhone 14 Pro", 2022),
    island67.device("iphone-14-pro-max", "iPhone 14 Pro Max", 2022),
    island61.device("iphone-15", "iPhone 15", 2023),
    island67.device("iphone-15-plus", "iPhone 15 Plus", 2023),
    island61.device("iphone-15-pro", "iPhone 15 Pro", 2023),
    island67.device("iphone-15-pro-max", "iPhone 15 Pro Max", 2023),
    island61.device("iphone-16", "iPhone 16", 2024),
    island67.device("iphone-16-plus", "iPhone 16 Plus", 2024),
    island63(.island62).device("iphone-16-pro", "iPhone 16 Pro", 2024),
    island69(.island62).device("iphone-16-pro-max", "iPhone 16 Pro Max", 2024),
    inch61.device("iphone-16e", "iPhone 16e", 2025),
    island63(.island62Modern).device("iphone-17", "iPhone 17", 2025),
    island63(.island62Modern).device("iphone-17-pro", "iPhone 17 Pro", 2025),
    island69(.island62Modern).device("iphone-17-pro-max", "iPhone 17 Pro Max", 2025),
    ScreenShape.phone(
      420, 912, corner: 62, .air, wide: true,
      source: deviceTables + "; no source states the corner radius, the iPhone 17's is taken"
    ).device("iphone-air", "iPhone Air", 2025),
    inch61.device("iphone-17e", "iPhone 17e", 2026),
    island63(.island62Modern, assumed: true).device("iphone-18-pro", "iPhone 18 Pro", 2026),
    island69(.island62Modern, assumed: true).device(
      "iphone-18-pro-max", "iPhone 18 Pro Max", 2026),
    Device(
      id: "iphone-duo", name: "iPhone Duo", idiom: .phone, year: 2026, scale: 3,
      portraitSize: Size(width: 466, height: 678), cornerRadius: 59,
      safeAreas: SafeAreaTable(FoldingGeometry.duo.outer), sizeClassRule: .folding,
      folding: .duo,
      source: "simulator profile of iOS 27.1; insets measured by kammcs/boardhop and others"),
  ]

  private static let pads: [Device] = [
    pad97.device("ipad-air-2", "iPad Air 2", 2014),
    pad97.device("ipad-mini-4", "iPad mini 4", 2015),
    pad129Home.device("ipad-pro-12.9-1", "iPad Pro 12.9-inch (1st generation)", 2015),
    pad97.device("ipad-pro-9.7", "iPad Pro 9.7-inch", 2016),
    pad97.device("ipad-5", "iPad (5th generation)", 2017),
    pad105.device("ipad-pro-10.5", "iPad Pro 10.5-inch", 2017),
    pad129Home.device("ipad-pro-12.9-2", "iPad Pro 12.9-inch (2nd generation)", 2017),
    pad97.device("ipad-6", "iPad (6th generation)", 2018),
    pad11.device("ipad-pro-11-1", "iPad Pro 11-inch (1st generation)", 2018),
    pad129.device("ipad-pro-12.9-3", "iPad Pro 12.9-inch (3rd generation)", 2018),
    pad97.device("ipad-mini-5", "iPad mini (5th generation)", 2019),
    pad105.device("ipad-air-3", "iPad Air (3rd generation)", 2019),
    pad102.device("ipad-7", "iPad (7th generation)", 2019),
    pad11.device("ipad-pro-11-2", "iPad Pro 11-inch (2nd generation)", 2020),
    pad129.device("ipad-pro-12.9-4", "iPad Pro 12.9-inch (4th generation)", 2020),
    pad102.device("ipad-8", "iPad (8th generation)", 2020),
    pad109.device("ipad-air-4", "iPad Air (4th generation)", 2020),
    pad11.device("ipad-pro-11-3", "iPad Pro 11-inch (3rd generation)", 2021),
    pad129.device("ipad-pro-12.9-5", "iPad Pro 12.9-inch (5th generation)", 2021),
    pad102.device("ipad-9", "iPad (9th generation)", 2021),
    pad83.device("ipad-mini-6", "iPad mini (6th generation)", 2021),
    pad109.device("ipad-air-5", "iPad Air (5th generation)", 2022),
    pad109.device("ipad-10", "iPad (10th generation)", 2022),
    pad11.device("ipad-pro-11-4", "iPad Pro 11-inch (4th generation)", 2022),
    pad129.device("ipad-pro-12.9-6", "iPad Pro 12.9-inch (6th generation)", 2022),
    pad109.device("ipad-air-11-m2", "iPad Air 11-inch (M2)", 2024),
    pad129.device("ipad-air-13-m2", "iPad Air 13-inch (M2)", 2024),
    pad11M4.device("ipad-pro-11-m4", "iPad Pro 11-inch (M4)", 2024),
    pad13.device("ipad-pro-13-m4", "iPad Pro 13-inch (M4)", 2024),
    pad83.device("ipad-mini-7", "iPad mini (A17 Pro)", 2024),
    pad109.device("ipad-11", "iPad (A16)", 2025),
    pad109.device("ipad-air-11-m3", "iPad Air 11-inch (M3)", 2025),
    pad129.device("ipad-air-13-m3", "iPad Air 13-inch (M3)", 2025),
    pad11M4.device("ipad-pro-11-m5", "iPad Pro 11-inch (M5)", 2025),
    pad13.device("ipad-pro-13-m5", "iPad Pro 13-inch (M5)", 2025),
    pad109.device("ipad-air-11-m4", "iPad Air 11-inch (M4)", 2026),
    pad129.device("ipad-air-13-m4", "iPad Air 13-inch (M4)", 2026),
  ]

  private static let inch4 = ScreenShape.phone(
    320, 568, scale: 2, corner: 0, .homeButtonPhone, canvas: ["retina4_0"], source: snapshotTesting)
  private static let inch47 = ScreenShape.phone(
    375, 667, scale: 2, corner: 0, .homeButtonPhone, canvas: ["retina4_7"], source: snapshotTesting)
  private static let inch55 = ScreenShape.phone(
    414, 736, corner: 0, .homeButtonPhone, wide: true, canvas: ["retina5_5"],
    source: snapshotTesting)
  private static let inch58 = ScreenShape.phone(
    375, 812, corner: 39, .notch(44), canvas: ["retina5_9"], source: snapshotTesting)
  private static let inch61LCD = ScreenShape.phone(
    414, 896, scale: 2, corner: 41.5, .notch(44), wide: true, canvas: ["retina6_1"],
    source: snapshotTesting)
  private static let inch65 = ScreenShape.phone(
    414, 896, corner: 39, .notch(44), wide: true, canvas: ["retina6_5"], source: snapshotTesting)
  private static let inch54 = ScreenShape.phone(
    375, 812, corner: 44, .notch(50), source: snapshotTesting)
  private static let inch61 = ScreenShape.phone(
    390, 844, corner: 47.33, .notch(47), canvas: ["retina6_0"], source: snapshotTesting)
  private static let inch67 = ScreenShape.phone(
    428, 926, corner: 53.33, .notch(47), wide: true, canvas: ["retina6_7"],
    source: snapshotTesting)
  private static let island61 = ScreenShape.phone(
    393, 852, corner: 55, .notch(59), canvas: ["retina6_12"], source: hacknicity)
  private static let island67 = ScreenShape.phone(
    430, 932, corner: 55, .notch(59), wide: true, canvas: ["retina6_72"], source: hacknicity)

  private static func island63(_ safeAreas: SafeAreaTable, assumed: Bool = false) -> ScreenShape {
    .phone(
      402, 874, corner: 62, safeAreas, canvas: ["retina6_3"],
      source: deviceTables + (assumed ? "; insets assumed as the iPhone 17 Pro's" : ""))
  }

  private static func island69(_ safeAreas: SafeAreaTable, assumed: Bool = false) -> ScreenShape {
    .phone(
      440, 956, corner: 62, safeAreas, wide: true,
      source: deviceTables + (assumed ? "; insets assumed as the iPhone 17 Pro Max's" : ""))
  }

  private static let pad97 = ScreenShape.pad(
    768, 1024, .homeButtonPad, canvas: ["ipad9_7"], source: snapshotTesting)
  private static let pad102 = ScreenShape.pad(
    810, 1080, .homeButtonPad, canvas: ["ipad10_2"], source: snapshotTesting)
  private static let pad105 = ScreenShape.pad(
    834, 1112, .homeButtonPad, canvas: ["ipad10_5"], source: snapshotTesting)
  private static let pad109 = ScreenShape.pad(
    820, 1180, corner: 18, .indicatorPad, canvas: ["ipad10_9", "ipad10_9rounded"],
    source: deviceTables)
  private static let pad11 = ScreenShape.pad(
    834, 1194, corner: 18, .indicatorPad, canvas: ["ipad11_0rounded"], source: snapshotTesting)
  private static let pad129Home = ScreenShape.pad(
    1024, 1366, .homeButtonPad, canvas: ["ipad12_9"], source: snapshotTesting)
  private static let pad129 = ScreenShape.pad(
    1024, 1366, corner: 18, .indicatorPad, canvas: ["ipad12_9rounded"], source: snapshotTesting)
  private static let pad83 = ScreenShape.pad(
    744, 1133, corner: 21.5, .indicatorPad,
    source: deviceTables + "; corner radius 21.5 (BezelKit), 21 in another table")
  private static let pad11M4 = ScreenShape.pad(
    834, 1210, corner: 18, .indicatorPad, source: deviceTables)
  private static let pad13 = ScreenShape.pad(
    1032, 1376, corner: 18, .indicatorPad, source: deviceTables)
}

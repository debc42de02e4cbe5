/// The shapes that screens come in: the safe areas that all devices of a shape share.
///
/// Sources of the insets: pointfreeco/swift-snapshot-testing `Common/View.swift` up to the iPhone 13;
/// hacknicity's articles for the iPhone 14 Pro to 16; the same project's pull request 1046 and the
/// device tables derived from it for 2025. For the landscape bottom of the first home-indicator
/// phones that file says 24 and others (qiita, DragonCherry) 21; 21 is taken.
extension SafeAreaTable {
  /// A phone with a home button: a status bar of 20 when upright, none on its side.
  static let homeButtonPhone = SafeAreaTable(
    SafeAreas(
      portrait: Insets(top: 20, left: 0, bottom: 0, right: 0), landscape: .zero))

  /// A phone with a notch or island of the given depth and a home indicator.
  static func notch(_ depth: Double) -> SafeAreaTable {
    SafeAreaTable(
      SafeAreas(
        portrait: Insets(top: depth, left: 0, bottom: 34, right: 0),
        landscape: Insets(top: 0, left: depth, bottom: 21, right: depth)))
  }

  /// The 62-point island of the iPhone 16 Pro and later.
  ///
  /// Sources disagree on landscape: 20/62/20/62 in one, 0/62/21/62 in another. Every table with
  /// devices of 2025 has the former, so it is taken for iOS 26 and later, the latter for iOS 18.
  static let island62 = SafeAreaTable(
    notch(62).classic,
    modern: SafeAreas(
      portrait: Insets(top: 62, left: 0, bottom: 34, right: 0),
      landscape: Insets(top: 20, left: 62, bottom: 20, right: 62)))

  /// The 62-point island on devices that never ran iOS 18.
  static let island62Modern = SafeAreaTable(island62.modern)

  /// The iPhone Air.
  static let air = SafeAreaTable(
    SafeAreas(
      portrait: Insets(top: 68, left: 0, bottom: 34, right: 0),
      landscape: Insets(top: 20, left: 68, bottom: 29, right: 68)))

  /// An iPad with a home button: a status bar of 20 however it is held.
  static let homeButtonPad = SafeAreaTable(
    SafeAreas(
      portrait: Insets(top: 20, left: 0, bottom: 0, right: 0),
      landscape: Insets(top: 20, left: 0, bottom: 0, right: 0)))

  /// An iPad with a home indicator: 24 above and 20 below up to iPadOS 18; from iPadOS 26, 32 above
  /// (measured on iPadOS 26.2 and 27.0; no page of Apple's states it).
  static let indicatorPad = SafeAreaTable(
    SafeAreas(
      portrait: Insets(top: 24, left: 0, bottom: 20, right: 0),
      landscape: Insets(top: 24, left: 0, bottom: 20, right: 0)),
    modern: SafeAreas(
      portrait: Insets(top: 32, left: 0, bottom: 20, right: 0),
      landscape: Insets(top: 32, left: 0, bottom: 20, right: 0)))
}

/// The shape of a row in the catalogue: all that devices of one screen share.
struct ScreenShape {
  var idiom: Idiom
  var scale: Double
  var size: Size
  var cornerRadius: Double
  var safeAreas: SafeAreaTable
  var sizeClassRule: SizeClassRule
  var interfaceBuilderIDs: [String]
  var source: String

  static func phone(
    _ width: Double, _ height: Double, scale: Double = 3, corner: Double,
    _ safeAreas: SafeAreaTable, wide: Bool = false, canvas: [String] = [], source: String
  ) -> ScreenShape {
    ScreenShape(
      idiom: .phone, scale: scale, size: Size(width: width, height: height), cornerRadius: corner,
      safeAreas: safeAreas, sizeClassRule: wide ? .widePhone : .phone,
      interfaceBuilderIDs: canvas, source: source)
  }

  static func pad(
    _ width: Double, _ height: Double, corner: Double = 0, _ safeAreas: SafeAreaTable,
    canvas: [String] = [], source: String
  ) -> ScreenShape {
    ScreenShape(
      idiom: .pad, scale: 2, size: Size(width: width, height: height), cornerRadius: corner,
      safeAreas: safeAreas, sizeClassRule: .widthThreshold, interfaceBuilderIDs: canvas,
      source: source)
  }

  func device(_ id: String, _ name: String, _ year: Int) -> Device {
    Device(
      id: id, name: name, idiom: idiom, year: year, scale: scale, portraitSize: size,
      cornerRadius: cornerRadius, safeAreas: safeAreas, sizeClassRule: sizeClassRule,
      interfaceBuilderIDs: interfaceBuilderIDs, source: source)
  }
}

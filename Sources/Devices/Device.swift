/// One model of iPhone or iPad, or a canvas of Interface Builder: what never changes with how it is
/// held.
///
/// The catalogue is a table (`Device.all`); a new device is a new row. Where sources conflict,
/// `source` says which one was taken.
public struct Device: Hashable, Sendable {
  /// The identifier used in options and output, such as `iphone-se-3`.
  public let id: String
  /// The marketing name, such as `iPhone SE (3rd generation)`.
  public let name: String
  /// iPhone or iPad.
  public let idiom: Idiom
  /// The year it went on sale; nil for a design canvas.
  public let year: Int?
  /// Pixels per point.
  public let scale: Double
  /// The screen held upright, in points. For a folding device, the outer display.
  public let portraitSize: Size
  /// The radius of the screen's corners, in points; 0 for square corners.
  public let cornerRadius: Double
  /// The safe areas without bars, for each way of holding the device and each system generation.
  public let safeAreas: SafeAreaTable
  /// How the size of a window becomes size classes.
  public let sizeClassRule: SizeClassRule
  /// The identifiers that Interface Builder files give to canvases of this screen
  /// (`<device id="retina4_7">`); a canvas belongs to the first device that lists it.
  public let interfaceBuilderIDs: [String]
  /// The folding geometry, for a folding device.
  public let folding: FoldingGeometry?
  /// Where the figures come from.
  public let source: String

  /// Makes a device; the catalogue's rows are made with it, and so can a team's own be.
  public init(
    id: String, name: String, idiom: Idiom, year: Int?, scale: Double, portraitSize: Size,
    cornerRadius: Double, safeAreas: SafeAreaTable, sizeClassRule: SizeClassRule,
    interfaceBuilderIDs: [String] = [], folding: FoldingGeometry? = nil, source: String
  ) {
    self.id = id
    self.name = name
    self.idiom = idiom
    self.year = year
    self.scale = scale
    self.portraitSize = portraitSize
    self.cornerRadius = cornerRadius
    self.safeAreas = safeAreas
    self.sizeClassRule = sizeClassRule
    self.interfaceBuilderIDs = interfaceBuilderIDs
    self.folding = folding
    self.source = source
  }

  /// Whether the device folds, so that a configuration needs a posture.
  public var isFolding: Bool { folding != nil }

  /// Whether there is a home indicator in place of a home button.
  public var hasHomeIndicator: Bool { safeAreas.classic.portrait.bottom > 0 }

  /// Whether windows may take any size: iPads, the folding phone and design canvases.
  public var isResizable: Bool {
    idiom == .pad || isFolding || sizeClassRule == .unspecified
  }

  /// Two devices are equal when their identifiers are.
  public static func == (lhs: Device, rhs: Device) -> Bool { lhs.id == rhs.id }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// How the size of a window becomes size classes.
public enum SizeClassRule: Hashable, Sendable {
  /// A phone that is compact in width however it is held; compact in height on its side.
  case phone
  /// A phone whose width is regular on its side (Plus, XR, 11, Max, Air); compact in height there.
  case widePhone
  /// Regular in height; regular in width from `SizeClassRule.regularWidthThreshold` points.
  case widthThreshold
  /// The folding phone: as `phone` when closed, as `widthThreshold` when open.
  case folding
  /// A design canvas for any size: no size class holds, so nothing that depends on one applies.
  case unspecified

  /// The least window width, in points, that is regular on iPad and on the folding phone's inner
  /// display.
  ///
  /// No page of Apple's states the number. Of the tile widths that public tables give classes for
  /// (pointfreeco/swift-snapshot-testing `Common/View.swift` and tables derived from it), 585, 592,
  /// 639 and 647 are compact and 678, 683 and 694 regular, and the folding phone is regular at 669;
  /// so the switch lies in (647, 669], and 660 is taken. One table marks the 600-point half of the
  /// 11-inch iPad Pro (M4) regular; it contradicts the others and is not followed.
  public static let regularWidthThreshold: Double = 660
}

/// The safe areas of one screen without bars, upright and on its side.
public struct SafeAreas: Hashable, Sendable {
  /// Held upright.
  public var portrait: Insets
  /// Held on its side with the bottom to the left.
  public var landscapeLeft: Insets
  /// Held on its side with the bottom to the right.
  public var landscapeRight: Insets

  /// Makes safe areas that are the same on either side, as all but the folding phone's are.
  public init(portrait: Insets, landscape: Insets) {
    self.init(portrait: portrait, landscapeLeft: landscape, landscapeRight: landscape)
  }

  /// Makes safe areas.
  public init(portrait: Insets, landscapeLeft: Insets, landscapeRight: Insets) {
    self.portrait = portrait
    self.landscapeLeft = landscapeLeft
    self.landscapeRight = landscapeRight
  }

  /// The insets in an orientation; upside down is as upright.
  public func insets(in orientation: Orientation) -> Insets {
    switch orientation {
    case .portrait, .portraitUpsideDown: portrait
    case .landscapeLeft: landscapeLeft
    case .landscapeRight: landscapeRight
    }
  }
}

/// A screen's safe areas by system generation.
public struct SafeAreaTable: Hashable, Sendable {
  /// Up to iOS 18.
  public var classic: SafeAreas
  /// From iOS 26.
  public var modern: SafeAreas

  /// Makes a table; without `modern`, all generations agree.
  public init(_ classic: SafeAreas, modern: SafeAreas? = nil) {
    self.classic = classic
    self.modern = modern ?? classic
  }

  /// The safe areas of a generation.
  public func areas(for system: SystemGeneration) -> SafeAreas {
    system >= .v26 ? modern : classic
  }
}

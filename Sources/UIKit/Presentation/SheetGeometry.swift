/// Where a sheet stands in its container.
@preconcurrency @MainActor struct SheetGeometry {
  /// How a sheet stands.
  enum Kind {
    /// Over the whole container, where the height is compact.
    case fullScreen
    /// At the bottom edge.
    case attached
    /// At the bottom, a little off the edges, as sheets lower than the largest are from iOS 26.
    case floating
    /// In the middle, with room on all sides.
    case centered
  }

  /// How the sheet stands.
  let kind: Kind
  /// The sheet's middle, in the container.
  private(set) var center: CGPoint
  /// The sheet's size before it is scaled, in points: that of its content.
  private(set) var size: CGSize
  /// By how much a floating sheet is made smaller when it is shown.
  private(set) var scale: CGFloat = 1
  /// The safe area inside, where it is not what reaches in from the container.
  private(set) var safeArea: UIEdgeInsets?

  /// A form sheet's size where the app asks for none, in points: 540x620 (Urban Airship's SDK and the
  /// UI tests of .NET MAUI state it; iPadOS 16 made it "slightly bigger", hacknicity, without a
  /// figure).
  static let formSize = CGSize(width: 540, height: 620)
  /// A page sheet's width on iPad, in points (a public app notes it, and that its content is compact
  /// in width).
  static let pageWidth: CGFloat = 704
  /// How far the largest sheet's top is below the safe area's: 10 up to iOS 18, for the card behind
  /// (maximum 749 on an iPhone 14 Pro of 852 with 59 and 34; Bosco Ho), none from iOS 26 (759 on an
  /// iPhone 16 of the same size; openuikit).
  static let stackOffset: CGFloat = 10
  /// What is added on devices with a home button: 10 (627 on an iPhone SE of 667 with 20 at the top,
  /// 20 in all; Bosco Ho).
  static let homeButtonOffset: CGFloat = 10

  init(_ sheet: UISheetPresentationController, in surroundings: PresentationSurroundings) {
    let bounds = surroundings.bounds
    kind = Self.kind(sheet, in: surroundings.traits)
    center = CGPoint(x: bounds.midX, y: bounds.midY)
    size = bounds.size
    switch kind {
    case .fullScreen: break
    case .centered: placeInMiddle(sheet, in: surroundings)
    case .attached, .floating: placeAtBottom(sheet, in: surroundings)
    }
  }

  /// The sheet's rectangle as it is shown, in the container.
  var frame: CGRect {
    CGRect(
      x: center.x - size.width * scale / 2, y: center.y - size.height * scale / 2,
      width: size.width * scale, height: size.height * scale)
  }

  /// A sheet is centred where both classes are regular, at the bottom where the width alone is
  /// compact, and over everything where the height is compact (Apple, `UIModalPresentationStyle`),
  /// unless the app prefers the bottom edge there too.
  static func kind(
    _ sheet: UISheetPresentationController, in traits: UITraitCollection
  ) -> Kind {
    if traits.verticalSizeClass == .compact {
      return sheet.prefersEdgeAttachedInCompactHeight ? .attached : .fullScreen
    }
    if traits.horizontalSizeClass == .regular { return .centered }
    guard traits.system >= .v26 else { return .attached }
    return .floating
  }

  /// The top of the largest sheet, in the container.
  static func top(in surroundings: PresentationSurroundings) -> CGFloat {
    var top = surroundings.safeArea.top
    if surroundings.traits.system < .v26 { top += stackOffset }
    if !surroundings.hasHomeIndicator { top += homeButtonOffset }
    return top
  }

  /// The height of the largest detent: what the top and the safe area below leave.
  static func maximumDetentValue(in surroundings: PresentationSurroundings) -> CGFloat {
    max(0, surroundings.bounds.height - top(in: surroundings) - surroundings.safeArea.bottom)
  }

  // MARK: Sheets at the bottom

  private mutating func placeAtBottom(
    _ sheet: UISheetPresentationController, in surroundings: PresentationSurroundings
  ) {
    let bounds = surroundings.bounds
    let maximum = Self.maximumDetentValue(in: surroundings)
    let value = min(sheet.detentValue(maximum: maximum, traits: surroundings.traits), maximum)
    var width = bounds.width
    var x = bounds.midX
    if surroundings.traits.verticalSizeClass == .compact {
      // Without a width of its own the sheet is as wide as the safe area (Apple,
      // `widthFollowsPreferredContentSizeWhenEdgeAttached`).
      let safe = surroundings.safeBounds
      x = safe.midX
      width = safe.width
      let wanted = sheet.preferredContentSize.width
      if sheet.widthFollowsPreferredContentSizeWhenEdgeAttached, wanted > 0 {
        width = min(wanted, safe.width)
      }
    }
    size = CGSize(width: width, height: value + surroundings.safeArea.bottom)
    center = CGPoint(x: x, y: bounds.maxY - size.height / 2)
    if kind == .floating, value < maximum { float(value, in: surroundings) }
  }

  /// Puts a sheet off the edges, by 8 points from 150 points of content on and more below, up to 28
  /// at 76; its content keeps the whole width and is made smaller to fit. Below 150 points the height
  /// holds the safe area, which dwindles to nothing.
  ///
  /// Derived from thirteen sheets of an iPhone 16 (393x852, 34 below) on iOS 26.1 (openuikit,
  /// `detents_ios.json`): content of 400 gives (8, 427.67, 377, 416.33), 144 (9.62, 705.43, 373.76,
  /// 136.95), 100 (21.51, 741.43, 349.97, 89.05), 10 (28, 815.42, 337, 8.58). Where between 144 and
  /// 200 the safe area begins to be added is not measured.
  private mutating func float(_ value: CGFloat, in surroundings: PresentationSurroundings) {
    let bounds = surroundings.bounds
    let isLow = value < 150
    let share = max(0, min(1, (value - 76) / 74))
    let inset = 28 - 20 * share
    let bottom = surroundings.safeArea.bottom
    size.height = isLow ? value : value + bottom
    scale = max(0, (size.width - 2 * inset) / max(1, size.width))
    center.y = bounds.maxY - inset - size.height * scale / 2
    let displayScale = max(1, surroundings.traits.displayScale)
    let inside = isLow ? (bottom * share).rounded(toPixelsAt: displayScale) : bottom
    safeArea = UIEdgeInsets(
      top: 0, left: surroundings.safeArea.left, bottom: inside, right: surroundings.safeArea.right)
  }

  // MARK: Sheets in the middle

  private mutating func placeInMiddle(
    _ sheet: UISheetPresentationController, in surroundings: PresentationSurroundings
  ) {
    var area = surroundings.safeBounds
    if let division = surroundings.division {
      area = Self.half(of: area, beside: division, placement: sheet.preferredPlacement)
    }
    var wanted = Self.formSize
    if sheet.prefersPageSizing {
      // As high as the safe area allows: the old documentation's "height of the screen", with the
      // margin for the status bar that radar 17950846 tells of.
      wanted = CGSize(width: Self.pageWidth, height: area.height)
    } else {
      let preferred = sheet.preferredContentSize
      if preferred.width > 0 { wanted.width = preferred.width }
      if preferred.height > 0 { wanted.height = preferred.height }
    }
    size = CGSize(width: min(wanted.width, area.width), height: min(wanted.height, area.height))
    let isRightToLeft = surroundings.traits.layoutDirection == .rightToLeft
    switch sheet.preferredPlacement {
    case .automatic, .center: center = CGPoint(x: area.midX, y: area.midY)
    case .leading, .trailing:
      let isLeft = (sheet.preferredPlacement == .leading) != isRightToLeft
      center.x = isLeft ? area.minX + size.width / 2 : area.maxX - size.width / 2
      center.y = area.midY
    }
  }

  /// The half that a sheet moves to while the display is folded: the far one, trailing or at the
  /// bottom, unless it is to be leading (Apple on iPhone Duo: "sheets move to one half").
  private static func half(
    of area: CGRect, beside division: CGRect,
    placement: UISheetPresentationController.Placement
  ) -> CGRect {
    var half = area
    if division.height >= division.width {
      if placement == .leading {
        half.size.width = max(0, division.minX - area.minX)
      } else {
        half.origin.x = division.maxX
        half.size.width = max(0, area.maxX - division.maxX)
      }
    } else {
      half.origin.y = division.maxY
      half.size.height = max(0, area.maxY - division.maxY)
    }
    return half
  }
}

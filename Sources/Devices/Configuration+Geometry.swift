extension Configuration {
  /// The screen as it is turned now, in points; for a folding device, the display that is lit.
  public var screenSize: Size {
    let upright =
      isInnerDisplay
      ? (device.folding?.innerPortraitSize ?? device.portraitSize)
      : device.portraitSize
    return orientation.isLandscape ? upright.transposed : upright
  }

  /// The app's window, in points.
  ///
  /// iPad's tiles follow one arithmetic that every public table agrees with: a gap of 10 between two
  /// apps; the narrow one 375 wide on its side and 320 upright, 320 and 320 on screens of at most
  /// 1112 points, 375 and 375 on those of at least 1024 by 1366; the wide one has the rest; halves
  /// split what the gap leaves. Floating windows are as wide as the narrow tile and 40 less high
  /// than the screen (hacknicity, for the 9.7- and 10.5-inch iPads; the width of the others is
  /// derived).
  public var windowSize: Size {
    let screen = screenSize
    guard supportsWindow else { return screen }
    switch window {
    case .full: return screen
    case .oneThird: return Size(width: narrowTile, height: screen.height)
    case .oneHalf: return Size(width: (screen.width - Self.tileGap) / 2, height: screen.height)
    case .twoThirds:
      return Size(width: screen.width - Self.tileGap - narrowTile, height: screen.height)
    case .slideOver: return Size(width: narrowTile, height: screen.height - 40)
    case .splitLeft, .splitRight:
      return Size(width: device.folding?.splitWidth ?? screen.width, height: screen.height)
    case .size(let width, let height): return Size(width: width, height: height)
    }
  }

  /// The safe area of the window without any bars, in points; left and right are physical.
  ///
  /// A window that does not reach an edge of the screen has no inset there: windows that float on
  /// iPadOS 26 report none (tauri-apps/tauri issue 15521), and their controls are not part of it.
  public var safeAreaInsets: Insets {
    if let folding = device.folding, supportsWindow {
      if window == .splitLeft { return folding.splitLeft }
      if window == .splitRight { return folding.splitRight }
    }
    var insets = screenSafeAreaInsets
    let screen = screenSize
    let size = windowSize
    if size.height < screen.height {
      insets.top = 0
      insets.bottom = 0
    }
    if size.width < screen.width {
      insets.left = 0
      insets.right = 0
    }
    return insets
  }

  /// The height of the status bar above the window, in points: what it adds to the safe area. Zero
  /// where it is hidden (phones on their side) or stands in a column (the folding phone).
  public var statusBarHeight: Double {
    if device.idiom == .phone, orientation.isLandscape { return 0 }
    if device.isFolding { return isInnerDisplay ? safeAreaInsets.top : 0 }
    return safeAreaInsets.top
  }

  /// The width class of the window.
  public var horizontalSizeClass: SizeClass {
    let size = windowSize
    switch device.sizeClassRule {
    case .phone: return .compact
    case .widePhone: return orientation.isLandscape ? .regular : .compact
    case .widthThreshold:
      return size.width >= SizeClassRule.regularWidthThreshold ? .regular : .compact
    case .folding:
      guard isInnerDisplay else { return .compact }
      return size.width >= SizeClassRule.regularWidthThreshold ? .regular : .compact
    case .unspecified: return .compact
    }
  }

  /// The height class of the window.
  ///
  /// Phones are compact on their side; iPads and the open folding phone are always regular.
  public var verticalSizeClass: SizeClass {
    switch device.sizeClassRule {
    case .phone, .widePhone: orientation.isLandscape ? .compact : .regular
    case .folding: !isInnerDisplay && orientation.isLandscape ? .compact : .regular
    case .widthThreshold, .unspecified: .regular
    }
  }

  /// Whether no size class holds: on Interface Builder's canvas for any size, where variations by
  /// size class do not apply. The two properties then say compact width and regular height.
  public var sizeClassesAreUnspecified: Bool { device.sizeClassRule == .unspecified }

  /// The least margin at the sides of a root view of a width, in points.
  ///
  /// 16 in views less than 414 wide, 20 from there: root margins saved in public Interface Builder
  /// files are 16 at 375, 390 and 393 and 20 at 414 and wider; bars keep 16 at 402 and 20 at 440.
  public static func rootLayoutMargin(width: Double) -> Double { width < 414 ? 16 : 20 }

  /// The least margins, left and right, that the system gives a root view, in points; top and bottom
  /// are 0. The safe area comes on top.
  ///
  /// On the folding phone the side with the bar column adds nothing (measured content margins of 20
  /// and 0).
  public var systemMinimumLayoutMargins: Insets {
    let margin = Self.rootLayoutMargin(width: windowSize.width)
    var margins = Insets(top: 0, left: margin, bottom: 0, right: margin)
    if let folding = device.folding {
      if safeAreaInsets.left >= folding.barColumnWidth { margins.left = 0 }
      if safeAreaInsets.right >= folding.barColumnWidth { margins.right = 0 }
    }
    return margins
  }

  /// The greatest width of the readable content guide, in points: 672 at the text size that devices
  /// come with (useyourloaf.com), growing and shrinking with the text as the body style does.
  ///
  /// No source states it at other text sizes. Measurements on Mac Catalyst 26.1 (openuikit) have a
  /// band of 920 instead; that is a Mac's window and is not followed.
  public var readableWidth: Double {
    // Body's point sizes at the twelve settings, smallest first (Human Interface Guidelines).
    let body: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    return (672 * body[contentSizeCategory.rawValue] / 17).rounded()
  }

  /// The radii of the window's corners, in points: the screen's where the window fills it, else 0.
  public var cornerRadii: CornerRadii {
    guard window == .full else { return CornerRadii(all: 0) }
    guard let folding = device.folding else { return CornerRadii(all: device.cornerRadius) }
    if isInnerDisplay { return CornerRadii(all: folding.innerCornerRadius) }
    let hinge = folding.hingeCornerRadius
    let free = folding.freeCornerRadius
    switch orientation {
    case .portrait:
      return CornerRadii(topLeft: hinge, topRight: free, bottomLeft: hinge, bottomRight: free)
    case .portraitUpsideDown:
      return CornerRadii(topLeft: free, topRight: hinge, bottomLeft: free, bottomRight: hinge)
    case .landscapeLeft:
      return CornerRadii(topLeft: hinge, topRight: hinge, bottomLeft: free, bottomRight: free)
    case .landscapeRight:
      return CornerRadii(topLeft: free, topRight: free, bottomLeft: hinge, bottomRight: hinge)
    }
  }

  /// The largest radius among the window's corners, in points.
  public var cornerRadius: Double {
    let radii = cornerRadii
    return max(max(radii.topLeft, radii.topRight), max(radii.bottomLeft, radii.bottomRight))
  }

  /// The edge that the system would rather put bars on than above and below, or nil: on the folding
  /// phone only, whatever bars there are.
  public var verticalBarEdge: VerticalBarEdge? {
    guard device.isFolding else { return nil }
    if isInnerDisplay {
      if !orientation.isLandscape { return nil }
      return window == .splitLeft ? .leading : .trailing
    }
    return orientation == .landscapeRight ? .leading : .trailing
  }

  /// The gap between two tiles on iPad, in points.
  private static let tileGap: Double = 10

  /// Whether the inner display of a folding device is lit.
  var isInnerDisplay: Bool { device.isFolding && (posture?.isOpen ?? false) }

  /// Whether the window is one that this device has as it is held now.
  var supportsWindow: Bool { windowError == nil }

  /// The width of the narrow tile on iPad, in points.
  private var narrowTile: Double {
    let upright = device.portraitSize
    if orientation.isLandscape { return upright.height > 1112 ? 375 : 320 }
    return upright.width >= 1024 ? 375 : 320
  }

  private var screenSafeAreaInsets: Insets {
    if isInnerDisplay, let folding = device.folding {
      return folding.inner.insets(in: orientation)
    }
    return device.safeAreas.areas(for: system).insets(in: orientation)
  }
}

/// The radii of a window's four corners, in points.
public struct CornerRadii: Hashable, Sendable {
  /// At the top left.
  public var topLeft: Double
  /// At the top right.
  public var topRight: Double
  /// At the bottom left.
  public var bottomLeft: Double
  /// At the bottom right.
  public var bottomRight: Double

  /// Makes radii.
  public init(topLeft: Double, topRight: Double, bottomLeft: Double, bottomRight: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }

  /// Makes four equal radii.
  public init(all radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
  }
}

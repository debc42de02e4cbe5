/// The sizes of the system's bars, controls and rows in one generation of the system, in points.
///
/// One table per generation. The classic figures are frames saved in public Interface Builder files
/// and openradar reports; those of iOS 26 and 27 are frames saved by Xcode 26
/// (firebase/quickstart-ios, Ranchero-Software/NetNewsWire, hackiftekhar/IQKeyboardManager) and
/// measurements on a device with iOS 27 (Tembeon/morph). What no source states for the newer
/// generations keeps its classic value, and its doc comment says so.
public struct SystemMetrics: Hashable, Sendable {
  /// The generation.
  public let system: SystemGeneration

  // MARK: Bars

  /// The content height of a navigation bar in regular height, without large title: 44 classic
  /// (openradar 20262590), 54 from iOS 26 (saved frames; measured below the status inset).
  public let phoneNavigationBarHeight: Double
  /// The same on a phone on its side, where the height is compact: 32 classic (fluentui-apple issue
  /// 1727). No source states it for iOS 26, where the classic value is kept.
  public let compactNavigationBarHeight: Double
  /// The same on iPad: 50 from iOS 12 (hacknicity: a large-title safe area of 122 is 20 + 50 + 52),
  /// 54 from iOS 26.
  public let padNavigationBarHeight: Double
  /// The same on a sheet: 56 (saved frames).
  public let sheetNavigationBarHeight: Double
  /// What a large title adds below: 52 (140 on the iPhone X is 44 + 96; 106 from iOS 26 is 54 + 52).
  public let largeTitleHeight: Double
  /// The content height of a tab bar in regular height: 49 (83 with the home indicator's 34). From
  /// iOS 26 the bar floats, 62 high and 21 from the bottom, which is 83 as well.
  public let phoneTabBarHeight: Double
  /// The same on a phone on its side: 32, the compact bar's; no source states it separately.
  public let compactTabBarHeight: Double
  /// The same on iPad: 50 from iOS 12 (hacknicity: bars grew together).
  public let padTabBarHeight: Double
  /// The content height of a toolbar in regular height on a phone with a home button: 44 (saved
  /// frames).
  public let phoneToolbarHeight: Double
  /// The same on a phone with a home indicator: 49 (saved frames: 813 to 862 on a screen of 896 with
  /// 34 below; the iPhone Duo's bottom inset of 83 with a toolbar is 34 + 49, another source has 82).
  public let indicatorPhoneToolbarHeight: Double
  /// The same on a phone on its side: 32, as the navigation bar's.
  public let compactToolbarHeight: Double
  /// The same on iPad: 50 from iOS 12 (hacknicity).
  public let padToolbarHeight: Double
  /// A search bar: 56 classic and 64 from iOS 26 (saved frames; 44 in old files).
  public let searchBarHeight: Double

  // MARK: Controls

  /// A switch's frame: 51 by 31 classic, 63 by 28 from iOS 26 (saved frames).
  public let switchSize: Size
  /// How far a switch's frame reaches beyond its alignment rectangle on the trailing side: 2 (saved
  /// frames; an intrinsic width of 49 with a frame of 51, openradar 31777116).
  public let switchTrailingOverhang: Double
  /// A stepper: 94 by 32 (29 high in old files).
  public let stepperSize: Size
  /// A slider's frame height: 31 classic, 34 from iOS 26 (saved frames).
  public let sliderHeight: Double
  /// How far a slider's frame reaches beyond its alignment rectangle: 2 on either side and 1 below
  /// classic; nothing from iOS 26 (a slider tied to margins of 16 and 34 high is saved at 16 and 34).
  public let sliderOverhang: Insets
  /// A segmented control's frame height: 32 (29 and 28 in old files).
  public let segmentedControlHeight: Double
  /// How far a segmented control's frame reaches below its alignment rectangle: 1.
  public let segmentedControlBottomOverhang: Double
  /// A progress view's height: 4 (2 in old files).
  public let progressViewHeight: Double
  /// A page control's height: 37 in old saved frames up to 28 of later ones; 37 is taken.
  public let pageControlHeight: Double
  /// A page control's width for three pages: 39; every page more or less is 16.
  public let pageControlThreePageWidth: Double
  /// The step between two pages' dots: 16, from 39 for three and 7 for one.
  public let pageControlPitch: Double
  /// A picker's height: 216.
  public let pickerHeight: Double
  /// A picker's intrinsic width: 320.
  public let pickerWidth: Double
  /// A date picker with wheels: 216 high.
  public let datePickerHeight: Double
  /// A rounded text field's height: 34 with a 14-point font (30 in old files). With another font it
  /// is the line's height rounded up plus `roundedTextFieldPadding`, at least this.
  public let roundedTextFieldHeight: Double
  /// What a rounded text field adds to its text's width: 28 (openuikit).
  public let roundedTextFieldPadding: Double
  /// A text field without border: 21 to 22 high with 17 points: the line's height rounded up.
  public let borderlessTextFieldPadding: Double
  /// A medium activity indicator: 20 square.
  public let activityIndicatorSize: Double
  /// A large activity indicator: 37 square.
  public let largeActivityIndicatorSize: Double
  /// A refresh control's height: 60 (openuikit).
  public let refreshControlHeight: Double
  /// A button's least width: 30 (saved frames).
  public let buttonMinimumWidth: Double
  /// A text view's insets around its text: 8 above and below (openuikit).
  public let textContainerInset: Insets
  /// A text view's padding at either end of each line: 5 (openuikit).
  public let lineFragmentPadding: Double

  // MARK: Tables

  /// A row of a plain table with one line: 44 classic; 51.5 from iOS 26 (openuikit, Catalyst 26.1;
  /// 53 in inset-grouped lists, Tembeon/morph).
  public let tableRowHeight: Double
  /// A row with a subtitle: 44 classic by default height; 70.5 from iOS 26 (openuikit).
  public let subtitleRowHeight: Double
  /// A row of an inset-grouped list with one line: 44 classic, 53 from iOS 26 (Tembeon/morph).
  public let insetGroupedRowHeight: Double
  /// A separator, in pixels of the display: 1.
  public let separatorPixels: Double
  /// A plain section header: 28 classic; 40.5 from iOS 26 (openuikit).
  public let plainHeaderHeight: Double
  /// A section footer: 28 classic; 30 from iOS 26 (openuikit).
  public let footerHeight: Double
  /// The space above the first section header of a plain table: 0 classic; 22 from iOS 26.
  public let plainTopPadding: Double
  /// How far an inset-grouped list's cards stand from the table's edges: 16 in windows narrower than
  /// 414, else 20; 20 from iOS 26 (Tembeon/morph).
  public let insetGroupedCardInset: Double
  /// The least distance of a cell's content from its leading and trailing edge: 16, 20 in wide
  /// windows (saved frames); see `cellMargins(windowWidth:)`.
  public let cellMinimumMargin: Double
  /// The distance of a cell's content from its top and bottom edge: 11 (8 in files before iOS 11).
  public let cellVerticalMargin: Double
  /// The width that a disclosure indicator takes at the trailing edge of a cell besides the cell's
  /// margin: 18, as contents 34 narrower than cells of 375 and 38 narrower than cells of 414 have it
  /// (saved frames; 10.5 in files of older tools).
  public let disclosureIndicatorWidth: Double

  /// The metrics of a generation.
  public static func metrics(for system: SystemGeneration) -> SystemMetrics {
    switch system {
    case .v18: classic
    case .v26: glass26
    case .v27: glass27
    }
  }

  /// A navigation bar's content height, large title apart.
  ///
  /// - Parameters:
  ///   - idiom: iPhone or iPad.
  ///   - verticalSizeClass: compact on a phone on its side.
  ///   - horizontalSizeClass: regular on a large phone on its side, whose bars are not lower there
  ///     (fluentui-apple pull request 1727: 32 on an iPhone 14 Pro, 44 on a Pro Max).
  ///   - isSheet: whether the bar tops a sheet.
  public func navigationBarHeight(
    idiom: Idiom, verticalSizeClass: SizeClass, horizontalSizeClass: SizeClass = .compact,
    isSheet: Bool = false
  ) -> Double {
    if Self.isLow(verticalSizeClass, horizontalSizeClass) { return compactNavigationBarHeight }
    if isSheet { return sheetNavigationBarHeight }
    return idiom == .pad ? padNavigationBarHeight : phoneNavigationBarHeight
  }

  /// A tab bar's content height, above the safe area's bottom; size classes count as for the
  /// navigation bar.
  public func tabBarHeight(
    idiom: Idiom, verticalSizeClass: SizeClass, horizontalSizeClass: SizeClass = .compact
  ) -> Double {
    if Self.isLow(verticalSizeClass, horizontalSizeClass) { return compactTabBarHeight }
    return idiom == .pad ? padTabBarHeight : phoneTabBarHeight
  }

  /// A toolbar's content height, above the safe area's bottom; size classes count as for the
  /// navigation bar.
  ///
  /// - Parameters:
  ///   - idiom: iPhone or iPad.
  ///   - verticalSizeClass: compact on a phone on its side.
  ///   - horizontalSizeClass: regular on a large phone on its side.
  ///   - hasHomeIndicator: whether the phone has a home indicator in place of a button.
  public func toolbarHeight(
    idiom: Idiom, verticalSizeClass: SizeClass, horizontalSizeClass: SizeClass = .compact,
    hasHomeIndicator: Bool = false
  ) -> Double {
    if Self.isLow(verticalSizeClass, horizontalSizeClass) { return compactToolbarHeight }
    if idiom == .pad { return padToolbarHeight }
    return hasHomeIndicator ? indicatorPhoneToolbarHeight : phoneToolbarHeight
  }

  private static func isLow(_ vertical: SizeClass, _ horizontal: SizeClass) -> Bool {
    vertical == .compact && horizontal == .compact
  }

  /// A page control's width for a number of pages: 39 for three, 16 more or less for each other.
  public func pageControlWidth(pages: Int) -> Double {
    max(0, pageControlThreePageWidth + Double(pages - 3) * pageControlPitch)
  }

  /// A cell's leading and trailing margin in a window of a width: 16 below 414 points, 20 from there.
  public func cellMargins(windowWidth: Double) -> Double {
    windowWidth < 414 ? cellMinimumMargin : cellMinimumMargin + 4
  }
}

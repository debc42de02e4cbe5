import Devices

/// The measures of tables and their cells, in points, at run time and on Interface Builder's
/// canvases.
///
/// Measured on the frames that public storyboards and xibs hold, by the version of the tools that
/// saved them. What canvases of the newest tools show is taken for run time as well.
package struct ListMetrics: Equatable {
  /// The tools whose canvases measure alike, by the version in their files.
  package enum Era: Int, Comparable {
    /// Before Xcode 9: margins of 8.
    case xcode8
    /// Xcode 9 and 10: separators take their height from the content.
    case xcode10
    /// The first Xcode 11.
    case xcode11
    /// Xcode 11.2 to 11.7.
    case xcode11Point2
    /// Xcode 12.
    case xcode12
    /// Xcode 13 and 14.
    case xcode14
    /// Xcode 14.3 to 16; what iOS 18 shows.
    case xcode16
    /// Xcode 26; what iOS 26 and later show.
    case xcode26

    package static func < (a: Era, b: Era) -> Bool { a.rawValue < b.rawValue }

    /// The era of a file.
    init(toolsVersion: Int) {
      switch toolsVersion {
      case ..<13_000: self = .xcode8
      case ..<14_600: self = .xcode10
      case ..<15_000: self = .xcode11
      case ..<17_000: self = .xcode11Point2
      case ..<18_100: self = .xcode12
      case ..<21_500: self = .xcode14
      case ..<24_000: self = .xcode16
      default: self = .xcode26
      }
    }
  }

  package let era: Era
  /// Pixels per point.
  package let scale: CGFloat
  /// Whether rows are shown as on a canvas.
  package let isDesign: Bool

  init(era: Era, scale: CGFloat, isDesign: Bool) {
    self.era = era
    self.scale = scale
    self.isDesign = isDesign
  }

  /// The metrics for traits; on a canvas, those of the tools that saved the file.
  package init(traits: UITraitCollection, designTools: Int?) {
    if let designTools {
      self.init(
        era: Era(toolsVersion: designTools), scale: traits.displayScale, isDesign: true)
    } else {
      self.init(
        era: traits.system >= .v26 ? .xcode26 : .xcode16, scale: traits.displayScale,
        isDesign: false)
    }
  }

  /// One pixel: what a separator is high.
  package var pixel: CGFloat { 1 / max(1, scale) }

  // MARK: Cells

  /// Whether a separator's height is taken from the content of the row: until iOS 12.
  var separatorTakesHeight: Bool { era <= .xcode10 }

  /// The distance of content from the top and bottom: 8, then 11, from iOS 26 15.
  package var verticalMargin: CGFloat {
    switch era {
    case .xcode8: 8
    case .xcode26: 15
    default: 11
    }
  }

  /// The distance of content from the leading and trailing edge.
  ///
  /// - Parameters:
  ///   - width: The table's width, or the cell's where there is no table.
  ///   - isInRootTable: Whether the table is a controller's own view.
  package func horizontalMargin(width: CGFloat, isInRootTable: Bool) -> CGFloat {
    if era == .xcode8 { return 8 }
    if !isInRootTable {
      if era <= .xcode11 { return 15 }
      if era == .xcode11Point2, width < 414 { return 15 }
    }
    return width < 414 ? 16 : 20
  }

  /// The trailing margin of content beside an accessory: 8 (saved frames of Xcode 13 and later).
  package static let marginBesideAccessory: CGFloat = 8

  /// How far content stays away from the trailing edge for an accessory, given the cell's margin.
  ///
  /// Disclosure indicators and detail buttons are measured on saved frames. No saved frame has a
  /// check mark: it is taken for 7 points wider than the disclosure indicator, the difference of the
  /// two symbols at 17 points.
  package func accessoryInset(_ type: UITableViewCell.AccessoryType, margin: CGFloat) -> CGFloat {
    let edge = era == .xcode8 ? 15 : margin
    switch type {
    case .none: return 0
    case .disclosureIndicator: return edge + disclosure
    case .detailButton: return edge + detail
    case .detailDisclosureButton: return edge + disclosure + detail + Self.marginBesideAccessory
    case .checkmark: return edge + disclosure + 7
    }
  }

  private var disclosure: CGFloat {
    switch era {
    case .xcode8, .xcode10: 18
    case .xcode11: 11.5
    case .xcode11Point2, .xcode12: 11
    case .xcode14: CGFloat(8.5).roundedUp(toPixelsAt: scale)
    case .xcode16, .xcode26: 10.5
    }
  }

  private var detail: CGFloat { era <= .xcode10 ? 32 : 20.5 }

  /// A row whose content asks for no height.
  package var rowHeight: CGFloat {
    switch era {
    case .xcode26: isDesign ? 51 : 51.5
    case .xcode8, .xcode10: 44
    default: 44 - pixel
    }
  }

  /// The least height of a collection's list cell: as of a table's row, except that its line lies
  /// inside of it.
  var listRowHeight: CGFloat { era == .xcode26 ? rowHeight : 44 }

  // MARK: Sections

  /// Half of what lies between two cards of a collection's list: 35 measured on iOS 26.
  static let halfCardGap: CGFloat = 17.5

  /// How far the cards of an inset-grouped table stand from its sides.
  package func cardInset(width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }

  /// The space above a plain section with a header: 22 from iOS 15.
  package var plainTopPadding: CGFloat { era >= .xcode14 ? 22 : 0 }

  /// A plain section's header with one line of text: 28, on canvases of Xcode 13 and 14 half a point
  /// above 22, on iOS 26 40.5.
  package var plainHeaderHeight: CGFloat {
    switch era {
    case .xcode14: CGFloat(22.5).roundedUp(toPixelsAt: scale)
    case .xcode26 where !isDesign: 40.5
    default: 28
    }
  }

  /// The space above the first row of a grouped table without header: 35 until iOS 14, then 18.
  var groupedTopSpace: CGFloat {
    era < .xcode14 ? 35 : 18
  }

  /// What is added above the first header of a grouped table that has text.
  package var groupedFirstHeaderSpace: CGFloat {
    switch era {
    case .xcode8: 12
    case .xcode14: 11.5
    default: CGFloat(17.4).rounded(toPixelsAt: scale)
    }
  }

  /// The space round one line of a grouped section's header or footer: 22.
  package static let groupedTextPadding: CGFloat = 22
  /// A grouped section's space where its header or footer has no text.
  package static let groupedSpace: CGFloat = 18
}

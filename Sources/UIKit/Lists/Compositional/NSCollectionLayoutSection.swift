/// What insets of sections are added to.
public enum UIContentInsetsReference: Int, Sendable {
  /// As the configuration of the layout says.
  case automatic = 0
  /// The collection's bounds.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The readable width.
  case readableContent
}

/// How a section scrolls across the direction of its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not: its groups follow each other as the collection scrolls.
  case none = 0
  /// It stops anywhere.
  case continuous
  /// It stops at the start of a group.
  case continuousGroupLeadingBoundary
  /// It stops at whole widths of the collection.
  case paging
  /// It stops at whole groups.
  case groupPaging
  /// It stops with a group in the middle.
  case groupPagingCentered
}

/// The groups of one section, and what stands round them.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  /// The group that the section repeats until its items are all placed.
  let group: NSCollectionLayoutGroup
  /// How the section is a list; nil for one that is none.
  var list: UICollectionLayoutListConfiguration?
  /// The space before the section's header, in points.
  var paddingBefore: CGFloat = 0

  /// The space round the groups, in points; headers and footers are outside of it along the direction
  /// of scrolling.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The gap between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// What `contentInsets` are added to, across the direction of scrolling.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the insets of headers and footers are added to, across the direction of scrolling; where it
  /// is not automatic, the section's own insets do not count for them.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers keep to the section's insets; true as in UIKit.
  open var supplementariesFollowContentInsets = true
  /// How the section scrolls across the direction of the layout.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers, footers and views at other edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Changes elements in sight before they are shown.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Makes a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

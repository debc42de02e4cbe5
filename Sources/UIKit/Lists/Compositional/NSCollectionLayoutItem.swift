/// The size and the surroundings of one element of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// The size, in points or as a share of the group that the item lies in.
  public let layoutSize: NSCollectionLayoutSize
  /// What hangs at the item: badges, for example.
  public let ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// What hangs at the item: badges, for example.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }

  /// Insets that make the element smaller once its place is found, in points. Along an axis with an
  /// estimated dimension they do not count (Apple, `contentInsets`).
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// Gaps round the item, outside its size.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Makes an item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes an item of a size with what hangs at it.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    ownSupplementaryItems = supplementaryItems
    super.init()
  }

  /// The insets that count: those along axes that are not estimated, for a row from left to right.
  var countedInsets: UIEdgeInsets {
    let isWide = layoutSize.widthDimension.isEstimated
    let isHigh = layoutSize.heightDimension.isEstimated
    return UIEdgeInsets(
      top: isHigh ? 0 : contentInsets.top, left: isWide ? 0 : contentInsets.leading,
      bottom: isHigh ? 0 : contentInsets.bottom, right: isWide ? 0 : contentInsets.trailing)
  }
}

/// One element of a group whose places the app decides.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The rectangle in the group's coordinates, in points.
  public let frame: CGRect
  /// The order from back to front.
  public let zIndex: Int

  /// Makes an element.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

/// Decides where the elements of a group lie.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

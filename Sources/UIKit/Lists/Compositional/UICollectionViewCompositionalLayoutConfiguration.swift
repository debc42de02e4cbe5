/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Which way the collection scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The gap between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What the insets of sections are added to: the safe area, as in UIKit.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Makes the configuration that UIKit starts with.
  public override init() { super.init() }
}

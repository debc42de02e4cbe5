/// The room that a part of a compositional layout has.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size before insets, in points.
  var contentSize: CGSize { get }
  /// The size less the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a layout has to know of its surroundings.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The room that there is.
  var container: NSCollectionLayoutContainer { get }
  /// The traits of the collection.
  var traitCollection: UITraitCollection { get }
}

/// The room and the traits at one moment.
final class CollectionLayoutEnvironment: NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection) {
    contentSize = size
    contentInsets = insets
    traitCollection = traits
  }

  var container: NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}

/// An element in sight, as a section's handler may change it before it is shown.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity.
  var alpha: CGFloat { get set }
  /// The order from back to front.
  var zIndex: Int { get set }
  /// Whether the element is left out.
  var isHidden: Bool { get set }
  /// The middle, in points.
  var center: CGPoint { get set }
  /// The map applied round the middle.
  var transform: CGAffineTransform { get set }
  /// The element's path.
  var indexPath: IndexPath { get }
  /// The rectangle, in points.
  var frame: CGRect { get }
  /// The rectangle in the element's own coordinates.
  var bounds: CGRect { get }
  /// What the element is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary view.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// Changes elements in sight before they are shown, given how far the section is scrolled.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([NSCollectionLayoutVisibleItem], CGPoint, NSCollectionLayoutEnvironment) -> Void

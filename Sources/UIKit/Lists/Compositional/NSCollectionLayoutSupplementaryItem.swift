/// A view that hangs at an item, a group or a section.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind that the data source makes the view by.
  public let elementKind: String
  /// Where it hangs at what it belongs to.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Which of its own places hangs there; nil is the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The order from back to front.
  open var zIndex = 0

  /// Makes an item that hangs with the same edges as it hangs at.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, anchors: containerAnchor, nil)
  }

  /// Makes an item of which a place of its own hangs at a place of what it belongs to.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, anchors: containerAnchor, itemAnchor)
  }

  init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    anchors container: NSCollectionLayoutAnchor, _ item: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    containerAnchor = container
    itemAnchor = item
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// A header, a footer, or a view at another edge of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edges it stands at.
  public let alignment: NSRectAlignment
  /// How far it is moved from there, in points.
  public let offset: CGPoint
  /// Whether room is made for it, beside the items; else it lies over them.
  open var extendsBoundary = true
  /// Whether it stays in sight as long as any of its section is.
  open var pinToVisibleBounds = false

  /// Makes an item at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Makes an item at an edge, moved by points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      anchors: NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset), nil
    )
  }
}

/// A view behind a section that no data stands behind.
@preconcurrency @MainActor
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind that its class is registered for with the layout.
  public let elementKind: String
  /// The order from back to front.
  public var zIndex = 0

  init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// A view behind the whole of a section, less its `contentInsets`.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}

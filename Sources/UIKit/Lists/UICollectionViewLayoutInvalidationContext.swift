/// What of a layout has to be worked out anew.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything has to be.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items have to be asked for.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items whose places have to be found anew.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// How far the content is moved, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much the content's size changes, in points.
  open var contentSizeAdjustment = CGSize.zero

  /// Makes a context that names nothing.
  public required override init() { super.init() }

  /// Names items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

/// One change of a collection's items or sections.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What changes.
  public enum Action: Int, Sendable {
    /// It comes in.
    case insert = 0
    /// It goes.
    case delete
    /// It is taken anew.
    case reload
    /// It goes to another place.
    case move
    /// Nothing.
    case none
  }

  /// Where it was; nil for what comes in. A section has a path with one number.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where it is now; nil for what goes.
  public let indexPathAfterUpdate: IndexPath?
  /// What changes.
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}

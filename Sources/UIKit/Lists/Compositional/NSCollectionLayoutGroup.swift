/// Items in a row, in a column, or where the app puts them.
@preconcurrency @MainActor public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How a group is filled.
  enum Form {
    /// With its subitems again and again, until there is no more room.
    case filled
    /// With one subitem so many times.
    case counted(Int)
    /// With one subitem so many times, as long as the group's length allows.
    case divided(Int)
    /// With what the app decides.
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let axis: NSLayoutConstraint.Axis
  let form: Form
  /// The items that the group repeats.
  public let subitems: [NSCollectionLayoutItem]
  /// The gap between items.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  private var hanging: [NSCollectionLayoutSupplementaryItem] = []

  /// What hangs at the group.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { hanging }
    set { hanging = newValue }
  }

  init(
    layoutSize: NSCollectionLayoutSize, axis: NSLayoutConstraint.Axis, form: Form,
    subitems: [NSCollectionLayoutItem]
  ) {
    self.axis = axis
    self.form = form
    self.subitems = subitems
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// A row that repeats its items until there is no more room.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize, axis: .horizontal, form: .filled, subitems: subitems)
  }

  /// A row of `count` times one item.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize, axis: .horizontal, form: .counted(count), subitems: [subitem])
  }

  /// A row of `count` items of equal width: the item's own width does not count (Apple, header: the
  /// width is forced to 1/count).
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize, axis: .horizontal, form: .divided(count), subitems: [subitem])
  }

  /// A column that repeats its items until there is no more room.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize, axis: .vertical, form: .filled, subitems: subitems)
  }

  /// A column of `count` times one item.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize, axis: .vertical, form: .counted(count), subitems: [subitem])
  }

  /// A column of `count` items of equal height: the item's own height does not count.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize, axis: .vertical, form: .divided(count), subitems: [subitem])
  }

  /// A group whose elements lie where the app says; its coordinates start in its top left corner.
  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize, axis: .horizontal, form: .custom(itemProvider), subitems: [])
  }

  /// Whether the content of any item inside decides its size.
  var hasEstimates: Bool {
    subitems.contains { item in
      item.layoutSize.isEstimated || ((item as? NSCollectionLayoutGroup)?.hasEstimates ?? false)
    }
  }

  /// Whether how many items the group takes depends on how large they turn out.
  var countDependsOnContent: Bool {
    if case .filled = form, !layoutSize.dimension(axis).isEstimated,
      subitems.contains(where: { $0.layoutSize.dimension(axis).isEstimated })
    {
      return true
    }
    return subitems.contains { ($0 as? NSCollectionLayoutGroup)?.countDependsOnContent ?? false }
  }
}

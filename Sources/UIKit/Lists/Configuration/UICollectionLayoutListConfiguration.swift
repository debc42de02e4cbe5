/// How a compositional layout's section is a list.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// How a list looks.
  public enum Appearance: Int, Sendable {
    /// Rows from side to side; headers stay at the top.
    case plain = 0
    /// Sections stand apart.
    case grouped
    /// Sections are cards that stand away from the sides.
    case insetGrouped
    /// A column beside other content; its measures are a plain list's, as its own are not known.
    case sidebar
    /// A plain column beside other content.
    case sidebarPlain
  }

  /// What stands above a section.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A supplementary view of the kind `elementKindSectionHeader`.
    case supplementary
    /// The section's first item.
    case firstItemInSection
  }

  /// What stands below a section.
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A supplementary view of the kind `elementKindSectionFooter`.
    case supplementary
  }

  /// How the list looks.
  public let appearance: Appearance
  /// Whether lines set rows apart.
  public var showsSeparators: Bool
  /// The colour behind the list.
  public var backgroundColor: UIColor?
  /// What stands above a section.
  public var headerMode = HeaderMode.none
  /// What stands below a section.
  public var footerMode = FooterMode.none
  /// The space above headers, in points; nil is the system's.
  public var headerTopPadding: CGFloat?
  /// The lines between rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Decides the lines of single rows.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// Decides the lines of a row.
  public typealias ItemSeparatorHandler =
    @MainActor (
      IndexPath, UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

  /// Makes a list of an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// The lines between a list's rows.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration {
  /// Whether a line is shown.
  public enum Visibility: Int, Sendable {
    /// As the list finds right.
    case automatic = 0
    /// Yes.
    case visible
    /// No.
    case hidden
  }

  /// Insets that stand for "as the list finds right".
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Whether there is a line above a row.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below a row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the line above stays away from the edges, in points.
  public var topSeparatorInsets = automaticInsets
  /// How far the line below stays away from the edges, in points.
  public var bottomSeparatorInsets = automaticInsets
  /// The lines' colour.
  public var color = UIColor.separator

  /// Makes the lines of a list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// What a row has to know of its list.
struct ListRow {
  var appearance: UICollectionLayoutListConfiguration.Appearance
  /// Whether it is the first and the last one of its section, headers apart.
  var isFirst: Bool
  var isLast: Bool
  /// The line below; nil for none.
  var separator: UIListSeparatorConfiguration?
  /// The distance of the content from the sides, in points.
  var margin: CGFloat
}

extension NSCollectionLayoutSection {
  /// A section that is a list: rows from side to side, as high as their content asks for.
  ///
  /// Cards of inset-grouped lists stand as far from the sides as those of tables, and 35 points apart
  /// (measured on iOS 26), half of it above and half below each section.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let traits = layoutEnvironment.traitCollection
    let metrics = ListMetrics(traits: traits, designTools: nil)
    let width = layoutEnvironment.container.contentSize.width
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(metrics.listRowHeight))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [item]))
    section.list = configuration
    let isGrouped =
      configuration.appearance == .grouped || configuration.appearance == .insetGrouped
    let hasHeader = configuration.headerMode == .supplementary
    let hasFooter = configuration.footerMode == .supplementary
    if configuration.appearance == .insetGrouped {
      section.contentInsets.leading = metrics.cardInset(width: width)
      section.contentInsets.trailing = section.contentInsets.leading
    }
    if isGrouped {
      section.contentInsets.top = hasHeader ? 0 : ListMetrics.halfCardGap
      section.contentInsets.bottom = hasFooter ? 0 : ListMetrics.halfCardGap
    } else if hasHeader {
      section.paddingBefore = configuration.headerTopPadding ?? metrics.plainTopPadding
    }
    if isGrouped, hasHeader { section.paddingBefore = configuration.headerTopPadding ?? 0 }
    if hasHeader {
      let header = boundary(UICollectionView.elementKindSectionHeader, .top, metrics)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if hasFooter {
      section.boundarySupplementaryItems.append(
        boundary(UICollectionView.elementKindSectionFooter, .bottom, metrics))
    }
    return section
  }

  private static func boundary(
    _ kind: String, _ alignment: NSRectAlignment, _ metrics: ListMetrics
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(metrics.plainHeaderHeight)),
      elementKind: kind, alignment: alignment)
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout in which every section is the same list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }
}

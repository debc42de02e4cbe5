import LayoutTree

/// A cell of a list: content, accessories at the sides, and a line below.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// What stands beside the content.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }
  /// How often the content is indented.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// How far one indentation goes, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether accessories at the leading side are indented too.
  open var indentsAccessories = true
  /// Where the line below the cell lies; constraints may move its sides.
  public let separatorLayoutGuide = UILayoutGuide()

  private var row: ListRow?
  private var shownAccessories: [(view: UIView, isLeading: Bool)] = []
  private var separator: UIView?

  /// Makes a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addLayoutGuide(separatorLayoutGuide)
  }

  /// Makes a cell from an Interface Builder file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addLayoutGuide(separatorLayoutGuide)
  }

  /// A configuration in the style of the list that the cell is in.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// A background in the style of the list that the cell is in.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    switch row?.appearance {
    case .grouped, .insetGrouped: .listGroupedCell()
    default: .listPlainCell()
    }
  }

  private var metrics: ListMetrics { ListMetrics(traits: traits, designTools: nil) }

  private var margin: CGFloat {
    row?.margin ?? metrics.horizontalMargin(width: bounds.width, isInRootTable: true)
  }

  override var defaultMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 8, leading: margin, bottom: 8, trailing: margin)
  }

  /// Takes up what the list says of the row.
  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let row = layoutAttributes.list else { return }
    let isMoved = row.margin != self.row?.margin
    self.row = row
    if isMoved { refreshSafeArea() }
    if backgroundConfiguration == nil, configuredBackground == nil, backgroundColor == nil {
      backgroundColor = defaultBackgroundConfiguration().backgroundColor
    }
    setNeedsLayout()
  }

  // MARK: Accessories

  private func accessoriesDidChange() {
    for entry in shownAccessories { entry.view.removeFromSuperview() }
    shownAccessories = accessories.filter { $0.isShown(editing: isEditing) }.compactMap {
      accessory in
      accessory.makeView().map { ($0, accessory.isLeading) }
    }
    for entry in shownAccessories { addSubview(entry.view) }
    measureMark = nil
    setNeedsLayout()
  }

  /// Whether the cell is edited.
  open var isEditing = false { didSet { if isEditing != oldValue { accessoriesDidChange() } } }

  private func extent(leading: Bool) -> CGFloat {
    let views = shownAccessories.filter { $0.isLeading == leading }
    guard !views.isEmpty else { return 0 }
    let gaps = ListMetrics.marginBesideAccessory * CGFloat(views.count - 1)
    return views.reduce(margin + gaps) { $0 + $1.view.bounds.width }
  }

  // MARK: Layout

  private var contentInset: UIEdgeInsets {
    let indent = CGFloat(indentationLevel) * indentationWidth
    return NSDirectionalEdgeInsets(
      top: 0, leading: extent(leading: true) + indent, bottom: 0, trailing: extent(leading: false)
    ).resolved(rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Places the content, the accessories and the line.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent(in: bounds.inset(by: contentInset))
    placeAccessories()
    placeSeparator()
  }

  private func placeAccessories() {
    let scale = traits.displayScale
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for isLeading in [true, false] {
      let views = shownAccessories.filter { $0.isLeading == isLeading }.map(\.view)
      var edge = margin + (isLeading ? CGFloat(indentationLevel) * indentationWidth : 0)
      for view in isLeading ? views : views.reversed() {
        let size = view.bounds.size
        let isAtLeft = isLeading != isMirrored
        let x = isAtLeft ? edge : bounds.width - edge - size.width
        view.frame = CGRect(
          x: x.rounded(toPixelsAt: scale),
          y: ((bounds.height - size.height) / 2).rounded(toPixelsAt: scale), width: size.width,
          height: size.height)
        edge += size.width + ListMetrics.marginBesideAccessory
      }
    }
  }

  private func placeSeparator() {
    guard let configuration = row?.separator else {
      separator?.removeFromSuperview()
      separator = nil
      return
    }
    let line = separator ?? CellSeparatorView(frame: .zero)
    if line.superview !== self { addSubview(line) }
    separator = line
    line.backgroundColor = configuration.color
    let pixel = metrics.pixel
    let text = (contentViewIfLoaded as? UIListContentView)?.textLeading ?? margin
    var insets = configuration.bottomSeparatorInsets
    if insets.leading == .greatestFiniteMagnitude {
      let left = contentInset
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      insets.leading = text + (isMirrored ? left.right : left.left)
    }
    if insets.trailing == .greatestFiniteMagnitude { insets.trailing = 0 }
    let guide = separatorLayoutGuide.hasLayoutItem ? separatorLayoutGuide.layoutFrame : .zero
    let sides = insets.resolved(
      rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let left = guide.width > 0 ? guide.minX : sides.left
    let right = guide.width > 0 ? guide.maxX : bounds.width - sides.right
    line.frame = CGRect(
      x: left, y: bounds.height - pixel, width: max(0, right - left), height: pixel)
  }

  /// The size that the content asks for, with what surrounds it; at least a plain row.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let inset = contentInset
    let inner = CGSize(
      width: max(0, targetSize.width - inset.horizontal), height: targetSize.height)
    if row != nil { placeContent(in: CGRect(origin: .zero, size: inner)) }
    let size = super.systemLayoutSizeFitting(
      inner, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    let list = contentConfiguration as? UIListContentConfiguration
    let isRow = list?.minimumHeight == 0 && list?.directionalLayoutMargins.leading == 16
    return CGSize(
      width: size.width + inset.horizontal,
      height: max(size.height, isRow ? metrics.listRowHeight : 0))
  }
}

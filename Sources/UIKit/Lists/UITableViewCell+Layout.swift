extension UITableViewCell {
  /// The measures that the cell goes by: its table's, or its own where it stands alone.
  var metrics: ListMetrics {
    ListMetrics(traits: traits, designTools: table?.designTools ?? designTools)
  }

  /// The distance of content from the leading and trailing edge.
  var horizontalMargin: CGFloat {
    if let table { return table.cellMargin }
    return metrics.horizontalMargin(width: bounds.width, isInRootTable: false)
  }

  /// The content view's margins: the trailing one is less beside an accessory.
  var contentMargins: NSDirectionalEdgeInsets {
    var margins = defaultMargins
    if hasAccessory, metrics.era >= .xcode11 {
      margins.trailing = min(margins.trailing, ListMetrics.marginBesideAccessory)
    }
    return margins
  }

  var defaultSeparatorInset: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: horizontalMargin, bottom: 0, right: 0)
  }

  private var hasAccessory: Bool { accessoryView != nil || accessoryType != .none }

  /// How far accessories keep the content away from the trailing edge.
  private var accessoryInset: CGFloat {
    if let accessoryView {
      return accessoryView.bounds.width + horizontalMargin + ListMetrics.marginBesideAccessory
    }
    return metrics.accessoryInset(accessoryType, margin: horizontalMargin)
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Whether a line below the content takes its height from it.
  private var separatorHeight: CGFloat {
    guard metrics.separatorTakesHeight, hasSeparator else { return 0 }
    return metrics.pixel
  }

  private var hasSeparator: Bool { table.map { $0.separatorStyle != .none } ?? true }

  /// What the content's rectangle leaves free at the cell's edges.
  private var contentInset: UIEdgeInsets {
    let safe = table?.insetsContentViewsToSafeArea ?? true ? safeAreaInsets : .zero
    var inset = UIEdgeInsets(
      top: 0, left: safe.left, bottom: separatorHeight, right: safe.right)
    if isRightToLeft { inset.left += accessoryInset } else { inset.right += accessoryInset }
    return inset
  }

  /// Where the content lies.
  var contentRect: CGRect {
    let inset = contentInset
    return CGRect(
      x: inset.left, y: 0, width: max(0, bounds.width - inset.left - inset.right),
      height: max(0, bounds.height - inset.bottom))
  }

  /// Gives the content view its place. While what surrounds it stays the same, the constraints that
  /// stand for its mask hold at the new size as well.
  func placeContentView() {
    guard let view = contentViewIfLoaded else { return }
    let rect = contentRect
    guard view.frame != rect else { return }
    let inset = contentInset
    view.setFrame(rect, isFromEngine: inset == parts.contentInset && !bounds.isEmpty)
    parts.contentInset = inset
  }

  func accessoriesDidChange() {
    placeContentView()
    contentViewIfLoaded?.refreshSafeArea()
    setNeedsLayout()
  }

  /// Takes up the measures of other surroundings: another table, other traits.
  func metricsDidChange() {
    refreshSafeArea()
    placeContentView()
    contentViewIfLoaded?.refreshSafeArea()
    setNeedsLayout()
  }

  // MARK: Height

  /// The size that the content asks for, with what surrounds it.
  func fittingCellSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let inset = contentInset
    guard heldConstraints.isEmpty, let content = contentViewIfLoaded else {
      return fittingSize(target, horizontal: horizontal, vertical: vertical)
    }
    let inner = CGSize(
      width: max(0, target.width - inset.left - inset.right),
      height: max(0, target.height - inset.bottom))
    let size = content.systemLayoutSizeFitting(
      inner, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(
      width: size.width + inset.left + inset.right, height: size.height + inset.bottom)
  }

  /// The height of the row at a width, for a table that leaves it to its cells.
  func height(fittingWidth width: CGFloat) -> CGFloat {
    if bounds.width != width { bounds.size.width = width }
    if let own = styleHeight(width: width) { return max(own, metrics.rowHeight) }
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // Content that asks for nothing is given the height of a plain row, as UIKit does.
    return size.height > 0 ? size.height : metrics.rowHeight
  }

  // MARK: Parts

  /// Places the accessories and the separator.
  func placeParts() {
    makeAccessories()
    let margin = horizontalMargin
    var edge = bounds.width - margin - safeAreaInsets.right
    if isRightToLeft { edge = margin + safeAreaInsets.left }
    let shown = accessoryView.map { [$0] } ?? parts.accessories
    for view in shown.reversed() {
      let size = view.bounds.size
      let x = isRightToLeft ? edge : edge - size.width
      view.frame = CGRect(
        x: x.rounded(toPixelsAt: metrics.scale),
        y: ((bounds.height - size.height) / 2).rounded(toPixelsAt: metrics.scale),
        width: size.width, height: size.height)
      edge += (isRightToLeft ? 1 : -1) * (size.width + ListMetrics.marginBesideAccessory)
    }
    placeSeparator()
    placeStyleParts()
  }

  private func makeAccessories() {
    let type = accessoryView == nil ? accessoryType : .none
    guard type != parts.shownType else { return }
    parts.shownType = type
    for view in parts.accessories { view.removeFromSuperview() }
    let symbols: [String] =
      switch type {
      case .none: []
      case .disclosureIndicator: ["chevron.right"]
      case .detailDisclosureButton: ["info.circle", "chevron.right"]
      case .checkmark: ["checkmark"]
      case .detailButton: ["info.circle"]
      }
    parts.accessories = symbols.map { CellSymbolView(symbol: $0) }
    for view in parts.accessories { addSubview(view) }
  }

  private func placeSeparator() {
    guard let table, table.separatorStyle != .none else {
      parts.separator?.removeFromSuperview()
      parts.separator = nil
      return
    }
    let line = parts.separator ?? CellSeparatorView(frame: .zero)
    if line.superview !== self { addSubview(line) }
    parts.separator = line
    line.backgroundColor = table.separatorColor
    let inset = separatorInset
    line.frame = CGRect(
      x: isRightToLeft ? inset.right : inset.left, y: bounds.height - metrics.pixel,
      width: max(0, bounds.width - inset.left - inset.right), height: metrics.pixel)
  }
}

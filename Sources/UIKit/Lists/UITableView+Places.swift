extension UITableView {
  /// The paths of the rows that are visible, in order; nil when there are none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    let visible = shownPaths.filter { path in
      guard let cell = shownCells[path] else { return false }
      return cell.frame.maxY > bounds.minY && cell.frame.minY < bounds.maxY
    }
    return visible.isEmpty ? nil : visible
  }

  /// The cells that are visible, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { shownCells[$0] }
  }

  /// The path of a cell that is shown.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownPaths.first { shownCells[$0] === cell }
  }

  /// The row at a point of the table's coordinates.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    bringContentUpToDate()
    guard let path = content.firstRow(below: point.y) else { return nil }
    return content.top(of: path) <= point.y ? path : nil
  }

  /// The rows that lie in a rectangle of the table's coordinates.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    bringContentUpToDate()
    var found: [IndexPath] = []
    var path = content.firstRow(below: rect.minY)
    while let current = path, content.top(of: current) < rect.maxY {
      found.append(current)
      path = content.row(after: current)
    }
    return found.isEmpty ? nil : found
  }

  /// Where a row lies, or is estimated to lie; zero for a row that there is not.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    bringContentUpToDate()
    guard content.contains(indexPath) else { return .zero }
    return CGRect(
      x: cardLeft, y: content.top(of: indexPath), width: cellWidth,
      height: content.height(of: indexPath))
  }

  /// Where a section lies.
  public func rect(forSection section: Int) -> CGRect {
    bringContentUpToDate()
    guard content.sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0, y: content.tops[section], width: bounds.width,
      height: content.tops[section + 1] - content.tops[section])
  }

  /// Where a section's header lies.
  public func rectForHeader(inSection section: Int) -> CGRect {
    var rect = rect(forSection: section)
    guard content.sections.indices.contains(section) else { return .zero }
    let padding = content.sections[section].headerPadding
    rect.origin.y += padding
    rect.size.height = content.sections[section].headerHeight - padding
    return rect
  }

  /// Where a section's footer lies.
  public func rectForFooter(inSection section: Int) -> CGRect {
    var rect = rect(forSection: section)
    guard content.sections.indices.contains(section) else { return .zero }
    let height = content.sections[section].footerHeight
    rect.origin.y = rect.maxY - height
    rect.size.height = height
    return rect
  }

  /// The view above a section, if it is shown.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaders[section] as? UITableViewHeaderFooterView
  }

  /// The view below a section, if it is shown.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownFooters[section] as? UITableViewHeaderFooterView
  }

  /// Scrolls a row into sight, at once.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    bringContentUpToDate()
    guard content.contains(indexPath) else { return }
    let inset = adjustedContentInset
    let rect = rectForRow(at: indexPath)
    let top = rect.minY - inset.top
    let bottom = rect.maxY + inset.bottom - bounds.height
    var y = contentOffset.y
    switch scrollPosition {
    case .top: y = top
    case .middle: y = (top + bottom) / 2
    case .bottom: y = bottom
    case .none:
      if y > top { y = top } else if y < bottom { y = bottom }
    }
    let lowest = contentSize.height + inset.bottom - bounds.height
    contentOffset.y = max(-inset.top, min(y, lowest))
    layoutIfNeeded()
  }

  // MARK: Selection

  /// The selected row, or the first one of several.
  public var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// Selects a row, without telling the delegate.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection {
      for path in indexPathsForSelectedRows ?? [] where path != indexPath {
        deselectRow(at: path, animated: animated)
      }
    }
    guard let indexPath else { return }
    if !(indexPathsForSelectedRows?.contains(indexPath) ?? false) {
      indexPathsForSelectedRows = (indexPathsForSelectedRows ?? []) + [indexPath]
    }
    shownCells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Ends the selection of a row, without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedRows?.removeAll { $0 == indexPath }
    if indexPathsForSelectedRows?.isEmpty ?? false { indexPathsForSelectedRows = nil }
    shownCells[indexPath]?.setSelected(false, animated: animated)
  }

  // MARK: Reuse

  /// Makes cells of a name by their class; nil ends that.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    registry.register(
      type.map { .type($0) }, kind: ListRegistry.cellKind, identifier: identifier)
  }

  /// Makes cells of a name from a file, whose first view is the cell; nil ends that.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registry.register(
      nib.map { .nib($0) }, kind: ListRegistry.cellKind, identifier: identifier)
  }

  /// Makes headers and footers of a name from a file, whose first view they are; nil ends that.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registry.register(nib.map { .nib($0) }, kind: Self.supplementKind, identifier: identifier)
  }

  /// Makes headers and footers of a name by their class; nil ends that.
  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    registry.register(type.map { .type($0) }, kind: Self.supplementKind, identifier: identifier)
  }

  private static var supplementKind: String { "header or footer" }

  /// A cell out of sight, or a new one of the registered class or prototype; nil for an unknown name.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let kind = ListRegistry.cellKind
    if let cell = registry.take(kind: kind, identifier: identifier) as? UITableViewCell {
      cell.prepareForReuse()
      return cell
    }
    switch registry.source(kind: kind, identifier: identifier) {
    case .type(let type as UITableViewCell.Type): return type.init(_reuse: identifier)
    case .prototype(let object):
      guard let nib = file.nib else { return nil }
      let cell = nib.makeView(object, in: bounds.size) as? UITableViewCell
      nib.finish()
      return cell
    case .nib(let nib)?:
      let cell = registry.view(of: nib) as? UITableViewCell
      cell?.reuseIdentifier = identifier
      return cell
    default: return nil
    }
  }

  /// A cell out of sight, or a new one of the registered class or prototype.
  ///
  /// - Precondition: The name is registered or a prototype's, as in UIKit.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier): register a nib or a class for it, "
          + "or connect a prototype cell in a storyboard")
    }
    cell.table = self
    if cell.superview == nil, cellWidth > 0 { cell.bounds.size.width = cellWidth }
    return cell
  }

  /// A header or footer out of sight, or a new one of the registered class; nil for an unknown name.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    let kind = Self.supplementKind
    if let view = registry.take(kind: kind, identifier: identifier)
      as? UITableViewHeaderFooterView
    {
      view.prepareForReuse()
      return view
    }
    switch registry.source(kind: kind, identifier: identifier) {
    case .type(let type as UITableViewHeaderFooterView.Type): return type.init(_reuse: identifier)
    case .nib(let nib)?:
      let view = registry.view(of: nib) as? UITableViewHeaderFooterView
      view?.reuseIdentifier = identifier
      return view
    default: return nil
    }
  }

  // MARK: Helpers

  /// Where cells start, from the table's left edge.
  var cardLeft: CGFloat {
    style == .insetGrouped
      ? metrics.cardInset(width: bounds.width) + safeAreaInsets.left : 0
  }

  /// Finds counts and heights, for questions that come before layout.
  func bringContentUpToDate() {
    loadIfNeeded()
    findHeightsIfNeeded()
    if content.needsTops || content.tops.count != content.sections.count + 1 {
      content.updateTops(from: tableHeaderView?.frame.maxY ?? 0)
    }
  }
}

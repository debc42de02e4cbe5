extension UITableView {
  // MARK: Heights

  private func isAutomatic(_ height: CGFloat) -> Bool { height < 0 }

  /// Whether the file's rows stand under the line that Interface Builder shows above prototypes.
  private var showsCanvasHeader: Bool {
    guard metrics.isDesign, fileSections != nil else { return false }
    if !file.isStatic { return true }
    return style == .plain && metrics.era >= .xcode11
  }

  /// The height of a section's header, with the space above it apart.
  func headerHeight(of index: Int) -> (padding: CGFloat, height: CGFloat) {
    let asked = delegate?.tableView(self, heightForHeaderInSection: index) ?? sectionHeaderHeight
    let isDecided = asked != sectionHeaderHeight && !isAutomatic(asked)
    let title = content.sections[index].headerTitle
    let view = headerView(of: index)
    if style == .plain {
      return plainHeaderHeight(
        asked: asked, isDecided: isDecided, hasTitle: title != nil, view: view, index: index)
    }
    if isDecided { return (0, asked) }
    let isFirst = index == 0
    if let view, title == nil {
      return (0, isAutomatic(asked) ? fittingHeight(of: view) : asked)
    }
    if let title {
      return (
        isFirst ? metrics.groupedFirstHeaderSpace : 0, groupedTextHeight(title, isHeader: true)
      )
    }
    if isFirst, showsCanvasHeader {
      return (metrics.groupedFirstHeaderSpace, groupedTextHeight("P", isHeader: true))
    }
    if isFirst, isAutomatic(asked) || metrics.era < .xcode14 { return (0, 35) }
    return (0, isAutomatic(asked) ? ListMetrics.groupedSpace : asked)
  }

  private func plainHeaderHeight(
    asked: CGFloat, isDecided: Bool, hasTitle: Bool, view: UIView?, index: Int
  ) -> (padding: CGFloat, height: CGFloat) {
    let padding =
      isAutomatic(sectionHeaderTopPadding) ? metrics.plainTopPadding : sectionHeaderTopPadding
    if hasTitle || view != nil {
      if isDecided { return (asked > 0 ? padding : 0, asked) }
      if let view, !hasTitle {
        return (padding, isAutomatic(asked) ? fittingHeight(of: view) : asked)
      }
      let isFixed = !isAutomatic(asked) && !metrics.isDesign
      return (padding, isFixed ? asked : metrics.plainHeaderHeight)
    }
    if index == 0, showsCanvasHeader {
      let isOld = metrics.era == .xcode8 && !isAutomatic(asked)
      return (padding, isOld ? asked : metrics.plainHeaderHeight)
    }
    return (0, isDecided ? asked : 0)
  }

  /// The height of a section's footer.
  func footerHeight(of index: Int) -> CGFloat {
    let asked = delegate?.tableView(self, heightForFooterInSection: index) ?? sectionFooterHeight
    if asked != sectionFooterHeight, !isAutomatic(asked) { return asked }
    let title = content.sections[index].footerTitle
    let view = footerView(of: index)
    if let view, title == nil { return isAutomatic(asked) ? fittingHeight(of: view) : asked }
    if let title {
      if style == .plain { return isAutomatic(asked) ? metrics.plainHeaderHeight : asked }
      return groupedTextHeight(title, isHeader: false)
    }
    if style == .plain {
      // A canvas keeps the space of footers free between static sections.
      let isOnCanvas = metrics.isDesign && file.isStatic && index + 1 < content.sections.count
      return isOnCanvas && !isAutomatic(asked) ? asked : 0
    }
    return isAutomatic(asked) ? ListMetrics.groupedSpace : asked
  }

  /// The height of a grouped section's text: its lines and 22 points; a header's lines count in whole
  /// points (saved frames: 38 for one line of 13 points above, 37.5 below).
  private func groupedTextHeight(_ title: String, isHeader: Bool) -> CGFloat {
    guard !title.isEmpty else { return ListMetrics.groupedTextPadding }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.join(self, isHeader: isHeader)
    view.title = title
    view.traits = traits
    let lines = view.titleHeight(width: cellWidth)
    return ListMetrics.groupedTextPadding + (isHeader ? lines.rounded(.up) : lines)
  }

  private func fittingHeight(of view: UIView) -> CGFloat {
    if view.superview !== self { addSubview(view) }
    let size = view.systemLayoutSizeFitting(
      CGSize(width: cellWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : view.bounds.height
  }

  // MARK: Views

  /// The view of a section's header: the delegate's, or one that shows the title.
  private func headerView(of index: Int) -> UIView? {
    if let view = shownHeaders[index] { return view }
    guard let view = delegate?.tableView(self, viewForHeaderInSection: index) else { return nil }
    shownHeaders[index] = view
    return view
  }

  private func footerView(of index: Int) -> UIView? {
    if let view = shownFooters[index] { return view }
    guard let view = delegate?.tableView(self, viewForFooterInSection: index) else { return nil }
    shownFooters[index] = view
    return view
  }

  /// Places the headers and footers; a plain table's header stays at the top while its section is
  /// scrolled.
  func placeHeadersAndFooters() {
    let inset = adjustedContentInset
    for index in content.sections.indices {
      let section = content.sections[index]
      let top = content.tops[index]
      let bottom = content.tops[index + 1]
      let isShown = showsAllRows || (bottom > bounds.minY && top < bounds.maxY)
      place(
        header: true, index: index, isShown: isShown, title: section.headerTitle,
        frame: headerFrame(section, top: top, bottom: bottom, inset: inset))
      place(
        header: false, index: index, isShown: isShown, title: section.footerTitle,
        frame: CGRect(
          x: 0, y: bottom - section.footerHeight, width: bounds.width,
          height: section.footerHeight))
    }
  }

  private func headerFrame(
    _ section: TableContent.Section, top: CGFloat, bottom: CGFloat, inset: UIEdgeInsets
  ) -> CGRect {
    let height = section.headerHeight - section.headerPadding
    var y = top + section.headerPadding
    if style == .plain {
      let visibleTop = bounds.minY + inset.top
      y = max(y, min(visibleTop, bottom - section.footerHeight - height))
    }
    return CGRect(x: 0, y: y, width: bounds.width, height: height)
  }

  private func place(
    header isHeader: Bool, index: Int, isShown: Bool, title: String?, frame: CGRect
  ) {
    var view = isHeader ? shownHeaders[index] : shownFooters[index]
    guard isShown, frame.height > 0, view != nil || title != nil else {
      view?.removeFromSuperview()
      return
    }
    let isNew = view?.superview !== self
    if view == nil {
      let made = UITableViewHeaderFooterView(reuseIdentifier: nil)
      made.title = title
      view = made
      if isHeader { shownHeaders[index] = made } else { shownFooters[index] = made }
    }
    guard let view else { return }
    (view as? UITableViewHeaderFooterView)?.join(self, isHeader: isHeader)
    if view.frame != frame { view.frame = frame }
    guard isNew else { return }
    addSubview(view)
    if isHeader {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: index)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: index)
    }
  }

  // MARK: Places

  /// How many sections there are.
  public var numberOfSections: Int {
    loadIfNeeded()
    return content.sections.count
  }

  /// How many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    guard content.sections.indices.contains(section) else { return 0 }
    return content.sections[section].rows.count
  }
}

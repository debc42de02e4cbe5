import InterfaceBuilder

extension UITableView {
  /// The tools that saved the table's file, where it is shown as on its canvas.
  var designTools: Int? {
    guard let nib = file.nib, nib.isDesign else { return nil }
    return nib.document.toolsVersion ?? 0
  }

  /// Takes up the table's own views and its rows.
  func decodeTable(_ object: NibObject, from nib: NibCoder) {
    file.nib = nib
    if let description = object.member("backgroundView") {
      backgroundView = nib.makeView(description, in: bounds.size)
    }
    if let description = object.member("tableHeaderView") {
      tableHeaderView = nib.makeView(description, in: bounds.size)
    }
    if let description = object.member("tableFooterView") {
      tableFooterView = nib.makeView(description, in: bounds.size)
    }
    file.prototypes = object.prototypes
    for prototype in object.prototypes {
      guard let name = prototype.attribute("reuseIdentifier") else { continue }
      registry.register(.prototype(prototype), kind: ListRegistry.cellKind, identifier: name)
    }
    for connection in object.connections {
      guard case .outlet(let name) = connection.kind else { continue }
      let object = nib.objects[connection.destination]
      if name == "dataSource", let source = object as? UITableViewDataSource { dataSource = source }
      if name == "delegate", let found = object as? UITableViewDelegate { delegate = found }
    }
    file.isStatic = !object.sections.isEmpty
    file.sections = object.sections.map { section in
      let cells = section.cells.compactMap { nib.makeView($0, in: bounds.size) }
      return TableFile.Section(
        headerTitle: section.string("headerTitle"), footerTitle: section.string("footerTitle"),
        cells: Self.fileCells(cells))
    }
    content.needsLoading = true
  }

  /// Takes up plain values.
  func decodeTableValues(_ object: NibObject, from nib: NibCoder) {
    func height(_ name: String) -> CGFloat? {
      object.double(name).map { $0 < 0 ? Self.automaticDimension : CGFloat($0) }
    }
    if let value = height("rowHeight") { rowHeight = value }
    if let value = height("estimatedRowHeight") { estimatedRowHeight = value }
    if let value = height("sectionHeaderHeight") { sectionHeaderHeight = value }
    if let value = height("sectionFooterHeight") { sectionFooterHeight = value }
    if object.attribute("separatorStyle") == "none" { separatorStyle = .none }
    if let color = object.color("separatorColor") { separatorColor = UIColor(color, nib) }
    if let insets = object.insets("separatorInset") {
      separatorInset = UIEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
    if let value = object.bool("allowsSelection") { allowsSelection = value }
    if let value = object.bool("allowsMultipleSelection") { allowsMultipleSelection = value }
    if let value = object.bool("layoutMarginsFollowReadableWidth") {
      cellLayoutMarginsFollowReadableWidth = value
    }
  }

  private static func fileCells(_ views: [UIView]) -> [UITableViewCell] {
    let cells = views.compactMap { $0 as? UITableViewCell }
    for cell in cells { cell.isRowOfFile = true }
    return cells
  }

  /// The prototypes as cells, each made once.
  var prototypeCells: [UITableViewCell] {
    if let cells = file.prototypeCells { return cells }
    guard let nib = file.nib else { return [] }
    let cells = Self.fileCells(file.prototypes.compactMap { nib.makeView($0, in: bounds.size) })
    nib.finish()
    file.prototypeCells = cells
    return cells
  }

  /// The rows that the file holds: static sections, or every prototype once, as Interface Builder's
  /// canvas shows them.
  var rowsOfFile: [TableFile.Section] {
    if file.isStatic { return file.sections }
    guard !file.prototypes.isEmpty else { return [] }
    return [TableFile.Section(headerTitle: nil, footerTitle: nil, cells: prototypeCells)]
  }

  /// The rows of the file where no code decides what the table shows; nil where code does.
  var fileSections: [TableFile.Section]? {
    if let dataSource, type(of: dataSource) != UITableViewController.self { return nil }
    let rows = rowsOfFile
    return rows.isEmpty ? nil : rows
  }

  /// Whether every row is laid out, not only what is visible: rows of the file are.
  var showsAllRows: Bool {
    fileSections != nil || (file.isStatic && dataSource is UITableViewController)
  }
}

extension UITableView.Style {
  init(nib name: String) {
    self =
      switch name {
      case "grouped": .grouped
      case "insetGrouped": .insetGrouped
      default: .plain
      }
  }
}

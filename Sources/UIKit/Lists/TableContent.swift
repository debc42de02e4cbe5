/// The sections of a table, with the heights of what is in them.
struct TableContent {
  /// One section.
  struct Section {
    /// The text above.
    var headerTitle: String?
    /// The text below.
    var footerTitle: String?
    /// The height above the rows, padding included.
    var headerHeight: CGFloat = 0
    /// The part of `headerHeight` that lies above the header itself.
    var headerPadding: CGFloat = 0
    /// The height below the rows.
    var footerHeight: CGFloat = 0
    /// The rows.
    var rows: ExtentIndex

    /// The height of everything in the section.
    var total: CGFloat { headerHeight + rows.total + footerHeight }
  }

  var sections: [Section] = []
  /// Where each section starts, and where the last one ends.
  private(set) var tops: [CGFloat] = [0]
  /// Whether the data source has to be asked how much there is.
  var needsLoading = true
  /// Whether heights of headers and footers have to be found.
  var needsHeights = true
  /// Whether heights of headers and footers alone have to be found.
  var needsEdges = false
  /// Whether `tops` is out of date.
  var needsTops = true

  /// Finds where sections start.
  ///
  /// - Parameter start: Where the first one does.
  mutating func updateTops(from start: CGFloat) {
    var y = start
    tops = []
    tops.reserveCapacity(sections.count + 1)
    for section in sections {
      tops.append(y)
      y += section.total
    }
    tops.append(y)
    needsTops = false
  }

  /// Where the last section ends.
  var bottom: CGFloat { tops.last ?? 0 }

  /// The top of a row.
  func top(of path: IndexPath) -> CGFloat {
    let section = sections[path.section]
    return tops[path.section] + section.headerHeight + section.rows.offset(of: path.row)
  }

  func height(of path: IndexPath) -> CGFloat { sections[path.section].rows.extent(of: path.row) }

  func contains(_ path: IndexPath) -> Bool {
    path.section >= 0 && path.section < sections.count && path.row >= 0
      && path.row < sections[path.section].rows.count
  }

  /// The section that a height lies in: the last one that starts at or above it.
  func section(at y: CGFloat) -> Int {
    var low = 0
    var high = max(0, sections.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if tops[middle] <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The first row that ends below a height; nil when there is none.
  func firstRow(below y: CGFloat) -> IndexPath? {
    var section = section(at: y)
    while section < sections.count {
      let rows = sections[section].rows
      if rows.count > 0 {
        let start = tops[section] + sections[section].headerHeight
        var row = rows.row(at: y - start)
        while row < rows.count, start + rows.offset(of: row + 1) <= y { row += 1 }
        if row < rows.count { return IndexPath(row: row, section: section) }
      }
      section += 1
    }
    return nil
  }

  /// The row after another one, in the same or a later section.
  func row(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < sections[path.section].rows.count {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    var section = path.section + 1
    while section < sections.count {
      if sections[section].rows.count > 0 { return IndexPath(row: 0, section: section) }
      section += 1
    }
    return nil
  }
}

/// What a file holds of a table: its rows, and how to make more of them.
@preconcurrency @MainActor struct TableFile {
  /// A static section, or all prototypes.
  struct Section {
    var headerTitle: String?
    var footerTitle: String?
    var cells: [UITableViewCell]
  }

  /// Static sections.
  var sections: [Section] = []
  /// Prototypes, in the order of the file.
  var prototypes: [NibObject] = []
  /// The prototypes as cells, once the table shows them.
  var prototypeCells: [UITableViewCell]?
  /// What makes cells of prototypes.
  var nib: NibCoder?
  /// Whether static sections are what the table shows unless it is given another data source.
  var isStatic = false
}

extension IndexPath {
  /// Makes the path of a table's row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Makes the path of a collection's item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section's number, from 0; 0 for an empty path.
  public var section: Int {
    get { count > 0 ? self[0] : 0 }
    set { self = IndexPath(indexes: [newValue, row]) }
  }

  /// The row's number in its section, from 0; 0 for a path without a row.
  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(indexes: [section, newValue]) }
  }

  /// The item's number in its section, from 0; 0 for a path without an item.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}

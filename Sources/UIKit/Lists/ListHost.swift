/// Shows a cell that is alone in its file.
@preconcurrency @MainActor enum ListHost {
  /// The view that a top-level view of a file is shown in: a cell is given a list that is as wide as
  /// the window, with the cell as its only element; on its canvas it keeps its own size. Any other
  /// view is shown as it is.
  static func view(showing view: UIView, isDesign: Bool) -> UIView {
    let size = view.frame.size
    switch view {
    case let cell as UITableViewCell:
      if isDesign { return canvas(of: cell, size: size) }
      let table = UITableView(frame: CGRect(origin: .zero, size: size), style: .plain)
      table.alwaysBounceVertical = true
      cell.isRowOfFile = true
      table.file.isStatic = true
      table.file.sections = [TableFile.Section(cells: [cell])]
      return table
    case let cell as UICollectionViewCell:
      if isDesign { return canvas(of: cell, size: size) }
      let layout = UICollectionViewFlowLayout()
      let collection = UICollectionView(
        frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
      // A list that scrolls keeps its elements clear of bars by itself.
      collection.alwaysBounceVertical = true
      cell.isElementOfFile = true
      cell.fileSize = cell.fileSize ?? size
      collection.file.items = [cell]
      return collection
    case is UICollectionReusableView, is UITableViewHeaderFooterView:
      let holder = canvas(of: view, size: size)
      if !isDesign { view.autoresizingMask = [.flexibleWidth] }
      return holder
    default: return view
    }
  }

  /// A plain view of the cell's size: what is a controller's own view gets margins of the system,
  /// which a cell does not.
  private static func canvas(of view: UIView, size: CGSize) -> UIView {
    let canvas = UIView(frame: CGRect(origin: .zero, size: size))
    view.frame = canvas.bounds
    view.autoresizingMask = []
    canvas.addSubview(view)
    return canvas
  }
}

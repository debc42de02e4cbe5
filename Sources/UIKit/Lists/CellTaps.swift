extension UIView {
  /// The nearest view round this one of a type.
  func enclosing<View: UIView>(_ type: View.Type) -> View? {
    var current = superview
    while let view = current {
      if let found = view as? View { return found }
      current = view.superview
    }
    return nil
  }
}

extension UITableViewCell {
  /// Selects the row as a person does: the delegate is asked first and told afterwards.
  func wasTapped() {
    guard let table = enclosing(UITableView.self), let path = table.indexPath(for: self) else {
      return
    }
    let answer: IndexPath?? = table.delegate.map { $0.tableView(table, willSelectRowAt: path) }
    guard let chosen = answer ?? path else { return }
    table.selectRow(at: chosen, animated: false, scrollPosition: .none)
    table.delegate?.tableView(table, didSelectRowAt: chosen)
  }
}

extension UICollectionViewCell {
  /// Selects the item as a person does: the delegate is asked first and told afterwards.
  func wasTapped() {
    guard let collection = enclosing(UICollectionView.self), collection.allowsSelection,
      let path = collection.indexPath(for: self),
      collection.delegate?.collectionView(collection, shouldSelectItemAt: path) ?? true
    else { return }
    collection.selectItem(at: path, animated: false, scrollPosition: [])
    collection.delegate?.collectionView(collection, didSelectItemAt: path)
  }
}

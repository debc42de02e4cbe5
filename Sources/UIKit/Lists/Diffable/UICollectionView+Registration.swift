extension UICollectionView {
  /// How cells of a class are set up for items of a type; the collection makes and reuses them.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Sets up a cell.
    public typealias Handler =
      @MainActor (
        _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
      ) -> Void

    let identifier: String
    let nib: UINib?
    let handler: Handler

    /// Registers a class of cells.
    public init(handler: @escaping Handler) {
      identifier = ListRegistry.takeRegistrationName()
      nib = nil
      self.handler = handler
    }

    /// Registers cells of a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      identifier = ListRegistry.takeRegistrationName()
      nib = cellNib
      self.handler = handler
    }
  }

  /// How supplementary views of a class and kind are set up.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Sets up a view.
    public typealias Handler =
      @MainActor (
        _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
      ) -> Void

    let identifier: String
    let nib: UINib?
    let elementKind: String
    let handler: Handler

    /// Registers a class of views.
    public init(elementKind: String, handler: @escaping Handler) {
      identifier = ListRegistry.takeRegistrationName()
      nib = nil
      self.elementKind = elementKind
      self.handler = handler
    }

    /// Registers views of a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      identifier = ListRegistry.takeRegistrationName()
      nib = supplementaryNib
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell of a registration, set up for an item; nil stands for no item, and no cell is set up.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let name = registration.identifier
    if registry.source(kind: ListRegistry.cellKind, identifier: name) == nil {
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: name)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: name)
      }
    }
    guard let cell = dequeueReusableCell(withReuseIdentifier: name, for: indexPath) as? Cell else {
      preconditionFailure("the nib of a cell registration holds no \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view of a registration, set up.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let name = registration.identifier
    let kind = registration.elementKind
    if registry.source(kind: kind, identifier: name) == nil {
      if let nib = registration.nib {
        register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
      } else {
        register(
          Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
      }
    }
    let made = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: name, for: indexPath)
    guard let view = made as? Supplementary else {
      preconditionFailure("the nib of a registration holds no \(Supplementary.self)")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}

import InterfaceBuilder

/// What a file holds of a collection: its prototypes, and how to make more of them.
@preconcurrency @MainActor struct CollectionFile {
  /// Prototype cells, in the order of the file.
  var prototypes: [NibObject] = []
  /// The prototypes as cells, once the collection shows them.
  var items: [UICollectionViewCell]?
  /// Prototypes of headers and footers, by kind.
  var supplements: [String: NibObject] = [:]
  /// The prototypes as views, once the collection shows them.
  var supplementViews: [String: UICollectionReusableView] = [:]
  /// What makes views of prototypes.
  var nib: NibCoder?
}

extension UICollectionView {
  /// Takes up the layout and the prototypes.
  func decodeCollection(_ object: NibObject, from nib: NibCoder) {
    file.nib = nib
    decodeLayout(object, from: nib)
    if let description = object.member("backgroundView") {
      backgroundView = nib.makeView(description, in: bounds.size)
    }
    file.prototypes = object.cells
    for prototype in object.cells {
      guard let name = prototype.attribute("reuseIdentifier") else { continue }
      registry.register(.prototype(prototype), kind: ListRegistry.cellKind, identifier: name)
    }
    let kinds = [
      ("sectionHeaderView", Self.elementKindSectionHeader),
      ("sectionFooterView", Self.elementKindSectionFooter),
    ]
    for (key, kind) in kinds {
      guard let prototype = object.member(key) else { continue }
      file.supplements[kind] = prototype
      guard let name = prototype.attribute("reuseIdentifier") else { continue }
      registry.register(.prototype(prototype), kind: kind, identifier: name)
    }
    if let value = object.bool("allowsSelection") { allowsSelection = value }
    if let value = object.bool("allowsMultipleSelection") { allowsMultipleSelection = value }
    for connection in object.connections {
      guard case .outlet(let name) = connection.kind else { continue }
      let object = nib.objects[connection.destination]
      if name == "dataSource", let found = object as? UICollectionViewDataSource {
        dataSource = found
      }
      if name == "delegate", let found = object as? UICollectionViewDelegate { delegate = found }
    }
    needsLoading = true
  }

  /// A layout of the app's own class is made if the program has it; else the elements flow, which is
  /// told.
  private func decodeLayout(_ object: NibObject, from nib: NibCoder) {
    guard let description = object.collectionViewLayout else { return }
    if let type = NibClasses.custom(description) as? UICollectionViewLayout.Type,
      let layout = type.init(coder: nib)
    {
      layout.decode(description)
      collectionViewLayout = layout
    } else {
      if let name = description.customClass {
        nib.note(
          "class \(name) is not known here; its items are laid out as a flow",
          line: description.line)
      } else if description.element != "collectionViewFlowLayout" {
        nib.note(
          "<\(description.element)> is not supported; its items are laid out as a flow",
          line: description.line)
      }
      collectionViewLayout.decode(description)
    }
    collectionViewLayout.collectionView = self
    nib.register(collectionViewLayout, id: description.id)
  }

  /// Whether the collection is shown as on its canvas, with the sizes that the file holds.
  var isOnCanvas: Bool { file.nib?.isDesign ?? false }

  /// Every prototype once where no code decides what the collection shows; nil where code does.
  var itemsOfFile: [UICollectionViewCell]? {
    if let dataSource, type(of: dataSource) != UICollectionViewController.self { return nil }
    if let items = file.items { return items }
    guard !file.prototypes.isEmpty, let nib = file.nib else { return nil }
    let items = file.prototypes.compactMap { nib.makeView($0, in: bounds.size) }
      .compactMap { $0 as? UICollectionViewCell }
    for item in items { item.isElementOfFile = true }
    nib.finish()
    file.items = items
    return items
  }

  /// The prototype of a header or footer, made once.
  func supplementOfFile(_ kind: String) -> UICollectionReusableView? {
    if let view = file.supplementViews[kind] { return view }
    guard let nib = file.nib, let prototype = file.supplements[kind],
      let view = nib.makeView(prototype, in: bounds.size) as? UICollectionReusableView
    else { return nil }
    view.isElementOfFile = true
    nib.finish()
    file.supplementViews[kind] = view
    return view
  }

  /// The size of an item of the file: its own one, and on its canvas the one saved.
  func sizeOnCanvas(at path: IndexPath) -> CGSize? {
    guard let items = itemsOfFile, items.indices.contains(path.item) else { return nil }
    let cell = items[path.item]
    if isOnCanvas, let saved = cell.nibOrigin?.savedFrame, !saved.isEmpty { return saved.size }
    return cell.fileSize
  }
}

/// What a diffable data source shows, with the places of identifiers.
@preconcurrency @MainActor
struct DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var snapshot = Snapshot()
  /// Where each item is.
  private var paths: [Item: IndexPath] = [:]
  private var sections: [Section: Int] = [:]

  init() {}

  init(_ snapshot: Snapshot) {
    self.snapshot = snapshot.settled
    for (index, section) in snapshot.sectionIdentifiers.enumerated() {
      sections[section] = index
      for (number, item) in snapshot.items(at: index).enumerated() {
        paths[item] = IndexPath(item: number, section: index)
      }
    }
  }

  /// How many sections there are.
  var numberOfSections: Int { snapshot.numberOfSections }

  func numberOfItems(in section: Int) -> Int {
    guard section >= 0, section < snapshot.numberOfSections else { return 0 }
    return snapshot.items(at: section).count
  }

  func item(at path: IndexPath) -> Item? {
    guard path.count > 1, path.section >= 0, path.section < snapshot.numberOfSections else {
      return nil
    }
    let items = snapshot.items(at: path.section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func path(of item: Item) -> IndexPath? { paths[item] }

  func section(at index: Int) -> Section? {
    let all = snapshot.sectionIdentifiers
    return all.indices.contains(index) ? all[index] : nil
  }

  func index(of section: Section) -> Int? { sections[section] }

  /// Where what this content shows is in another one; what that one has taken anew has no place.
  func mapping(to new: DiffableContent, applying snapshot: Snapshot) -> ListMapping {
    let reloaded = Set(snapshot.reloadedItemIdentifiers)
    let reloadedSections = Set(snapshot.reloadedSectionIdentifiers)
    let old = self
    let oldSections = self.snapshot.sectionIdentifiers
    var mapping = ListMapping(
      section: { index in
        oldSections.indices.contains(index) ? new.index(of: oldSections[index]) : nil
      },
      item: { path in
        guard let item = old.item(at: path), !reloaded.contains(item),
          let target = new.path(of: item), let section = new.section(at: target.section),
          !reloadedSections.contains(section)
        else { return nil }
        return target
      })
    for item in self.snapshot.itemIdentifiers where new.path(of: item) == nil {
      mapping.updates.append(ListMapping.Update(before: path(of: item), after: nil))
    }
    for item in new.snapshot.itemIdentifiers where path(of: item) == nil {
      mapping.updates.append(ListMapping.Update(before: nil, after: new.path(of: item)))
    }
    return mapping
  }
}

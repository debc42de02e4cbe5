/// What a list shows at one moment: sections and items by their identifiers, in order.
///
/// Identifiers are unique, as in UIKit: adding one twice is a mistake of the program and stops it,
/// naming the identifier.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private struct Section: Sendable {
    var id: SectionIdentifierType
    var items: [ItemIdentifierType]
  }

  private var sections: [Section] = []
  private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The sections to be taken anew.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items to be taken anew.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are to be set up again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Makes an empty snapshot.
  public init() {}

  // MARK: Answers

  /// How many items there are.
  public var numberOfItems: Int { sectionOfItem.count }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// How many items a section has.
  ///
  /// - Precondition: The section is there.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[place(of: identifier)].items.count
  }

  /// The items of a section, in order.
  ///
  /// - Precondition: The section is there.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { sections[place(of: identifier)].items }

  /// The section that an item is in.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sectionOfItem[identifier] }

  /// An item's number among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sectionOfItem[identifier] else { return nil }
    var before = 0
    for candidate in sections {
      if candidate.id == section {
        return candidate.items.firstIndex(of: identifier).map { before + $0 }
      }
      before += candidate.items.count
    }
    return nil
  }

  /// A section's number.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.id == identifier }
  }

  /// The items of a section by its number.
  func items(at section: Int) -> [ItemIdentifierType] { sections[section].items }

  private func place(of identifier: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(identifier) else {
      preconditionFailure("the snapshot holds no section \(identifier)")
    }
    return index
  }

  private func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int) {
    guard let section = sectionOfItem[identifier].flatMap(indexOfSection),
      let item = sections[section].items.firstIndex(of: identifier)
    else { preconditionFailure("the snapshot holds no item \(identifier)") }
    return (section, item)
  }

  // MARK: Items

  private mutating func enter(
    _ identifiers: [ItemIdentifierType], into section: SectionIdentifierType
  ) {
    for identifier in identifiers {
      guard sectionOfItem.updateValue(section, forKey: identifier) == nil else {
        preconditionFailure("item identifiers are not unique: \(identifier)")
      }
    }
  }

  /// Adds items at the end of a section; without one, of the last section.
  ///
  /// - Precondition: There is a section, and none of the items is there yet.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard !sections.isEmpty else {
      preconditionFailure("there is no section to which items could be added")
    }
    let index = sectionIdentifier.map { place(of: $0) } ?? sections.count - 1
    enter(identifiers, into: sections[index].id)
    sections[index].items += identifiers
  }

  /// Adds items just before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let place: (section: Int, item: Int) = place(of: beforeIdentifier)
    enter(identifiers, into: sections[place.section].id)
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item)
  }

  /// Adds items just behind another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let place: (section: Int, item: Int) = place(of: afterIdentifier)
    enter(identifiers, into: sections[place.section].id)
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item + 1)
  }

  /// Takes items out; those that are not there are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    let touched = Set(gone.compactMap { sectionOfItem[$0] })
    for index in sections.indices where touched.contains(sections[index].id) {
      sections[index].items.removeAll { gone.contains($0) }
    }
    for identifier in gone { sectionOfItem[identifier] = nil }
  }

  /// Takes all items and sections out.
  public mutating func deleteAllItems() {
    sections = []
    sectionOfItem = [:]
  }

  /// Puts an item just before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Puts an item just behind another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Has items taken anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  /// Has the cells of items set up again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  private func check(_ identifiers: [SectionIdentifierType]) {
    var known = Set(sections.map(\.id))
    for identifier in identifiers {
      guard known.insert(identifier).inserted else {
        preconditionFailure("section identifiers are not unique: \(identifier)")
      }
    }
  }

  /// Adds empty sections at the end.
  ///
  /// - Precondition: None of them is there yet.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    check(identifiers)
    sections += identifiers.map { Section(id: $0, items: []) }
  }

  /// Adds empty sections just before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    check(identifiers)
    sections.insert(
      contentsOf: identifiers.map { Section(id: $0, items: []) }, at: place(of: toIdentifier))
  }

  /// Adds empty sections just behind another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    check(identifiers)
    sections.insert(
      contentsOf: identifiers.map { Section(id: $0, items: []) }, at: place(of: toIdentifier) + 1)
  }

  /// Takes sections out, with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in sections where gone.contains(section.id) {
      for item in section.items { sectionOfItem[item] = nil }
    }
    sections.removeAll { gone.contains($0.id) }
  }

  /// Puts a section just before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    let section = sections.remove(at: place(of: identifier))
    sections.insert(section, at: place(of: toIdentifier))
  }

  /// Puts a section just behind another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    let section = sections.remove(at: place(of: identifier))
    sections.insert(section, at: place(of: toIdentifier) + 1)
  }

  /// Has sections taken anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  /// The snapshot without what is to be taken anew: what a list shows once it is applied.
  var settled: Self {
    var copy = self
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }

  /// Puts the items of a section in place of those it has.
  mutating func replaceItems(
    ofSection identifier: SectionIdentifierType, by items: [ItemIdentifierType]
  ) {
    let index = place(of: identifier)
    for item in sections[index].items { sectionOfItem[item] = nil }
    sections[index].items = []
    enter(items, into: identifier)
    sections[index].items = items
  }
}

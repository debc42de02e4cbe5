/// Changes of a list's items and sections that count as one, as UIKit takes them: what goes and what
/// is taken anew is named by its old place, what comes by its new one.
struct ListChanges {
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [(from: Int, to: Int)] = []
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var reloadedItems: Set<IndexPath> = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
}

/// Where what a list showed before a change is after it.
struct ListMapping {
  /// The new number of a section; nil for one that went.
  let section: (Int) -> Int?
  /// The new path of an item; nil for one that went, or that is taken anew.
  let item: (IndexPath) -> IndexPath?
  /// What layouts are told.
  var updates: [Update] = []

  /// One change, for layouts that ask.
  struct Update {
    var before: IndexPath?
    var after: IndexPath?
  }

  /// Makes a mapping from one that an app's data gives.
  init(section: @escaping (Int) -> Int?, item: @escaping (IndexPath) -> IndexPath?) {
    self.section = section
    self.item = item
  }

  /// Makes a mapping from changes.
  ///
  /// What neither comes nor goes nor moves keeps its order and takes the places that are left.
  ///
  /// - Parameters:
  ///   - old: How many items each section had.
  ///   - new: How many each has now.
  init(_ changes: ListChanges, from old: [Int], to new: [Int]) {
    let sections = Places(
      removed: changes.deletedSections, added: changes.insertedSections,
      moves: changes.movedSections, old: old.count, new: new.count)
    var items: [Int: Places] = [:]
    var removed: [Int: Set<Int>] = [:]
    var added: [Int: Set<Int>] = [:]
    for path in changes.deletedItems { removed[path.section, default: []].insert(path.item) }
    for path in changes.insertedItems { added[path.section, default: []].insert(path.item) }
    var moved: [IndexPath: IndexPath] = [:]
    for move in changes.movedItems {
      moved[move.from] = move.to
      removed[move.from.section, default: []].insert(move.from.item)
      added[move.to.section, default: []].insert(move.to.item)
    }
    for section in old.indices {
      guard let target = sections.place(of: section) else { continue }
      items[section] = Places(
        removed: removed[section] ?? [], added: added[target] ?? [], moves: [],
        old: old[section], new: new[target])
    }
    let reloadedSections = changes.reloadedSections
    let reloadedItems = changes.reloadedItems
    section = { sections.place(of: $0) }
    item = { path in
      guard !reloadedItems.contains(path), !reloadedSections.contains(path.section) else {
        return nil
      }
      if let target = moved[path] { return target }
      guard let section = sections.place(of: path.section),
        let item = items[path.section]?.place(of: path.item)
      else { return nil }
      return IndexPath(item: item, section: section)
    }
    for path in changes.deletedItems.sorted() { updates.append(Update(before: path, after: nil)) }
    for path in changes.insertedItems.sorted() { updates.append(Update(before: nil, after: path)) }
    for move in changes.movedItems { updates.append(Update(before: move.from, after: move.to)) }
    for path in changes.reloadedItems.sorted() { updates.append(Update(before: path, after: path)) }
  }

  /// Where the members of one row of things go.
  private struct Places {
    /// What leaves its place, in order.
    let removed: [Int]
    /// The new places that are taken otherwise, in order.
    let added: [Int]
    let moves: [Int: Int]
    let old: Int
    let new: Int

    init(
      removed: Set<Int>, added: Set<Int>, moves: [(from: Int, to: Int)], old: Int, new: Int
    ) {
      var removed = removed
      var added = added
      var targets: [Int: Int] = [:]
      for move in moves {
        removed.insert(move.from)
        added.insert(move.to)
        targets[move.from] = move.to
      }
      self.removed = removed.sorted()
      self.added = added.sorted()
      self.moves = targets
      self.old = old
      self.new = new
    }

    func place(of member: Int) -> Int? {
      if let target = moves[member] { return target < new ? target : nil }
      guard member >= 0, member < old else { return nil }
      var rank = member
      for gone in removed {
        if gone == member { return nil }
        if gone < member { rank -= 1 }
      }
      for taken in added where taken <= rank { rank += 1 }
      return rank < new ? rank : nil
    }
  }
}

import UIKit

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes the elements of some offsets away.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() where offset >= 0 && offset < count {
      remove(at: index(startIndex, offsetBy: offset))
    }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements of some offsets before the one of another offset, counted as they stood before.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let valid = source.filter { $0 >= 0 && $0 < count }
    let moved = valid.map { self[index(startIndex, offsetBy: $0)] }
    let before = valid.filter { $0 < destination }.count
    remove(atOffsets: IndexSet(valid))
    let place = Swift.min(Swift.max(0, destination - before), count)
    insert(contentsOf: moved, at: index(startIndex, offsetBy: place))
  }
}

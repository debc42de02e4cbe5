extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes out the elements at some places.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var position = 0
    var kept = Self()
    for element in self {
      if !offsets.contains(position) { kept.append(element) }
      position += 1
    }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at some places, in order, before the one that now stands at another place.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    var moved: [Element] = []
    var before: [Element] = []
    var after: [Element] = []
    for (position, element) in elements.enumerated() {
      if source.contains(position) {
        moved.append(element)
      } else if position < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    for (index, element) in zip(indices, before + moved + after) { self[index] = element }
  }
}

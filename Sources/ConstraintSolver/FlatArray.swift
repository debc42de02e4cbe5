/// A growing array of plain values without reference counts and bounds checks: the storage of
/// the engine's hot paths.
///
/// It owns its memory and cannot be copied. An index outside of `0..<count` is a fault of the
/// engine, checked in debug builds only.
struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
  /// The memory; moves when the array grows.
  private(set) var base: UnsafeMutablePointer<Element>
  /// The number of elements.
  private(set) var count: Int
  private var capacity: Int

  /// Makes an empty array with room for some elements.
  init(capacity: Int = 8) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity)
    count = 0
  }

  /// Makes an array of equal elements.
  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    base.initialize(repeating: element, count: count)
    self.count = count
  }

  deinit {
    base.deallocate()
  }

  /// Reads or writes an element.
  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    @inline(__always) nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  /// Reads or writes an element by a narrow index.
  subscript(index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) nonmutating set { self[Int(index)] = newValue }
  }

  /// Adds an element at the end.
  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count += 1
  }

  /// Adds elements whose memory the caller fills in.
  @inline(__always)
  mutating func extend(by newCount: Int) {
    if count + newCount > capacity { grow(to: count + newCount) }
    count += newCount
  }

  /// Removes the last element and returns it.
  @inline(__always)
  mutating func removeLast() -> Element {
    count -= 1
    return base[count]
  }

  /// Forgets all elements and keeps the memory.
  @inline(__always)
  mutating func removeAll() {
    count = 0
  }

  /// Forgets the elements from an index on.
  @inline(__always)
  mutating func truncate(to newCount: Int) {
    assert(newCount <= count)
    count = newCount
  }

  /// Makes room so that `newCount` elements fit without another allocation.
  mutating func reserve(_ newCount: Int) {
    if newCount > capacity { grow(to: newCount) }
  }

  /// Sets the number of elements; new ones take the given value.
  mutating func resize(to newCount: Int, filling element: Element) {
    if newCount > capacity { grow(to: newCount) }
    if newCount > count { (base + count).initialize(repeating: element, count: newCount - count) }
    count = newCount
  }

  /// Replaces all elements by `newCount` equal ones.
  mutating func reset(to newCount: Int, filling element: Element) {
    count = 0
    resize(to: newCount, filling: element)
  }

  private mutating func grow(to newCount: Int) {
    capacity = max(newCount, capacity * 2)
    let newBase = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    newBase.update(from: base, count: count)
    base.deallocate()
    base = newBase
  }
}

extension FlatArray {
  /// The elements; valid until the array grows.
  var elements: UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: base, count: count)
  }

  /// Sorts the elements.
  func sort(by precedes: (Element, Element) -> Bool) {
    var elements = UnsafeMutableBufferPointer(start: base, count: count)
    elements.sort(by: precedes)
  }
}

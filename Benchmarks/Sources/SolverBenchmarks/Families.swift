extension Workload {
  /// F1: a form whose rows are as tall as the taller child.
  static func tallestChild(_ n: Int) -> Workload {
    var w = Workload(name: "F1", size: n)
    let top = w.variable()
    let width = w.variable()
    w.add([(1, top)])
    w.pinEdit(width, 400)
    var previous = top
    for i in 0..<n {
      // The row, then label and field: top, height, bottom.
      let row = (0..<3).map { _ in w.variable() }
      w.sum(row[2], row[0], row[1])
      w.equate(row[0], previous, i == 0 ? 20 : 10)
      for intrinsic in [17 + Double(7 * i % 31), 22 + Double(11 * i % 23)] {
        let child = (0..<3).map { _ in w.variable() }
        w.sum(child[2], child[0], child[1])
        w.equate(child[0], row[0])
        w.add([(1, row[2]), (-1, child[2])], .greaterThanOrEqual)
        w.add([(1, child[1])], .greaterThanOrEqual, -intrinsic, .strong)
        w.add([(1, child[1])], .lessThanOrEqual, -intrinsic, .middle)
      }
      // The row hugs its children.
      w.add([(1, row[1])], .lessThanOrEqual, 0, .weak)
      previous = row[2]
    }
    return w
  }

  /// F2: a binary tree whose boxes are as large as their children ask.
  static func contentSized(_ depth: Int) -> Workload {
    var w = Workload(name: "F2", size: depth)
    let edited = w.variable()
    w.pinEdit(edited, 400)
    var leaf = 0
    // Start and size of a box; the children lie side by side inside of it.
    func box(_ d: Int, start: Int) -> Int {
      let size = w.variable()
      if d == depth {
        leaf += 1
        let intrinsic = 20 + Double(13 * leaf % 37)
        w.add([(1, size)], .greaterThanOrEqual, -intrinsic, .strong)
        w.add([(1, size)], .lessThanOrEqual, -intrinsic, .middle)
        return size
      }
      var end = start
      var sizes: [(Double, Int)] = []
      for _ in 0..<2 {
        let childStart = w.variable()
        let childEnd = w.variable()
        w.equate(childStart, end, 2)
        let child = box(d + 1, start: childStart)
        w.sum(childEnd, childStart, child)
        sizes.append((-1, child))
        end = childEnd
      }
      // At least as large as the children with the gaps, and hugging them.
      w.add([(1, start), (1, size), (-1, end)], .greaterThanOrEqual, -2)
      w.add([(1, size)], .lessThanOrEqual, 0, .weak)
      return size
    }
    let origin = w.variable()
    w.add([(1, origin)])
    _ = box(0, start: origin)
    return w
  }

  /// F3: equally wide views with distinct least widths, laid out below their sum.
  static func tightChain(_ n: Int) -> Workload {
    var w = Workload(name: "F3", size: n)
    let left = w.variable()
    let width = w.variable()
    let right = w.variable()
    w.add([(1, left)])
    w.sum(right, left, width)
    var sum = 8 * Double(n + 1)
    let least = (0..<n).map { 20 + Double(37 * $0 % 1009) / 16 }
    for value in least { sum += value }
    w.pinEdit(width, 0.8 * sum)
    var previous = left
    var first = 0
    for i in 0..<n {
      let view = (0..<3).map { _ in w.variable() }
      w.sum(view[2], view[0], view[1])
      w.equate(view[0], previous, 8)
      w.add([(1, view[1])], .greaterThanOrEqual, -least[i])
      if i == 0 { first = view[1] } else { w.equate(view[1], first, 0, .strong) }
      previous = view[2]
    }
    w.equate(previous, right, -8)
    return w
  }

  /// F4: cells of three labels that compete inside one level through a shared width.
  static func sharedCells(_ n: Int) -> Workload { cells(n, isShared: true) }

  /// F5: the same cells, independent of each other.
  static func separateCells(_ n: Int) -> Workload { cells(n, isShared: false) }

  /// F6: views in a row of given width whose own widths nothing determines.
  static func ambiguousChain(_ n: Int) -> Workload {
    var w = Workload(name: "F6", size: n)
    let left = w.variable()
    let right = w.variable()
    w.add([(1, left)])
    w.add([(1, right)], .equal, -60 * Double(n))
    var previous = left
    for _ in 0..<n {
      let view = (0..<3).map { _ in w.variable() }
      w.sum(view[2], view[0], view[1])
      w.equate(view[0], previous, 8)
      w.add([(1, view[1])], .greaterThanOrEqual, -10)
      previous = view[2]
    }
    w.equate(previous, right)
    return w
  }

  private static func cells(_ n: Int, isShared: Bool) -> Workload {
    var w = Workload(name: isShared ? "F4" : "F5", size: n)
    let width = w.variable()
    w.pinEdit(width, 300)
    for i in 0..<n {
      let own = isShared ? width : w.variable()
      if !isShared { w.add([(1, own)], .equal, -300) }
      let start = w.variable()
      w.add([(1, start)])
      var end = start
      for k in 0..<3 {
        let label = (0..<3).map { _ in w.variable() }
        w.sum(label[2], label[0], label[1])
        w.equate(label[0], end, 8)
        let intrinsic = 60 + Double((37 * i + 53 * k) % 90)
        w.add([(1, label[1])], .greaterThanOrEqual)
        w.add([(1, label[1])], .greaterThanOrEqual, -intrinsic, .strong)
        w.add([(1, label[1])], .lessThanOrEqual, -intrinsic, .weak)
        end = label[2]
      }
      w.add([(1, end), (-1, start), (-1, own)], .equal, 8)
    }
    return w
  }
}

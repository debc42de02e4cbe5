/// A variable in the forest of affine maps.
struct ForestNode: BitwiseCopyable {
  /// The node that this one is a map of; `ForestNode.root` or `ForestNode.fixed`.
  var parent: Int32
  /// The row by which the node was eliminated, or `ForestNode.pin(variable)`.
  var stepRow: Int32
  /// `value = multiplier * value of parent + offset`; a fixed node has its value in `offset`.
  var multiplier: Double
  var offset: Double
  /// The interval that inequalities leave to a root, and the rows that attain its ends.
  var lower: Double
  var upper: Double
  var lowerRow: Int32
  var upperRow: Int32
  /// The number of nodes below, with this one.
  var weight: Int32
  /// The first entry of the list of rows that watch this root, -1 for none.
  var firstWatch: Int32
  /// The place in the order of elimination; `Int32.max` before.
  var time: Int32
  /// Whether a second inequality holds the fixed node from the other side.
  var isClosed: Bool

  static let root: Int32 = -1
  static let fixed: Int32 = -2

  /// The code of the row `variable = 0` that the engine adds where nothing else determines it.
  @inline(__always)
  static func pin(_ variable: Int32) -> Int32 { -2 - variable }
}

extension UnsafeMutablePointer<ForestNode> {
  /// Makes a node a root by itself, field by field: a copy would go through memory.
  @inline(__always)
  func clear() {
    pointee.parent = ForestNode.root
    pointee.stepRow = -1
    pointee.multiplier = 1
    pointee.offset = 0
    pointee.lower = -.infinity
    pointee.upper = .infinity
    pointee.lowerRow = -1
    pointee.upperRow = -1
    pointee.weight = 1
    pointee.firstWatch = -1
    pointee.time = .max
    pointee.isClosed = false
  }
}

/// A row in terms of the roots of its variables.
struct ReducedRow {
  /// The number of distinct roots, as far as counted.
  var count = 0
  var constant = 0.0
  var root0: Int32 = -1
  var root1: Int32 = -1
  var coefficient0 = 0.0
  var coefficient1 = 0.0
}

/// The first phase of the engine: it takes rows from the highest level down, in order of
/// activation inside a level, and eliminates one variable a row.
///
/// Every variable is a node with an affine map to its parent. A row is reduced to the roots of
/// its variables. With one root left an equality fixes it and an inequality narrows its
/// interval; with two an equality unites them; with more the row waits. What comes out is one
/// tight row a variable: a vertex, and in most layouts the optimal one. The second phase, the
/// `Simplex`, proves that or goes on from there, so nothing here needs to be more than a good
/// guess where rows compete.
final class Forest {
  @exclusivity(unchecked) var nodes = FlatArray<ForestNode>(capacity: 64)
  /// The eliminated nodes in order of elimination.
  @exclusivity(unchecked) var steps = FlatArray<Int32>(capacity: 64)
  /// For each row three entries: the next entry in the list of the watched root.
  @exclusivity(unchecked) var watchNext = FlatArray<Int32>(capacity: 64)
  /// For each row three entries: the node that was a root when the row began to watch it.
  @exclusivity(unchecked) var watchNode = FlatArray<Int32>(capacity: 64)
  /// Whether a row still waits.
  @exclusivity(unchecked) var isWaiting = FlatArray<Bool>(capacity: 64)
  @exclusivity(unchecked) var requiredQueue = FlatArray<Int32>(capacity: 16)
  @exclusivity(unchecked) var softQueue = FlatArray<Int32>(capacity: 16)
  @exclusivity(unchecked) var requiredHead = 0
  @exclusivity(unchecked) var softHead = 0
  /// The rows of the soft level at hand that end on one root.
  @exclusivity(unchecked) var singles = FlatArray<Int32>(capacity: 16)
  @exclusivity(unchecked) var deferredLevel = -1.0
  /// By variable, zero between uses.
  @exclusivity(unchecked) var pending = FlatArray<Double>(capacity: 64)
  @exclusivity(unchecked) var scratchRoot = FlatArray<Int32>(repeating: 0, count: 8)
  @exclusivity(unchecked) var scratchCoefficient = FlatArray<Double>(repeating: 0, count: 8)
  /// What the singles were reduced to.
  @exclusivity(unchecked) var singleConstant = FlatArray<Double>(capacity: 16)
  @exclusivity(unchecked) var singleCoefficient = FlatArray<Double>(capacity: 16)
  /// Lists of singles by root: places in the list.
  @exclusivity(unchecked) var groupFirst = FlatArray<Int32>(capacity: 16)
  @exclusivity(unchecked) var groupLast = FlatArray<Int32>(capacity: 16)
  @exclusivity(unchecked) var groupNext = FlatArray<Int32>(capacity: 16)
  @exclusivity(unchecked) var groupRoots = FlatArray<Int32>(capacity: 16)

  /// Makes room for some variables and rows.
  func prepare(variableCount: Int, rowCount: Int) {
    if variableCount > nodes.count {
      nodes.reserve(variableCount)
      nodes.extend(by: variableCount - nodes.count)
    }
    pending.resize(to: variableCount, filling: 0)
    groupFirst.resize(to: variableCount, filling: -1)
    groupLast.resize(to: variableCount, filling: -1)
    watchNext.resize(to: rowCount * 3, filling: -1)
    watchNode.resize(to: rowCount * 3, filling: -1)
    isWaiting.resize(to: rowCount, filling: false)
  }

  /// Eliminates the variables given by the rows given.
  ///
  /// - Parameters:
  ///   - variables: the variables in order of creation.
  ///   - order: the rows by level, highest first, then by activation.
  func eliminate(
    _ variables: UnsafeBufferPointer<Int32>, by order: UnsafeBufferPointer<Int32>,
    in store: borrowing RowStore
  ) {
    steps.removeAll()
    for variable in variables { (nodes.base + Int(variable)).clear() }
    var index = 0
    while index < order.count {
      let level = store.rows.base[Int(order[index])].level
      let isRequired = level >= 1000
      singles.removeAll()
      deferredLevel = isRequired ? -1 : level
      while index < order.count {
        let row = order[index]
        if store.rows.base[Int(row)].level != level { break }
        isWaiting[row] = false
        take(row, in: store)
        drainQueues(in: store)
        index += 1
      }
      deferredLevel = -1
      if !isRequired { settleSingles(in: store) }
    }
    if steps.count < variables.count {
      tightenRest(order, in: store)
      pinRest(variables, in: store)
    }
  }

  /// Lets inequalities hold with equality where nothing else determines a variable.
  private func tightenRest(_ order: UnsafeBufferPointer<Int32>, in store: borrowing RowStore) {
    for index in order where store.rows.base[Int(index)].relation != 0 {
      let reduced = reduce(index, in: store)
      if reduced.count != 1 { continue }
      let root = reduced.root0
      let value = -reduced.constant / reduced.coefficient0
      let node = nodes[root]
      let tolerance = Self.tolerance(value)
      if value < node.lower - tolerance || value > node.upper + tolerance { continue }
      fix(root, at: min(max(value, node.lower), node.upper), by: index, in: store)
      drainQueues(in: store)
    }
  }

  /// Fixes what no row determines, by order of creation, as near to zero as its interval lets.
  private func pinRest(_ variables: UnsafeBufferPointer<Int32>, in store: borrowing RowStore) {
    for variable in variables {
      var node = variable
      var multiplier = 1.0
      var offset = 0.0
      while nodes.base[Int(node)].parent >= 0 {
        offset += multiplier * nodes.base[Int(node)].offset
        multiplier *= nodes.base[Int(node)].multiplier
        node = nodes.base[Int(node)].parent
      }
      if nodes.base[Int(node)].parent == ForestNode.fixed { continue }
      let value = -offset / multiplier
      let root = nodes[node]
      if value < root.lower {
        fix(node, at: root.lower, by: root.lowerRow, in: store)
      } else if value > root.upper {
        fix(node, at: root.upper, by: root.upperRow, in: store)
      } else {
        fix(node, at: value, by: ForestNode.pin(variable), in: store)
      }
      drainQueues(in: store)
    }
  }

  /// The row in terms of the roots of its variables.
  @inline(__always)
  func reduce(_ index: Int32, in store: borrowing RowStore) -> ReducedRow {
    let row = store.rows.base + Int(index)
    let nodes = self.nodes.base
    let roots = scratchRoot.base
    let coefficients = scratchCoefficient.base
    var result = ReducedRow()
    var constant = row.pointee.constant
    var count = 0
    var magnitude = 0.0
    let start = Int(row.pointee.termStart)
    for position in start..<(start + Int(row.pointee.termCount)) {
      let term = store.terms.base + position
      var node = Int(term.pointee.variable)
      var coefficient = term.pointee.coefficient
      var parent = nodes[node].parent
      while parent >= 0 {
        constant += coefficient * nodes[node].offset
        coefficient *= nodes[node].multiplier
        node = Int(parent)
        parent = nodes[node].parent
      }
      if parent == ForestNode.fixed {
        constant += coefficient * nodes[node].offset
        continue
      }
      magnitude += abs(coefficient)
      var place = 0
      while place < count, roots[place] != Int32(truncatingIfNeeded: node) { place += 1 }
      if place < count {
        coefficients[place] += coefficient
        if abs(coefficients[place]) <= 1e-11 * magnitude {
          count -= 1
          roots[place] = roots[count]
          coefficients[place] = coefficients[count]
        }
      } else {
        roots[count] = Int32(truncatingIfNeeded: node)
        coefficients[count] = coefficient
        count += 1
        if count == 8 { break }
      }
    }
    result.count = count
    result.constant = constant
    if count > 0 {
      result.root0 = roots[0]
      result.coefficient0 = coefficients[0]
    }
    if count > 1 {
      result.root1 = roots[1]
      result.coefficient1 = coefficients[1]
    }
    return result
  }

  /// Uses a row as far as the roots of its variables let.
  func take(_ index: Int32, in store: borrowing RowStore) {
    let reduced = reduce(index, in: store)
    if reduced.count == 0 { return }
    let isEquality = store.rows.base[Int(index)].relation == 0
    if reduced.count == 1 {
      if store.rows.base[Int(index)].level == deferredLevel {
        singles.append(index)
      } else {
        settle(index, reduced, in: store)
      }
    } else if isEquality, reduced.count == 2 {
      unite(index, reduced, in: store)
    } else {
      watch(index, count: isEquality ? 3 : 2)
    }
  }

  /// Lets a row wait on the first roots found by the last reduction.
  private func watch(_ index: Int32, count: Int) {
    isWaiting[index] = true
    for slot in 0..<3 {
      let entry = Int(index) * 3 + slot
      if slot < count {
        let root = scratchRoot[slot]
        watchNode[entry] = root
        watchNext[entry] = nodes.base[Int(root)].firstWatch
        nodes.base[Int(root)].firstWatch = Int32(truncatingIfNeeded: entry)
      } else {
        watchNode[entry] = -1
      }
    }
  }

  /// Takes up the rows that wait on a node which is no root any more.
  func wake(_ node: Int32, in store: borrowing RowStore) {
    var entry = nodes.base[Int(node)].firstWatch
    nodes.base[Int(node)].firstWatch = -1
    while entry >= 0 {
      let next = watchNext[entry]
      let index = entry / 3
      if isWaiting[index] { reconsider(index, entry: entry, in: store) }
      entry = next
    }
  }

  private func reconsider(_ index: Int32, entry: Int32, in store: borrowing RowStore) {
    let reduced = reduce(index, in: store)
    let isEquality = store.rows.base[Int(index)].relation == 0
    let needed = isEquality ? 3 : 2
    if reduced.count < needed {
      isWaiting[index] = false
      if store.rows.base[Int(index)].level >= 1000 {
        requiredQueue.append(index)
      } else {
        softQueue.append(index)
      }
      return
    }
    let first = index * 3
    var other0: Int32 = -1
    var other1: Int32 = -1
    for slot in 0..<Int32(needed) where first + slot != entry {
      var node = watchNode[first + slot]
      while nodes.base[Int(node)].parent >= 0 { node = nodes.base[Int(node)].parent }
      if other0 < 0 { other0 = node } else { other1 = node }
    }
    for place in 0..<reduced.count {
      let root = scratchRoot[place]
      if root == other0 || root == other1 { continue }
      watchNode[entry] = root
      watchNext[entry] = nodes.base[Int(root)].firstWatch
      nodes.base[Int(root)].firstWatch = entry
      return
    }
    // Every root counted is watched already: nothing to watch in addition.
  }

  /// Uses the rows that were taken up, required ones first.
  @inline(__always)
  func drainQueues(in store: borrowing RowStore) {
    if requiredQueue.count == 0 && softQueue.count == 0 { return }
    drainFilledQueues(in: store)
  }

  private func drainFilledQueues(in store: borrowing RowStore) {
    while true {
      if requiredHead < requiredQueue.count {
        let index = requiredQueue[requiredHead]
        requiredHead += 1
        take(index, in: store)
      } else if softHead < softQueue.count {
        let index = softQueue[softHead]
        softHead += 1
        take(index, in: store)
      } else {
        break
      }
    }
    requiredQueue.removeAll()
    softQueue.removeAll()
    requiredHead = 0
    softHead = 0
  }

  /// Makes a root a constant.
  func fix(_ root: Int32, at value: Double, by row: Int32, in store: borrowing RowStore) {
    let node = nodes.base + Int(root)
    node.pointee.parent = ForestNode.fixed
    node.pointee.offset = value
    node.pointee.multiplier = 0
    node.pointee.stepRow = row
    node.pointee.time = Int32(truncatingIfNeeded: steps.count)
    steps.append(root)
    if node.pointee.firstWatch >= 0 { wake(root, in: store) }
  }
}

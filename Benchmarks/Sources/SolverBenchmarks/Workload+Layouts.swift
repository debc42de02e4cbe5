extension Workload {
  /// W2: views in a row, equally wide, at least 10 points.
  static func chain(_ n: Int) -> Workload {
    var w = Workload(name: "W2", size: n)
    let cl = w.variable()
    let cw = w.variable()
    let cr = w.variable()
    w.add([(1, cl)])
    w.sum(cr, cl, cw)
    let gaps = 16 + 8 * Double(n - 1)
    w.pinEdit(cw, gaps + 50 * Double(n))
    var firstWidth = 0
    var previousRight = cl
    for i in 0..<n {
      let left = w.variable()
      let width = w.variable()
      let right = w.variable()
      w.sum(right, left, width)
      w.add([(1, width)], .greaterThanOrEqual, -10)
      w.equate(left, previousRight, 8)
      if i == 0 { firstWidth = width } else { w.equate(width, firstWidth, 0, .strong) }
      previousRight = right
    }
    w.equate(previousRight, cr, -8)
    let least = gaps + 10 * Double(n)
    w.plainRange = (1.2 * least)...(4 * least)
    w.crossingRange = (0.8 * least)...(4 * least)
    let sums = [
      10: 150_180.0, 30: 3_408_460, 100: 29_673_222, 300: 253_907_206, 1000: 2_867_717_580,
    ]
    w.checksum = sums[n]
    return w
  }

  /// W3: rows of a label and a field, the labels as wide as the widest.
  static func form(_ n: Int) -> Workload {
    var w = Workload(name: "W3", size: n)
    let cl = w.variable()
    let cw = w.variable()
    let cr = w.variable()
    let ct = w.variable()
    let ch = w.variable()
    let cb = w.variable()
    w.add([(1, cl)])
    w.add([(1, ct)])
    w.sum(cr, cl, cw)
    w.sum(cb, ct, ch)
    w.pinEdit(cw, 400)
    var labels: [[Int]] = []
    var fields: [[Int]] = []
    for i in 0..<n {
      // Left, width, right, top, height, bottom, baseline.
      let label = (0..<7).map { _ in w.variable() }
      let field = (0..<7).map { _ in w.variable() }
      for (view, ascent) in [(label, 12.0), (field, 16)] {
        w.sum(view[2], view[0], view[1])
        w.sum(view[5], view[3], view[4])
        w.equate(view[6], view[3], ascent)
      }
      w.equate(label[0], cl, 20)
      if i > 0 { w.equate(label[1], labels[0][1]) }
      let intrinsic = 40 + Double(37 * i % 80)
      w.add([(1, label[1])], .greaterThanOrEqual, -intrinsic, .strong)
      w.add([(1, label[1])], .lessThanOrEqual, -intrinsic, .weak)
      w.add([(1, label[4])], .greaterThanOrEqual, -17, .strong)
      w.add([(1, label[4])], .lessThanOrEqual, -17, .weak)
      w.add([(1, field[4])], .greaterThanOrEqual, -22, .strong)
      w.add([(1, field[4])], .lessThanOrEqual, -22, .weak)
      w.add([(1, field[1])], .greaterThanOrEqual, -60, .middle)
      w.equate(field[2], cr, -20)
      if i == 0 {
        w.equate(label[3], ct, 20)
      } else {
        w.equate(label[3], fields[i - 1][5], 10)
      }
      labels.append(label)
      fields.append(field)
    }
    w.equate(cb, fields[n - 1][5], 20)
    let start = w.rows.count
    for i in 0..<n {
      w.equate(fields[i][0], labels[i][2], 8)
      w.equate(labels[i][6], fields[i][6])
    }
    w.outgoing = start..<w.rows.count
    for i in 0..<n {
      w.equate(fields[i][0], labels[i][0])
      w.equate(fields[i][3], labels[i][5], 4)
    }
    w.incoming = w.outgoing.upperBound..<w.rows.count
    w.plainRange = 240...800
    w.crossingRange = 190...800
    let sums = [
      10: 858_970.0, 30: 5_171_357, 100: 46_299_001, 300: 386_802_899, 1000: 4_169_541_557,
    ]
    w.checksum = sums[n]
    return w
  }

  /// The checksums of `form` with the other set of constraints.
  static let formChecksums = [
    10: 1_203_115.0, 30: 8_372_727, 100: 82_593_182, 300: 716_910_167,
  ]

  /// W4: a full binary tree of boxes in boxes, halved by turns.
  static func nested(_ depth: Int) -> Workload {
    var w = Workload(name: "W4", size: depth)
    // Left, width, right, top, height, bottom.
    func box() -> [Int] {
      let box = (0..<6).map { _ in w.variable() }
      w.sum(box[2], box[0], box[1])
      w.sum(box[5], box[3], box[4])
      w.add([(1, box[1])], .greaterThanOrEqual)
      w.add([(1, box[4])], .greaterThanOrEqual)
      return box
    }
    let root = box()
    w.add([(1, root[0])])
    w.add([(1, root[3])])
    w.add([(1, root[4])], .equal, -16384)
    w.pinEdit(root[1], 16384)
    var parents = [root]
    for d in 0..<depth {
      var children: [[Int]] = []
      // Along the axis that is halved, and across.
      let along = d % 2 == 0 ? 0 : 3
      let across = 3 - along
      for q in parents {
        let a = box()
        let b = box()
        w.equate(a[along], q[along], 2)
        w.equate(b[along], a[along + 2], 2)
        w.equate(q[along + 2], b[along + 2], 2)
        w.equate(a[along + 1], b[along + 1])
        for c in [a, b] {
          w.equate(c[across], q[across], 2)
          w.equate(q[across + 2], c[across + 2], 2)
        }
        children += [a, b]
      }
      parents = children
    }
    w.plainRange = 12000...20000
    w.checksum = [4: 67_773_050.0, 6: 250_497_855, 8: 901_399_921.5][depth]
    return w
  }
}

/// The space that the system font adds after every character, by point size.
///
/// Source: the tracking tables of Apple's Human Interface Guidelines (Typography), in thousandths of
/// an em. They hold for all weights.
enum Tracking {
  /// The tracking of SF Pro at a point size, in em.
  ///
  /// Sizes between two rows are interpolated, sizes beyond the ends take the end's.
  static func systemFont(at pointSize: Double) -> Double {
    value(at: pointSize, in: table)
  }

  /// The tracking of SF Pro Rounded at a point size, in em.
  static func rounded(at pointSize: Double) -> Double {
    value(at: pointSize, in: roundedTable)
  }

  /// The tracking of New York at a point size, in em.
  static func serif(at pointSize: Double) -> Double {
    value(at: pointSize, in: serifTable)
  }

  private static func value(at size: Double, in table: [(size: Double, value: Double)]) -> Double {
    guard size > table[0].size else { return table[0].value / 1000 }
    for index in 1..<table.count where size <= table[index].size {
      let low = table[index - 1]
      let high = table[index]
      let share = (size - low.size) / (high.size - low.size)
      return (low.value + share * (high.value - low.value)) / 1000
    }
    return table[table.count - 1].value / 1000
  }

  private static let table: [(size: Double, value: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11),
    (15, -16), (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12),
    (23, -4), (24, 3), (25, 6), (26, 8), (27, 11), (28, 14), (30, 14), (31, 13), (32, 13),
    (33, 12), (34, 12), (35, 11), (36, 10), (40, 10), (41, 9), (43, 9), (44, 8), (48, 8),
    (49, 7), (51, 7), (52, 6), (56, 6), (58, 5), (60, 4), (64, 4), (66, 3), (68, 2), (72, 2),
    (76, 1), (80, 0),
  ]

  private static let roundedTable: [(size: Double, value: Double)] = [
    (6, 87), (7, 80), (8, 72), (9, 65), (10, 58), (11, 52), (12, 46), (13, 40), (14, 35),
    (15, 30), (16, 26), (17, 22), (18, 21), (19, 20), (20, 18), (21, 17), (22, 16), (24, 15),
    (25, 14), (28, 13), (30, 12), (35, 11), (37, 10), (43, 9), (44, 8), (50, 7), (51, 6),
    (58, 4), (64, 3), (66, 2), (76, 1), (80, 0),
  ]

  private static let serifTable: [(size: Double, value: Double)] = [
    (6, 40), (7, 32), (8, 25), (9, 20), (10, 16), (11, 11), (12, 6), (13, 4), (14, 2), (15, 0),
    (16, -2), (17, -4), (18, -6), (19, -8), (20, -10), (23, -11), (26, -12), (31, -13),
    (34, -14), (54, -15), (70, -16), (180, -17), (220, -18),
  ]
}

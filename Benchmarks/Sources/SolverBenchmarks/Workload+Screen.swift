import ConstraintSolver
import Glibc

extension Workload {
  /// The active constraints of a dump of the solver, such as that of a screen, in their order.
  ///
  /// - Returns: nil where the file cannot be read or is no dump.
  init?(dump path: String) {
    guard let text = Self.contents(of: path) else { return nil }
    let lines = text.split(separator: "\n").map { $0.split(separator: " ") }
    guard lines.first == ["solver", "1"] else { return nil }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    self.init(name: file.split(separator: ".").first.map(String.init) ?? file, size: 0)
    var places: [Substring: Int] = [:]
    var priorities: Set<Double> = []
    for line in lines.dropFirst() where line.count > 4 {
      if let priority = Double(line[3]), priority < 1000 { priorities.insert(priority) }
    }
    // Engines that know no strict levels get a weight of a hundred times that of the level below.
    let levels = priorities.sorted()
    let relations: [Substring: Relation] = [
      "=": .equal, "<": .lessThanOrEqual, ">": .greaterThanOrEqual,
    ]
    for line in lines.dropFirst() {
      if line.count == 2, line[0] == "v" {
        places[line[1]] = variable()
        continue
      }
      guard line.count >= 6, let relation = relations[line[2]], let priority = Double(line[3]),
        let constant = Double(line[5])
      else { return nil }
      if !line[4].contains("a") { continue }
      var terms: [(Double, Int)] = []
      for position in stride(from: 6, to: line.count - 1, by: 2) {
        guard let factor = Double(line[position]), let place = places[line[position + 1]]
        else { return nil }
        terms.append((factor, place))
      }
      let rank = levels.firstIndex(of: priority)
      let weight = rank.map { pow(100, Double($0)) } ?? 0
      add(terms, relation, constant, Level(priority: priority, weight: weight))
      rows[rows.count - 1].isBreakable = line[4].contains("b")
    }
    size = variableCount
  }

  private static func contents(of path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

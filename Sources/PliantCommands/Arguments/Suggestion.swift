/// Finds the known word that somebody most likely meant.
enum Suggestion {
  /// The candidate nearest to `word`, or nil when none is near.
  ///
  /// Near is an edit distance of at most a third of the longer word's length, and at least one;
  /// a candidate that begins with the word (or the other way round) also counts. Among equals the
  /// first candidate wins.
  static func nearest<Candidates: Sequence<String>>(
    to word: String, among candidates: Candidates
  ) -> String? {
    let letters = Array(String(word.prefix(100)).lowercased().unicodeScalars)
    guard !letters.isEmpty else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().unicodeScalars)
      var distance = editDistance(letters, other)
      let limit = max(1, max(letters.count, other.count) / 3)
      if distance > limit, letters.count >= 3, other.starts(with: letters) {
        distance = limit
      }
      guard distance <= limit else { continue }
      if best.map({ distance < $0.distance }) ?? true {
        best = (candidate, distance)
      }
    }
    return best?.candidate
  }

  /// How many insertions, deletions, replacements and swaps of neighbours turn one into the other.
  static func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [Int](repeating: i, count: b.count + 1)
      for j in 1...b.count {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], beforeLast[j - 2] + 1)
        }
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}

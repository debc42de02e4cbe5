/// A format such as `%1$@ of %lld`, split into characters and places for values.
struct FormatString {
  /// A part of a format.
  enum Part: Equatable {
    /// Characters, percent signs already single.
    case literal(String)
    /// A place for the value of an index from 0, written as the format from `%` on says.
    case place(Int, specifier: String)
  }

  private(set) var parts: [Part] = []

  /// Splits a format; a percent sign that begins no place stands for itself.
  init(_ format: String) {
    var literal = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        literal += "%"
        rest = rest.dropFirst()
      } else if let place = Self.place(at: &rest) {
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
        let index = place.index ?? next
        if place.index == nil { next += 1 }
        parts.append(.place(index, specifier: place.specifier))
      } else {
        literal += "%"
      }
    }
    literal += rest
    if !literal.isEmpty { parts.append(.literal(literal)) }
  }

  /// The place that begins behind a percent sign; moves `rest` behind it. Nil, and nothing moved,
  /// where none begins.
  private static func place(at rest: inout Substring) -> (index: Int?, specifier: String)? {
    var scan = rest
    var index: Int?
    let digits = scan.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, digits.count < 4, scan.dropFirst(digits.count).first == "$" {
      guard let position = Int(digits), position > 0 else { return nil }
      index = position - 1
      scan = scan.dropFirst(digits.count + 1)
    }
    let flags = scan.prefix { "0123456789.-+ #'hlqLztj".contains($0) }
    guard flags.count < 16 else { return nil }
    scan = scan.dropFirst(flags.count)
    guard let conversion = scan.first, "@dDiuUxXoOfFeEgGaAcsSp".contains(conversion) else {
      return nil
    }
    rest = scan.dropFirst()
    return (index, "%" + flags + String(conversion))
  }
}

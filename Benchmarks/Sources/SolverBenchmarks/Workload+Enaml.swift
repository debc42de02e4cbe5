import ConstraintSolver

extension Workload {
  /// W1: the window of kiwi's own benchmark (nucleic/kiwi, benchmarks/enaml_like_benchmark.cpp):
  /// three rows of a label and a field, a bare field below, all in a container with margins.
  ///
  /// 37 variables, two edits, 111 constraints, in kiwi's order, since that decides how much work an
  /// incremental engine has.
  static func enaml() -> Workload {
    var w = Workload(name: "W1", size: 37)
    var names: [String: Int] = [:]
    w.pinEdit(w.name("width", in: &names), 0)
    w.pinEdit(w.name("height", in: &names), 0)
    for line in enamlRows.split(separator: "\n") {
      let fields = line.split(separator: " ").map(String.init)
      let relations: [String: Relation] = [
        "=": .equal, "<": .lessThanOrEqual, ">": .greaterThanOrEqual,
      ]
      // Level, relation and right side, then the terms: a sign or a factor, and a variable.
      let terms = fields[3...].map { field -> (Double, Int) in
        let parts = field.split(separator: "*")
        let factor = parts.count > 1 ? Double(parts[0])! : 1
        return (factor, w.name(String(parts[parts.count - 1]), in: &names))
      }
      w.add(terms, relations[fields[1]]!, -Double(fields[2])!, enamlLevels[fields[0]]!)
    }
    return w
  }

  /// The sizes that the window takes in turn.
  static let enamlSizes = [
    (400.0, 600.0), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400),
  ]

  private mutating func name(_ name: String, in names: inout [String: Int]) -> Int {
    if let known = names[name] { return known }
    let made = variable()
    names[name] = made
    return made
  }

  /// The strengths by their letters: required, strong, a hundred times medium, medium times 1.25,
  /// medium, weak.
  private static let enamlLevels: [String: Level] = [
    "r": .required, "s": .strong, "h": Level(priority: 700, weight: 1e5),
    "u": Level(priority: 650, weight: 1250), "m": Level(priority: 600, weight: 1000),
    "w": .weak,
  ]

  /// One row a line: strength, relation, right side, terms.
  private static let enamlRows = """
    r > 0 left
    m = 0 height
    r > 0 top
    r > 0 width
    r > 0 height
    r = 10 -1*top contents_top
    s = 16 lb3height
    s > 16 lb3height
    r > 0 ctleft
    r > 0 cttop
    r > 0 ctwidth
    r > 0 ctheight
    r > 0 fl3left
    h > 24 ctheight
    h < 16777200 ctwidth
    h < 24 ctheight
    r > 0 fl3top
    r > 0 fl3width
    r > 0 fl3height
    w = 67 lb1width
    r > 0 lb2width
    r > 0 lb2height
    r > 0 fl2height
    r > 0 lb3left
    s > 125 fl2width
    s = 21 fl2height
    s > 21 fl2height
    r > 0 lb3top
    r > 0 lb3width
    r > 0 fl1left
    r > 0 fl1width
    s > 67 lb1width
    r > 0 fl2left
    w = 66 lb2width
    s > 66 lb2width
    s = 16 lb2height
    r > 0 fl1height
    r > 0 fl1top
    r > 0 lb2top
    u = 10 -1*lb2top lb3top -1*lb2height
    r > 10 -1*lb3top -1*lb3height fl3top
    u = 10 -1*lb3top -1*lb3height fl3top
    u = 0 contents_bottom -1*fl3height -1*fl3top
    r > 0 fl1top -1*contents_top
    u = 0 fl1top -1*contents_top
    r > 0 contents_bottom -1*fl3height -1*fl3top
    r = -10 -1*left -1*width contents_right
    r = -10 -1*top -1*height contents_bottom
    r = 10 -1*left contents_left
    u = 0 lb3left -1*contents_left
    s = 0 fl1left -1*midline
    s = 0 fl2left -1*midline
    s = 0 ctleft -1*midline
    s = 0 fl1top 0.5*fl1height -1*lb1top -0.5*lb1height
    r > 0 lb1left -1*contents_left
    u = 0 lb1left -1*contents_left
    r > 10 -1*lb1left fl1left -1*lb1width
    u = 10 -1*lb1left fl1left -1*lb1width
    r > 0 -1*fl1left contents_right -1*fl1width
    m = 0 width
    r > 10 -1*fl1top fl2top -1*fl1height
    u = 10 -1*fl1top fl2top -1*fl1height
    r > 10 cttop -1*fl2top -1*fl2height
    r > 10 -1*ctheight -1*cttop fl3top
    r > 0 contents_bottom -1*fl3height -1*fl3top
    u = 10 cttop -1*fl2top -1*fl2height
    u = 0 -1*fl1left contents_right -1*fl1width
    s = 0 -1*lb2top -0.5*lb2height fl2top 0.5*fl2height
    r > 0 -1*contents_left lb2left
    u = 0 -1*contents_left lb2left
    r > 10 fl2left -1*lb2width -1*lb2left
    u = 10 -1*ctheight -1*cttop fl3top
    u = 0 contents_bottom -1*fl3height -1*fl3top
    r > 0 lb1top
    r > 0 lb1width
    r > 0 lb1height
    u = 10 fl2left -1*lb2width -1*lb2left
    u = 0 -1*fl2left -1*fl2width contents_right
    r > 0 -1*fl2left -1*fl2width contents_right
    r > 0 lb3left -1*contents_left
    r > 0 lb1left
    s = 0 0.5*ctheight cttop -1*lb3top -0.5*lb3height
    r > 10 ctleft -1*lb3left -1*lb3width
    r > 0 -1*ctwidth -1*ctleft contents_right
    u = 10 ctleft -1*lb3left -1*lb3width
    r > 0 fl3left -1*contents_left
    u = 0 fl3left -1*contents_left
    u = 0 -1*ctwidth -1*ctleft contents_right
    u = 0 -1*fl3left contents_right -1*fl3width
    r > 0 -1*contents_top lb1top
    u = 0 -1*contents_top lb1top
    r > 0 -1*fl3left contents_right -1*fl3width
    r > 10 lb2top -1*lb1top -1*lb1height
    r > 10 -1*lb2top lb3top -1*lb2height
    u = 10 lb2top -1*lb1top -1*lb1height
    s = 21 fl1height
    s > 21 fl1height
    r > 0 lb2left
    s > 16 lb2height
    r > 0 fl2top
    r > 0 fl2width
    s > 16 lb1height
    s = 16 lb1height
    s > 125 fl3width
    s = 21 fl3height
    s > 21 fl3height
    r > 0 lb3height
    h > 119 ctwidth
    w = 24 lb3width
    s > 24 lb3width
    s > 125 fl1width
    """
}

import LayoutTree

/// Reports screens that a transition leaves otherwise than a fresh launch shows them.
///
/// A screen that has been turned, resized or otherwise changed should look as if it had been
/// launched that way. Where it does not, what code does at load and what it does when traits or
/// the size change are not the same: another condition, a constraint that is not taken back, a
/// size that is remembered. The finding names the step, the views and their places both ways.
///
/// Each configuration of the run is reached from those that differ from it by one step: a turn,
/// another window, another posture, another text size. What a change of the text size alone
/// leaves behind is a warning. Only screens made in code are taken through steps: those of files
/// hold no code that could tell a launch from a transition.
///
/// Not reported: views that are hidden both ways, and what UIKit makes itself, such as bars and
/// the inner parts of controls.
///
/// To mend it, bring the layout about in one place that both ways lead to, such as
/// `viewWillLayoutSubviews()` or a method that `viewDidLoad()` and
/// `traitCollectionDidChange(_:)` both call.
public struct TransitionDependentLayout: Rule {
  /// The identifier, `transition-dependent-layout`.
  public static let id = "transition-dependent-layout"
  /// What the rule reports, one line.
  public static let summary = "Views that a transition leaves elsewhere than a launch puts them"
  /// The manual: the doc comment of this type.
  public static let manual = """
    Reports screens that a transition leaves otherwise than a fresh launch shows them.

    A screen that has been turned, resized or otherwise changed should look as if it had been
    launched that way. Where it does not, what code does at load and what it does when traits or
    the size change are not the same: another condition, a constraint that is not taken back, a
    size that is remembered. The finding names the step, the views and their places both ways.

    Each configuration of the run is reached from those that differ from it by one step: a turn,
    another window, another posture, another text size. What a change of the text size alone
    leaves behind is a warning. Only screens made in code are taken through steps: those of files
    hold no code that could tell a launch from a transition.

    Not reported: views that are hidden both ways, and what UIKit makes itself, such as bars and
    the inner parts of controls.

    To mend it, bring the layout about in one place that both ways lead to, such as
    `viewWillLayoutSubviews()` or a method that `viewDidLoad()` and
    `traitCollectionDidChange(_:)` both call.
    """
  /// An error.
  public static let severity = Severity.error
  /// It is.
  public static let isAboutTransitions = true

  /// How far apart two layouts may be, in points; frames are on the pixel grid, so any difference is
  /// one of a pixel at least, a third of a point.
  private static let tolerance = 0.01
  /// How many views the reason tells of, the worst ones.
  private static let toldViews = 4

  /// Makes the rule.
  public init() {}

  /// Finds nothing in a single layout.
  public func check(_ index: TreeIndex) -> [Finding] { [] }

  /// Compares the layout that a step reached with that of a fresh launch.
  ///
  /// - Returns: One finding that names every view that differs, the one that differs most first, and
  ///   one for each conflict that a launch does not have; none for equal layouts. Findings of one kind
  ///   of step become one of the screen.
  public func check(
    reached: TreeIndex, by step: TransitionStep, fresh: TreeIndex
  ) -> [Finding] {
    let severity = step.kind == .textSize ? Severity.warning : Self.severity
    var findings: [Finding] = []
    let differences = differences(reached, fresh)
    if let worst = differences.first {
      var reasons = differences.prefix(Self.toldViews).map(\.reason)
      let rest = differences.count - reasons.count
      if rest > 0 { reasons.append("and \(rest) more \(rest == 1 ? "view" : "views")") }
      findings.append(
        Finding(
          rule: Self.id, severity: severity, message: "After \(step.phrase), \(worst.message)",
          reason: reasons.joined(separator: "; "), screen: reached.screen,
          nodeIDs: differences.map(\.entry.node.id), nodeLabel: worst.entry.node.description,
          location: worst.location, kind: step.kind.rawValue, magnitude: worst.magnitude,
          configurations: [reached.configuration], worst: reached.configuration))
    }
    let known = Set(fresh.conflicts.map(Self.identity))
    for conflict in reached.conflicts where !known.contains(Self.identity(conflict)) {
      let count = conflict.constraints.count
      findings.append(
        Finding(
          rule: Self.id, severity: severity,
          message:
            "After \(step.phrase), \(count) constraints cannot hold together, unlike at launch",
          reason: conflict.constraints.map(\.text).joined(separator: "; ")
            + "; gave up \(conflict.broken.text)",
          screen: reached.screen, nodeIDs: conflict.broken.nodeIDs,
          location: conflict.broken.location,
          kind: step.kind.rawValue + " " + Self.identity(conflict).joined(separator: " "),
          configurations: [reached.configuration], worst: reached.configuration, conflict: conflict)
      )
    }
    return findings
  }

  /// The app's constraints of a conflict: the system's hold other numbers at each size.
  private static func identity(_ conflict: ConflictRecord) -> [String] {
    conflict.constraints.filter(\.isMadeByApp).map { $0.id ?? $0.text }.sorted()
  }

  // MARK: Differences

  /// What names a view in both layouts: rows made from one prototype share their ids, and are told
  /// apart by their order.
  private struct Key: Hashable {
    var id: String
    var occurrence: Int
  }

  /// The views to compare by their names, in the order of the tree.
  private func views(of index: TreeIndex) -> [(key: Key, entry: TreeIndex.Entry)] {
    var counts: [String: Int] = [:]
    return index.entries.compactMap { entry in
      let occurrence = counts[entry.node.id, default: 0]
      counts[entry.node.id] = occurrence + 1
      guard entry.node.isMadeByApp else { return nil }
      return (Key(id: entry.node.id, occurrence: occurrence), entry)
    }
  }

  /// The views that differ, the one that differs most first.
  private func differences(_ reached: TreeIndex, _ fresh: TreeIndex) -> [Difference] {
    let launched = views(of: fresh)
    var places: [Key: Int] = [:]
    for (place, view) in launched.enumerated() { places[view.key] = place }
    var isMatched = [Bool](repeating: false, count: launched.count)
    var found: [Difference] = []
    for (key, entry) in views(of: reached) {
      guard let place = places[key] else {
        if entry.isVisible { found.append(Difference(surplus: entry, in: reached)) }
        continue
      }
      isMatched[place] = true
      if let difference = Difference(
        entry, in: reached, launched[place].entry, beyond: Self.tolerance)
      {
        found.append(difference)
      }
    }
    for (view, isMatched) in zip(launched, isMatched) where !isMatched && view.entry.isVisible {
      found.append(Difference(missing: view.entry, in: fresh))
    }
    return found.enumerated().sorted {
      ($1.element.magnitude, $0.offset) < ($0.element.magnitude, $1.offset)
    }.map(\.element)
  }

  /// How one view differs.
  private struct Difference {
    var entry: TreeIndex.Entry
    var location: SourceLocation?
    var message: String
    var reason: String
    /// The largest distance between two edges or extents, in points, to a hundredth: what is equally
    /// far off is told in the order of the tree.
    var magnitude: Double

    private init(
      _ entry: TreeIndex.Entry, in index: TreeIndex, _ message: String, _ reason: String,
      magnitude: Double? = nil
    ) {
      let name = entry.node.description
      self.entry = entry
      location = index.location(of: entry)
      self.message = "\(name) \(message)"
      self.reason = "\(name) \(reason)"
      let frame = entry.node.windowFrame
      self.magnitude = ((magnitude ?? max(frame.width, frame.height)) * 100).rounded() / 100
    }

    /// A view that a launch does not show.
    init(surplus entry: TreeIndex.Entry, in index: TreeIndex) {
      self.init(entry, in: index, "is there, which a launch does not show", "is missing at launch")
    }

    /// A view that only a launch shows.
    init(missing entry: TreeIndex.Entry, in index: TreeIndex) {
      self.init(entry, in: index, "is missing, which a launch shows", "is there at launch")
    }

    /// Compares a view with itself; nil when it stands in the same place, is shown as much and says
    /// the same.
    init?(
      _ entry: TreeIndex.Entry, in index: TreeIndex, _ other: TreeIndex.Entry,
      beyond tolerance: Double
    ) {
      guard entry.isVisible || other.isVisible else { return nil }
      if entry.isVisible != other.isVisible {
        self.init(
          entry, in: index, "is \(entry.isVisible ? "shown" : "hidden"), unlike at launch",
          "is \(other.isVisible ? "shown" : "hidden") at launch")
        return
      }
      let mine = entry.node.windowFrame
      let theirs = other.node.windowFrame
      let distances = [
        mine.x - theirs.x, mine.y - theirs.y, mine.width - theirs.width,
        mine.height - theirs.height,
      ]
      let farthest = distances.reduce(0) { $1.isNaN ? .infinity : max($0, abs($1)) }
      let texts = (entry.node.text?.string ?? "", other.node.text?.string ?? "")
      if farthest > tolerance {
        self.init(
          entry, in: index, "is not where a launch puts it",
          "is \(Self.text(mine)), at launch \(Self.text(theirs))", magnitude: farthest)
      } else if texts.0 != texts.1 {
        self.init(
          entry, in: index, "does not say what it says at launch",
          "says \"\(texts.0.shortened(to: 40))\", at launch \"\(texts.1.shortened(to: 40))\"",
          magnitude: 0)
      } else {
        return nil
      }
    }

    private static func text(_ rect: LayoutRect) -> String {
      "\(points(rect.width)) x \(points(rect.height)) at (\(points(rect.x)), \(points(rect.y)))"
    }
  }
}

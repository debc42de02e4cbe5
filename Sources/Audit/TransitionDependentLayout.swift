import LayoutTree

/// Reports views that a transition leaves elsewhere than a fresh launch puts them.
///
/// A screen that has been turned, resized or otherwise changed should look as if it had been
/// launched that way. Where it does not, what code does at load and what it does when traits or the
/// size change are not the same: another condition, a constraint that is not taken back, a size that
/// is remembered.
///
/// To mend it, bring the layout about in one place that both ways lead to, such as
/// `viewWillLayoutSubviews()` or a method that `viewDidLoad()` and `traitCollectionDidChange(_:)` both
/// call.
public struct TransitionDependentLayout: Sendable {
  /// The identifier, `transition-dependent-layout`.
  public static let id = "transition-dependent-layout"
  /// What is reported, one line.
  public static let summary = "Views that a transition leaves elsewhere than a launch puts them"
  /// An error.
  public static let severity = Severity.error

  /// How far apart two layouts may be, in points; frames are on the pixel grid, so any difference is
  /// one of a pixel at least.
  private static let tolerance = 0.01

  /// Makes the rule.
  public init() {}

  /// Compares the layout that a transition reached with that of a fresh launch.
  ///
  /// - Parameters:
  ///   - reached: The layout after the transition.
  ///   - fresh: The layout of a launch in the same configuration.
  ///   - step: What led there, for the message, such as `turning to landscape and back`.
  /// - Returns: One finding that names every view that differs, the one that differs most first; none
  ///   for equal layouts.
  public func check(reached: LayoutTree, fresh: LayoutTree, step: String) -> [Finding] {
    let left = TreeIndex(reached)
    let right = TreeIndex(fresh)
    var launched: [String: TreeIndex.Entry] = [:]
    for entry in right.entries where launched[entry.node.id] == nil {
      launched[entry.node.id] = entry
    }
    var differences: [Difference] = []
    var seen: Set<String> = []
    for entry in left.entries where seen.insert(entry.node.id).inserted {
      guard let other = launched[entry.node.id] else {
        differences.append(.onlyReached(entry))
        continue
      }
      differences += Difference(entry, other, beyond: Self.tolerance).map { [$0] } ?? []
    }
    for entry in right.entries where seen.insert(entry.node.id).inserted {
      differences.append(.onlyFresh(entry))
    }
    let sorted = differences.enumerated().sorted {
      ($1.element.magnitude, $0.offset) < ($0.element.magnitude, $1.offset)
    }.map(\.element)
    guard let worst = sorted.first else { return [] }
    let reasons = sorted.prefix(4).map(\.reason) + Self.rest(sorted.count - 4)
    return [
      Finding(
        rule: Self.id, severity: Self.severity,
        message: "After \(step), \(worst.message)",
        reason: reasons.joined(separator: "; "), screen: left.screen,
        nodeIDs: sorted.map(\.entry.node.id), nodeLabel: worst.entry.node.description,
        location: worst.entry.node.location, kind: step, magnitude: worst.magnitude,
        configurations: [left.configuration], worst: left.configuration)
    ]
  }

  private static func rest(_ count: Int) -> [String] {
    count > 0 ? ["and \(count) more \(count == 1 ? "view" : "views")"] : []
  }

  /// How one view differs.
  private struct Difference {
    var entry: TreeIndex.Entry
    var message: String
    var reason: String
    /// The largest distance between two edges, in points.
    var magnitude: Double

    static func onlyReached(_ entry: TreeIndex.Entry) -> Difference {
      Difference(
        entry, "\(entry.node.description) is there, which a launch does not show",
        "\(entry.node.description) is missing at launch")
    }

    static func onlyFresh(_ entry: TreeIndex.Entry) -> Difference {
      Difference(
        entry, "\(entry.node.description) is missing, which a launch shows",
        "\(entry.node.description) is there at launch")
    }

    private init(_ entry: TreeIndex.Entry, _ message: String, _ reason: String) {
      self.entry = entry
      self.message = message
      self.reason = reason
      magnitude = max(entry.node.windowFrame.width, entry.node.windowFrame.height)
    }

    /// Compares a view with itself; nil when it stands in the same place and is shown as much.
    init?(_ entry: TreeIndex.Entry, _ other: TreeIndex.Entry, beyond tolerance: Double) {
      let name = entry.node.description
      if entry.isVisible != other.isVisible {
        self.init(
          entry,
          "\(name) is \(entry.isVisible ? "shown" : "hidden"), unlike at launch",
          "\(name) is \(other.isVisible ? "shown" : "hidden") at launch")
        return
      }
      let mine = entry.node.windowFrame
      let theirs = other.node.windowFrame
      let distances = [
        mine.x - theirs.x, mine.y - theirs.y, mine.width - theirs.width,
        mine.height - theirs.height,
      ]
      let farthest = distances.map(abs).max() ?? 0
      guard farthest > tolerance else { return nil }
      self.init(
        entry, "\(name) is not where a launch puts it",
        "\(name) is \(Self.text(mine)), at launch \(Self.text(theirs))")
      magnitude = farthest
    }

    private static func text(_ rect: LayoutRect) -> String {
      "\(points(rect.width)) x \(points(rect.height)) at (\(points(rect.x)), \(points(rect.y)))"
    }
  }
}

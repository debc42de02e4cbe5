import AutoLayout
import ConstraintSolver
import LayoutTree

/// Puts constraints into words, in the shapes that UIKit's users know from its log.
@preconcurrency @MainActor enum ConstraintReport {
  /// A conflict as plain values. Sizes that are never negative are left out: UIKit does not list
  /// them, so a lone impossible constraint is reported alone.
  static func record(of conflict: LayoutConflict) -> ConflictRecord {
    let listed = conflict.constraints.filter {
      if case .nonNegative = $0 { return false }
      return true
    }
    return ConflictRecord(
      constraints: listed.map(record(of:)), broken: record(of: conflict.broken))
  }

  private static func record(of constraint: ConflictingConstraint) -> ConstraintRecord {
    switch constraint {
    case .constraint(let constraint): return record(of: constraint)
    case .contentSize(let item):
      return ConstraintRecord(
        id: nil, identifier: "NSContentSizeLayoutConstraint",
        text: "\(title(of: item)) keeps its content's size", isMadeByApp: false,
        nodeIDs: ids([item]))
    case .place(let item):
      return ConstraintRecord(
        id: nil, identifier: "UIView-Encapsulated-Layout",
        text: "\(title(of: item)) has its place and size from outside", isMadeByApp: false,
        nodeIDs: ids([item]))
    case .nonNegative(let item):
      return ConstraintRecord(
        id: nil, text: "\(title(of: item)) has no negative size", isMadeByApp: false,
        nodeIDs: ids([item]))
    }
  }

  static func record(of constraint: LayoutConstraint) -> ConstraintRecord {
    let origin = (constraint.owner as? NSLayoutConstraint)?.nibOrigin
    return ConstraintRecord(
      id: origin.flatMap { $0.id.isEmpty ? nil : $0.id },
      identifier: constraint.identifier
        ?? (constraint.origin == .autoresizing
          ? "NSAutoresizingMaskLayoutConstraint" : nil),
      text: text(of: constraint), priority: constraint.priority,
      isMadeByApp: constraint.origin == .app,
      location: origin.map { SourceLocation(file: $0.file, line: $0.line) },
      nodeIDs: ids([constraint.firstItem, constraint.secondItem].compactMap { $0 }))
  }

  private static func ids(_ items: [LayoutItem]) -> [String] {
    items.compactMap { item in
      let view = (item.owner as? UIView) ?? (item.owner as? UILayoutGuide)?.owningView
      guard let id = view?.nibOrigin?.id, !id.isEmpty else { return nil }
      return id
    }
  }

  private static func title(of item: LayoutItem) -> String {
    if let view = item.owner as? UIView { return ViewNames.title(of: view) }
    guard let guide = item.owner as? UILayoutGuide else { return "item" }
    switch guide.role {
    case .custom: return guide.identifier.isEmpty ? "UILayoutGuide" : guide.identifier
    case .safeArea: return "safe area"
    case .margins: return "layout margins"
    case .readable: return "readable content guide"
    case .keyboard: return "keyboard guide"
    case .scrollContent: return "scroll content"
    case .scrollFrame: return "scroll frame"
    case .top: return "top layout guide"
    case .bottom: return "bottom layout guide"
    }
  }

  // MARK: Text

  /// `H:|-(20)-[UILabel "Name"]`, `UIImageView "photo".width == 60`, or the equation in full.
  static func text(of constraint: LayoutConstraint) -> String {
    let text = visualText(of: constraint) ?? equationText(of: constraint)
    return constraint.priority < 1000 ? "\(text) @\(number(constraint.priority))" : text
  }

  private static func equationText(of constraint: LayoutConstraint) -> String {
    let relation =
      switch constraint.relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(title(of: constraint.firstItem)).\(constraint.firstAttribute) \(relation) "
    guard let second = constraint.secondItem else { return text + number(constraint.constant) }
    if constraint.multiplier != 1 { text += "\(number(constraint.multiplier)) * " }
    text += "\(title(of: second)).\(constraint.secondAttribute)"
    if constraint.constant > 0 { text += " + \(number(constraint.constant))" }
    if constraint.constant < 0 { text += " - \(number(-constraint.constant))" }
    return text
  }

  /// The shape of the visual format, for edges that meet.
  private static func visualText(of constraint: LayoutConstraint) -> String? {
    guard let second = constraint.secondItem, constraint.multiplier == 1 else { return nil }
    let first = constraint.firstItem
    let attributes = (constraint.firstAttribute, constraint.secondAttribute)
    let isHorizontal = constraint.firstAttribute.kind == .horizontalPosition
    let relation =
      switch constraint.relation {
      case .lessThanOrEqual: "<="
      case .equal: ""
      case .greaterThanOrEqual: ">="
      }
    let flipped = constraint.relation == .equal ? "" : relation == "<=" ? ">=" : "<="
    let axis = isHorizontal ? "H" : "V"
    func gap(_ constant: Double, _ relation: String) -> String {
      "-(\(relation)\(number(constant)))-"
    }
    let a = "[\(title(of: first))]"
    let b = "[\(title(of: second))]"
    switch attributes {
    case (.leading, .leading), (.left, .left), (.top, .top):
      guard isInside(first, second) else {
        return isInside(second, first)
          ? "\(axis):|\(gap(-constraint.constant, flipped))\(b)" : nil
      }
      return "\(axis):|\(gap(constraint.constant, relation))\(a)"
    case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
      guard isInside(first, second) else {
        return isInside(second, first)
          ? "\(axis):\(b)\(gap(constraint.constant, relation))|" : nil
      }
      return "\(axis):\(a)\(gap(-constraint.constant, flipped))|"
    case (.leading, .trailing), (.left, .right), (.top, .bottom):
      return "\(axis):\(b)\(gap(constraint.constant, relation))\(a)"
    case (.trailing, .leading), (.right, .left), (.bottom, .top):
      return "\(axis):\(a)\(gap(-constraint.constant, flipped))\(b)"
    default: return nil
    }
  }

  private static func isInside(_ inner: LayoutItem, _ outer: LayoutItem) -> Bool {
    inner !== outer && inner.isDescendant(of: outer)
  }

  /// A number without needless digits: at most two decimals.
  static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
    return String(rounded)
  }
}

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
    case .region: return "layout region"
    }
  }

  /// `H:|-(20)-[UILabel "Name"]`, `UIImageView "photo".width == 60`, or the equation in full.
  static func text(of constraint: LayoutConstraint) -> String {
    let first = constraint.firstItem
    let second = constraint.secondItem
    return ConstraintWords(
      first: title(of: first), firstAttribute: constraint.firstAttribute,
      relation: constraint.relation, second: second.map(title(of:)),
      secondAttribute: constraint.secondAttribute, multiplier: constraint.multiplier,
      constant: constraint.constant, priority: constraint.priority,
      isFirstInside: second.map { isInside(first, $0) } ?? false,
      isSecondInside: second.map { isInside($0, first) } ?? false
    ).text
  }

  private static func isInside(_ inner: LayoutItem, _ outer: LayoutItem) -> Bool {
    inner !== outer && inner.isDescendant(of: outer)
  }
}

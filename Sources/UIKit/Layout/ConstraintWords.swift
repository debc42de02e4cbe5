import AutoLayout
import ConstraintSolver

/// What a constraint says, ready to be written down in the shapes that UIKit's users know from its
/// log.
struct ConstraintWords {
  /// What the first item is called.
  var first: String
  var firstAttribute: LayoutAttribute
  var relation: Relation
  /// What the second item is called, if there is one.
  var second: String?
  var secondAttribute: LayoutAttribute
  var multiplier: Double
  var constant: Double
  var priority: Double
  /// Whether the first item lies in the second one.
  var isFirstInside: Bool
  /// Whether the second item lies in the first one.
  var isSecondInside: Bool

  /// `H:|-(20)-[UILabel]`, `UIImageView.width == 60`, or the equation in full.
  var text: String {
    let text = visualText ?? equationText
    return priority < 1000 ? "\(text) @\(Self.number(priority))" : text
  }

  private var equationText: String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(first).\(firstAttribute) \(sign) "
    guard let second else { return text + Self.number(constant) }
    if multiplier != 1 { text += "\(Self.number(multiplier)) * " }
    text += "\(second).\(secondAttribute)"
    if constant > 0 { text += " + \(Self.number(constant))" }
    if constant < 0 { text += " - \(Self.number(-constant))" }
    return text
  }

  /// The shape of the visual format, for edges that meet.
  private var visualText: String? {
    guard let second, multiplier == 1 else { return nil }
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: ""
      case .greaterThanOrEqual: ">="
      }
    let flipped = relation == .equal ? "" : relation == .lessThanOrEqual ? ">=" : "<="
    let axis = firstAttribute.kind == .horizontalPosition ? "H" : "V"
    func gap(_ constant: Double, _ relation: String) -> String {
      "-(\(relation)\(Self.number(constant)))-"
    }
    let a = "[\(first)]"
    let b = "[\(second)]"
    switch (firstAttribute, secondAttribute) {
    case (.leading, .leading), (.left, .left), (.top, .top):
      if isFirstInside { return "\(axis):|\(gap(constant, sign))\(a)" }
      return isSecondInside ? "\(axis):|\(gap(-constant, flipped))\(b)" : nil
    case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
      if isFirstInside { return "\(axis):\(a)\(gap(-constant, flipped))|" }
      return isSecondInside ? "\(axis):\(b)\(gap(constant, sign))|" : nil
    case (.leading, .trailing), (.left, .right), (.top, .bottom):
      return "\(axis):\(b)\(gap(constant, sign))\(a)"
    case (.trailing, .leading), (.right, .left), (.bottom, .top):
      return "\(axis):\(a)\(gap(-constant, flipped))\(b)"
    default: return nil
    }
  }

  /// What the two bars of the visual format stand for, where the text has one.
  var outer: String? {
    guard let text = visualText, text.contains("|") else { return nil }
    return isFirstInside ? second : first
  }

  /// A number without needless digits: at most two decimals.
  static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
    return String(rounded)
  }
}

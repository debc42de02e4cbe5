import ConstraintSolver

/// Who made a constraint; conflicts give up what the app made before anything else.
public enum ConstraintOrigin: String, Hashable, Sendable {
  /// The app, in code or in a file.
  case app
  /// An autoresizing mask.
  case autoresizing
  /// A stack view.
  case stack
  /// A container that fixes the size of what it holds (`UIView-Encapsulated-Layout-Width`).
  case encapsulation
  /// The system: layout guides, bars, sizes that are never negative.
  case system

  /// Whether a conflict may give the constraint up: those that the app, an autoresizing mask or a
  /// stack made.
  var isBreakable: Bool {
    switch self {
    case .app, .autoresizing, .stack: true
    case .encapsulation, .system: false
    }
  }
}

/// Why a constraint cannot be.
public enum LayoutConstraintError: Error, Hashable, Sendable {
  /// A width or height set against a place, or a horizontal place against a vertical one.
  case invalidPairing(LayoutAttribute, LayoutAttribute)
  /// A place with no second item to measure from.
  case placeWithoutSecondItem(LayoutAttribute)
  /// A constant, multiplier or priority that is not a finite number in its range.
  case invalidNumber(Double)
  /// A multiplier of zero where a second item is named.
  case zeroMultiplier
}

extension LayoutConstraintError: CustomStringConvertible {
  /// The message for people, without a full stop.
  public var description: String {
    switch self {
    case .invalidPairing(let first, let second):
      "invalid pairing of layout attributes \(first) and \(second)"
    case .placeWithoutSecondItem(let attribute):
      "\(attribute) needs a second item to measure from"
    case .invalidNumber(let number): "\(number) is no number that a constraint can have"
    case .zeroMultiplier: "a multiplier of 0 is not supported together with a second item"
    }
  }
}

/// `first.attribute (relation) multiplier × second.attribute + constant`, with a priority.
public final class LayoutConstraint {
  /// The item on the left side.
  public let firstItem: LayoutItem
  /// The attribute on the left side.
  public let firstAttribute: LayoutAttribute
  /// How the sides compare.
  public let relation: Relation
  /// The item on the right side, if any.
  public let secondItem: LayoutItem?
  /// The attribute on the right side, if any.
  public let secondAttribute: LayoutAttribute
  /// The factor of the right side.
  public let multiplier: Double
  /// What is added to the right side, in points.
  public internal(set) var constant: Double
  /// The priority, above 0 up to 1000 (required).
  public internal(set) var priority: Double
  /// The name that the app or the system gave it.
  public var identifier: String?
  /// Who made it.
  public let origin: ConstraintOrigin
  /// The item whose coordinates places are measured in, which matters to multipliers only: the
  /// nearest item that holds both; nil is the outermost item.
  public weak var container: LayoutItem?
  /// The object this constraint stands for.
  public weak var owner: AnyObject?
  /// The engine that holds it, while it is active.
  public internal(set) weak var engine: LayoutEngine?

  var handle: Constraint?
  /// The terms that the solver holds, to tell whether a change touches more than the constant.
  var loweredTerms: [Term] = []

  /// Makes an inactive constraint.
  ///
  /// - Throws: `LayoutConstraintError` for sides that cannot be compared and for numbers that are
  ///   not finite.
  public init(
    _ firstItem: LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: Relation,
    _ secondItem: LayoutItem? = nil, _ secondAttribute: LayoutAttribute = .notAnAttribute,
    multiplier: Double = 1, constant: Double = 0, priority: Double = 1000,
    identifier: String? = nil, origin: ConstraintOrigin = .app, container: LayoutItem? = nil
  ) throws(LayoutConstraintError) {
    try Self.validate(
      firstAttribute, hasSecond: secondItem != nil, secondAttribute, multiplier: multiplier,
      constant: constant, priority: priority)
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondItem == nil ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    self.origin = origin
    self.container = container
  }

  /// Tells whether such a constraint can be, before one is made.
  ///
  /// - Throws: what the initialiser would throw.
  public static func validate(
    _ first: LayoutAttribute, hasSecond: Bool, _ second: LayoutAttribute, multiplier: Double,
    constant: Double, priority: Double
  ) throws(LayoutConstraintError) {
    for number in [multiplier, constant] where !number.isFinite {
      throw .invalidNumber(number)
    }
    guard priority > 0, priority <= 1000 else { throw .invalidNumber(priority) }
    if hasSecond {
      guard first.kind != .none, first.kind == second.kind else {
        throw .invalidPairing(first, second)
      }
      if multiplier == 0 { throw .zeroMultiplier }
    } else if first.kind != .size {
      throw .placeWithoutSecondItem(first)
    }
  }
}

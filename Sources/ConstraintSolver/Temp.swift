public final class Solver {
  public init() {}
  var nv = 0, nc = 0
  public func makeVariable() -> Variable { nv += 1; return Variable(index: nv - 1) }
  public func removeVariable(_ v: Variable) {}
  public func makeConstraint(_ terms: [Term], _ relation: Relation, constant: Double = 0, strength: Strength = .required, isBreakable: Bool = true) throws(ConstraintError) -> Constraint { nc += 1; return Constraint(index: nc - 1) }
  public func removeConstraint(_ c: Constraint) {}
  public func activate(_ c: Constraint) {}
  public func activate(_ c: [Constraint]) {}
  public func deactivate(_ c: Constraint) {}
  public func deactivate(_ c: [Constraint]) {}
  public func setConstant(_ constant: Double, of c: Constraint) {}
  public func setStrength(_ s: Strength, of c: Constraint) {}
  public func solve() {}
  public func value(of v: Variable) -> Double { 0 }
  public var changedVariables: [Variable] { [] }
  public var conflicts: [Conflict] { [] }
  public func isDetermined(_ v: Variable) -> Bool { true }
}

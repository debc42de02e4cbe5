import LayoutTree

/// A layout that a running screen came to by a step, to be held against that of a fresh launch in the
/// same configuration.
public struct Arrival: Hashable, Sendable {
  /// The step.
  public var step: TransitionStep
  /// The layout after it.
  public var tree: LayoutTree

  /// Makes a value.
  public init(_ step: TransitionStep, tree: LayoutTree) {
    self.step = step
    self.tree = tree
  }
}

extension UIView {
  /// The constraints of the view's window, or of the tree that the view is in without one, as the
  /// text of `Solver.dump()`; nil before the first layout. For benchmarks of the solver alone.
  @_spi(Benchmarks) public var constraintSystem: String? { layoutHost?.engine.solver.dump() }
}

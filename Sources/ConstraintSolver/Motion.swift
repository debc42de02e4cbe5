/// What a change of the constant of one row does while the tight set stays optimal: every value is
/// linear in it.
final class Motion {
  /// The row.
  let row: Int32
  /// The first variable of the component.
  let component: Int32
  /// The constant at which the start values are taken.
  let base: Double
  /// The constants between which the tight set stays optimal.
  @exclusivity(unchecked) var lower = -Double.infinity
  @exclusivity(unchecked) var upper = Double.infinity
  /// The variables that move, their values at `base`, and how they change with the constant.
  @exclusivity(unchecked) var moved = FlatArray<MovedVariable>()

  init(row: Int32, component: Int32, base: Double) {
    self.row = row
    self.component = component
    self.base = base
  }

  /// Ends the interval where an error becomes zero.
  func limit(error: Double, rate: Double) {
    let place = base - error / rate
    if place >= base { upper = min(upper, place) }
    if place <= base { lower = max(lower, place) }
  }
}

/// A variable on the way of a `Motion`.
struct MovedVariable: BitwiseCopyable {
  var start: Double
  var rate: Double
  var variable: Int32
}

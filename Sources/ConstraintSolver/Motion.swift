/// What a change of the constant of one row does while the tight set stays optimal: every value is
/// linear in it.
struct Motion {
  /// The row.
  var row: Int32
  /// The constant at which the values below are taken.
  var base: Double
  /// The constants between which the tight set stays optimal.
  var lower: Double
  var upper: Double
  /// The variables that move, their values at `base`, and how they change with the constant.
  var variables: [Int32]
  var values: [Double]
  var rates: [Double]
  /// A variable of the component, and all of them where the motion is asked for others.
  var component: Int32
}

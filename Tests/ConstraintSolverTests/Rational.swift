/// An exact fraction.
struct Rational: Equatable, Comparable {
  let numerator: Int128
  let denominator: Int128

  init(_ numerator: Int128, _ denominator: Int128 = 1) {
    var a = numerator.magnitude
    var b = denominator.magnitude
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = a == 0 ? 1 : Int128(a)
    let sign: Int128 = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / divisor
    self.denominator = sign * denominator / divisor
  }

  static let zero = Rational(0)

  var double: Double { Double(numerator) / Double(denominator) }

  static func + (l: Rational, r: Rational) -> Rational {
    Rational(
      l.numerator * r.denominator + r.numerator * l.denominator, l.denominator * r.denominator)
  }

  static func - (l: Rational, r: Rational) -> Rational {
    Rational(
      l.numerator * r.denominator - r.numerator * l.denominator, l.denominator * r.denominator)
  }

  static func * (l: Rational, r: Rational) -> Rational {
    Rational(l.numerator * r.numerator, l.denominator * r.denominator)
  }

  static func / (l: Rational, r: Rational) -> Rational {
    Rational(l.numerator * r.denominator, l.denominator * r.numerator)
  }

  static prefix func - (x: Rational) -> Rational { Rational(-x.numerator, x.denominator) }

  static func < (l: Rational, r: Rational) -> Bool {
    l.numerator * r.denominator < r.numerator * l.denominator
  }
}

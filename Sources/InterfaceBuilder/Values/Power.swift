#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// `base` to the power of `exponent`.
func power(_ base: Double, _ exponent: Double) -> Double {
  pow(base, exponent)
}

/// Writes numbers for people and files.
public enum NumberText {
  /// The shortest decimal text of a length, to four decimals: `41.5`, `20`, `0.3333`.
  ///
  /// Not a number and the infinities, which no sound layout holds, become `nan`, `inf` and `-inf`.
  public static func short(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    let rounded = (value * 10_000).rounded() / 10_000
    // Beyond 2^53 a double holds no fraction, and Int64 would overflow further on.
    guard abs(rounded) < 9_007_199_254_740_992 else { return "\(value)" }
    let whole = rounded.rounded(.towardZero)
    return rounded == whole ? "\(Int64(whole))" : "\(rounded)"
  }

  /// A number with its noun, in the plural unless there is one: `1 error`, `2 errors`.
  public static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}

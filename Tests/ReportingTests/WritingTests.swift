import Reporting
import Testing

@Suite struct WritingTests {
  @Test(
    "Lengths are written as short as four decimals allow",
    arguments: [
      (41.5, "41.5"), (20, "20"), (1.0 / 3, "0.3333"), (-0.0, "0"), (-0.00001, "0"),
      (1e300, "1e+300"), (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
      (99.99999, "100"), (0.12345, "0.1235"),
    ])
  func numbers(value: Double, text: String) {
    #expect(NumberText.short(value) == text)
  }

  @Test("JSON escapes what RFC 8259 says, and no number is not finite")
  func json() {
    let value = JSONValue.object([
      .init("a", .string("\"\\\n\u{1}é")), .init("b", .number(.nan)), .init("c", .array([])),
    ])
    #expect(value.line == #"{"a": "\"\\\n\u0001é", "b": null, "c": []}"#)
  }

  @Test("Values with values of their own inside are written over several lines")
  func pretty() {
    let value = JSONValue.array([
      .object([.init("x", .integer(1))]), .array([.bool(true), .null]),
    ])
    #expect(
      value.pretty() == """
        [
          {"x": 1},
          [true, null]
        ]
        """)
  }
}

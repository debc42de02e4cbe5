/// A value that only the main actor uses, on its way there through code that no actor runs.
struct MainValue<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

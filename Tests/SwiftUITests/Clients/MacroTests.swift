import Testing

@testable import SwiftUI

extension EnvironmentValues {
  @Entry var stated: Int = 3
  @Entry fileprivate var inferred = "text"
  @Entry var optional: String?
  @Entry var closure: @Sendable (Int) -> [Int] = { value in [value, value == 2 ? 1 : 0] }
  @Entry var dictionary: [String: Int] = ["a = b": 1]
}

#Preview { Text("A") }

#Preview("Named", traits: .landscapeLeft) {
  @Previewable @State var isOn = false
  Toggle("On", isOn: $isOn)
}

#Preview("A view of UIKit") { UIView() }

/// Macros expand as Apple's do.
@MainActor @Suite struct MacroTests {
  @Test("@Entry makes a key whose default is what the property begins with")
  func defaults() {
    let values = EnvironmentValues()
    #expect(values.stated == 3)
    #expect(values.inferred == "text")
    #expect(values.optional == nil)
    #expect(values.closure(2) == [2, 1])
    #expect(values.dictionary == ["a = b": 1])
  }

  @Test("A value of a key that @Entry makes is handed on")
  func setting() {
    struct Reader: View {
      @Environment(\.stated) var stated
      var body: some View { Block(CGFloat(stated), 10) }
    }
    #expect(Laid(Reader()).leaves[0].width == 3)
    #expect(Laid(Reader().environment(\.stated, 40)).leaves[0].width == 40)
  }
}

import Testing

@testable import SwiftUI

/// Stacks share out room by rules 1 to 13.
@MainActor @Suite struct StackTests {
  @Test("Rule 7: three views without limits share 300 equally")
  func equalShares() {
    let laid = Laid(
      HStack(spacing: 0) {
        Fill()
        Fill()
        Fill()
      }, in: CGSize(width: 300, height: 100))
    #expect(laid.leaves.map(\.size.width) == [100, 100, 100])
    #expect(laid.leaves.map(\.origin.x) == [0, 100, 200])
  }

  @Test("Rule 7: a minimum that does not fit overflows: 75 and 100 in 150")
  func overflow() {
    let laid = Laid(
      HStack(spacing: 0) {
        Fill().frame(maxWidth: 100)
        Fill().frame(minWidth: 100)
      }, in: CGSize(width: 150, height: 100))
    #expect(laid.root.width == 175)
    #expect(laid.leaves.map(\.size.width) == [75, 100])
  }
}

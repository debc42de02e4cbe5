import Testing

@testable import SwiftUI

/// Matched views stand where their source does, in a window of 400 by 600.
@MainActor @Suite struct MatchedGeometryTests {
  struct Pair: View {
    let properties: MatchedGeometryProperties
    var anchor = UnitPoint.center
    @Namespace private var space
    var body: some View {
      HStack(spacing: 0) {
        Fill().matchedGeometryEffect(id: "a", in: space, anchor: anchor).frame(
          width: 100, height: 50)
        Fill().matchedGeometryEffect(
          id: "a", in: space, properties: properties, anchor: anchor, isSource: false
        ).frame(width: 200, height: 20)
      }
    }
  }

  // The row is 300 by 50 in the middle: from (50, 275); the second view at (150, 290), 200 by 20.

  @Test("Place and size come from the source; what stands round the view does not see it")
  func frame() {
    let laid = Laid(Pair(properties: .frame))
    #expect(laid.frames("Fill") == [rect(50, 275, 100, 50), rect(50, 275, 100, 50)])
    #expect(laid.root == CGSize(width: 300, height: 50))
  }

  @Test("The place alone: the middles meet, the view keeps its size")
  func position() {
    #expect(Laid(Pair(properties: .position)).frames("Fill")[1] == rect(0, 290, 200, 20))
  }

  @Test("An anchor says which points meet")
  func anchor() {
    #expect(
      Laid(Pair(properties: .position, anchor: .topLeading)).frames("Fill")[1]
        == rect(50, 275, 200, 20))
  }

  @Test("The size alone: the view stays in the middle of its own place")
  func size() {
    #expect(Laid(Pair(properties: .size)).frames("Fill")[1] == rect(200, 275, 100, 50))
  }

  @Test("A mark follows what is chosen")
  func choice() {
    struct Tabs: View {
      let chosen: Int
      @Namespace private var space
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<3) { index in
            Block(CGFloat(40 + 20 * index), 20).matchedGeometryEffect(
              id: index, in: space, isSource: true)
          }
        }.background(Fill().matchedGeometryEffect(id: chosen, in: space, isSource: false))
      }
    }
    let laid = Laid(Tabs(chosen: 0))
    // 40, 60 and 80 wide, from 110.
    #expect(laid.frames("Fill") == [rect(110, 290, 40, 20)])
    laid.graph.setRootView(Tabs(chosen: 2))
    laid.graph.layout(in: laid.size)
    #expect(laid.frames("Fill") == [rect(210, 290, 80, 20)])
  }
}

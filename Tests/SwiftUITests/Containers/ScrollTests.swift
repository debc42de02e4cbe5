import Testing

@testable import SwiftUI

@MainActor @Suite struct ScrollTests {
  @Test("Rule 52: a scroll view takes the proposal along its axis and its content's size across")
  func sizes() {
    let vertical = Laid(ScrollView { Block(80, 900) })
    #expect(vertical.root == CGSize(width: 80, height: 600))
    #expect(vertical.nodes("ScrollView")[0].contentSize?.height == 900)
    #expect(vertical.nodes("ScrollView")[0].clipsToBounds)
    let horizontal = Laid(ScrollView(.horizontal) { Block(900, 50) })
    #expect(horizontal.root == CGSize(width: 400, height: 50))
    #expect(Laid(ScrollView {}).root.height == 600)
  }

  @Test("Rule 35: its ideal length is its content's")
  func ideal() {
    let laid = Laid(ScrollView { Block(80, 900) })
    #expect(laid.graph.sizeThatFits(.unspecified) == CGSize(width: 80, height: 900))
  }

  @Test("Rule 52: content is offered the width, and as much height as it likes")
  func offers() {
    let laid = Laid(
      ScrollView {
        VStack(spacing: 0) {
          Fill().frame(height: 30)
          Text("A").frame(maxWidth: .infinity)
        }
      })
    #expect(laid.leaves[0] == rect(0, 0, 400, 30))
    #expect(laid.root.width == 400)
  }

  @Test("Case 19: a spacer across a scroll view takes the scroll view's width")
  func spacerAcross() {
    let laid = Laid(
      ScrollView {
        HStack(spacing: 0) {
          Block(30, 20)
          Spacer()
          Block(40, 20)
        }
      })
    #expect(laid.leaves == [rect(0, 0, 30, 20), rect(360, 0, 40, 20)])
  }

  @Test("Case 21: a row without limit fills the scroll view's width, a limited one does not")
  func widths() {
    let laid = Laid(
      ScrollView {
        VStack(spacing: 0) {
          Fill().frame(maxWidth: .infinity, minHeight: 20, maxHeight: 20)
          HStack(spacing: 0) {
            Fill().frame(maxWidth: 680, minHeight: 20, maxHeight: 20)
            Spacer(minLength: 0)
          }
        }
      }, in: CGSize(width: 300, height: 600))
    #expect(laid.leaves.map(\.width) == [300, 300])
  }

  @Test("Margins keep content from the edges")
  func margins() {
    let laid = Laid(
      ScrollView { Fill().frame(height: 10) }.contentMargins(.horizontal, 20).contentMargins(
        .top, 5))
    #expect(laid.leaves == [rect(20, 5, 360, 10)])
  }

  @Test("What is shown reaches beyond the safe area, content begins within it")
  func safeArea() {
    var environment = EnvironmentValues()
    environment.displayScale = 2
    let graph = ViewGraph(ScrollView { Block(390, 900) }, environment: environment)
    graph.layout(
      in: CGSize(width: 390, height: 844),
      safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    let node = graph.export()[0]
    #expect(node.frame.y == 0)
    #expect(node.frame.height == 844)
    #expect(node.children[0].frame.y == 47)
  }
}

import LayoutTree
import Testing

@testable import SwiftUI

/// Views keep clear of the safe area unless they ignore it, and insets add to it (rule 60).
@MainActor @Suite struct SafeAreaTests {
  private func leaves<V: View>(_ view: V) -> [CGRect] {
    let graph = ViewGraph(view)
    graph.layout(
      in: CGSize(width: 400, height: 800),
      safeAreaInsets: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))
    var found: [CGRect] = []
    for node in graph.export() {
      func visit(_ children: [LayoutNode]) {
        for child in children {
          let frame = child.windowFrame
          if child.children.isEmpty {
            found.append(rect(frame.x, frame.y, frame.width, frame.height))
          }
          visit(child.children)
        }
      }
      visit([node])
    }
    return found
  }

  @Test func viewsKeepClear() {
    #expect(leaves(Fill()) == [rect(0, 50, 400, 720)])
  }

  @Test func viewsReachBeyondTheEdgesThatTheyTouch() {
    #expect(leaves(Fill().ignoresSafeArea()) == [rect(0, 0, 400, 800)])
    #expect(leaves(Fill().ignoresSafeArea(edges: .top)) == [rect(0, 0, 400, 770)])
    #expect(leaves(Fill().ignoresSafeArea(.keyboard)) == [rect(0, 50, 400, 720)])
    #expect(leaves(Fill().frame(height: 100).ignoresSafeArea()) == [rect(0, 360, 400, 100)])
    #expect(
      leaves(
        VStack(spacing: 0) {
          Fill().ignoresSafeArea()
          Fill()
        }) == [rect(0, 0, 400, 410), rect(0, 410, 400, 360)])
  }

  @Test("Rule 60: an inset takes its size, and the content's safe area grows by it")
  func inset() {
    #expect(
      leaves(Fill().safeAreaInset(edge: .bottom, spacing: 0) { Block(400, 60) })
        == [rect(0, 50, 400, 660), rect(0, 710, 400, 60)])
    #expect(
      leaves(Fill().ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) { Block(400, 60) })
        == [rect(0, 0, 400, 800), rect(0, 710, 400, 60)])
    // Without a spacing it is the system's, 8.
    #expect(
      leaves(Fill().safeAreaInset(edge: .top) { Block(400, 60) })
        == [rect(0, 118, 400, 652), rect(0, 50, 400, 60)])
  }

  @Test func paddingCountsIntoTheSafeArea() {
    #expect(
      leaves(
        ZStack {
          Fill().ignoresSafeArea()
          Fill()
        }
        .safeAreaPadding(.horizontal, 20)) == [rect(0, 0, 400, 800), rect(20, 50, 360, 720)])
  }
}

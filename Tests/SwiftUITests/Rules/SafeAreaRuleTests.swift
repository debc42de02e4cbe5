import LayoutTree
import Testing

@testable import SwiftUI

/// Insets, and views that ignore them, one in the other (rule 60; OpenSwiftUI,
/// Layout/Modifier/InsetViewModifier.swift and Layout/SafeAreaInsets.swift).
@MainActor @Suite struct SafeAreaRuleTests {
  /// Leaves in a window of 400 by 800 with 50 points at the top and 30 at the bottom.
  private func leaves<V: View>(
    _ view: V, direction: LayoutDirection = .leftToRight, sides: CGFloat = 0
  ) -> [CGRect] {
    var environment = EnvironmentValues()
    environment.displayScale = 2
    environment.layoutDirection = direction
    let graph = ViewGraph(view, environment: environment)
    graph.layout(
      in: CGSize(width: 400, height: 800),
      safeAreaInsets: EdgeInsets(top: 50, leading: sides, bottom: 30, trailing: 0))
    var found: [CGRect] = []
    func visit(_ nodes: [LayoutNode]) {
      for node in nodes {
        let frame = node.windowFrame
        if node.children.isEmpty {
          found.append(rect(frame.x, frame.y, frame.width, frame.height))
        }
        visit(node.children)
      }
    }
    visit(graph.export())
    return found
  }

  @Test("Insets on several edges: each takes its size from what the others leave")
  func severalEdges() {
    let view = Fill()
      .safeAreaInset(edge: .leading, spacing: 0) { Block(40, 10) }
      .safeAreaInset(edge: .bottom, spacing: 10) { Block(100, 60) }
    // 720 high: 650 are left above the lower one, 360 wide beside the other.
    #expect(
      leaves(view) == [
        rect(40, 50, 360, 650), rect(0, 370, 40, 10), rect(150, 710, 100, 60),
      ])
    #expect(
      leaves(view, direction: .rightToLeft) == [
        rect(0, 50, 360, 650), rect(360, 370, 40, 10), rect(150, 710, 100, 60),
      ])
  }

  @Test("A view that ignores the safe area reaches under insets, theirs and the window's")
  func ignoringUnderInsets() {
    let view = Fill().ignoresSafeArea()
      .safeAreaInset(edge: .top, spacing: 0) { Block(400, 40) }
      .safeAreaInset(edge: .bottom, spacing: 0) { Block(400, 60) }
    #expect(
      leaves(view) == [
        rect(0, 0, 400, 800), rect(0, 50, 400, 40), rect(0, 710, 400, 60),
      ])
    // Only at the bottom.
    let bottom = Fill().ignoresSafeArea(edges: .bottom)
      .safeAreaInset(edge: .top, spacing: 0) { Block(400, 40) }
      .safeAreaInset(edge: .bottom, spacing: 0) { Block(400, 60) }
    #expect(leaves(bottom)[0] == rect(0, 90, 400, 710))
  }

  @Test("An inset's background that ignores the safe area reaches the window's edge")
  func insetBackground() {
    let view = Fill().safeAreaInset(edge: .bottom, spacing: 0) {
      Block(400, 60).background(Fill().ignoresSafeArea())
    }
    #expect(
      leaves(view) == [
        rect(0, 50, 400, 660), rect(0, 710, 400, 90), rect(0, 710, 400, 60),
      ])
  }

  @Test("The safe area of an inset's own views is the one round it")
  func insetsOwnArea() {
    let view = Fill().safeAreaInset(edge: .bottom, spacing: 0) {
      VStack(spacing: 0) {
        Fill().frame(height: 30).background(Fill().ignoresSafeArea())
        Fill().frame(height: 30).background(Fill().ignoresSafeArea())
      }
    }
    // The upper row does not reach the window's safe area, which ends at 770; the lower one does.
    #expect(leaves(view)[1] == rect(0, 710, 400, 30))
    #expect(leaves(view)[3] == rect(0, 740, 400, 60))
  }

  @Test("An inset is offered what the view can do without: all but the spacing where it yields")
  func offers() {
    // The view's least height is 0: 720 - 20 are offered, the inset takes them.
    #expect(
      leaves(Fill().safeAreaInset(edge: .bottom, spacing: 20) { Fill() })[1]
        == rect(0, 70, 400, 700))
    // A view that needs 300 leaves 400.
    #expect(
      leaves(
        Fill().frame(minHeight: 300).safeAreaInset(edge: .bottom, spacing: 20) { Fill() })
        == [rect(0, 50, 400, 300), rect(0, 370, 400, 400)])
  }

  @Test("An inset without a spacing keeps the distance that both views wish")
  func wishes() {
    // A line below a line touches it; below a block there are 8 points.
    let lines = leaves(
      Line(40).frame(maxWidth: .infinity).safeAreaInset(edge: .bottom) { Line(40) })
    #expect(lines[1].minY - lines[0].maxY == 0)
    let block = leaves(
      Block(40, 16).frame(maxWidth: .infinity).safeAreaInset(edge: .bottom) { Line(40) })
    #expect(block[1].minY - block[0].maxY == 8)
  }

  @Test("An inset is lined up with the view by its guides")
  func alignment() {
    let view = Block(200, 700).safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) {
      Block(50, 20)
    }
    // The view stands in the middle, from 100 to 300.
    #expect(leaves(view) == [rect(100, 50, 200, 700), rect(250, 750, 50, 20)])
    let several = Block(200, 700).safeAreaInset(edge: .bottom, spacing: 0) {
      Block(50, 20)
      Block(10, 10)
    }
    // Several views lie one in front of the other.
    #expect(leaves(several).dropFirst() == [rect(175, 750, 50, 20), rect(195, 755, 10, 10)])
  }

  @Test("A view that stands partly in the safe area reaches the rest of the way, no further")
  func partly() {
    // 20 of the 50 points at the top are left.
    let view = VStack(spacing: 0) { Fill().ignoresSafeArea() }.padding(.top, -30)
    #expect(leaves(view) == [rect(0, 0, 400, 800)])
  }

  @Test("Views inside one that ignores the safe area stand at the window's edges themselves")
  func nestedIgnoring() {
    let view = VStack(spacing: 0) {
      Fill().frame(height: 100)
      Fill().ignoresSafeArea()
    }
    .ignoresSafeArea()
    #expect(leaves(view) == [rect(0, 0, 400, 100), rect(0, 100, 400, 700)])
  }

  @Test(
    "A geometry reader tells how far it is from the window's edges where it reaches the safe area's"
  )
  func geometry() {
    struct Insets: View {
      var body: some View {
        GeometryReader { proxy in
          Block(proxy.safeAreaInsets.top + 1, proxy.safeAreaInsets.bottom + 1)
        }
      }
    }
    #expect(leaves(Insets()) == [rect(0, 50, 51, 31)])
    #expect(leaves(Insets().ignoresSafeArea()) == [rect(0, 0, 1, 1)])
    #expect(
      leaves(
        VStack(spacing: 0) {
          Insets()
          Fill()
        })[0] == rect(0, 50, 51, 1))
    #expect(leaves(Insets().padding(.top, 1))[0].size == CGSize(width: 1, height: 31))
    // An inset counts: 30 and 60.
    #expect(
      leaves(Insets().safeAreaInset(edge: .bottom, spacing: 0) { Block(1, 60) })[0]
        == rect(0, 50, 51, 91))
  }

  @Test("Insets at the sides are mirrored with the direction of text")
  func sides() {
    #expect(leaves(Fill(), sides: 44) == [rect(44, 50, 356, 720)])
    #expect(leaves(Fill(), direction: .rightToLeft, sides: 44) == [rect(0, 50, 356, 720)])
    #expect(
      leaves(Fill().ignoresSafeArea(edges: .leading), direction: .rightToLeft, sides: 44)
        == [rect(0, 50, 400, 720)])
    #expect(
      leaves(Fill().ignoresSafeArea(edges: .trailing), direction: .rightToLeft, sides: 44)
        == [rect(0, 50, 356, 720)])
  }

  @Test("A scroll view's content begins below an inset, and what it shows reaches under it")
  func scrollUnderInset() {
    let view = ScrollView { Block(400, 2000) }
      .safeAreaInset(edge: .top, spacing: 0) { Block(400, 40) }
    #expect(leaves(view) == [rect(0, 90, 400, 2000), rect(0, 50, 400, 40)])
  }
}

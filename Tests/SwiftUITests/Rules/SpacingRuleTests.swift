import Testing

@testable import SwiftUI

/// Distances between views by rules 14 to 19 (OpenSwiftUI, Layout/Geometry/Spacing.swift).
@MainActor @Suite struct SpacingRuleTests {
  /// One view under the other, as wide as the widest.
  struct Pile: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      var y = bounds.minY
      for subview in subviews {
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
        y += subview.sizeThatFits(.unspecified).height
      }
    }
  }

  private func tops<V: View>(@ViewBuilder _ content: () -> V) -> [CGFloat] {
    Laid(VStack { content() }).leaves.map(\.minY)
  }

  @Test("Rules 14 and 19: no wishes are 8 points apart, wishes for nothing touch")
  func values() {
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
    // Rule 15: the larger of both plain wishes; one that has none leaves it to the other.
    #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .horizontal) == 0)
    #expect(ViewSpacing.zero.union(ViewSpacing()).distance(to: .zero, along: .vertical) == 0)
  }

  @Test("Rule 19: a layout wishes what all its views wish on all edges")
  func layoutsOfTheAppsOwn() {
    // The line at the bottom of the pile touches the one below it, as texts do.
    #expect(
      tops {
        Pile {
          Block(10, 10)
          Line(10)
        }
        Line(10)
      } == [0, 10, 26])
    // Blocks wish nothing, so 8 points are kept.
    #expect(
      tops {
        Pile { Block(10, 10) }
        Line(10)
      } == [0, 18])
  }

  @Test("Rule 19: a container without views keeps no distance")
  func emptyContainers() {
    #expect(
      tops {
        Block(10, 10)
        Pile {}
        Block(10, 10)
      } == [0, 10])
    #expect(
      tops {
        Block(10, 10)
        HStack {}
        Block(10, 10)
      } == [0, 10])
  }

  @Test("Rules 15 and 18: padding and frames of no effect keep what the view wishes")
  func withoutEffect() {
    #expect(
      tops {
        Line(10).padding(.bottom, 0)
        Line(10)
      } == [0, 16])
    #expect(
      tops {
        Line(10).frame(alignment: .leading)
        Line(10)
      } == [0, 16])
    #expect(
      tops {
        Line(10).offset(y: 30).background(Fill().frame(width: 0, height: 0))
        Line(10)
      } == [30, 16])
  }

  @Test("Rule 8: at the sides a stack wishes what any of its views wishes")
  func sides() {
    let laid = Laid(
      HStack {
        VStack {
          Line(10)
          Block(10, 10)
        }
        Block(10, 10)
      })
    #expect(laid.leaves[2].minX == 18)
  }

  @Test("A placed view keeps the usual distance: its place says nothing of it")
  func position() {
    let found = Laid(
      VStack {
        Line(20)
        Line(10).position(x: 5, y: 8)
        Line(20)
      }, in: CGSize(width: 100, height: 300))
    // The place begins 8 points below the first line, at 24; its line's middle is 8 further down.
    #expect(found.leaves.map(\.minY) == [0, 24, 284])
  }
}

import LayoutTree
import Testing

@testable import SwiftUI

/// How often views are asked for their sizes: answers are kept by proposal, so that deep nests stay
/// cheap.
@MainActor @Suite struct MeasurementTests {
  final class Tally: @unchecked Sendable {
    var leaves = 0
    var measurements = 0
  }

  nonisolated struct Counted: LeafView {
    let tally: Tally

    init(_ tally: Tally) {
      self.tally = tally
      tally.leaves += 1
    }

    func sizeThatFits(_ proposal: ProposedViewSize, environment: EnvironmentValues) -> CGSize {
      tally.measurements += 1
      return CGSize(width: 5, height: 5)
    }
  }

  struct Choices: View {
    let depth: Int
    let tally: Tally
    var body: some View {
      if depth == 0 {
        Counted(tally)
      } else {
        AnyView(
          ViewThatFits {
            HStack(spacing: 0) {
              Choices(depth: depth - 1, tally: tally)
              Block(300, 5)
            }
            Choices(depth: depth - 1, tally: tally)
          })
      }
    }
  }

  /// Eight choices one in the other have 256 innermost views. Each is asked at most once for each of
  /// the proposals that reach it: none on both axes, and the few that a stack makes of the window's.
  @Test func nestedChoices() {
    let tally = Tally()
    let laid = Laid(Choices(depth: 8, tally: tally))
    #expect(laid.root == CGSize(width: 305, height: 5))
    #expect(tally.leaves == 256)
    #expect(tally.measurements <= 4 * tally.leaves)
    let before = tally.measurements
    laid.graph.layout(in: laid.size)
    #expect(tally.measurements == before)
  }

  struct Stacks: View {
    let depth: Int
    let tally: Tally
    var body: some View {
      if depth == 0 {
        Counted(tally)
      } else if depth % 2 == 0 {
        AnyView(
          VStack(spacing: 1) {
            Stacks(depth: depth - 1, tally: tally)
            Stacks(depth: depth - 1, tally: tally)
          })
      } else {
        AnyView(
          HStack(spacing: 1) {
            Stacks(depth: depth - 1, tally: tally)
            Stacks(depth: depth - 1, tally: tally)
          })
      }
    }
  }

  /// In stacks one in the other a view is offered nothing, everything or its part on each axis: nine
  /// proposals, whatever the depth.
  @Test(arguments: [4, 6, 8, 10]) func nestedStacks(depth: Int) {
    let tally = Tally()
    _ = Laid(Stacks(depth: depth, tally: tally))
    #expect(tally.measurements <= 9 * tally.leaves, "\(tally.measurements) / \(tally.leaves)")
  }
}

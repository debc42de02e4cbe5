import Testing

@testable import SwiftUI

private enum Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

extension VerticalAlignment {
  fileprivate static let middleOfMarks = VerticalAlignment(Middle.self)
}

/// Guides keep to rules 44 to 47.
@MainActor @Suite struct AlignmentTests {
  @Test("Rule 44: baselines of views without text are their heights")
  func defaults() {
    let laid = Laid(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Line(30)
        Block(10, 30)
      })
    // The line's baseline is 12 points down, the block's at its bottom.
    #expect(laid.leaves == [rect(0, 18, 30, 16), rect(30, 0, 10, 30)])
    #expect(laid.root.height == 34)
  }

  @Test("Rule 45: explicit values merge by their mean, those that have none are skipped")
  func mean() {
    #expect(VerticalAlignment.middleOfMarks.combineExplicit([1, 3, nil, 5]) == 3)
    #expect(VerticalAlignment.middleOfMarks.combineExplicit([nil, nil]) == nil)
    let laid = Laid(
      HStack(alignment: .middleOfMarks, spacing: 0) {
        VStack(spacing: 0) {
          Block(10, 10).alignmentGuide(.middleOfMarks) { _ in 0 }
          Block(10, 10)
          Block(10, 10).alignmentGuide(.middleOfMarks) { _ in 10 }
        }
        Block(10, 4)
      })
    // The guides stand at 0 and at 30 in the stack: their mean is 15.
    #expect(laid.leaves[3] == rect(10, 13, 10, 4))
  }

  @Test("Rule 45: the alignments of the system's own do not merge")
  func builtins() {
    let laid = Laid(
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) { Block(20, 10).alignmentGuide(.leading) { _ in 7 } }
        Block(10, 10)
      })
    #expect(laid.leaves.map(\.minX) == [0, 0])
  }

  @Test("Rule 46: a size without end has no explicit guides")
  func endless() {
    let dimensions = ViewDimensions(
      LeafElement(Line(10), EnvironmentValues()), size: CGSize(width: CGFloat.infinity, height: 10),
      proposal: .infinity)
    #expect(dimensions[explicit: VerticalAlignment.firstTextBaseline] == nil)
  }

  @Test func guidesPassThroughPaddingAndFrames() {
    let laid = Laid(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Line(30).padding(.top, 10)
        Line(20)
      })
    #expect(laid.leaves == [rect(0, 10, 30, 16), rect(30, 10, 20, 16)])
  }
}

import LayoutTree
import Observation
import Testing

@testable import SwiftUI

/// Widths and heights that do not depend on each other are found apart: that changes no size and no
/// place.
@MainActor @Suite struct SeparateLengthTests {
  /// Hides how a view's size follows from what it is offered: it is asked for each pair of lengths,
  /// and whatever stands round it too.
  nonisolated struct Hidden: LayoutModifier {}

  /// Makes trees by numbers that are the same on every machine.
  @MainActor private struct Generator {
    var state: UInt64
    /// Whether every view hides how its size follows from what it is offered.
    let isHidden: Bool

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }

    /// A length that is no multiple of a pixel.
    mutating func length(_ bound: Int) -> CGFloat { CGFloat(next(bound * 7)) / 7 }

    mutating func optional(_ bound: Int) -> CGFloat? { next(2) == 0 ? nil : length(bound) }

    func finished<V: View>(_ view: V) -> AnyView {
      isHidden ? AnyView(view.modifier(Hidden())) : AnyView(view)
    }

    mutating func leaf() -> AnyView {
      switch next(9) {
      case 0: finished(Color.red)
      case 1: finished(Rectangle())
      case 2: finished(Circle())
      case 3: finished(Line(length(120)))
      case 4: finished(Spacer())
      case 5: finished(Divider())
      case 6: finished(Color.red.frame(width: length(90), height: length(60)))
      case 7: finished(Text("Two words").font(.custom("Body", fixedSize: 10 + length(9))))
      default: finished(Block(length(90), length(60)))
      }
    }

    mutating func horizontal() -> HorizontalAlignment {
      [.leading, .center, .trailing][next(3)]
    }

    mutating func vertical() -> VerticalAlignment {
      [.top, .center, .bottom, .firstTextBaseline][next(4)]
    }

    mutating func rows(_ depth: Int) -> AnyView {
      let cells = (0...next(3)).map { _ in (0...next(3)).map { _ in cell(depth) } }
      let alignment: VerticalAlignment? = next(3) == 0 ? vertical() : nil
      return AnyView(
        ForEach(Array(cells.indices), id: \.self) { row in
          if cells[row].count == 1 {
            cells[row][0]
          } else {
            GridRow(alignment: alignment) {
              ForEach(Array(cells[row].indices), id: \.self) { cells[row][$0] }
            }
          }
        })
    }

    mutating func cell(_ depth: Int) -> AnyView {
      let content = view(depth)
      switch next(8) {
      case 0: return AnyView(content.gridCellColumns(1 + next(2)))
      case 1: return AnyView(content.gridCellUnsizedAxes(next(2) == 0 ? .horizontal : .vertical))
      case 2: return AnyView(content.gridCellAnchor(.bottomTrailing))
      case 3: return AnyView(content.gridColumnAlignment(horizontal()))
      default: return content
      }
    }

    /// A tree of at most the given depth.
    mutating func view(_ depth: Int) -> AnyView {
      if depth == 0 { return leaf() }
      if next(2) == 0 { return unary(view(depth - 1)) }
      if next(6) == 0 {
        let content = rows(depth - 1)
        let alignment = Alignment(horizontal: horizontal(), vertical: vertical())
        let across = optional(12)
        let down = optional(12)
        return finished(
          Grid(alignment: alignment, horizontalSpacing: across, verticalSpacing: down) { content })
      }
      let views = (0...next(3)).map { _ in view(depth - 1) }
      let content = ForEach(Array(views.indices), id: \.self) { views[$0] }
      let spacing: CGFloat? = next(3) == 0 ? -length(9) : optional(12)
      switch next(5) {
      case 0, 1: return finished(HStack(alignment: vertical(), spacing: spacing) { content })
      case 2, 3: return finished(VStack(alignment: horizontal(), spacing: spacing) { content })
      default:
        let alignment = Alignment(horizontal: horizontal(), vertical: vertical())
        return finished(ZStack(alignment: alignment) { content })
      }
    }

    mutating func unary(_ view: AnyView) -> AnyView {
      switch next(12) {
      case 0: finished(view.padding(length(20)))
      case 1: finished(view.padding(.leading, -length(9)))
      case 2: finished(view.frame(width: length(90), alignment: .bottomLeading))
      case 3: finished(view.frame(height: length(60)))
      case 4: finished(view.frame(minWidth: optional(40), maxWidth: .infinity))
      case 5: finished(view.frame(idealWidth: length(70), minHeight: length(40), maxHeight: 99))
      case 6: finished(view.fixedSize(horizontal: next(2) == 0, vertical: next(2) == 0))
      case 7: finished(view.layoutPriority(Double(next(3))))
      case 8: finished(view.offset(x: length(9), y: length(9)).opacity(0.5))
      case 9: finished(view.background(alignment: .topTrailing) { Color.red.padding(3) })
      case 10: finished(view.aspectRatio(1.5, contentMode: .fit))
      default: finished(view.alignmentGuide(.leading) { $0.width / 3 })
      }
    }
  }

  /// On a grid as fine as this, in pixels per point, a difference in the last bits of a place shows.
  private static let scale: CGFloat = 1_048_576

  private func laid(_ seed: UInt64, isHidden: Bool, _ size: CGSize) -> Laid {
    var generator = Generator(state: seed, isHidden: isHidden)
    let view = generator.view(4)
    return Laid(
      view, in: size, scale: Self.scale,
      direction: seed % 3 == 0 ? .rightToLeft : .leftToRight)
  }

  @Test("Random trees have the same frames and sizes where every pair of lengths is asked for")
  func randomTrees() {
    for seed: UInt64 in 1...250 {
      let size = CGSize(
        width: 40 + CGFloat(seed * 37 % 611) / 3, height: 40 + CGFloat(seed * 91 % 877) / 3)
      let plain = laid(seed, isHidden: false, size)
      let hidden = laid(seed, isHidden: true, size)
      #expect(plain.outline == hidden.outline, "seed \(seed)")
      let lengths: [CGFloat?] = [nil, 0, .infinity, size.width / 3, 7]
      for width in lengths {
        for height in lengths {
          let proposal = ProposedViewSize(width: width, height: height)
          let a = plain.graph.sizeThatFits(proposal)
          let b = hidden.graph.sizeThatFits(proposal)
          #expect(a == b, "seed \(seed), \(proposal)")
        }
      }
      // Another size, and the first one again.
      for other in [CGSize(width: size.height, height: size.width), size] {
        plain.graph.layout(in: other)
        hidden.graph.layout(in: other)
        #expect(plain.outline == hidden.outline, "seed \(seed), \(other)")
      }
    }
  }

  @Observable @MainActor final class Height {
    var value: CGFloat? = 20
  }

  private struct Changing: View {
    let height: Height
    var body: some View {
      HStack(spacing: 1) {
        VStack(spacing: 1) {
          Color.red
          Color.red.frame(height: height.value).padding(2)
        }
        Color.red.frame(width: 10, height: 10)
      }
    }
  }

  /// The height of a view of a fixed one, 20, and of the padding round it, 4, leave 75 of 100 to the
  /// colour above it, with a gap of 1. Once the view takes what it is offered, both get 49.5.
  @Test func viewsBecomeFlexible() {
    let height = Height()
    let laid = Laid(Changing(height: height), in: CGSize(width: 61, height: 100))
    #expect(
      laid.leaves == [rect(0, 0, 50, 75), rect(2, 78, 46, 20), rect(51, 45, 10, 10)])
    height.value = nil
    laid.graph.layout(in: laid.size)
    #expect(
      laid.leaves == [rect(0, 0, 50, 49.5), rect(2, 52.5, 46, 45.5), rect(51, 45, 10, 10)])
    height.value = 40
    laid.graph.layout(in: laid.size)
    #expect(
      laid.leaves == [rect(0, 0, 50, 55), rect(2, 58, 46, 40), rect(51, 45, 10, 10)])
  }
}

import Testing

@testable import SwiftUI

/// Layout is a function of what is offered and of the environment: what came before leaves nothing.
@MainActor @Suite struct PurityTests {
  /// Numbers that are the same on every machine.
  @MainActor private struct Generator {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }

    mutating func length(_ bound: Int) -> CGFloat { CGFloat(next(bound * 2)) / 2 }

    /// A tree of at most the given depth.
    mutating func view(_ depth: Int) -> AnyView {
      if depth == 0 {
        switch next(4) {
        case 0: return AnyView(Fill())
        case 1: return AnyView(Line(length(120)))
        case 2: return AnyView(Spacer())
        default: return AnyView(Block(length(90), length(60)))
        }
      }
      let views = (0...next(3)).map { _ in view(depth - 1) }
      let content = ForEach(Array(views.indices), id: \.self) { views[$0] }
      let spacing: CGFloat? = next(2) == 0 ? nil : length(12)
      switch next(8) {
      case 0: return AnyView(HStack(spacing: spacing) { content })
      case 1: return AnyView(VStack(alignment: .leading, spacing: spacing) { content })
      case 2: return AnyView(ZStack(alignment: .bottomTrailing) { content })
      case 3: return AnyView(ViewThatFits { content })
      case 4: return AnyView(views[0].padding(length(20)).layoutPriority(Double(next(3))))
      case 5: return AnyView(views[0].frame(maxWidth: .infinity, minHeight: length(40)))
      case 6: return AnyView(views[0].fixedSize(horizontal: next(2) == 0, vertical: true))
      default: return AnyView(Grid { GridRow { content } })
      }
    }
  }

  @Test("Random trees laid out at sizes a, b, a give the first result again")
  func randomTrees() {
    for seed: UInt64 in 1...150 {
      var generator = Generator(state: seed)
      let view = generator.view(4)
      let a = CGSize(width: 200 + generator.length(400), height: 200 + generator.length(400))
      let b = CGSize(width: 20 + generator.length(900), height: 20 + generator.length(900))
      let laid = Laid(view, in: a)
      let first = laid.outline
      laid.graph.layout(in: b)
      let other = laid.outline
      laid.graph.layout(in: a)
      #expect(laid.outline == first, "seed \(seed)")
      #expect(Laid(view, in: b).outline == other, "seed \(seed)")
    }
  }

  /// Leaves on a grid so fine that rounding does not show.
  private func leaves<V: View>(
    _ view: V, _ size: CGSize, _ direction: LayoutDirection = .leftToRight
  ) -> (root: CGSize, frames: [CGRect]) {
    let laid = Laid(view, in: size, scale: 4096, direction: direction)
    return (laid.root, laid.leaves)
  }

  private func areEqual(_ a: [CGRect], _ b: [CGRect]) -> Bool {
    a.count == b.count
      && zip(a, b).allSatisfy {
        abs($0.minX - $1.minX) < 0.01 && abs($0.minY - $1.minY) < 0.01
          && abs($0.width - $1.width) < 0.01 && abs($0.height - $1.height) < 0.01
      }
  }

  @Test("Random trees from right to left are the mirror image of those from left to right")
  func mirrorImages() {
    for seed: UInt64 in 1...150 {
      var generator = Generator(state: seed &* 7919)
      let view = generator.view(4)
      let size = CGSize(width: 100 + generator.length(500), height: 100 + generator.length(500))
      let plain = leaves(view, size)
      let turned = leaves(view, size, .rightToLeft)
      let mirrored = plain.frames.map {
        rect(plain.root.width - $0.maxX, $0.minY, $0.width, $0.height)
      }
      #expect(areEqual(turned.frames, mirrored), "seed \(seed)")
    }
  }

  @Test("Wrappers that stand for the view inside leave random trees as they are")
  func wrappers() {
    for seed: UInt64 in 1...100 {
      var generator = Generator(state: seed &* 104_729)
      let view = generator.view(3)
      let size = CGSize(width: 100 + generator.length(500), height: 100 + generator.length(500))
      let plain = leaves(view, size)
      let wrapped: [AnyView] = [
        AnyView(Group { view }), AnyView(ForEach(0..<1) { _ in view }), AnyView(view.id(1)),
        AnyView(ViewThatFits { view }), AnyView(ZStack { view }), AnyView(view.opacity(0.5)),
        AnyView(view.padding(0)),
        AnyView(view.frame(alignment: .topLeading)), AnyView(view.environment(\.isEnabled, false)),
        AnyView(view.layoutPriority(3)), AnyView(view.background(EmptyView())),
      ]
      for (index, other) in wrapped.enumerated() {
        let found = leaves(other, size)
        #expect(areEqual(found.frames, plain.frames), "seed \(seed), wrapper \(index)")
      }
    }
  }
}

import Testing

@testable import SwiftUI

/// `Layout` and `AnyLayout` by rules 36 to 43 (Apple's documentation of `Layout`, `LayoutSubview` and
/// `ProposedViewSize`; OpenSwiftUI, Layout/Layout.swift and AnyLayout.swift).
@MainActor @Suite struct LayoutRuleTests {
  final class Log: @unchecked Sendable {
    var lines: [String] = []
    var sizes: [CGSize] = []
  }

  /// Writes down what happens to its cache.
  struct First: Layout {
    let log: Log
    var length: CGFloat = 20

    func makeCache(subviews: Subviews) -> String {
      log.lines.append("first makes \(subviews.count)")
      return "first"
    }

    func updateCache(_ cache: inout String, subviews: Subviews) {
      log.lines.append("first updates \(cache) \(subviews.count)")
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout String
    ) -> CGSize { CGSize(width: length, height: length) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout String
    ) {
      for subview in subviews {
        subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY), proposal: .unspecified)
      }
    }
  }

  /// Another layout with a cache of the same type.
  struct Second: Layout {
    let log: Log

    func makeCache(subviews: Subviews) -> String {
      log.lines.append("second makes \(subviews.count)")
      return "second"
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout String
    ) -> CGSize { CGSize(width: 30, height: 30) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout String
    ) {}
  }

  struct Switching: View {
    let layout: AnyLayout
    let count: Int
    var body: some View {
      layout { ForEach(0..<count, id: \.self) { _ in Block(10, 10) } }
    }
  }

  @Test("Rule 37: a cache is updated for the same type of layout and made anew for another one")
  func caches() {
    let log = Log()
    let laid = Laid(Switching(layout: AnyLayout(First(log: log)), count: 2))
    #expect(log.lines == ["first makes 2"])
    func show(_ layout: AnyLayout, _ count: Int) {
      laid.graph.setRootView(Switching(layout: layout, count: count))
      laid.graph.layout(in: laid.size)
    }
    show(AnyLayout(First(log: log, length: 25)), 2)
    #expect(log.lines == ["first makes 2", "first updates first 2"])
    #expect(laid.root.width == 25)
    show(AnyLayout(First(log: log, length: 25)), 3)
    #expect(log.lines.last == "first updates first 3")
    log.lines = []
    show(AnyLayout(Second(log: log)), 3)
    #expect(log.lines == ["second makes 3"])
    #expect(laid.root.width == 30)
    // The default update makes a cache anew.
    show(AnyLayout(Second(log: log)), 4)
    #expect(log.lines == ["second makes 3", "second makes 4"])
  }

  /// Asks its first view for its least, ideal and greatest sizes.
  struct Asking: Layout {
    let log: Log

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      log.sizes = [.zero, .unspecified, .infinity].map { subviews[0].sizeThatFits($0) }
      return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  @Test("Rule 39: zero asks for the least size, nothing for the ideal, infinity for the greatest")
  func extremes() {
    let log = Log()
    _ = Laid(
      Asking(log: log) {
        Fill().frame(minWidth: 20, idealWidth: 40, maxWidth: 80, minHeight: 5, maxHeight: 50)
      })
    #expect(
      log.sizes == [
        CGSize(width: 20, height: 5), CGSize(width: 40, height: 10), CGSize(width: 80, height: 50),
      ])
  }

  /// Puts its views at points, by anchors, and leaves out those after the second.
  struct Corners: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(width: 100, height: 60) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      subviews[0].place(
        at: CGPoint(x: bounds.midX, y: bounds.midY),
        proposal: ProposedViewSize(width: 30, height: 20))
      subviews[1].place(
        at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
        proposal: ProposedViewSize(width: 30, height: 20))
    }
  }

  @Test(
    "Rule 40: by the top leading corner unless said; a view left out is centred in its own size")
  func places() {
    let log = ProposalLog()
    let laid = Laid(
      Corners {
        Fill()
        Fill()
        Fill().frame(width: 10, height: 10)
        Probe(log: log).frame(maxWidth: 400, maxHeight: 40)
      })
    #expect(
      laid.leaves == [
        rect(50, 30, 30, 20), rect(70, 40, 30, 20), rect(45, 25, 10, 10),
        // It is offered what the layout was: 400 by 600.
        rect(-150, 10, 400, 40),
      ])
    let mirrored = Laid(
      Corners {
        Fill()
        Fill()
      }, direction: .rightToLeft)
    #expect(mirrored.leaves == [rect(20, 30, 30, 20), rect(0, 40, 30, 20)])
  }

  @Test("Rule 40: a guide that a layout states counts, one that it leaves is merged from inside")
  func guides() {
    struct Stated: Layout {
      let place: CGFloat?

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { CGSize(width: 40, height: 40) }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        for subview in subviews {
          subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + 5), proposal: .unspecified)
        }
      }

      func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Void
      ) -> CGFloat? { guide == .top || guide == .firstTextBaseline ? place : nil }
    }
    func tops(_ alignment: VerticalAlignment, _ place: CGFloat?) -> [CGFloat] {
      Laid(
        HStack(alignment: alignment, spacing: 0) {
          Stated(place: place) { Line(10) }
          Line(10)
        }
      ).leaves.map(\.minY)
    }
    // The line stands 5 below the layout's top; the second one's baseline is 12 below its own.
    #expect(tops(.top, nil) == [5, 0])
    #expect(tops(.top, 20) == [5, 20])
    #expect(tops(.firstTextBaseline, nil) == [5, 5])
    #expect(tops(.firstTextBaseline, 30) == [5, 18])
  }

  struct Identified: View {
    let number: Int
    let handle: GraphTests.Handle<Int>
    let isVertical: Bool
    var body: some View {
      let layout =
        isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      layout {
        GraphTests.Counter(handle: handle).id(number)
        Block(10, 10)
      }
    }
  }

  @Test("Rule 36: state stays from layout to layout, and ends where the id changes")
  func identity() {
    let handle = GraphTests.Handle<Int>()
    let laid = Laid(Identified(number: 1, handle: handle, isVertical: true))
    handle.value = 5
    func show(_ number: Int, _ isVertical: Bool) -> CGSize {
      laid.graph.setRootView(Identified(number: number, handle: handle, isVertical: isVertical))
      laid.graph.layout(in: laid.size)
      return laid.root
    }
    #expect(show(1, true) == CGSize(width: 15, height: 20))
    #expect(show(1, false) == CGSize(width: 25, height: 10))
    #expect(show(2, false) == CGSize(width: 20, height: 10))
    #expect(show(2, true) == CGSize(width: 10, height: 20))
  }

  struct Branching: View {
    let handle: GraphTests.Handle<Int>
    let isVertical: Bool
    var body: some View {
      if isVertical {
        VStack(spacing: 0) { GraphTests.Counter(handle: handle) }
      } else {
        HStack(spacing: 0) { GraphTests.Counter(handle: handle) }
      }
    }
  }

  @Test("Case 31: two branches are two identities: state is lost from one to the other")
  func branches() {
    let handle = GraphTests.Handle<Int>()
    let laid = Laid(Branching(handle: handle, isVertical: true))
    handle.value = 5
    laid.graph.layout(in: laid.size)
    #expect(laid.root.width == 15)
    laid.graph.setRootView(Branching(handle: handle, isVertical: false))
    laid.graph.layout(in: laid.size)
    #expect(laid.root.width == 10)
  }

  @Test("Rule 38: dividers and spacers follow the axis through modifiers and compositions")
  func orientation() {
    struct Rule: View {
      var body: some View { Divider().padding(.horizontal, 1).opacity(0.5) }
    }
    func view(_ isVertical: Bool) -> some View {
      let layout =
        isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      return layout {
        Block(10, 10)
        Rule()
        Group { Spacer(minLength: 30).offset(x: 1) }
        Block(10, 10)
      }
    }
    let laid = Laid(view(false), in: CGSize(width: 100, height: 60))
    // A hairline of half a point with a point at its sides.
    #expect(laid.leaves == [rect(0, 25, 10, 10), rect(11, 0, 0.5, 60), rect(90, 25, 10, 10)])
    laid.graph.setRootView(view(true))
    laid.graph.layout(in: laid.size)
    #expect(laid.leaves == [rect(45, 0, 10, 10), rect(1, 10, 98, 0.5), rect(45, 50, 10, 10)])
  }
}

import Testing

@testable import SwiftUI

/// Layouts of the app's own keep to rules 37 to 43.
@MainActor @Suite struct LayoutProtocolTests {
  final class Log: @unchecked Sendable {
    var lines: [String] = []
  }

  /// Puts every view at the place that it carries.
  struct Places: Layout {
    var log: Log?

    func makeCache(subviews: Subviews) -> Int {
      log?.lines.append("make")
      return subviews.count
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) -> CGSize {
      log?.lines.append("size \(cache)")
      return proposal.replacingUnspecifiedDimensions(by: CGSize(width: 50, height: 50))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) {
      for subview in subviews {
        guard let place = subview[PlaceKey.self] else { continue }
        subview.place(at: .zero, proposal: .unspecified)
        subview.place(
          at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), anchor: .center,
          proposal: .unspecified)
      }
    }
  }

  enum PlaceKey: LayoutValueKey {
    static var defaultValue: CGPoint? { nil }
  }

  @Test("Rule 40: the last call counts, and views that are left out are centred")
  func placement() {
    let laid = Laid(
      Places {
        Block(20, 10).layoutValue(key: PlaceKey.self, value: CGPoint(x: 100, y: 50)).padding(5)
        Block(40, 20)
      })
    #expect(laid.leaves == [rect(90, 45, 20, 10), rect(180, 290, 40, 20)])
  }

  @Test("Rule 39: an unspecified proposal is 10 by 10 unless replaced otherwise")
  func replacing() {
    #expect(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10)
    )
    #expect(
      ProposedViewSize(width: 3, height: nil).replacingUnspecifiedDimensions(
        by: CGSize(width: 1, height: 2)) == CGSize(width: 3, height: 2))
  }

  @Test("Rules 37 and 41: the cache is made once, and sizes are kept by proposal")
  func cache() {
    let log = Log()
    let laid = Laid(Places(log: log) { Block(10, 10) })
    #expect(log.lines == ["make", "size 1"])
    laid.graph.layout(in: laid.size)
    #expect(log.lines == ["make", "size 1"])
    laid.graph.layout(in: CGSize(width: 100, height: 100))
    #expect(log.lines == ["make", "size 1", "size 1"])
    laid.graph.layout(in: laid.size)
    #expect(log.lines == ["make", "size 1", "size 1"])
  }

  @Test("Rule 38: spacers and dividers follow the axis of an AnyLayout")
  func orientation() {
    struct Turning: View {
      let isVertical: Bool
      var body: some View {
        let layout =
          isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        layout {
          Block(10, 10)
          Spacer()
          Divider()
          Block(10, 10)
        }
      }
    }
    let laid = Laid(Turning(isVertical: false), in: CGSize(width: 100, height: 60))
    #expect(laid.leaves == [rect(0, 25, 10, 10), rect(89.5, 0, 0.5, 60), rect(90, 25, 10, 10)])
    laid.graph.setRootView(Turning(isVertical: true))
    laid.graph.layout(in: laid.size)
    #expect(laid.leaves == [rect(45, 0, 10, 10), rect(0, 49.5, 100, 0.5), rect(45, 50, 10, 10)])
  }

  @Test("Case 23: a layout that is offered nothing gives its ideal size")
  func ideal() {
    #expect(Laid(Places { Block(10, 10) }.fixedSize()).root == CGSize(width: 50, height: 50))
  }

  @Test func layoutsCanBeUsedByOthers() {
    struct Wrapping: Layout {
      func makeCache(subviews: Subviews) -> VStackLayout.Cache {
        VStackLayout(spacing: 3).makeCache(subviews: subviews)
      }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
      ) -> CGSize {
        VStackLayout(spacing: 3).sizeThatFits(
          proposal: proposal, subviews: subviews, cache: &cache)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout VStackLayout.Cache
      ) {
        VStackLayout(spacing: 3).placeSubviews(
          in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    let laid = Laid(
      Wrapping {
        Block(10, 10)
        Block(10, 10)
      })
    #expect(laid.leaves.map(\.minY) == [0, 13])
  }

  @Test func viewsOfTheAppsOwnAreNodes() {
    struct Card: View {
      var body: some View { VStack(spacing: 0) { Block(20, 10) }.padding(5).background(Fill()) }
    }
    struct Pair: View {
      var body: some View {
        Card()
        Block(10, 10)
      }
    }
    let laid = Laid(HStack(spacing: 0) { Pair() }, in: CGSize(width: 40, height: 20))
    #expect(
      laid.outline == [
        "HStack 0,0,40,20", " Pair 0,0,40,20", "  Card 0,0,30,20", "   Fill 0,0,30,20",
        "   VStack 5,5,20,10", "    Block 0,0,20,10", "  Block 30,5,10,10",
      ])
  }
}

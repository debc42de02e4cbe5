import Testing

@testable import SwiftUI

/// Lazy containers make what can be seen (rule 55 and the issue's "only what is visible is made").
@MainActor @Suite struct LazyTests {
  private final class Counter {
    var made: [Int] = []
  }

  private struct Row: View {
    let index: Int
    let counter: Counter

    var body: some View {
      counter.made.append(index)
      return Block(100, 50)
    }
  }

  @Test("Of ten thousand rows of 50 in 600 there are 12")
  func onlyVisible() {
    let counter = Counter()
    let laid = Laid(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10_000) { Row(index: $0, counter: counter) }
        }
      })
    #expect(counter.made == Array(0..<12))
    #expect(laid.leaves.count == 12)
    #expect(laid.nodes("ScrollView")[0].contentSize?.height == 500_000)
  }

  @Test("Without a scroll view all are made")
  func withoutScrollView() {
    let counter = Counter()
    let laid = Laid(
      LazyVStack(spacing: 10) { ForEach(0..<20) { Row(index: $0, counter: counter) } })
    #expect(counter.made.count == 20)
    #expect(laid.root == CGSize(width: 400, height: 20 * 50 + 19 * 10))
  }

  @Test("A lazy stack is as wide as it is offered and lines its views up")
  func alignment() {
    let laid = Laid(
      ScrollView {
        LazyVStack(alignment: .trailing, spacing: 0) {
          Block(30, 10)
          Block(50, 10)
        }
      })
    #expect(laid.leaves == [rect(370, 0, 30, 10), rect(350, 10, 50, 10)])
  }

  @Test("A row keeps what it remembers while others come and go")
  func identity() {
    struct Item: View {
      @State private var number = Int.random(in: 0..<1_000_000)
      let log: (Int) -> Void

      var body: some View {
        log(number)
        return Block(10, 10)
      }
    }
    var seen: [Int: [Int]] = [:]
    func list(_ ids: [Int]) -> some View {
      ScrollView {
        LazyVStack {
          ForEach(ids, id: \.self) { id in
            Item { number in seen[id, default: []].append(number) }
          }
        }
      }
    }
    let laid = Laid(list([1, 2, 3]))
    laid.graph.setRootView(list([3, 1]))
    laid.graph.layout(in: CGSize(width: 400, height: 600))
    #expect(Set(seen[1] ?? []).count == 1)
    #expect(Set(seen[3] ?? []).count == 1)
    #expect(laid.leaves.count == 2)
  }

  // MARK: Grids

  @Test("Rule 55: 200 for a fixed column of 70 and an adaptive one of 40: 70 and twice 57")
  func adaptive() {
    let tracks = GridTracks([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], in: 200)
    #expect(tracks.tracks.map(\.length) == [70, 57, 57])
    #expect(tracks.tracks.map(\.start) == [0, 78, 143])
    #expect(tracks.length == 200)
  }

  @Test("Rule 55: 200 for flexible columns of at least 50 and 120: 96 and 120, 224 in all")
  func overflowing() {
    let items = [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]
    let tracks = GridTracks(items, in: 200)
    #expect(tracks.tracks.map(\.length) == [96, 120])
    #expect(tracks.length == 224)
    let laid = Laid(
      LazyVGrid(columns: items) { Fill().frame(height: 10) }, in: CGSize(width: 200, height: 100))
    #expect(laid.root.width == 224)
    #expect(laid.graph.contentFrame.minX == -12)
  }

  @Test("Rows of a grid are as high as their highest view, views in the middle of their cells")
  func gridRows() {
    let laid = Laid(
      LazyVGrid(
        columns: [GridItem(.fixed(100), spacing: 0), GridItem(.fixed(100))], spacing: 10
      ) {
        Block(20, 10)
        Block(20, 30)
        Block(100, 20)
      }, in: CGSize(width: 200, height: 100))
    #expect(laid.leaves == [rect(40, 10, 20, 10), rect(140, 0, 20, 30), rect(0, 40, 100, 20)])
    #expect(laid.root == CGSize(width: 200, height: 60))
  }

  @Test("A grid in a scroll view makes the rows that can be seen: 12 of 50 with 3 columns")
  func lazyGrid() {
    let counter = Counter()
    _ = Laid(
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(), count: 3), spacing: 0) {
          ForEach(0..<3000) { Row(index: $0, counter: counter) }
        }
      })
    #expect(counter.made.count == 36)
  }

  @Test("Columns side by side run sideways in a horizontal grid")
  func horizontalGrid() {
    let laid = Laid(
      LazyHGrid(rows: [GridItem(.fixed(40), spacing: 0), GridItem(.fixed(60))], spacing: 5) {
        Block(10, 40)
        Block(30, 60)
        Block(20, 40)
      }, in: CGSize(width: 200, height: 100))
    #expect(
      laid.leaves.map(\.origin) == [
        CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 40), CGPoint(x: 35, y: 0),
      ])
  }

  /// A section from 100 to 600 with a header of 30; 400 points can be seen.
  @Test(
    "A pinned header stays at the top until its section ends",
    arguments: [(0, 100), (150, 150), (560, 560), (580, 570), (700, 570)] as [(CGFloat, CGFloat)])
  func pinnedHeader(offset: CGFloat, expected: CGFloat) {
    let pin = SectionPin(
      section: (start: 100, end: 600), visible: (start: offset, end: offset + 400), isHeader: true)
    #expect(pin.place(start: 100, length: 30) == expected)
  }

  @Test(
    "A pinned footer stays at the bottom once its section has begun",
    arguments: [(0, 370), (-350, 100), (300, 570)] as [(CGFloat, CGFloat)])
  func pinnedFooter(offset: CGFloat, expected: CGFloat) {
    let pin = SectionPin(
      section: (start: 100, end: 600), visible: (start: offset, end: offset + 400), isHeader: false)
    #expect(pin.place(start: 570, length: 30) == expected)
  }

  @Test("At rest the footer of a section that reaches beyond what can be seen stands at its bottom")
  func pinnedAtRest() {
    let stack = ScrollView {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
        Section {
          ForEach(0..<11) { _ in Block(100, 50) }
        } header: {
          Block(400, 30, "header")
        } footer: {
          Block(400, 40, "footer")
        }
        Section {
          Block(100, 50)
        } header: {
          Block(400, 30, "next")
        }
      }
    }
    let laid = Laid(stack)
    let places = laid.nodes("Block").filter { !($0.label ?? "").isEmpty }.map {
      "\($0.label ?? "") \($0.windowFrame.y)"
    }
    // 30 + 11 x 50 = 580 is the footer's own place, 600 - 40 the lowest that can be seen.
    #expect(places == ["header 0.0", "footer 560.0"])
  }
}

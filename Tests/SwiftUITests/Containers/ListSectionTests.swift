import Devices
import Testing

@testable import SwiftUI

/// Which rows and sections the views of a list make.
@MainActor @Suite struct ListSectionTests {
  private func laid<V: View>(_ view: V, system: SystemGeneration = .v18) -> Laid {
    Laid(view, in: CGSize(width: 390, height: 844)) { $0.systemGeneration = system }
  }

  struct Pair: View {
    var body: some View {
      Text("One")
      Text("Two")
    }
  }

  struct Rows: View {
    let count: Int

    var body: some View {
      ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)") }
    }
  }

  @Test("A view that stands for several makes a row of each")
  func severalRows() {
    let list = List {
      Pair()
      Group { Pair() }.listRowSeparator(.hidden)
      Rows(count: 3)
      if true { Text("Last") }
    }.listStyle(.plain)
    let found = laid(list)
    #expect(found.frames("Row").map(\.minY) == [0, 44, 88, 132, 176, 220, 264, 308])
    // The rows of the group have no line.
    #expect(found.frames("Separator").count == 6)
  }

  @Test("Rows come and go with what a view stands for")
  func changingRows() {
    let found = laid(List { Rows(count: 2) }.listStyle(.plain))
    #expect(found.frames("Row").count == 2)
    found.graph.setRootView(List { Rows(count: 4) }.listStyle(.plain))
    found.graph.layout(in: found.size)
    #expect(found.frames("Row").count == 4)
    found.graph.setRootView(List { Rows(count: 1) }.listStyle(.plain))
    found.graph.layout(in: found.size)
    #expect(found.frames("Row").count == 1)
  }

  struct Part: View {
    var body: some View {
      Section {
        Text("One")
        Text("Two")
      } header: {
        Block(50, 16)
      }
    }
  }

  @Test("A section in a view of the app's own is a section of the list")
  func composedSections() {
    let composed = laid(
      List {
        Part()
        Text("Between")
        Part()
      })
    let stated = laid(
      List {
        Section {
          Text("One")
          Text("Two")
        } header: {
          Block(50, 16)
        }
        Text("Between")
        Section {
          Text("One")
          Text("Two")
        } header: {
          Block(50, 16)
        }
      })
    #expect(composed.frames("Row") == stated.frames("Row"))
    #expect(composed.frames("Header") == stated.frames("Header"))
    #expect(composed.frames("Separator") == stated.frames("Separator"))
    // 17.5 above the first header of 38; rows of 44.
    #expect(composed.frames("Row").prefix(2).map(\.minY) == [55.5, 99.5])
    // The last rows of sections have no line.
    #expect(composed.frames("Separator").count == 2)
  }

  @Test("Texts above and below sections are footnotes; until iOS 25 in capitals above cards")
  func texts() {
    let list = List {
      Section {
        Text("One")
      } header: {
        Text("Header")
      } footer: {
        Text("Footer")
      }
    }
    let found = laid(list)
    let header = found.nodes("Header")[0].children[0]
    #expect(header.text?.string == "HEADER")
    #expect(header.text?.lines.first?.font.pointSize == 13)
    #expect(found.nodes("Footer")[0].children[0].text?.string == "Footer")
    let plain = laid(list.listStyle(.plain)).nodes("Header")[0].children[0]
    #expect(plain.text?.string == "Header")
    #expect(plain.text?.lines.first?.font.pointSize == 17)
  }

  @Test("The distance between sections can be stated")
  func spacing() {
    let list = List {
      Section { Text("One") }
      Section { Text("Two") }
      Section {
        Text("Three")
      } header: {
        Block(50, 16)
      }
    }
    // 35 above the first; by itself two spaces of 18 between the cards.
    #expect(laid(list).frames("Row").prefix(2).map(\.minY) == [35, 115])
    let close = laid(list.listSectionSpacing(10))
    #expect(close.frames("Row").map(\.minY) == [35, 89, 181])
    #expect(close.frames("Header") == [rect(0, 143, 390, 38)])
  }

  @Test("A view behind a row fills its card")
  func background() {
    let list = List {
      Text("One").listRowBackground(Fill())
      Text("Two").listRowBackground(Fill?.none)
    }
    let found = laid(list)
    #expect(found.frames("Fill") == [rect(16, 35, 358, 44)])
    #expect(found.frames("Card") == [rect(16, 79, 358, 44)])
  }
}

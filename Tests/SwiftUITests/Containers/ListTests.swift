import Devices
import Testing

@testable import SwiftUI

/// Lists measure as UIKit's tables: figures of `ListMetrics` and `SystemMetrics`.
@MainActor @Suite struct ListTests {
  private func laid<V: View>(
    _ view: V, width: CGFloat = 390, system: SystemGeneration = .newest
  ) -> Laid {
    Laid(view, in: CGSize(width: width, height: 844)) { $0.systemGeneration = system }
  }

  @Test("Rows of a plain list are 44 high until iOS 18 and 51.5 from iOS 26")
  func plainRows() {
    let list = List {
      Text("One")
      Text("Two")
    }.listStyle(.plain)
    #expect(laid(list, system: .v18).frames("Row").map(\.height) == [44, 44])
    #expect(laid(list).frames("Row").map(\.height) == [51.5, 51.5])
    #expect(laid(list).frames("List") == [rect(0, 0, 390, 844)])
    // A text of 20.5 in the middle of 44, 16 from the edge.
    #expect(laid(list, system: .v18).frames("Text")[0].origin == CGPoint(x: 16, y: 12))
  }

  @Test("Cards of an inset list stand 16 from the sides, 20 from 414 points on; rows are 53")
  func insetRows() {
    let list = List { Text("One") }
    #expect(laid(list).frames("Row") == [rect(0, 35, 390, 53)])
    #expect(laid(list).frames("Card") == [rect(16, 35, 358, 53)])
    #expect(laid(list, width: 430).frames("Card") == [rect(20, 35, 390, 53)])
    #expect(laid(list).frames("Text")[0].minX == 32)
  }

  @Test("A row grows with its text: two lines of 20.29 and 22 with 11 above and below")
  func highRow() {
    let list = List { Text("One\nTwo") }.listStyle(.plain)
    #expect(laid(list, system: .v18).frames("Row")[0].height == 64.5)
  }

  @Test("Sections have headers and footers: a line of 22 and what stands in it")
  func sections() {
    let list = List {
      Section {
        Text("One")
      } header: {
        Block(50, 16)
      } footer: {
        Block(50, 16)
      }
      Section { Text("Two") }
    }
    let found = laid(list, system: .v18)
    // 17.5 above the first header; header and footer 38; 44 the row; 18 for the next section.
    #expect(found.frames("Header") == [rect(0, 17.5, 390, 38)])
    #expect(found.frames("Row").map(\.minY) == [55.5, 155.5])
    #expect(found.frames("Footer") == [rect(0, 99.5, 390, 38)])
  }

  @Test("Rows make what can be seen")
  func lazyRows() {
    let graph = laid(List(0..<5000) { index in Text(verbatim: "\(index)") }.listStyle(.plain))
    // 844 of rows of 51.5: 17.
    #expect(graph.frames("Row").count == 17)
  }

  @Test("A link in a row keeps room for its sign: 10.5 and 8 beside the margin")
  func disclosure() {
    let list = List {
      NavigationLink("One", value: 1)
      Fill().frame(height: 10)
    }.listStyle(.plain)
    let found = laid(list, system: .v18)
    #expect(found.frames("Disclosure").count == 1)
    #expect(found.frames("Fill")[0] == rect(16, 61, 358, 10))
    let wide = List { NavigationLink(value: 1) { Fill().frame(height: 10) } }.listStyle(.plain)
    #expect(laid(wide, system: .v18).frames("Fill")[0].width == 390 - 16 - 16 - 10.5 - 8)
  }

  @Test("Stated insets and hidden lines")
  func rowModifiers() {
    let list = List {
      Fill().frame(height: 50).listRowInsets(EdgeInsets()).listRowSeparator(.hidden)
      Text("Two")
    }.listStyle(.plain)
    let found = laid(list, system: .v18)
    #expect(found.frames("Fill")[0] == rect(0, 0, 390, 50))
    #expect(found.frames("Separator").count == 1)
  }

  @Test("A form's controls stand in rows")
  func form() {
    let form = Form {
      Toggle("Label", isOn: .constant(true))
      TextField("Label", text: .constant(""))
    }
    let found = laid(form)
    #expect(found.frames("Form").count == 1)
    // The row's 358 less 16 on either side.
    #expect(found.frames("Toggle")[0].width == 326)
    #expect(abs(found.frames("Switch")[0].maxX - (390 - 32)) < 1e-9)
  }
}

import Testing

@testable import SwiftUI

/// Views whose body stands for several rows give rows of their own to lists and lazy stacks.
@MainActor @Suite struct RowFlatteningTests {
  struct Several: View {
    @State private var count = 1
    var body: some View {
      Section {
        ForEach(0..<count, id: \.self) { _ in Block(10, 20) }
        Block(30, 20).onAppear { count = 3 }
      } header: {
        Block(50, 16)
      }
    }
  }

  @Test("Sections and rows of a view's body; the state of the view counts")
  func sections() {
    let laid = Laid(List { Several() })
    #expect(laid.frames("Header").count == 1)
    #expect(laid.frames("Row").count == 4)
    #expect(laid.frames("Block").map(\.width) == [50, 10, 10, 10, 30])
  }

  @Test("What a body reads of the surroundings has it evaluated again")
  func environment() {
    struct Pair: View {
      @Environment(\.dynamicTypeSize) private var size
      var body: some View {
        Block(10, 20)
        if size.isAccessibilitySize { Block(20, 20) }
        Block(30, 20)
      }
    }
    let laid = Laid(List { Pair() })
    #expect(laid.frames("Row").count == 2)
    laid.graph.environment.dynamicTypeSize = .accessibility3
    laid.graph.layout(in: laid.size)
    #expect(laid.frames("Row").count == 3)
  }

  @Test(
    "A modifier of looks on several rows changes each, one of the list's surroundings is there once"
  )
  func modifiers() {
    var count = 0
    let laid = Laid(
      List {
        Group {
          Block(10, 20)
          Block(20, 20)
        }
        .listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
        .onAppear { count += 1 }
      }.listStyle(.plain))
    #expect(laid.frames("Block").map(\.minX) == [40, 40])
    #expect(count == 1)
  }

  @Test("A view of one row stays one")
  func single() {
    struct One: View {
      var body: some View {
        HStack {
          Block(10, 20)
          Block(20, 20)
        }
      }
    }
    let laid = Laid(List { One() })
    #expect(laid.frames("Row").count == 1)
    #expect(laid.frames("One").count == 1)
  }

  @Test("The app's view behind a row covers the row's card")
  func background() {
    let laid = Laid(
      List {
        Block(10, 20).listRowBackground(Fill())
        Block(10, 20)
      }, in: CGSize(width: 390, height: 844))
    #expect(laid.frames("Fill") == [rect(16, 35, 358, 53)])
    #expect(laid.frames("Card") == [rect(16, 88, 358, 53)])
  }

  @Test("An inline picker is a row for its label and one for each value")
  func inlinePicker() {
    struct Choosing: View {
      @State var value = 2
      var body: some View {
        Form {
          Picker(selection: $value) {
            ForEach(1..<4) { Block(CGFloat(10 * $0), 20) }
          } label: {
            Block(50, 20)
          }.pickerStyle(.inline)
        }
      }
    }
    let laid = Laid(Choosing())
    #expect(laid.frames("Row").count == 4)
    let options = laid.nodes("Option")
    #expect(
      options.map { $0.children.contains { $0.className == "Checkmark" } } == [false, true, false])
  }
}

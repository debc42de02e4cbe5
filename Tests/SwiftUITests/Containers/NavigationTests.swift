import Devices
import LayoutTree
import Testing

@testable import SwiftUI

/// Bars have UIKit's heights: 54 from iOS 26 and 44 before, 52 more with a large title; tabs 49.
@MainActor @Suite struct NavigationTests {
  private func laid<V: View>(
    _ view: V, width: CGFloat = 390, height: CGFloat = 844,
    sizeClass: UserInterfaceSizeClass = .compact, system: SystemGeneration = .newest
  ) -> Laid {
    Laid(view, in: CGSize(width: width, height: height)) {
      $0.systemGeneration = system
      $0.horizontalSizeClass = sizeClass
      $0.verticalSizeClass = .regular
    }
  }

  @Test("A large title takes 106 and 96, one in the bar 54 and 44")
  func barHeights() {
    let large = NavigationStack { Fill().navigationTitle("Title") }
    #expect(laid(large).frames("Fill") == [rect(0, 106, 390, 738)])
    #expect(laid(large, system: .v18).frames("Fill") == [rect(0, 96, 390, 748)])
    let inline = NavigationStack {
      Fill().navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    }
    #expect(laid(inline).frames("Fill") == [rect(0, 54, 390, 790)])
    #expect(laid(inline).frames("NavigationBar") == [rect(0, 0, 390, 54)])
    let hidden = NavigationStack { Fill().toolbar(.hidden, for: .navigationBar) }
    #expect(laid(hidden).frames("Fill") == [rect(0, 0, 390, 844)])
  }

  @Test("The bar shows the title and the items")
  func items() {
    let stack = NavigationStack {
      Fill()
        .navigationTitle("Title")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
          ToolbarItem(placement: .topBarLeading) {
            Button {
            } label: {
              Image(systemName: "plus")
            }
          }
        }
    }
    let bar = laid(stack).nodes("NavigationBar")[0]
    let labels = bar.children.compactMap(\.label)
    #expect(labels.contains("Title"))
    #expect(labels.contains("Edit"))
    #expect(labels.contains("plus"))
  }

  @Test("The topmost value's view is shown, with a way back")
  func path() {
    struct Screen: View {
      let path: [Int]

      var body: some View {
        NavigationStack(path: .constant(path)) {
          Fill().navigationDestination(for: Int.self) { number in
            Block(CGFloat(number), 10).navigationTitle("Number")
          }
        }
      }
    }
    #expect(laid(Screen(path: [])).frames("Fill").count == 1)
    let pushed = laid(Screen(path: [5, 70]))
    #expect(pushed.frames("Fill").isEmpty)
    #expect(pushed.frames("Block")[0].width == 70)
    let changed = laid(Screen(path: []))
    changed.graph.setRootView(Screen(path: [40]))
    changed.graph.layout(in: CGSize(width: 390, height: 844))
    #expect(changed.frames("Block")[0].width == 40)
  }

  @Test("The chosen tab is shown above the bar of 49")
  func tabs() {
    func tabs(_ selection: Int) -> some View {
      TabView(selection: .constant(selection)) {
        Fill().tabItem { Label("One", systemImage: "1.circle") }.tag(1)
        Block(10, 10).tabItem { Label("Two", systemImage: "2.circle") }.tag(2)
      }
    }
    #expect(laid(tabs(1)).frames("Fill") == [rect(0, 0, 390, 795)])
    #expect(laid(tabs(2)).frames("Block")[0].midX == 195)
    #expect(laid(tabs(2)).frames("Fill").isEmpty)
    let bar = laid(tabs(2)).nodes("TabBar")[0]
    #expect(bar.children.compactMap(\.label).filter { $0 == "One" || $0 == "Two" }.count == 2)
  }

  @Test("A stack in a tab keeps clear of both bars, its list reaches under the lower one")
  func nested() {
    let view = TabView {
      NavigationStack { Fill().navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
        .tabItem { Text("One") }
    }
    #expect(laid(view).frames("Fill") == [rect(0, 54, 390, 741)])
    let list = TabView {
      List { Text("A") }.tabItem { Text("One") }
    }
    #expect(laid(list).frames("List") == [rect(0, 0, 390, 844)])
  }

  @Test("Case 7: a split view shows one column in compact width, the preferred one")
  func compactSplit() {
    func split(_ column: NavigationSplitViewColumn) -> some View {
      NavigationSplitView(preferredCompactColumn: .constant(column)) {
        Fill()
      } detail: {
        Block(10, 10)
      }
    }
    #expect(laid(split(.sidebar)).frames("Fill").count == 1)
    #expect(laid(split(.sidebar)).frames("Block").isEmpty)
    #expect(laid(split(.detail)).frames("Fill").isEmpty)
    #expect(laid(split(.detail)).frames("Block").count == 1)
  }

  @Test("In regular width a sidebar of 320 stands beside the detail where there is width for it")
  func regularSplit() {
    let split = NavigationSplitView {
      Fill()
    } detail: {
      Fill()
    }
    let wide = laid(split, width: 1180, height: 820, sizeClass: .regular)
    // A hairline of half a point between the columns.
    #expect(wide.frames("Fill").map(\.width) == [320, 859.5])
    let high = laid(split, width: 820, height: 1180, sizeClass: .regular)
    #expect(high.frames("Fill").map(\.width) == [820])
  }
}

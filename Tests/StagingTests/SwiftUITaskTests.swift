import LayoutTree
import Staging
import SwiftUI
import Testing

/// As wide as what was loaded, which begins to load more once it is shown.
private struct Loading: View {
  @State private var width: CGFloat = 10

  var body: some View {
    VStack {
      Color.red.frame(width: width, height: 10)
      if width > 10 { More() }
    }
    .task {
      await Task.yield()
      width = 50
    }
  }

  private struct More: View {
    @State private var width: CGFloat = 20

    var body: some View {
      Color.blue.frame(width: width, height: 10)
        .task {
          try? await Task.sleep(for: .milliseconds(5))
          width = 70
        }
    }
  }
}

@MainActor @Suite struct SwiftUITaskTests {
  private func widths(_ tree: LayoutTree) -> [Double] {
    var found: [Double] = []
    func visit(_ node: LayoutNode) {
      if node.className == "Color" { found.append(node.frame.width) }
      node.children.forEach(visit)
    }
    visit(tree.root)
    return found
  }

  @Test func tasksAndWhatTheyBeginAreWaitedFor() async throws {
    let stage = try Stage(Screen("loading") { Loading() }, in: configuration("iphone-11"))
    #expect(widths(stage.tree) == [10])
    #expect(widths(await stage.finishTasks(within: .seconds(600))) == [50, 70])
  }

  @Test func whatDoesNotEndIsLeft() async throws {
    let stage = try Stage(
      Screen("endless") {
        Color.red.frame(width: 30).task {
          while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(1)) }
        }
      }, in: configuration("iphone-11"))
    #expect(widths(await stage.finishTasks(within: .milliseconds(20))) == [30])
  }
}

import Devices
import LayoutTree
import Staging
import Testing
import UIKit

@testable import PliantCommands

/// Screens that a program holds itself.
@MainActor @Suite(.serialized) struct CatalogTests {
  private func open(_ screens: [Screen]) -> OpenScreenFile {
    OpenScreenFile.catalog = screens
    defer { OpenScreenFile.catalog = [] }
    return OpenScreenFile(.catalog)
  }

  private let order = WorkOrder(
    file: .catalog, task: .check, configurations: [.designed], asDesigned: false)

  @Test func screensAreToldAndLaidOut() throws {
    let file = open([
      Screen("card", view: { UIView() }), Screen("page") { UIViewController() },
    ])
    let opened = file.opened(for: order)
    #expect(opened.problems.isEmpty)
    #expect(opened.screens.map(\.reference.title) == ["card", "page"])
    #expect(opened.screens.first?.designed.device == "iphone-17")
    let tree = try file.layOut(opened.screens[1].reference, request: .designed, order: order).get()
    // An iPhone 17 is 402 x 874.
    #expect(tree.root.frame == LayoutRect(x: 0, y: 0, width: 402, height: 874))
  }

  @Test func namesMustDiffer() {
    let file = open([Screen("a") { UIViewController() }, Screen("a", view: { UIView() })])
    let opened = file.opened(for: order)
    #expect(opened.screens.isEmpty)
    #expect(opened.problems.map(\.message) == ["two screens are called 'a'"])
  }
}

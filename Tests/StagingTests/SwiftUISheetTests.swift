import Devices
import LayoutTree
import Staging
import SwiftUI
import Testing

/// What views of SwiftUI present.
@MainActor @Suite struct SwiftUISheetTests {
  struct Content: View {
    var body: some View { Color.red }
  }

  struct Presenter: View {
    let isCover: Bool

    var body: some View {
      if isCover {
        Color.blue.fullScreenCover(isPresented: .constant(true)) { Content() }
      } else {
        Color.blue.sheet(isPresented: .constant(true)) { Content() }
      }
    }
  }

  private func content(isCover: Bool) throws -> LayoutRect {
    let device = try #require(Device.find("iphone-14"))
    let tree = try Screen("presenter") { Presenter(isCover: isCover) }
      .layOut(in: Configuration(device: device, system: .v18))
    var found: LayoutRect?
    func visit(_ node: LayoutNode) {
      if node.customClass == "Content" { found = node.windowFrame }
      node.children.forEach(visit)
    }
    visit(tree.root)
    return try #require(found)
  }

  /// A cover's content keeps clear of the status bar, 47, and the home indicator, 34; a sheet leaves
  /// more above it and is as wide as the phone.
  @Test func contentStandsWhereUIKitPresentsIt() throws {
    let cover = try content(isCover: true)
    #expect(cover == LayoutRect(x: 0, y: 47, width: 390, height: 844 - 47 - 34))
    let sheet = try content(isCover: false)
    #expect(sheet.width == 390)
    #expect(sheet.y > 47)
    #expect(sheet.y + sheet.height == 844 - 34)
  }

  struct Detented: View {
    let selection: PresentationDetent?

    var body: some View {
      Color.blue.sheet(isPresented: .constant(true)) {
        if let selection {
          Content().presentationDetents([.large, .height(200)], selection: .constant(selection))
        } else {
          Content().presentationDetents([.large, .height(200)])
        }
      }
    }
  }

  /// A detent of 200 points counts from the safe area's bottom, 844 - 34. Without a selection the
  /// smallest detent is the first.
  @Test(arguments: [(nil, true), (PresentationDetent.height(200), true), (.large, false)])
  func detentsAreChosen(_ selection: PresentationDetent?, _ isLow: Bool) throws {
    let device = try #require(Device.find("iphone-14"))
    let tree = try Screen("presenter") { Detented(selection: selection) }
      .layOut(in: Configuration(device: device, system: .v18))
    var found: LayoutRect?
    func visit(_ node: LayoutNode) {
      if node.customClass == "Content" { found = node.windowFrame }
      node.children.forEach(visit)
    }
    visit(tree.root)
    let frame = try #require(found)
    #expect((abs(frame.height - 200) <= 0.5) == isLow)
  }
}

import Testing

@testable import SwiftUI

/// The recorded frames of `ParityTests` that look like parts of screens.
@MainActor @Suite struct ParityScreenTests {
  private func expect<V: View>(
    _ view: V, root: CGSize, _ leaves: [CGRect],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    ParityCheck.expect(view, root: root, leaves, sourceLocation: sourceLocation)
  }

  private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  @Test("vstack-frame-padding") func titledRows() {
    func row(_ title: LocalizedStringKey) -> some View {
      Text(title).frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
    }
    expect(
      VStack(spacing: 8) {
        row("Title")
        row("Subtitle")
      }.padding(.vertical, 12), root: size(400, 64),
      [rect(16, 12, 26.5, 16), rect(16, 36, 47, 16)])
  }

  @Test("hstack-in-vstack") func valueRows() {
    func row(_ title: LocalizedStringKey, _ value: LocalizedStringKey) -> some View {
      HStack {
        Text(title)
        Spacer()
        Text(value)
      }.padding(.horizontal, 16)
    }
    expect(
      VStack(spacing: 12) {
        row("Label", "Value")
        row("Another", "Data")
      }, root: size(400, 44),
      [
        rect(16, 0, 33, 16), rect(350.5, 0, 33.5, 16), rect(16, 28, 48.5, 16),
        rect(355.5, 28, 28.5, 16),
      ])
  }

  @Test("two-column-hstack") func twoColumns() {
    expect(
      HStack(spacing: 0) {
        Color.blue.frame(width: 120)
        VStack(alignment: .leading, spacing: 8) {
          Text("Main content")
          Text("Second line")
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(16)
      }, root: size(400, 600),
      [rect(0, 0, 120, 600), rect(136, 280, 79, 16), rect(136, 304, 71, 16)])
  }

  @Test("sidebar-detail-split") func sidebar() {
    expect(
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 4) {
          Text("Item 1")
          Text("Item 2")
          Text("Item 3")
          Text("Item 4")
          Text("Item 5")
        }
        .frame(width: 120)
        .padding(.vertical, 8)
        Color.gray.frame(width: 1)
        VStack(alignment: .leading) {
          Text("Detail")
          Spacer()
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(12)
      }, root: size(400, 600),
      [
        rect(41, 252, 36.5, 16), rect(41, 272, 38, 16), rect(41, 292, 38.5, 16),
        rect(41, 312, 38.5, 16), rect(41, 332, 38.5, 16), rect(120, 0, 1, 600),
        rect(133, 12, 35, 16),
      ])
  }

  @Test("toolbar-content-layout") func toolbar() {
    expect(
      VStack(spacing: 0) {
        HStack {
          Text("Back")
          Spacer()
          Text("Title")
          Spacer()
          Text("Done")
        }
        .padding(8)
        .frame(maxWidth: .infinity)
        Color.gray.frame(height: 1)
        Spacer()
      }, root: size(400, 600),
      [rect(8, 8, 30, 16), rect(186, 8, 26.5, 16), rect(360, 8, 32, 16), rect(0, 32, 400, 1)])
  }

  @Test("app-header-content-footer") func headerAndFooter() {
    expect(
      VStack(spacing: 0) {
        Text("Header")
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, 16)
          .padding(.vertical, 8)
        Spacer()
        HStack {
          Text("Status")
          Spacer()
          Text("v1.0")
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 4)
      }, root: size(400, 600),
      [rect(16, 8, 44.5, 16), rect(16, 580, 39, 16), rect(360, 580, 24, 16)])
  }

  @Test("nested-alignment-override") func alignmentOverride() {
    expect(
      VStack(alignment: .leading) {
        HStack {
          Text("A")
          Spacer()
        }
        .frame(maxWidth: .infinity)
        Text("B").frame(maxWidth: .infinity, alignment: .trailing)
      }, root: size(400, 32), [rect(0, 0, 9, 16), rect(391.5, 16, 8.5, 16)])
  }
}

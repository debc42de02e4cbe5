import Testing

@testable import SwiftUI

/// Cells that show views of SwiftUI are as high as those ask for.
@MainActor @Suite struct HostingConfigurationTests {
  private func height<Content: View, Background: View>(
    _ configuration: UIHostingConfiguration<Content, Background>
  ) -> CGFloat {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = configuration
    return cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test func contentInItsMargins() {
    #expect(height(UIHostingConfiguration { Block(20, 60) }.margins(.all, 10)) == 80)
    // Wrapping content is measured at the width of the cell: 320 less 10 at both sides, over 10.
    struct Wrapping: View {
      var body: some View { Fill().frame(maxHeight: 100).aspectRatio(10, contentMode: .fit) }
    }
    #expect(height(UIHostingConfiguration { Wrapping() }.margins(.all, 10)) == 50)
  }

  @Test func theLeastHeightIsThatOfAFinger() {
    #expect(height(UIHostingConfiguration { Block(20, 10) }.margins(.all, 0)) == 44)
    let small = UIHostingConfiguration { Block(20, 10) }.margins(.all, 0).minSize(height: 5)
    #expect(height(small) == 10)
  }
}

import Testing

@testable import UIKit

/// Saved sizes are those of public Interface Builder files.
@MainActor @Suite struct ButtonTests {
  private func button(
    _ title: String, size: CGFloat = 15, type: UIButton.ButtonType = .system
  ) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: size)
    button.traits = Traits.phone()
    return button
  }

  @Test(
    "A system button is its line in whole points and 12 more",
    arguments: [
      (14, 29), (15, 30), (17, 33), (18, 34), (20, 36), (28, 46), (30, 48), (50, 72),
    ] as [(Double, Double)])
  func systemHeight(size: Double, height: Double) {
    #expect(button("Button", size: CGFloat(size)).intrinsicContentSize.height == CGFloat(height))
  }

  @Test(
    "A title's width is saved in whole points",
    arguments: [
      ("Button", 46), ("Save movie", 78), ("Save family member", 139), ("Back", 34), ("Send", 36),
      ("Start a workout", 105), ("=", 30),
    ] as [(String, Double)])
  func systemWidth(title: String, width: Double) {
    #expect(abs(button(title).intrinsicContentSize.width - CGFloat(width)) <= 1)
  }

  @Test func ownInsetsReplaceThePadding() {
    // A line of 13 points is 15.5, in whole points 16; 16 + 3 + 3 = 22.
    let button = button("example", size: 13)
    button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 10, bottom: 3, right: 10)
    #expect(button.intrinsicContentSize.height == 22)
  }

  @Test func imagesArePaddedInSystemButtonsOnly() {
    let image = UIImage(size: CGSize(width: 64, height: 64))
    let custom = UIButton(type: .custom)
    custom.setImage(image, for: .normal)
    #expect(custom.intrinsicContentSize == CGSize(width: 64, height: 64))
    let small = UIImage(size: CGSize(width: 22, height: 22))
    let system = UIButton(type: .system)
    system.setImage(small, for: .normal)
    system.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    #expect(system.intrinsicContentSize == CGSize(width: 42, height: 34))
    system.contentEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    #expect(system.intrinsicContentSize == CGSize(width: 42, height: 42))
  }

  @Test func fonts() {
    #expect(UIButton().titleLabel?.font.pointSize == 18)
    #expect(UIButton(type: .system).titleLabel?.font.pointSize == 15)
  }

  @Test func configuredButton() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Button"
    let button = UIButton(configuration: configuration)
    button.traits = Traits.phone()
    // 51 + 12 + 12 by 20.5 + 7 + 7, in whole points.
    #expect(button.intrinsicContentSize == CGSize(width: 75, height: 35))
    button.configuration?.buttonSize = .small
    // 17.9 + 5 + 5.
    #expect(button.intrinsicContentSize.height == 28)
    button.configuration?.buttonSize = .large
    // 20.5 + 15 + 15.
    #expect(button.intrinsicContentSize.height == 51)
  }

  @Test func configuredButtonGrowsWithTheTextSize() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Button"
    let button = UIButton(configuration: configuration)
    button.traits = Traits.phone(category: .accessibilityExtraExtraExtraLarge)
    // Body is 53 points: 63.25, up to 63.5; 63.5 + 14 = 77.5, up to 78.
    #expect(button.intrinsicContentSize.height == 78)
  }

  @Test func configuredTitlesWrap() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "A title of many words"
    let button = UIButton(configuration: configuration)
    button.traits = Traits.phone()
    #expect(button.wrapsContent)
    // Two lines of body text, 22 apart: 20.287 + 22 = 42.29, up to 42.5; 42.5 + 14 = 56.5, up to 57.
    #expect(button.intrinsicSize(forLayoutWidth: 140).height == 57)
  }

  @Test func titlesOfOtherStates() {
    let button = button("Play")
    button.setTitle("Pause", for: .selected)
    #expect(button.currentTitle == "Play")
    button.isSelected = true
    #expect(button.currentTitle == "Pause")
    #expect(button.title(for: .highlighted) == "Play")
  }

  @Test func theTitleLabelTellsTheTitle() {
    let button = button("Play")
    #expect(button.titleLabel?.text == "Play")
    button.titleLabel?.text = "Stop"
    #expect(button.title(for: .normal) == "Stop")
  }

  @Test func titlesAreCutInTheMiddle() throws {
    #expect(UIButton().titleLabel?.lineBreakMode == .byTruncatingMiddle)
    let parts = button("A title that has no room").classicParts(in: CGSize(width: 80, height: 30))
    let text = try #require(parts.text)
    #expect(text.isTruncated)
    #expect(text.lines[0].text.contains("…"))
    #expect(text.lines[0].text.hasSuffix("m"))
  }

  @Test func actionsRun() {
    let button = button("Go")
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    #expect(count == 1)
  }

  @Test func titleAndImageStandSideBySide() throws {
    let button = button("Button")
    button.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
    let parts = button.classicParts(in: CGSize(width: 200, height: 40))
    let image = try #require(parts.image)
    let text = try #require(parts.text)
    let width = 20 + text.lines[0].frame.width
    #expect(abs(image.frame.x - (200 - width) / 2) < 0.01)
    #expect(abs(text.lines[0].frame.x - (image.frame.x + 20)) < 0.01)
    button.traits = Traits.phone(isRightToLeft: true)
    let turned = button.classicParts(in: CGSize(width: 200, height: 40))
    #expect(try #require(turned.image).frame.x > #require(turned.text).lines[0].frame.x)
  }
}

import Devices
import Testing

@testable import UIKit

/// Figures of alerts on an iPhone 16 with iOS 26.1 (openuikit, `AlertControllerTests.swift`).
@MainActor @Suite struct AlertTests {
  let root = UIViewController(titled: "a")

  private func show(
    _ title: String?, _ message: String?, _ actions: [(String, UIAlertAction.Style)],
    style: UIAlertController.Style = .alert, on device: String = "iphone-16",
    system: SystemGeneration = .v26
  ) throws -> UIAlertController {
    _ = try ContainerFixture(root, on: device, system: system)
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
    root.present(alert, animated: false)
    return alert
  }

  private func buttons(_ alert: UIAlertController) -> [UIAlertButton] {
    alert.view.subviews.compactMap { $0 as? UIAlertButton }.filter { !$0.isHidden }
  }

  /// 320 wide in the middle of the safe area: from 59 to 818 it is at 438.5.
  @Test func anAlertStandsInTheMiddleOfTheSafeArea() throws {
    let alert = try show(
      "Delete File?", "This cannot be undone.", [("Cancel", .cancel), ("Delete", .destructive)])
    let frame = alert.view.frame
    #expect(frame.minX == 36.5)
    #expect(frame.width == 320)
    #expect(isNear(frame.midY, 438.5))
    #expect(isNear(frame.height, 152.3333))
    #expect(buttons(alert).map(\.frame.width) == [140, 140])
    #expect(buttons(alert).map { $0.action.title ?? "" } == ["Cancel", "Delete"])
  }

  /// A title, a message, how many buttons there are, and the height of it all.
  struct Measured: Sendable {
    var title: String?
    var message: String?
    var count: Int
    var height: CGFloat
  }

  @Test(arguments: [
    Measured(title: "Saved", message: "Your changes were saved.", count: 1, height: 152.3333),
    Measured(title: "Title only", message: nil, count: 1, height: 126.3333),
    Measured(title: nil, message: "Message only.", count: 1, height: 126.3333),
    Measured(title: "Choose", message: "Pick one option.", count: 3, height: 264.3333),
  ])
  func heightsAreThoseMeasured(_ measured: Measured) throws {
    var actions: [(String, UIAlertAction.Style)] = []
    for index in 0..<measured.count {
      actions.append(("\(index)", index == 0 ? .cancel : .default))
    }
    let alert = try show(measured.title, measured.message, actions)
    #expect(isNear(alert.view.frame.height, measured.height))
    // Of more than two, the one that cancels is last.
    if measured.count > 2 {
      let last = try #require(buttons(alert).max { $0.frame.minY < $1.frame.minY })
      #expect(last.action.style == .cancel)
    }
  }

  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.001 }

  /// A sheet on a phone is laid out as an alert from iOS 26.
  @Test func aSheetOfFourIsAsHighAsMeasured() throws {
    let alert = try show(
      "Photo", "Choose a source for the photo.",
      [
        ("Take Photo", .default), ("Choose Existing", .default), ("Delete", .destructive),
        ("Cancel", .cancel),
      ], style: .actionSheet)
    #expect(isNear(alert.view.frame.height, 320.3333))
  }

  /// A title of two lines is 42.333 high, a message of two 38.
  @Test func linesFollowEachOtherAsTheirStylesDo() throws {
    let long = "A title that is long enough to need two lines"
    let alert = try show(
      long, "A message that is also long enough for two lines", [("OK", .default)])
    let labels = alert.view.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.frame.minX) == [30, 30])
    #expect(isNear(labels[0].frame.height, 42.3333))
    #expect(isNear(labels[1].frame.height, 38))
    // 22 above, 42.333 of the title and 7.667 between.
    #expect(isNear(labels[1].frame.minY, 72))
  }

  /// 270 wide, buttons of 44 (SDCAlertView): 19 above, 18.5 below two lines of 20.5 and 16, 4 between.
  @Test func theClassicAlert() throws {
    let alert = try show(
      "Saved", "Your changes were saved.", [("OK", .default)], on: "iphone-8", system: .v18)
    #expect(alert.view.frame.width == 270)
    // In all 122.
    #expect(isNear(alert.view.frame.height, 122))
  }

  /// A sheet is a popover where the width is regular, without the button that cancels.
  @Test func aSheetIsAPopoverOnAPad() throws {
    _ = try ContainerFixture(root, on: "ipad-pro-11-1", system: .v26)
    let source = UIView(frame: CGRect(x: 400, y: 100, width: 44, height: 44))
    root.view.addSubview(source)
    let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Name", style: .default))
    alert.addAction(UIAlertAction(title: "Date", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.popoverPresentationController?.sourceView = source
    root.present(alert, animated: false)
    #expect(alert.popoverPresentationController?.arrowDirection == .up)
    #expect(buttons(alert).map { $0.action.title ?? "" } == ["Name", "Date"])
    #expect(alert.view.superview is UIPopoverView)
  }

  @Test func aButtonDismissesTheAlertAndThenCallsItsHandler() throws {
    _ = try ContainerFixture(root, on: "iphone-16", system: .v26)
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = "Ada" }
    var seen: String?
    let presenter = root
    let action = UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
      seen = presenter.presentedViewController == nil ? alert?.textFields?.first?.text : "early"
    }
    alert.addAction(action)
    root.present(alert, animated: false)
    // A pill of 48, 15 from the sides.
    let field = try #require(alert.textFields?.first?.superview)
    #expect(field.frame.size == CGSize(width: 290, height: 48))
    action.isEnabled = false
    alert.choose(action)
    #expect(seen == nil)
    action.isEnabled = true
    let button = try #require(buttons(alert).first)
    button.sendActions(for: .touchUpInside)
    #expect(seen == "Ada")
    #expect(
      UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).textFields == nil)
  }
}

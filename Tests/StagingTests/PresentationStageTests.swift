import Devices
import LayoutTree
import Staging
import Testing
import UIKit

@MainActor @Suite struct PresentationStageTests {
  final class Delegate: UISheetPresentationControllerDelegate {
    var told: [String] = []
    var allows = true
    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { allows }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      told.append("will dismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      told.append("did dismiss")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { told.append("attempt") }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { told.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil") }
  }

  /// A screen that presents a sheet when it did appear.
  final class Presenting: UIViewController {
    let sheet = UIViewController()
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      guard presentedViewController == nil, !sheet.isBeingDismissed else { return }
      let label = UILabel()
      label.text = "Sheet"
      label.accessibilityIdentifier = "sheet"
      label.translatesAutoresizingMaskIntoConstraints = false
      sheet.view.addSubview(label)
      label.topAnchor.constraint(equalTo: sheet.view.safeAreaLayoutGuide.topAnchor).isActive = true
      label.leadingAnchor.constraint(equalTo: sheet.view.layoutMarginsGuide.leadingAnchor)
        .isActive = true
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      present(sheet, animated: true)
    }
  }

  @Test func whatAScreenPresentsIsInItsTreeAndFollowsTheDevice() throws {
    let stage = try Stage(
      Screen("presenting") { Presenting() }, in: configuration("iphone-14-pro"))
    // 0.56 of 749 and 34 of the safe area below leave 398.667 above; the margin is 16.
    let label = try node("sheet", in: stage.tree)
    #expect(abs(label.windowFrame.y - 398.667) < 0.001)
    #expect(abs(label.windowFrame.x - 16) < 0.001)
    #expect(stage.log.lines.last == "UIViewController.viewDidAppear(_:)")
    // On its side the sheet covers everything: 59 of the camera and 20 of the wide margin.
    let turned = try node("sheet", in: stage.rotate(to: .landscapeLeft))
    #expect(abs(turned.windowFrame.x - 79) < 0.001)
    #expect(abs(turned.windowFrame.y) < 0.001)
    let back = try node("sheet", in: stage.rotate(to: .portrait))
    #expect(back.windowFrame == label.windowFrame)
  }

  @Test func aPersonDragsAndSwipes() throws {
    let root = UIViewController()
    let sheet = UIViewController()
    let delegate = Delegate()
    let stage = try Stage(Screen("root") { root }, in: configuration("iphone-14-pro"))
    stage.perform {
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.delegate = delegate
      root.present(sheet, animated: true)
    }
    stage.drag(to: .large)
    #expect(delegate.told == [UISheetPresentationController.Detent.Identifier.large.rawValue])
    #expect(sheet.view.bounds.height == 783)
    delegate.allows = false
    stage.swipeAway()
    #expect(sheet.presentingViewController === root)
    delegate.allows = true
    sheet.isModalInPresentation = true
    stage.swipeAway()
    #expect(delegate.told.suffix(2) == ["attempt", "attempt"])
    sheet.isModalInPresentation = false
    let tree = stage.swipeAway()
    #expect(tree.root.id == "root")
    #expect(delegate.told.suffix(2) == ["will dismiss", "did dismiss"])
    #expect(sheet.presentingViewController == nil)
  }

  @Test func whatIsRefusedIsNotedInTheTree() throws {
    let root = UIViewController()
    let stage = try Stage(Screen("root") { root }, in: configuration("iphone-14-pro"))
    let tree = stage.perform { root.present(root, animated: false) }
    #expect(
      tree.notes.map(\.message) == ["attempt to present UIViewController, which is shown already"])
  }

  @Test func aStoryboardThatIsNotThereGivesANote() throws {
    let screen = Screen("profile", of: "Nowhere", name: "Profile")
    let tree = try screen.layOut(in: configuration("iphone-14-pro"))
    #expect(tree.screen.title == "Profile")
    #expect(tree.notes.map(\.message) == ["there is no file Nowhere.storyboard in the bundle"])
  }
}

import Devices
import LayoutTree
import Staging
import Testing
import UIKit

/// A view that is 60 points square, and 120 where there is ample room in both directions: two sets of
/// constraints, exchanged when size classes change.
final class ContactController: UIViewController {
  let photo = UIView()
  private(set) lazy var small = [
    photo.widthAnchor.constraint(equalToConstant: 60),
    photo.heightAnchor.constraint(equalToConstant: 60),
  ]
  private(set) lazy var large = [
    photo.widthAnchor.constraint(equalToConstant: 120),
    photo.heightAnchor.constraint(equalToConstant: 120),
  ]

  /// Whether both sets are active at load, as a mistake.
  var activatesBoth = false

  private var isLarge: Bool {
    traitCollection.horizontalSizeClass == .regular
      && traitCollection.verticalSizeClass == .regular
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    photo.translatesAutoresizingMaskIntoConstraints = false
    photo.accessibilityIdentifier = "photo"
    view.addSubview(photo)
    NSLayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    ])
    if activatesBoth {
      NSLayoutConstraint.activate(small + large)
    } else {
      NSLayoutConstraint.activate(isLarge ? large : small)
    }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard let previous,
      previous.horizontalSizeClass != traitCollection.horizontalSizeClass
        || previous.verticalSizeClass != traitCollection.verticalSizeClass
    else { return }
    NSLayoutConstraint.deactivate(isLarge ? small : large)
    NSLayoutConstraint.activate(isLarge ? large : small)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if activatesBoth { NSLayoutConstraint.deactivate(isLarge ? small : large) }
  }
}

/// The node of a view made in code, by its accessibility identifier.
func node(_ label: String, in tree: LayoutTree) throws -> LayoutNode {
  var stack = [tree.root]
  while let node = stack.popLast() {
    if node.label == label { return node }
    stack += node.children
  }
  return try #require(nil, "no view \(label)")
}

/// A device by its identifier.
func configuration(
  _ device: String, _ orientation: Orientation = .portrait, _ window: Window = .full,
  system: SystemGeneration = .v18
) throws -> Configuration {
  Configuration(
    device: try #require(Device.find(device)), orientation: orientation, window: window,
    system: system)
}

@MainActor @Suite struct StageTests {
  let contact = Screen("contact") { ContactController() }

  /// An iPad Pro 11 is regular in width down to its two thirds (809 of 1194 points), compact at one
  /// third (375).
  @Test func aScreenFollowsItsWindowWithoutAConflict() throws {
    let stage = try Stage(contact, in: configuration("ipad-pro-11-1", .landscapeLeft))
    #expect(try node("photo", in: stage.tree).frame.width == 120)
    let wide = try stage.resize(to: .twoThirds)
    #expect(wide.root.frame.width == 809)
    #expect(try node("photo", in: wide).frame.width == 120)
    let narrow = try stage.resize(to: .oneThird)
    #expect(narrow.configuration.horizontalSizeClass == "compact")
    #expect(try node("photo", in: narrow).frame.width == 60)
    #expect(try node("photo", in: narrow).frame.height == 60)
    let full = try stage.resize(to: .full)
    #expect(try node("photo", in: full).frame.width == 120)
    #expect(stage.conflicts.isEmpty)
  }

  /// Sets that are both active are told of, each constraint of the pair that cannot hold, and the one
  /// that was activated last gives way; a later layout without them has no conflict.
  @Test func setsThatAreBothActiveAreNamedAndTheScreenGoesOn() throws {
    let stage = try Stage(
      Screen("both") {
        let controller = ContactController()
        controller.activatesBoth = true
        return controller
      }, in: configuration("iphone-15"))
    #expect(
      stage.conflicts.map { $0.constraints.map(\.text).sorted() } == [
        [#"UIView "photo".width == 120"#, #"UIView "photo".width == 60"#],
        [#"UIView "photo".height == 120"#, #"UIView "photo".height == 60"#],
      ])
    #expect(
      stage.conflicts.map(\.broken.text) == [
        #"UIView "photo".width == 120"#, #"UIView "photo".height == 120"#,
      ])
    let settled = stage.perform {}
    #expect(settled.conflicts.isEmpty)
    #expect(try node("photo", in: settled).frame.width == 60)
  }

  @Test func theLogTellsEveryCallInOrder() throws {
    let stage = try Stage(contact, in: configuration("iphone-15"))
    #expect(
      stage.log.calls(to: "ContactController") == [
        "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)",
        "traitCollectionDidChange(nil)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
        "viewDidAppear(_:)",
      ])
    let count = stage.log.entries.count
    try stage.rotate(to: .landscapeLeft)
    #expect(
      stage.log.lines.dropFirst(count).prefix(3) == [
        "ContactController.willTransition(to: compact compact)",
        "ContactController.viewWillTransition(to: 852x393)",
        "ContactController.traitCollectionDidChange(compact regular)",
      ])
  }

  /// Whisper#92: an iPad that is regular at two thirds and alone changes its size without a change of
  /// traits, 809 to 1194 points wide; at one third, 375 points, it is compact and both change.
  @Test func aNewSizeIsToldWithoutTraitsThatStayTheSame() throws {
    let stage = try Stage(contact, in: configuration("ipad-pro-11-1", .landscapeLeft, .twoThirds))
    func calls(_ window: Window) throws -> [String] {
      let count = stage.log.entries.count
      try stage.resize(to: window)
      return stage.log.entries.dropFirst(count).map(\.call).filter {
        $0.contains("ransition") || $0.contains("trait")
      }
    }
    #expect(try calls(.full) == ["viewWillTransition(to: 1194x834)"])
    #expect(try calls(.twoThirds) == ["viewWillTransition(to: 809x834)"])
    #expect(
      try calls(.oneThird) == [
        "willTransition(to: compact regular)", "viewWillTransition(to: 375x834)",
        "traitCollectionDidChange(regular regular)",
      ])
  }

  @Test func textSizeAndDirectionChangeWhatIsShown() throws {
    let screen = Screen("label") {
      let controller = UIViewController()
      let label = UILabel()
      label.text = "Name"
      label.accessibilityIdentifier = "Name"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
        label.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
      ])
      return controller
    }
    let stage = try Stage(screen, in: configuration("iphone-15"))
    let plain = try node("Name", in: stage.tree)
    #expect(plain.frame.x == 20)
    let turned = try node("Name", in: stage.setDirection(.rightToLeft))
    #expect(turned.frame.x == 393 - 20 - plain.frame.width)
    let large = try node("Name", in: stage.setContentSize(.accessibilityExtraLarge))
    #expect(large.frame.height > plain.frame.height)
  }

  @Test func whatNoDeviceHasIsRefusedAndChangesNothing() throws {
    let stage = try Stage(contact, in: configuration("iphone-15"))
    #expect(throws: ConfigurationError.self) { try stage.resize(to: .oneHalf) }
    #expect(stage.configuration.window == .full)
    #expect(throws: ConfigurationError.self) { try stage.rotate(to: .portraitUpsideDown) }
    #expect(stage.tree.root.frame.width == 393)
  }

  /// Rules judge what the app made and leave UIKit's own parts alone, such as a button's label.
  @Test func viewsMadeInCodeAreTheApps() throws {
    let screen = Screen(
      "form",
      view: {
        let view = UIView()
        let label = UILabel()
        label.accessibilityIdentifier = "label"
        let button = UIButton(type: .system)
        button.accessibilityIdentifier = "button"
        button.setTitle("Send", for: .normal)
        for subview in [label, button] { view.addSubview(subview) }
        button.sizeToFit()
        return view
      })
    let tree = try screen.layOut(in: configuration("iphone-15"))
    #expect(try node("label", in: tree).isMadeByApp)
    let button = try node("button", in: tree)
    #expect(button.isMadeByApp)
    for part in button.children { #expect(!part.isMadeByApp) }
  }

  @Test func aViewIsAScreen() throws {
    let tree = try Screen("card", view: { UIView() }).layOut(in: configuration("iphone-15"))
    #expect(tree.root.frame == LayoutRect(x: 0, y: 0, width: 393, height: 852))
    #expect(tree.screen.title == "card")
    #expect(tree.screen.file == "StagingTests/StageTests.swift")
  }

  /// Launching anew in every configuration of a walk gives what the walk gives.
  @Test func aWalkEndsWhereALaunchBegins() throws {
    let start = try configuration("ipad-pro-11-1", .landscapeLeft)
    let stage = try Stage(contact, in: start)
    let orientations: [Orientation] = [.portrait, .landscapeLeft, .landscapeRight]
    let windows: [Window] = [.full, .oneThird, .oneHalf, .twoThirds]
    var random: UInt64 = 2026
    for _ in 0..<60 {
      // Knuth's MMIX generator: the same walk on every machine.
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var next = stage.configuration
      let choice = Int(random >> 33)
      if choice % 2 == 0 {
        next.orientation = orientations[choice / 2 % orientations.count]
      } else {
        next.window = windows[choice / 2 % windows.count]
      }
      guard next.isValid else { continue }
      let reached = try stage.transition(to: next)
      #expect(try reached == contact.layOut(in: next))
    }
    #expect(stage.conflicts.isEmpty)
  }
}

import Devices
import LayoutTree
import Staging
import Testing
import UIKit

/// The layout that any walk of transitions reaches is that of a fresh launch in its last
/// configuration, for screens that are sound.
@MainActor @Suite struct WalkTests {
  /// Rows of text that wraps, which find their own heights.
  final class RowsController: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Rows"
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      4
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = String(repeating: "Words that wrap ", count: indexPath.row * 4 + 1)
      cell.textLabel?.numberOfLines = 0
      return cell
    }
  }

  /// A stack of text in the safe area whose axis follows the width class.
  final class StackController: UIViewController {
    let stack = UIStackView()

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Stack"
      for text in ["A title", "A longer text that needs more than one line on most devices"] {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        stack.addArrangedSubview(label)
      }
      stack.spacing = 12
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ])
      follow()
      registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _) in
        self.follow()
      }
    }

    private func follow() {
      stack.axis = traitCollection.horizontalSizeClass == .regular ? .horizontal : .vertical
    }
  }

  static let screens: [(name: String, make: @MainActor () -> UIViewController)] = [
    ("stack", { StackController() }),
    ("navigation", { UINavigationController(rootViewController: StackController()) }),
    (
      "large title",
      {
        let navigation = UINavigationController(rootViewController: RowsController())
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
      }
    ),
    (
      "tabs",
      {
        let tabs = UITabBarController()
        tabs.viewControllers = [
          UINavigationController(rootViewController: StackController()), RowsController(),
        ]
        return tabs
      }
    ),
    (
      "split",
      {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(RowsController(), for: .primary)
        split.setViewController(StackController(), for: .secondary)
        return split
      }
    ),
    (
      "pushed",
      {
        let navigation = UINavigationController(rootViewController: RowsController())
        navigation.pushViewController(StackController(), animated: false)
        return navigation
      }
    ),
  ]

  @Test(
    "A walk ends where a launch begins",
    arguments: 0..<6, ["iphone-15", "iphone-8-plus", "iphone-duo", "ipad-pro-11-1"])
  func walk(index: Int, device: String) throws {
    let (name, make) = Self.screens[index]
    let screen = Screen(name, controller: make)
    var generator = Generator(state: UInt64(index) &* 97 &+ UInt64(device.count))
    let stage = try Stage(
      screen, in: configuration(device, system: device == "iphone-duo" ? .newest : .v18))
    for step in 0..<16 {
      let next = generator.change(stage.configuration)
      guard next.isValid else { continue }
      let reached = try stage.transition(to: next)
      let fresh = try screen.layOut(in: next)
      let found = difference(reached.root, fresh.root)
      #expect(found == nil, "\(name), step \(step), \(next.title)")
      if found != nil { return }
      #expect(reached.conflicts == fresh.conflicts)
    }
    #expect(stage.conflicts.isEmpty)
  }

  /// Knuth's MMIX generator: the same walk on every machine.
  struct Generator {
    var state: UInt64

    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[next(values.count)] }

    /// One change as a person makes it.
    mutating func change(_ configuration: Configuration) -> Configuration {
      var changed = configuration
      switch next(5) {
      case 0: changed.orientation = pick([.portrait, .landscapeLeft, .landscapeRight])
      case 1: changed.window = pick(Window.fixed + [.size(width: 500, height: 700)])
      case 2 where configuration.device.isFolding:
        changed.posture = pick(Posture.allCases)
        // A device that is folded takes its windows and its turn with it.
        changed.window = .full
        if changed.posture == .book { changed.orientation = .landscapeLeft }
        if changed.posture == .tabletop { changed.orientation = .portrait }
      case 3:
        changed.contentSizeCategory = pick([.extraSmall, .large, .accessibilityExtraLarge])
      default: changed.direction = pick([.leftToRight, .rightToLeft])
      }
      return changed
    }
  }

  /// The first view that differs, with both frames; nil for equal trees.
  func difference(_ left: LayoutNode, _ right: LayoutNode) -> String? {
    if left.children.count != right.children.count {
      return "\(left.id): \(left.children.count) and \(right.children.count) children"
    }
    if left.frame != right.frame {
      return "\(left.className) \(left.id): \(left.frame) and \(right.frame)"
    }
    for (a, b) in zip(left.children, right.children) {
      if let found = difference(a, b) { return found }
    }
    // Lines may differ in the last bits of a double by the width they were first broken at.
    let texts = (left.text?.lines.map(\.text), right.text?.lines.map(\.text))
    if texts.0 != texts.1 || left.text?.isTruncated != right.text?.isTruncated {
      return "\(left.className) \(left.id): \(texts.0 ?? []) and \(texts.1 ?? [])"
    }
    if left.windowFrame != right.windowFrame || left.isHidden != right.isHidden
      || left.safeAreaInsets != right.safeAreaInsets || left.layoutMargins != right.layoutMargins
      || left.contentSize != right.contentSize || left.ambiguity != right.ambiguity
    {
      return "\(left.className) \(left.id): \(left) and \(right)"
    }
    return nil
  }
}

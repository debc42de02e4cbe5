import Devices
import LayoutTree
import Testing

@testable import SwiftUI

/// Sizes between UIKit and SwiftUI: what hosting controllers tell of their content, and how views of
/// UIKit take part in layout.
@MainActor @Suite struct HostingSizeTests {
  /// An iPhone 11 in portrait: 414 by 896, 44 at the top and 34 at the bottom.
  private func window(_ controller: UIViewController) throws -> UIWindow {
    let device = try #require(Device.all.first { $0.id == "iphone-11" })
    let window = UIWindow(configuration: Configuration(device: device))
    UIApplication.shared.perform(in: window) {
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    return window
  }

  /// Changes something and lays out.
  private func change(_ window: UIWindow, _ work: () -> Void) {
    UIApplication.shared.perform(in: window) {
      work()
      window.layoutIfNeeded()
    }
  }

  @Test("The preferred content size follows the content's ideal size, its state included")
  func preferredContentSize() {
    let handle = GraphTests.Handle<Int>()
    let controller = UIHostingController(rootView: GraphTests.Counter(handle: handle))
    #expect(controller.preferredContentSize == .zero)
    controller.sizingOptions = .preferredContentSize
    #expect(controller.preferredContentSize == CGSize(width: 10, height: 10))
    handle.value = 25
    #expect(controller.preferredContentSize == CGSize(width: 35, height: 10))
    let replaced = UIHostingController(rootView: Block(50, 20))
    replaced.sizingOptions = [.preferredContentSize, .intrinsicContentSize]
    replaced.rootView = Block(60, 30)
    #expect(replaced.preferredContentSize == CGSize(width: 60, height: 30))
  }

  /// Centres a hosting controller's view by constraints that leave its size to the content.
  final class Container<Content: View>: UIViewController {
    let hosting: UIHostingController<Content>

    init(_ content: Content, _ options: UIHostingControllerSizingOptions) {
      hosting = UIHostingController(rootView: content)
      hosting.sizingOptions = options
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(hosting)
      hosting.view.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(hosting.view)
      NSLayoutConstraint.activate([
        hosting.view.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        hosting.view.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
      ])
      hosting.didMove(toParent: self)
    }
  }

  @Test("A view by constraints grows with its content where it tells of it")
  func intrinsicContentSize() throws {
    let handle = GraphTests.Handle<Int>()
    let container = Container(GraphTests.Counter(handle: handle), .intrinsicContentSize)
    let window = try window(container)
    #expect(container.hosting.view.frame == rect(20, 100, 10, 10))
    change(window) { handle.value = 30 }
    #expect(container.hosting.view.frame == rect(20, 100, 40, 10))
  }

  @Test("sizeThatFits(in:) is the content's answer: wrapping, flexible, and endless rooms")
  func sizeThatFits() {
    let flexible = UIHostingController(
      rootView: Fill().frame(minWidth: 20, idealWidth: 60, maxWidth: 100, maxHeight: 40))
    #expect(
      flexible.sizeThatFits(in: CGSize(width: 300, height: 200)) == CGSize(width: 100, height: 40))
    #expect(
      flexible.sizeThatFits(in: CGSize(width: 10, height: 10)) == CGSize(width: 20, height: 10))
    let column = UIHostingController(
      rootView: VStack(spacing: 0) {
        Fill().aspectRatio(2, contentMode: .fit)
        Block(10, 10)
      })
    // As high as half its width, and 10 more.
    #expect(
      column.sizeThatFits(in: CGSize(width: 100, height: CGFloat.infinity))
        == CGSize(width: 100, height: 60))
  }

  @Test("Content without safe area regions fills the view")
  func safeAreaRegions() throws {
    let controller = UIHostingController(rootView: Fill())
    let window = try window(controller)
    func frame() -> LayoutRect? {
      LayoutTreeExport(window: window).root().children.first?.windowFrame
    }
    #expect(frame() == LayoutRect(x: 0, y: 44, width: 414, height: 818))
    change(window) { controller.safeAreaRegions = [] }
    #expect(frame() == LayoutRect(x: 0, y: 0, width: 414, height: 896))
    change(window) { controller.safeAreaRegions = .all }
    #expect(frame() == LayoutRect(x: 0, y: 44, width: 414, height: 818))
  }

  // MARK: Views of UIKit

  /// A view whose content has a size that can be changed from outside.
  final class SizedView: UIView {
    var content = CGSize(width: 50, height: 20) {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { content }
  }

  struct Sized: UIViewRepresentable {
    let view: SizedView
    func makeUIView(context: Context) -> SizedView { view }
    func updateUIView(_ uiView: SizedView, context: Context) {}
  }

  @Test("A view of UIKit whose content grows by itself is measured anew")
  func invalidation() throws {
    let sized = SizedView()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      sized.setContentHuggingPriority(.required, for: axis)
    }
    let controller = UIHostingController(
      rootView: VStack(spacing: 0) {
        Sized(view: sized)
        Fill()
      })
    let window = try window(controller)
    #expect(sized.frame == rect(182, 44, 50, 20))
    change(window) { sized.content = CGSize(width: 100, height: 60) }
    #expect(sized.frame == rect(157, 44, 100, 60))
    // The same size again leaves it where it is.
    change(window) { sized.content = CGSize(width: 100, height: 60) }
    #expect(sized.frame == rect(157, 44, 100, 60))
  }

  struct Proposed: UIViewRepresentable {
    let log: ProposalLog
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
    func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UIView, context: Context
    ) -> CGSize? {
      log.proposals.append(proposal)
      return proposal.replacingUnspecifiedDimensions(by: CGSize(width: 70, height: 30))
    }
  }

  @Test("A view of UIKit answers proposals as other views do")
  func proposals() throws {
    let log = ProposalLog()
    let controller = UIHostingController(
      rootView: HStack(spacing: 14) {
        Proposed(log: log)
        Fill()
      })
    _ = try window(controller)
    // 414 less 14 is shared by two.
    #expect(log.widths == [0, .infinity, 200])
    let ideal = UIHostingController(rootView: Proposed(log: log).fixedSize())
    #expect(ideal.view.intrinsicContentSize == CGSize(width: 70, height: 30))
  }

  // MARK: Cells

  @Test("A cell is as high as its content at its width: wrapping text in margins of 16 and 11")
  func cells() {
    func height<V: View>(_ content: V, _ width: CGFloat) -> CGFloat {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = UIHostingConfiguration { content }.margins(.horizontal, 16)
        .margins(.vertical, 11)
      return cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let banner = Fill().aspectRatio(4, contentMode: .fit)
    // (320 - 32) / 4 + 22, then twice the width.
    #expect(height(banner, 320) == 94)
    #expect(height(banner, 608) == 166)
    #expect(height(Block(10, 10), 320) == 44)
    #expect(
      height(
        ViewThatFits(in: .horizontal) {
          Block(300, 40)
          Block(100, 80)
        }, 320) == 102)
    #expect(
      height(
        ViewThatFits(in: .horizontal) {
          Block(300, 40)
          Block(100, 80)
        }, 332) == 62)
  }
}

import Devices
import InterfaceBuilder
import LayoutTree
import Testing

@testable import UIKit

/// Behaviours that public reports are about, each as the kind of layout that the report shows.
@MainActor @Suite struct StackReportTests {
  private func stack(
    _ views: [UIView], axis: NSLayoutConstraint.Axis, size: CGSize
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.frame = CGRect(origin: .zero, size: size)
    return stack
  }

  /// useyourloaf.com, "Stack View Constraint Conflicts": a required height of 128 contradicts hiding
  /// and is given up, a height at 999 gives way without a conflict.
  @Test(arguments: [(UILayoutPriority.required, false), (UILayoutPriority(999), true)])
  func aFixedHeightOfAHiddenViewMustBeAbleToGiveWay(
    priority: UILayoutPriority, isSound: Bool
  ) {
    let image = UIView()
    let height = image.heightAnchor.constraint(equalToConstant: 128)
    height.priority = priority
    height.isActive = true
    let column = stack([image, UILabel()], axis: .vertical, size: CGSize(width: 100, height: 300))
    image.isHidden = true
    column.layoutIfNeeded()
    #expect(column.layoutHost?.engine.conflicts.isEmpty == isSound)
    #expect(image.frame.height == 0)
  }

  /// TZStackView#69: required gaps of 8 points inside a hidden view contradict its height of 0; gaps
  /// that may give way do not.
  @Test(arguments: [(UILayoutPriority.required, false), (UILayoutPriority(999), true)])
  func gapsInsideAHiddenViewMustBeAbleToGiveWay(priority: UILayoutPriority, isSound: Bool) {
    let padded = UIView()
    let label = UILabel()
    label.text = "Inside"
    label.translatesAutoresizingMaskIntoConstraints = false
    padded.addSubview(label)
    let gaps = [
      label.topAnchor.constraint(equalTo: padded.topAnchor, constant: 8),
      padded.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
    ]
    for gap in gaps { gap.priority = priority }
    NSLayoutConstraint.activate(gaps)
    let column = UIStackView(arrangedSubviews: [UILabel(), padded])
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    outer.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: outer.topAnchor),
      column.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
    ])
    outer.layoutIfNeeded()
    // 16 and the line's height, on the pixel grid.
    #expect(abs(padded.frame.height - (16 + label.intrinsicContentSize.height)) <= 0.5)
    #expect(outer.layoutHost?.engine.conflicts.isEmpty == true)
    padded.isHidden = true
    outer.layoutIfNeeded()
    #expect(outer.layoutHost?.engine.conflicts.isEmpty == isSound)
    #expect(padded.frame.height == 0)
  }

  /// openradar-mirror 17416: a row by first baselines holds its tallest view.
  @Test func aRowByBaselinesHoldsItsTallestText() {
    let labels = [28, 56, 28].map { size in
      let label = UILabel()
      label.text = "Ag"
      label.font = .systemFont(ofSize: CGFloat(size))
      return label
    }
    let row = UIStackView(arrangedSubviews: labels)
    row.alignment = .firstBaseline
    row.translatesAutoresizingMaskIntoConstraints = false
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    outer.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: outer.topAnchor),
      row.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(row.frame.height >= labels[1].intrinsicContentSize.height)
    for label in labels { #expect(row.bounds.contains(label.frame)) }
  }
}

@MainActor @Suite struct ConstraintReportTests {
  /// TOCropViewController#479: a negative width contradicts itself, alone.
  @Test func aNegativeWidthIsAConflictByItself() throws {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: -16).isActive = true
    outer.layoutIfNeeded()
    let conflict = try #require(outer.layoutHost?.engine.conflicts.first)
    #expect(
      ConstraintReport.record(of: conflict).constraints.map(\.text) == ["UIView.width == -16"])
    #expect(view.frame.width == 0)
  }

  /// openradar-mirror 17297: constraints align 49 points of a switch of 51, so that its frame ends 2
  /// points beyond what it is aligned with.
  @Test func aSwitchIsAlignedByLessThanItsFrame() throws {
    let controller = UIViewController()
    let toggle = UISwitch()
    toggle.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(toggle)
    controller.view.trailingAnchor.constraint(equalTo: toggle.trailingAnchor, constant: 16)
      .isActive = true
    _ = try ContainerFixture(controller, on: "iphone-8")
    // 375 - 16 - 49
    #expect(toggle.frame.minX == 310)
    #expect(toggle.frame.width == 51)
  }

  /// SnapKit#344: a banner of 375 points is as high as its rows: 45 points, a title of 86.5, 15, a
  /// subtitle of 18 and 15 again. It slides from just above its superview to 20 points above its top.
  @Test func aViewIsAsHighAsItsRowsAndSlides() {
    final class Row: UIView {
      var height: CGFloat = 0
      override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height)
      }
    }
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let banner = UIView()
    let title = Row()
    title.height = 86.5
    let subtitle = Row()
    subtitle.height = 18
    for (view, superview) in [(banner, outer), (title, banner), (subtitle, banner)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
    }
    for row in [title, subtitle] {
      row.leadingAnchor.constraint(equalTo: banner.leadingAnchor, constant: 15).isActive = true
      row.trailingAnchor.constraint(equalTo: banner.trailingAnchor, constant: -15).isActive = true
    }
    let hidden = banner.bottomAnchor.constraint(equalTo: outer.topAnchor)
    let shown = banner.topAnchor.constraint(equalTo: outer.topAnchor, constant: -20)
    NSLayoutConstraint.activate([
      banner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      banner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      title.topAnchor.constraint(equalTo: banner.topAnchor, constant: 20 + 5 + 20),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 15),
      banner.bottomAnchor.constraint(equalTo: subtitle.bottomAnchor, constant: 15),
      hidden,
    ])
    outer.layoutIfNeeded()
    #expect(banner.frame == CGRect(x: 0, y: -179.5, width: 375, height: 179.5))
    #expect(title.frame == CGRect(x: 15, y: 45, width: 345, height: 86.5))
    #expect(subtitle.frame == CGRect(x: 15, y: 146.5, width: 345, height: 18))
    hidden.isActive = false
    shown.isActive = true
    outer.layoutIfNeeded()
    #expect(banner.frame == CGRect(x: 0, y: -20, width: 375, height: 179.5))
    #expect(outer.layoutHost?.engine.conflicts.isEmpty == true)
  }

  /// gnustep#935: a bottom with -5 ends 5 points above.
  @Test func aNegativeDistanceAtTheBottomGoesUp() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -5),
    ])
    outer.layoutIfNeeded()
    #expect(view.frame.maxY == 95)
  }

  /// openradar-mirror 17508: margins that a view sets as it is made stay.
  @Test func marginsSetWhenMadeStay() throws {
    final class Padded: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        insetsLayoutMarginsFromSafeArea = false
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let view = Padded(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let controller = UIViewController()
    _ = try ContainerFixture(controller, on: "iphone-x")
    controller.view.addSubview(view)
    controller.view.layoutIfNeeded()
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  /// TagListView#88: text that wraps is as high as its final width asks, though it was first measured
  /// at none.
  @Test func textThatWrapsIsMeasuredAtItsFinalWidth() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    let label = UILabel()
    label.text = "Several words that need more than one line of text"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    _ = label.sizeThatFits(.zero)
    outer.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: outer.topAnchor),
      label.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
    ])
    outer.layoutIfNeeded()
    let fitting = label.sizeThatFits(CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude))
    #expect(label.frame.width == 120)
    #expect(label.frame.height == fitting.height)
    #expect(label.frame.height > label.font.lineHeight * 2)
  }
}

@MainActor @Suite struct TransitionReportTests {
  /// openradar-mirror 18466: two thirds of an upright 12.9-inch iPad (639 points) are compact.
  @Test func twoThirdsOfALargeUprightPadAreCompact() throws {
    let fixture = try ContainerFixture(
      UIViewController(), on: "ipad-pro-12.9-3", window: .twoThirds)
    #expect(fixture.window.bounds.width == 639)
    #expect(fixture.window.traitCollection.horizontalSizeClass == .compact)
  }

  /// Whisper#92: from two thirds to the whole of a large iPad on its side both widths are regular, so
  /// that the size changes and no trait does.
  @Test func aNewSizeOfTheSameClassIsNoChangeOfTraits() throws {
    let fixture = try ContainerFixture(
      UIViewController(titled: "root"), on: "ipad-pro-12.9-3", .landscapeLeft, window: .twoThirds)
    #expect(fixture.window.bounds.width == 981)
    let log = try callbacks { try fixture.transition { $0.window = .full } }
    #expect(log.contains("root willTransition(1366x1024)"))
    #expect(!log.contains { $0.contains("traits") || $0.contains("regular") })
  }

  /// openradar-mirror 19081: what lies in a scroll view, out of sight below it, has no more than the
  /// scroll view's own inset, and none where it is scrolled into the middle.
  @Test func theSafeAreaOutOfSightIsThatOfTheEdge() throws {
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 375, height: 2_000)
    let row = UIView(frame: CGRect(x: 0, y: 1_000, width: 375, height: 100))
    scroll.addSubview(row)
    controller.view.addSubview(scroll)
    _ = try ContainerFixture(controller, on: "iphone-x")
    #expect(row.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    scroll.contentOffset.y = 600
    controller.view.layoutIfNeeded()
    #expect(row.safeAreaInsets == .zero)
  }

  /// openradar-mirror 16253: the headers of a table keep margins of 16 points, 20 on wide phones,
  /// after they were out of sight.
  @Test(arguments: [("iphone-8", 16.0), ("iphone-8-plus", 20)])
  func headersKeepTheirMargins(device: String, margin: Double) throws {
    final class Sections: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(
          UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        tableView.rowHeight = 44
        tableView.sectionHeaderHeight = 30
      }
      override func numberOfSections(in tableView: UITableView) -> Int { 6 }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        20
      }
      override func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
      ) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let sections = Sections()
    _ = try ContainerFixture(sections, on: device)
    func margins() -> [CGFloat]? {
      sections.tableView.headerView(forSection: 0).map {
        [
          $0.layoutMargins.left, $0.layoutMargins.right, $0.contentView.layoutMargins.left,
          $0.contentView.layoutMargins.right,
        ]
      }
    }
    let expected = Array(repeating: CGFloat(margin), count: 4)
    #expect(margins() == expected)
    for offset: CGFloat in [3_000, 0] {
      sections.tableView.contentOffset.y = offset
      sections.tableView.layoutIfNeeded()
    }
    #expect(margins() == expected)
  }

  /// openradar-mirror 7463: every controller whose view changes its size is told, not the top one
  /// alone.
  @Test func controllersInContainersAreToldOfANewWindow() throws {
    let navigation = UINavigationController(rootViewController: UIViewController(titled: "root"))
    navigation.title = "navigation"
    let fixture = try ContainerFixture(
      navigation, on: "ipad-pro-11-1", .landscapeLeft, window: .oneHalf)
    let log = try callbacks { try fixture.transition { $0.window = .twoThirds } }
    #expect(log.contains("navigation willTransition(809x834)"))
    #expect(log.contains("root willTransition(809x834)"))
  }

  /// openradar-mirror 15990: the content of a split view is told of its first change of traits.
  @Test func aSplitViewsContentIsToldOfItsFirstChange() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.title = "split"
    split.setViewController(UIViewController(titled: "list"), for: .primary)
    split.setViewController(UIViewController(titled: "content"), for: .secondary)
    let fixture = try ContainerFixture(split, on: "ipad-pro-11-1", .landscapeLeft)
    let log = try callbacks { try fixture.transition { $0.window = .oneThird } }
    #expect(log.contains("content willTransition(compact regular)"))
    // A sidebar is compact in width before and after.
    #expect(!log.contains("list willTransition(compact regular)"))
  }

  /// openradar-mirror 5915: views that size classes take out and put back keep their order.
  @Test func viewsThatComeBackKeepTheirOrder() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc">
      <scenes><scene sceneID="s"><objects>
      <viewController id="vc" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>
      <view id="a"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
      <view id="b"><rect key="frame" x="0" y="20" width="10" height="10"/></view>
      <view id="c"><rect key="frame" x="0" y="40" width="10" height="10"/></view>
      </subviews>
      <variation key="heightClass=compact"><mask key="subviews"><exclude reference="b"/></mask>\
      </variation>
      </view></viewController></objects></scene></scenes></document>
      """
    let document = try IBParser.parse(Array(text.utf8), fileName: "Order.storyboard")
    let device = try #require(Device.find("iphone-8"))
    let upright = Configuration(device: device, system: .v18)
    let shown = try #require(
      NibScene(document: document, file: "Order.storyboard", id: "vc")
        .show(in: upright, isDesign: false))
    func ids() -> [String] {
      shown.window.rootViewController?.view.subviews.compactMap { $0.nibOrigin?.id } ?? []
    }
    #expect(ids() == ["a", "b", "c"])
    shown.window.transition(
      to: Configuration(device: device, orientation: .landscapeLeft, system: .v18))
    #expect(ids() == ["a", "c"])
    shown.window.transition(to: upright)
    #expect(ids() == ["a", "b", "c"])
  }

  /// openradar-mirror 19967: rows that are measured in the course of a rotation see the new margins: 16
  /// upright, 20 and 44 of safe area on the side of an iPhone X, where the view is 812 wide.
  @Test func rowsAreMeasuredWithTheNewMargins() throws {
    final class Rows: UITableViewController {
      var margins: [CGFloat] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }
      override func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
      ) -> CGFloat {
        margins.append(tableView.layoutMargins.left)
        return 44
      }
    }
    let rows = Rows()
    let fixture = try ContainerFixture(rows, on: "iphone-x")
    #expect(rows.margins.last == 16)
    try fixture.transition { $0.orientation = .landscapeLeft }
    #expect(rows.margins.last == 64)
  }
}

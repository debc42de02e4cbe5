import Devices
import Testing

@testable import UIKit

/// Figures of the iPhone Duo with iOS 27.1 (kammcs/boardhop, measured in the simulator).
@MainActor @Suite struct RegionTests {
  let root = UIViewController()

  private func show(
    _ orientation: Orientation, _ posture: Posture, _ window: Devices.Window = .full
  ) throws -> UIView {
    _ = try ContainerFixture(
      root, on: "iphone-duo", orientation, posture: posture, window: window, system: .v27)
    return try #require(root.view)
  }

  @Test(arguments: [
    (Orientation.portrait, Posture.closed, UIVerticalBarEdge.trailing),
    (.landscapeRight, .closed, .leading), (.landscapeLeft, .open, .trailing),
    (.portrait, .open, .unspecified),
  ])
  func theEdgeOfBarsIsATrait(
    _ orientation: Orientation, _ posture: Posture, _ edge: UIVerticalBarEdge
  ) throws {
    let view = try show(orientation, posture)
    #expect(view.traitCollection.verticalBarEdge == edge)
    #expect(view.window?.windowScene?.traitCollection.verticalBarEdge == edge)
  }

  @Test func aChangeOfTheEdgeIsToldToThoseWhoFollowIt() throws {
    let fixture = try ContainerFixture(
      root, on: "iphone-duo", .landscapeLeft, posture: .closed, system: .v27)
    var seen: [UIVerticalBarEdge] = []
    root.registerForTraitChanges(UITraitCollection.systemTraitsAffectingVerticalBarEdge) {
      (controller: UIViewController, _) in seen.append(controller.traitCollection.verticalBarEdge)
    }
    try fixture.transition { $0.orientation = .landscapeRight }
    #expect(seen == [.leading])
    #expect(
      UITraitCollection(userInterfaceIdiom: .phone).verticalBarEdge == .unspecified)
  }

  @Test func foldAndStatusOfTheOpenPhone() throws {
    let view = try show(.landscapeLeft, .open)
    #expect(view.reservedRegions(kind: .division).isEmpty)
    let fold = try #require(
      view.reservedRegions(kind: .division, options: .includeInactive).first)
    #expect(fold.frame == rect(455.5, 0, 40, 669))
    #expect(fold.margins == insets(0, 20, 0, 20))
    #expect(!fold.isActive)
    #expect(view.reservedRegions(kind: .occlusion).map(\.frame) == [rect(867, 0, 84, 120)])
    #expect(view.reservedRegions(kind: .occlusion, options: .includeInactive).count == 2)
  }

  @Test func foldedLikeABookTheFoldIsActive() throws {
    let view = try show(.landscapeLeft, .book)
    let fold = try #require(view.reservedRegions(kind: .division).first)
    #expect(fold.isActive)
    // In the coordinates of the view that is asked, negative where it begins outside.
    let half = UIView(frame: CGRect(x: 470, y: 100, width: 400, height: 400))
    view.addSubview(half)
    #expect(half.reservedRegions(kind: .division).map(\.frame) == [rect(-14.5, -100, 40, 669)])
    #expect(half.reservedRegions(kind: .division).first?.id == fold.id)
    let side = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 669))
    view.addSubview(side)
    #expect(side.reservedRegions(kind: .division).isEmpty)
  }

  /// Left, top, right and bottom of the corner-adapted safe area: open wide 16, 0, 84, 34 along the
  /// width and 0, 16, 84, 34 along the height; closed upright 2.3 at the left or 17.3 at the top; open
  /// tall 16 on both sides.
  @Test func safeAreasGiveWayToTheCorners() throws {
    let wide = try show(.landscapeLeft, .open)
    #expect(wide.edgeInsets(for: .safeArea()) == insets(0, 0, 34, 84))
    #expect(wide.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal)) == insets(0, 16, 34, 84))
    #expect(wide.edgeInsets(for: .safeArea(cornerAdaptation: .vertical)) == insets(16, 0, 34, 84))
    #expect(wide.edgeInsets(for: .margins(cornerAdaptation: .horizontal)) == insets(0, 20, 34, 84))
    let guide = wide.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal))
    #expect(guide === wide.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal)))
    // 951 less 16 and 84, 669 less 34.
    #expect(guide.layoutFrame == rect(16, 0, 851, 635))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    wide.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    wide.layoutIfNeeded()
    #expect(box.frame == guide.layoutFrame)
  }

  @Test func closedAndTall() throws {
    let closed = try show(.portrait, .closed)
    let across = closed.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal))
    #expect(abs(across.left - 2.333) < 0.001)
    #expect(across.right == 84)
    let down = closed.edgeInsets(for: .safeArea(cornerAdaptation: .vertical))
    #expect(abs(down.top - 17.333) < 0.001)
    #expect(down.bottom == 34)
    let tall = UIViewController()
    _ = try ContainerFixture(tall, on: "iphone-duo", .portrait, posture: .open, system: .v27)
    #expect(
      tall.view.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal)) == insets(82, 16, 34, 16))
    #expect(
      tall.view.edgeInsets(for: .safeArea(cornerAdaptation: .vertical)) == insets(82, 0, 34, 0))
    #expect(
      tall.view.edgeInsets(for: .margins(cornerAdaptation: .horizontal)) == insets(82, 20, 34, 20))
    // A view away from the window's corners has nothing to give way to.
    let inner = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    tall.view.addSubview(inner)
    #expect(inner.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal)) == .zero)
  }

  /// A sheet moves to the trailing half of a phone that is folded like a book (Apple on iPhone Duo);
  /// the fold ends at 495.5, the safe area at 867.
  @Test func sheetsKeepOffTheFold() throws {
    _ = try show(.landscapeLeft, .book)
    let sheet = UIViewController()
    sheet.preferredContentSize = CGSize(width: 300, height: 300)
    root.present(sheet, animated: false)
    let frame = try #require(sheet.sheetPresentationController).frameOfPresentedViewInContainerView
    // Half of 371.5 less 300 is 35.75.
    #expect(frame == rect(531.25, 167.5, 300, 300))
  }
}

/// Windows on iPad are of any size since iPadOS 26.
@MainActor @Suite struct FreeWindowTests {
  /// A change of size is told always; a change of traits only where a class changes. The threshold of
  /// widths is the catalogue's.
  @Test func sizesAreToldAlwaysAndTraitsOnlyWhereAClassChanges() throws {
    let root = UIViewController(titled: "a")
    let fixture = try ContainerFixture(root, on: "ipad-pro-11-m4", .landscapeLeft, system: .v26)
    let threshold = CGFloat(SizeClassRule.regularWidthThreshold)
    let sizes: [(Double, Double)] = [
      (1000, 700), (999, 700), (Double(threshold), 700), (Double(threshold) - 1, 700),
      (400, 600), (400, 300), (321, 400), (700, 400), (1000, 834),
    ]
    var width: CGFloat = 1210
    for size in sizes {
      let log = try callbacks {
        try fixture.transition { $0.window = .size(width: size.0, height: size.1) }
      }
      let changes = (width >= threshold) != (CGFloat(size.0) >= threshold)
      #expect(
        log.contains("a willTransition(\(Int(size.0))x\(Int(size.1)))"), "\(size)")
      #expect(log.contains("a traits(old)") == changes, "\(size)")
      let isTold = log.contains {
        $0.contains("(compact regular)") || $0.contains("(regular regular)")
      }
      #expect(isTold == changes, "\(size)")
      #expect(root.view.bounds.size == CGSize(width: size.0, height: size.1))
      width = CGFloat(size.0)
    }
  }

  @Test func aWindowOfTheSameSizeTellsNothing() throws {
    let root = UIViewController(titled: "a")
    let fixture = try ContainerFixture(root, on: "ipad-pro-11-m4", .landscapeLeft, system: .v26)
    let log = try callbacks {
      try fixture.transition { $0.window = .size(width: 1210, height: 834) }
    }
    #expect(!log.contains { $0.contains("illTransition") })
  }
}

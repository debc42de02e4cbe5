import Devices
import Testing

/// The iPhone Duo's figures as measured without bars on iOS 27.1 (kammcs/boardhop).
@Suite struct FoldingPhoneTests {
  private func duo(
    _ posture: Posture, _ orientation: Orientation, _ window: Window = .full
  ) throws -> Configuration {
    Configuration(
      device: try #require(Device.find("iphone-duo")), posture: posture, orientation: orientation,
      window: window)
  }

  @Test func closed() throws {
    let upright = try duo(.closed, .portrait)
    #expect(upright.windowSize == Size(width: 466, height: 678))
    #expect(upright.safeAreaInsets == Insets(top: 0, left: 0, bottom: 34, right: 84))
    #expect(upright.horizontalSizeClass == .compact)
    #expect(upright.verticalSizeClass == .regular)
    #expect(upright.verticalBarEdge == .trailing)
    let left = try duo(.closed, .landscapeLeft)
    #expect(left.windowSize == Size(width: 678, height: 466))
    #expect(left.safeAreaInsets == Insets(top: 0, left: 0, bottom: 34, right: 84))
    #expect(left.horizontalSizeClass == .compact)
    #expect(left.verticalSizeClass == .compact)
    let right = try duo(.closed, .landscapeRight)
    #expect(right.safeAreaInsets == Insets(top: 0, left: 84, bottom: 34, right: 0))
    #expect(right.verticalBarEdge == .leading)
  }

  @Test func open() throws {
    let wide = try duo(.open, .landscapeLeft)
    #expect(wide.windowSize == Size(width: 951, height: 669))
    #expect(wide.safeAreaInsets == Insets(top: 0, left: 0, bottom: 34, right: 84))
    #expect(wide.horizontalSizeClass == .regular)
    #expect(wide.verticalSizeClass == .regular)
    let tall = try duo(.open, .portrait)
    #expect(tall.windowSize == Size(width: 669, height: 951))
    #expect(tall.safeAreaInsets == Insets(top: 82, left: 0, bottom: 34, right: 0))
    #expect(tall.horizontalSizeClass == .regular)
    #expect(tall.verticalBarEdge == nil)
  }

  @Test func shared() throws {
    let left = try duo(.open, .landscapeLeft, .splitLeft)
    #expect(left.windowSize == Size(width: 469, height: 669))
    #expect(left.safeAreaInsets == Insets(top: 0, left: 0, bottom: 34, right: 8.7))
    #expect(left.horizontalSizeClass == .compact)
    #expect(left.verticalBarEdge == .leading)
    let right = try duo(.open, .landscapeLeft, .splitRight)
    #expect(right.safeAreaInsets == Insets(top: 0, left: 8.7, bottom: 34, right: 84))
    #expect(right.verticalBarEdge == .trailing)
  }

  // Content margins with bars: 20 and 0 closed, 0 and 20 turned the other way, 20 and 20 open tall.
  @Test func marginsAddNothingOnTheBarsSide() throws {
    func margins(_ configuration: Configuration) -> [Double] {
      let margins = configuration.systemMinimumLayoutMargins
      return [margins.left, margins.right]
    }
    #expect(margins(try duo(.closed, .portrait)) == [20, 0])
    #expect(margins(try duo(.closed, .landscapeRight)) == [0, 20])
    #expect(margins(try duo(.open, .portrait)) == [20, 20])
    #expect(margins(try duo(.open, .landscapeLeft)) == [20, 0])
  }

  @Test func theFoldIsActiveOnlyWhileFolded() throws {
    func division(_ configuration: Configuration) -> ReservedRegion? {
      configuration.reservedRegions.first { $0.kind == .division }
    }
    #expect(division(try duo(.closed, .portrait)) == nil)
    let flat = try #require(division(try duo(.open, .landscapeLeft)))
    #expect(flat.frame == Rect(x: 455.5, y: 0, width: 40, height: 669))
    #expect(!flat.isActive)
    let book = try #require(division(try duo(.book, .landscapeLeft)))
    #expect(book.isActive)
    let tabletop = try #require(division(try duo(.tabletop, .portrait)))
    #expect(tabletop.frame == Rect(x: 0, y: 455.5, width: 669, height: 40))
    #expect(tabletop.isActive)
  }

  @Test func hingeCornersAreSharper() throws {
    let upright = try duo(.closed, .portrait).cornerRadii
    #expect(upright.topLeft == 8)
    #expect(upright.topRight == 59)
    #expect(try duo(.open, .portrait).cornerRadii == CornerRadii(all: 55))
  }
}

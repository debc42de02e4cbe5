import Devices
import Testing

@testable import UIKit

/// A window with a controller in it, laid out once.
@MainActor struct ContainerFixture {
  let window: UIWindow
  /// Keeps the windows alive that tests name no more: views hold their window weakly.
  private static var windows: [UIWindow] = []

  init(
    _ root: UIViewController, on device: String, _ orientation: Orientation = .portrait,
    posture: Posture? = nil, window kind: Devices.Window = .full, system: SystemGeneration = .v18,
    direction: LayoutDirection = .leftToRight
  ) throws {
    let device = try #require(Device.find(device))
    window = UIWindow(
      configuration: Configuration(
        device: device, posture: posture, orientation: orientation, window: kind, system: system,
        direction: direction))
    Self.windows.append(window)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }
}

/// Four numbers in the order that reports print them.
func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

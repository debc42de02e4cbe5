import Devices

/// A display.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  /// The display's rectangle as it is turned, in points.
  public let bounds: CGRect
  /// Pixels per point.
  public let scale: CGFloat
  private let traits: UITraitCollection

  init(_ configuration: Configuration) {
    let size = configuration.screenSize
    bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    scale = CGFloat(configuration.displayScale)
    traits = UITraitCollection(configuration)
    super.init()
  }

  /// A display of a window that has no configuration.
  init(window: UIWindow?) {
    bounds = CGRect(origin: .zero, size: window?.bounds.size ?? CGSize(width: 375, height: 667))
    traits = window?.traits ?? .fallback
    scale = traits.displayScale
    super.init()
  }

  /// The display of the window being worked on; before there is any window, an iPhone's of 375x667.
  open class var main: UIScreen {
    UIApplication.shared.currentWindow?.screen ?? UIScreen(window: nil)
  }

  /// The display's rectangle upright, in pixels.
  open var nativeBounds: CGRect {
    let width = min(bounds.width, bounds.height) * scale
    let height = max(bounds.width, bounds.height) * scale
    return CGRect(x: 0, y: 0, width: width, height: height)
  }

  /// Pixels of the panel per point.
  open var nativeScale: CGFloat { scale }
  /// The display's traits.
  open var traitCollection: UITraitCollection { traits }
  /// Tells that traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

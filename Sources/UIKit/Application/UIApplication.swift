import Devices

/// The app, as far as layout code asks it.
///
/// What it tells is true of the window that is being worked on: code that a window's launch, layout
/// or transition calls sees that window's device, whatever other windows there are.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The app.
  public static let shared = UIApplication()

  private weak var lastWindow: UIWindow?
  private var launching: UIWindow?

  /// The window being worked on, else the one that was configured last.
  var currentWindow: UIWindow? { launching ?? lastWindow }

  /// The traits of what is made now, where a window is being launched.
  var launchTraits: UITraitCollection? { launching?.traits }

  func windowDidChange(_ window: UIWindow) { lastWindow = window }

  /// Runs code that belongs to a window: what is made has its traits, and the screen, the device and
  /// the orientation are its own.
  package func perform<Result>(in window: UIWindow, _ work: () throws -> Result) rethrows -> Result
  {
    let outer = launching
    let traits = UITraitCollection.current
    launching = window
    UITraitCollection.current = window.traits
    defer {
      launching = outer
      UITraitCollection.current = traits
    }
    return try work()
  }

  /// The window's scenes: the one of the window being worked on.
  open var connectedScenes: Set<UIScene> {
    currentWindow.flatMap(\.windowScene).map { [$0] } ?? []
  }

  /// The windows: the one being worked on.
  open var windows: [UIWindow] { currentWindow.map { [$0] } ?? [] }
  /// The window that gets events: the one being worked on.
  open var keyWindow: UIWindow? { currentWindow }

  /// How the interface is turned; `UIWindowScene.interfaceOrientation` has taken its place.
  open var statusBarOrientation: UIInterfaceOrientation {
    currentWindow?.interfaceOrientation ?? .unknown
  }

  /// The status bar's rectangle, in points; zero where there is none.
  open var statusBarFrame: CGRect {
    guard let window = currentWindow else { return .zero }
    return CGRect(
      x: 0, y: 0, width: window.bounds.width, height: window.ownSafeAreaInsets.top)
  }

  /// The Dynamic Type size that the person has chosen.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    currentWindow?.traits.preferredContentSizeCategory ?? .large
  }

  /// The direction of the app's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    currentWindow?.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

/// Part of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {}

/// One window's scene.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  private weak var window: UIWindow?

  init(window: UIWindow) {
    self.window = window
    super.init()
  }

  /// The scene's windows.
  open var windows: [UIWindow] { window.map { [$0] } ?? [] }
  /// The window that gets events.
  open var keyWindow: UIWindow? { window }
  /// How the interface is turned.
  open var interfaceOrientation: UIInterfaceOrientation {
    window?.interfaceOrientation ?? .unknown
  }
  /// The display that shows the scene.
  open var screen: UIScreen { window?.screen ?? .main }
  /// The window's traits.
  open var traitCollection: UITraitCollection { window?.traits ?? .fallback }
  /// Tells that traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

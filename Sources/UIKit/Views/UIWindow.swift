import Devices

/// The outermost view: a configuration's window.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The device, orientation, size and settings that the window shows.
  var configuration: Configuration? {
    didSet { configurationDidChange() }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let controller = rootViewController else { return }
      let view: UIView = controller.view
      // The window lays its root view out by frame, whatever a file says of it.
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
      controller.hostWindow = self
    }
  }

  var windowTraits = UITraitCollection.fallback
  /// The safe area of the window itself, without bars.
  var ownSafeAreaInsets = UIEdgeInsets.zero
  /// The controller that fills the screen in front of the root, if one is presented so.
  private var isShown = false

  /// Makes a window for a configuration.
  init(configuration: Configuration) {
    let size = configuration.windowSize
    super.init(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
    window = self
    self.configuration = configuration
    configurationDidChange()
  }

  /// Makes a window of a size, with an iPhone's traits.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    window = self
  }

  /// Makes a window from an Interface Builder file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    window = self
  }

  private func configurationDidChange() {
    guard let configuration else { return }
    let insets = configuration.safeAreaInsets
    ownSafeAreaInsets = UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    windowTraits = UITraitCollection(configuration)
    UITraitCollection.current = windowTraits
    traitsMayHaveChanged()
    let size = configuration.windowSize
    frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    refreshSafeArea()
  }

  /// Takes the size and the insets of a design canvas.
  func adopt(_ canvas: DesignCanvas) {
    ownSafeAreaInsets = canvas.insets
    if canvas.isLow {
      windowTraits = windowTraits.overridden(by: UITraitCollection(verticalSizeClass: .compact))
      traitsMayHaveChanged()
    }
    frame = CGRect(origin: .zero, size: canvas.size)
    refreshSafeArea()
  }

  /// Shows the window: the root controller's view appears.
  open func makeKeyAndVisible() {
    isHidden = false
    guard !isShown else { return }
    isShown = true
    traitsMayHaveChanged()
    refreshSafeArea()
    rootViewController?.appear(animated: false) { self.layoutIfNeeded() }
  }
}

/// A display.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The display's rectangle, in points.
  public let bounds: CGRect
  /// Pixels per point.
  public let scale: CGFloat

  init(_ configuration: Configuration) {
    let size = configuration.screenSize
    bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    scale = CGFloat(configuration.displayScale)
    super.init()
  }
}

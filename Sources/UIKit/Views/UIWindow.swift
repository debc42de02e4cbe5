import Devices
import LayoutTree

/// The outermost view: a configuration's window.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The device, orientation, size and settings that the window shows.
  package private(set) var configuration: Configuration?

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      oldValue?.hostWindow = nil
      guard let controller = rootViewController else { return }
      controller.hostWindow = self
      let view: UIView = controller.view
      // The window lays its root view out by frame, whatever a file says of it.
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  var windowTraits = UITraitCollection.fallback
  /// The safe area of the window itself, without bars.
  var ownSafeAreaInsets = UIEdgeInsets.zero
  /// What is worth telling of what code did in the window, each once.
  package internal(set) var runtimeNotes: [LayoutNote] = []
  private var isShown = false
  /// Controllers whose views have come into a window that is shown: they did appear once laid out.
  private var entering: [UIViewController] = []
  private lazy var ownScene = UIWindowScene(window: self)

  /// Makes a window for a configuration.
  package convenience init(configuration: Configuration) {
    let size = configuration.windowSize
    self.init(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
    adopt(configuration)
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

  // MARK: Surroundings

  /// The window's scene.
  open var windowScene: UIWindowScene? { ownScene }

  /// The display that shows the window.
  open var screen: UIScreen {
    configuration.map(UIScreen.init) ?? UIScreen(window: self)
  }

  /// How the interface is turned; by its shape in a window without a configuration.
  var interfaceOrientation: UIInterfaceOrientation {
    if let configuration { return UIInterfaceOrientation(configuration.orientation) }
    return bounds.width > bounds.height ? .landscapeLeft : .portrait
  }

  private func adopt(_ configuration: Configuration) {
    self.configuration = configuration
    let insets = configuration.safeAreaInsets
    ownSafeAreaInsets = UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    windowTraits = UITraitCollection(configuration)
    UITraitCollection.current = windowTraits
    UIApplication.shared.windowDidChange(self)
    traitsMayHaveChanged()
    let size = configuration.windowSize
    frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    refreshSafeArea()
  }

  /// Turns the device, changes the window's size or a setting, and lays out.
  ///
  /// The order is UIKit's: controllers are told of traits that will change, then of a size that will;
  /// traits change, then the size; what goes along with the transition runs, layout follows, and
  /// what comes after the transition.
  package func transition(to new: Configuration) {
    guard new != configuration else { return }
    UIApplication.shared.perform(in: self) {
      let coordinator = TransitionCoordinator(containerView: self)
      let size = CGSize(width: new.windowSize.width, height: new.windowSize.height)
      let presentations = rootViewController?.presentations ?? []
      if let root = rootViewController, isShown {
        let traits = UITraitCollection(new).overridden(by: ownTraitOverrides)
        root.announce(root.traits(inheriting: traits), with: coordinator)
        if size != bounds.size {
          root.notify(.viewWillTransition(to: size))
          root.viewWillTransition(to: size, with: coordinator)
        }
        for presentation in presentations {
          presentation.announce(windowTransition: new, with: coordinator)
        }
      }
      adopt(new)
      for presentation in presentations { presentation.adapt() }
      coordinator.runAnimations()
      layoutIfNeeded()
      coordinator.complete()
      layoutIfNeeded()
    }
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
    UIApplication.shared.windowDidChange(self)
    rootViewController?.appear(animated: false) { self.layoutIfNeeded() }
    // What controllers ask for when they did appear comes in the next pass.
    layoutIfNeeded()
  }

  /// Lays out now what waits for it; then controllers whose views have come in did appear.
  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    for presentation in rootViewController?.presentations ?? [] { presentation.followPresenter() }
    super.layoutIfNeeded()
    while !entering.isEmpty {
      let controllers = entering
      entering = []
      for controller in controllers { controller.finishAppearing(animated: false) }
      super.layoutIfNeeded()
    }
  }

  /// Tells controllers whose views have come in with their parents shown.
  func controllersDidEnter(_ controllers: [UIViewController]) {
    for controller in controllers {
      guard let parent = controller.parent, parent.hasAppeared, !controller.hasAppeared else {
        continue
      }
      controller.beginAppearing(animated: false)
      guard parent.appearance >= .appearing else { continue }
      controller.tellIsAppearing(animated: false)
      if parent.appearance == .appeared { entering.append(controller) }
    }
  }
}

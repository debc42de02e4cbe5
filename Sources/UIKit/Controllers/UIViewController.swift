import Devices
import InterfaceBuilder

/// Manages a view.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, TraitChangeHolder {
  private var loadedView: UIView?
  private var isLoading = false
  /// What the file this controller comes from says of it.
  var nibOrigin: NibOrigin?
  /// The file's objects, and the traits that its variations stand at.
  var nib: NibCoder?
  var nibTraits: IBTraits?
  /// Makes the view when it is first asked for, for a controller from a file.
  var viewLoader: (() -> UIView?)?
  /// How far the container's bars reach into the view.
  var containerInsets = UIEdgeInsets.zero {
    didSet { if containerInsets != oldValue { viewIfLoaded?.refreshSafeArea() } }
  }
  weak var hostWindow: UIWindow?
  /// How far the controller is in being shown.
  var appearance = Appearance.gone
  /// Whether the app has been told of traits.
  var hasFirstTraits = false
  var traitRegistrations: [TraitChangeRegistration] = []
  /// The traits that have been announced and are not there yet.
  var upcomingTraits: UITraitCollection?
  /// What this controller presents.
  var presentation: Presentation?
  /// The presentation that shows this controller.
  weak var ownPresentation: Presentation?
  /// The presentation controller that the app has asked for ahead of the presentation.
  var preparedPresentationController: UIPresentationController?

  /// Makes a controller whose view comes from a xib file.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The file's name; nil is a file named after the class, or a plain view.
  ///   - nibBundleOrNil: Where it is; nil is the main bundle.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Makes a controller with a plain view.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller from an Interface Builder file.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    if let nib = coder as? NibCoder { nib.begin(self) }
  }

  /// Takes up what the file says, subclasses after their superclass.
  func decode(_ object: NibObject, from nib: NibCoder) { decodeController(object, from: nib) }

  /// The name of the xib file that the view comes from, without `.xib`.
  public let nibName: String?
  /// Where that file is; nil is the main bundle, then beside the files that have been read.
  public let nibBundle: Bundle?
  /// A file whose objects are made and wait to be connected.
  var pendingNib: NibCoder?

  /// The storyboard that the controller comes from, if code asked a storyboard for it.
  open internal(set) var storyboard: UIStoryboard?

  /// Tells that the controller and everything in its file has been made and connected.
  open func awakeFromNib() {}

  // MARK: View

  /// The view; loaded when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
      newValue?.traitsMayHaveChanged()
      nibTraitsDidChange()
    }
  }

  /// The view, if it is loaded.
  public var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it is not loaded yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    if loadedView == nil { view = UIView() }
    isLoading = false
    notify(.viewDidLoad)
    viewDidLoad()
  }

  /// Makes the view; the default takes it from the file, or makes a plain one.
  open func loadView() {
    if let made = viewLoader?() {
      view = made
      performEmbedSegues()
    } else if let made = loadViewFromXIB() {
      view = made
      pendingNib?.finish()
      pendingNib = nil
    } else {
      // As large as the screen, which code in `viewDidLoad()` may read, until the window says more.
      let plain = UIView(frame: UIScreen.main.bounds)
      plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view = plain
    }
  }

  /// Tells that the view is loaded.
  open func viewDidLoad() {}
  /// Tells that the view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Tells that the view is being shown, with its traits and size known.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Tells that the view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Tells that the view is about to be taken away.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Tells that the view is taken away.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Tells that the view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Tells that the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Tells that the view's margins have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Tells that the view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Adds the constraints that depend on state; call super last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  // MARK: Transitions

  /// Tells that the view's size is about to change, by rotation, a window's new size or a container;
  /// call super to tell the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTransition(to: size, with: coordinator) }

  /// Tells that the traits are about to change; call super to tell the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTransition(to: newCollection, with: coordinator) }

  /// The size, in points, that a child will have when this controller's view has the given one: a
  /// child that fills the view goes on to fill it.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { predictedSize(of: container, in: parentSize) }

  /// Tells that a child asks for another size; the default does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  // MARK: Presenting

  /// How the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet {
      if modalPresentationStyle != oldValue { preparedPresentationController = nil }
    }
  }

  /// How a presentation of the controller is animated.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the person cannot dismiss the controller.
  open var isModalInPresentation = false
  /// Whether presentations in the current context, from here or from below, cover this controller's
  /// view.
  open lazy var definesPresentationContext = self is UINavigationController
  /// Gives the presentation controller for the style `custom`.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet {
      if transitioningDelegate !== oldValue { preparedPresentationController = nil }
    }
  }

  /// Whether the controller is about to be presented.
  open internal(set) var isBeingPresented = false
  /// Whether the controller is about to be dismissed.
  open internal(set) var isBeingDismissed = false

  /// The style that `automatic` stands for.
  var automaticPresentationStyle: UIModalPresentationStyle { .formSheet }

  /// Presents a controller over this one, or over the one round it that its style asks for.
  ///
  /// Refused, with a note, as on iOS: while that one presents already, or is not shown, and for a
  /// controller that has a parent or is presented.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to present.
  ///   - flag: Whether callbacks are told of an animation; its end is there at once.
  ///   - completion: Called after `viewDidAppear(_:)` of the presented controller.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { beginPresenting(viewControllerToPresent, animated: flag, completion: completion) }

  /// Dismisses what this controller presents, with all over it; else asks the one that presents this
  /// controller to do so.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresenting(animated: flag, completion: completion)
  }

  /// The controller that this one, or one that holds it, presents.
  open var presentedViewController: UIViewController? {
    presentation?.shown ?? parent?.presentedViewController
  }

  /// The controller that presents this one, or one that holds it.
  open var presentingViewController: UIViewController? {
    ownPresentation?.presenter ?? parent?.presentingViewController
  }

  // MARK: Segues

  /// Follows the segue of a name in the controller's storyboard.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performSegueOfFile(identifier, sender: sender)
  }

  /// Whether a segue that a control triggers is followed; yes by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Tells that a segue is about to be followed; its destination is made and its view is not loaded.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether the way back of an unwind segue ends here: by default where the controller's
  /// `ActionTable` has the method.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { (self as? any ActionTable)?.actions[action.name] != nil }

  // MARK: Containment

  /// The controller that holds this one.
  public internal(set) weak var parent: UIViewController?
  /// The controllers that this one holds.
  public internal(set) var children: [UIViewController] = []

  /// Takes a controller in; its view is the caller's to add.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  /// Takes the controller from its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Tells that the parent is about to change.
  open func willMove(toParent parent: UIViewController?) {}
  /// Tells that the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Bars

  /// The title.
  open var title: String? { didSet { titleDidChange() } }
  /// What a navigation bar shows for this controller.
  open lazy var navigationItem: UINavigationItem = UINavigationItem(title: title ?? "")
  /// What a tab bar shows for this controller.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// What a toolbar shows for this controller.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsDidChange(of: self) }
  }
  /// Sets what a toolbar shows for this controller, at once.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Shows a controller as what holds this one does: a navigation controller pushes it. Where nothing
  /// does, it is presented (Apple, `show(_:sender:)`).
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller as the content of the split view controller that holds this one. Where there
  /// is none, it is presented (Apple, `showDetailViewController(_:sender:)`).
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Whether a tab bar hides while the controller is on a navigation stack.
  open var hidesBottomBarWhenPushed = false
  /// Which edges reach under bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether a scroll view's content keeps clear of bars; the scroll view's own behaviour has taken
  /// its place.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether the view reaches under bars that hide what is behind.
  open var extendedLayoutIncludesOpaqueBars = false
  /// The size that a container may give the view, in points.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { tellOfPreferredContentSize() } }
  }

  /// The navigation controller this one is in.
  open var navigationController: UINavigationController? { ancestor() }
  /// The tab bar controller this one is in.
  open var tabBarController: UITabBarController? { ancestor() }
  /// The split view controller this one is in.
  open var splitViewController: UISplitViewController? { ancestor() }

  /// Hands the title on to what bars show.
  func titleDidChange() {
    navigationItem.title = title
    tabBarItem?.title = title
  }

  private func ancestor<Controller: UIViewController>() -> Controller? {
    var current = parent
    while let candidate = current {
      if let found = candidate as? Controller { return found }
      current = candidate.parent
    }
    return nil
  }

  // MARK: Layout

  /// What the app adds to the safe area, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.refreshSafeArea() }
  }

  /// Whether the view's margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.refreshSafeArea() }
  }

  /// The least margins that the system gives the view, along the direction of text, in points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let insets = systemMinimumInsets
    let isRightToLeft = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
  }

  /// The guide of what bars at the top cover; the safe area has taken its place.
  open var topLayoutGuide: UILayoutSupport { view.guide(\.top, .top) }
  /// The guide of what bars at the bottom cover; the safe area has taken its place.
  open var bottomLayoutGuide: UILayoutSupport { view.guide(\.bottom, .bottom) }

  /// The least margins as left and right: the window's when the view spans it, else by its width.
  var systemMinimumInsets: UIEdgeInsets {
    guard let view = viewIfLoaded else {
      return UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    }
    var margin = CGFloat(Configuration.rootLayoutMargin(width: Double(view.bounds.width)))
    // The canvas of Xcode 6, 600 points wide, has the margins of a narrow phone (public files).
    if let nib, nib.isDesign, let tools = nib.document.toolsVersion, tools < 7000 { margin = 16 }
    var insets = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
    // Beside a column of bars the margin adds nothing.
    if let window = view.window, let configuration = window.configuration,
      abs(view.bounds.width - window.bounds.width) < 0.5
    {
      let least = configuration.systemMinimumLayoutMargins
      if least.left == 0 { insets.left = 0 }
      if least.right == 0 { insets.right = 0 }
    }
    return insets
  }

  // MARK: Traits

  private var overrides: [ObjectIdentifier: UITraitCollection] = [:]

  /// The traits of the view, or of what the controller will be shown in.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traits ?? traits(inheriting: surroundingTraits)
  }

  /// Tells that traits have changed; `previous` is nil the first time.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Traits that the controller, its view and all below have whatever the surroundings are.
  open var traitOverrides = UITraitOverrides() {
    didSet { viewIfLoaded?.traitsMayHaveChanged() }
  }

  /// States traits that a child has whatever the surroundings are.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    overrides[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.traitsMayHaveChanged()
  }

  /// The traits that a child has whatever the surroundings are.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { overrides[ObjectIdentifier(childViewController)] }

  /// The traits of what the controller is in, or will be shown in.
  var surroundingTraits: UITraitCollection {
    parent?.traitCollection ?? ownPresentation?.container.traits ?? hostWindow?.traits ?? .initial
  }

  func traits(inheriting traits: UITraitCollection) -> UITraitCollection {
    var result = traits
    if let controller = ownPresentation?.coming, controller.presentedViewController === self {
      result = controller.presentedTraits(inheriting: result)
    }
    if let own = parent?.overrides[ObjectIdentifier(self)] { result = result.overridden(by: own) }
    return result.overridden(by: traitOverrides)
  }

  func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    upcomingTraits = nil
    nibTraitsDidChange()
    guard !isLoading else { return }
    hasFirstTraits = true
    callTraitHandlers(from: old, to: new)
    notify(.traitCollectionDidChange(from: old))
    traitCollectionDidChange(old)
  }

  // MARK: Appearance

  /// Tells, inside UIKit, that a child has been told that it will appear.
  func childWillAppear(_ child: UIViewController, animated: Bool) {}
  /// Tells, inside UIKit, that a child has been told that it did appear.
  func childDidAppear(_ child: UIViewController, animated: Bool) {}

  /// The children whose views are shown together with this one's.
  var appearingChildren: [UIViewController] { children.filter { $0.isViewLoaded } }
}

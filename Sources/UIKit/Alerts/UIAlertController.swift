/// Tells or asks something over what is shown: an alert in the middle, or an action sheet.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// What an alert looks like.
  public enum Style: Int, Sendable {
    /// At the bottom, or beside what it belongs to.
    case actionSheet = 0
    /// In the middle.
    case alert
  }

  /// What the alert looks like.
  public private(set) var preferredStyle = Style.alert
  /// What the alert says below its title.
  open var message: String? { didSet { if message != oldValue { partsDidChange() } } }
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that stands out.
  open var preferredAction: UIAlertAction? { didSet { partsDidChange() } }
  /// The text fields; nil where there are none.
  open private(set) var textFields: [UITextField]?

  /// Makes an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    action.alert = self
    actions.append(action)
    partsDidChange()
  }

  /// Adds a text field; an action sheet has none.
  ///
  /// - Parameter configurationHandler: Sets the field up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else { return }
    let field = UITextField(frame: .zero)
    field.font = .preferredFont(forTextStyle: .body)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    partsDidChange()
  }

  // MARK: Presentation

  /// An alert covers everything; a sheet is a popover where there is room, and where it is told whose.
  override var automaticPresentationStyle: UIModalPresentationStyle {
    preferredStyle == .alert ? .overFullScreen : .popover
  }

  override func titleDidChange() {
    super.titleDidChange()
    partsDidChange()
  }

  func partsDidChange() {
    guard let card = viewIfLoaded as? UIAlertView else { return }
    card.rebuild()
    ownPresentation?.active.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// Makes the view that holds texts and buttons.
  open override func loadView() { view = UIAlertView(of: self) }

  /// Dismisses the alert by a button, then calls the button's handler.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    guard let presenter = presentingViewController else {
      action.handler?(action)
      return
    }
    presenter.dismiss(animated: true) { action.handler?(action) }
  }

  /// The size that the texts and buttons ask for, in points.
  open override var preferredContentSize: CGSize {
    get {
      let own = super.preferredContentSize
      return own == .zero
        ? (viewIfLoaded as? UIAlertView)?.layout(in: traitCollection).size ?? own : own
    }
    set { super.preferredContentSize = newValue }
  }
}

/// Presents an alert: in the middle of the safe area, or a classic sheet at the bottom.
@preconcurrency @MainActor final class UIAlertPresentationController: UIPresentationController {
  private let dimming = UIDimmingView(frame: .zero)

  private var alert: UIAlertView? { presentedViewController.viewIfLoaded as? UIAlertView }

  override func frame(in surroundings: PresentationSurroundings) -> CGRect {
    guard let alert else { return surroundings.bounds }
    let safe = surroundings.safeBounds
    let metrics = alert.metrics(in: surroundings.traits)
    let isAtBottom = alert.isSheet && metrics.sheetIsAtBottom
    alert.availableWidth =
      isAtBottom
      ? max(0, safe.width - 2 * AlertMetrics.sheetMargin) : min(metrics.width, safe.width)
    let wanted = alert.layout(in: surroundings.traits).size
    let size = CGSize(width: wanted.width, height: min(wanted.height, safe.height))
    let y =
      isAtBottom
      ? min(surroundings.bounds.maxY - AlertMetrics.sheetMargin, safe.maxY) - size.height
      : safe.midY - size.height / 2
    return CGRect(x: safe.midX - size.width / 2, y: y, width: size.width, height: size.height)
  }

  override func install(in container: UITransitionView) {
    container.addSubview(dimming)
    super.install(in: container)
    arrange(in: container)
  }

  override func uninstall() {
    super.uninstall()
    dimming.removeFromSuperview()
  }

  override func arrange(in container: UITransitionView) {
    guard dimming.superview === container else { return }
    if dimming.frame != container.bounds { dimming.frame = container.bounds }
    // Black at 0.2 in the light, 0.48 in the dark (openuikit).
    let isDark = container.traits.userInterfaceStyle == .dark
    dimming.backgroundColor = UIColor(white: 0, alpha: isDark ? 0.48 : 0.2)
    super.arrange(in: container)
  }
}

/// Presents a controller in a box beside what it belongs to.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover belongs to.
  open weak var sourceView: UIView? { didSet { anchorDidChange() } }
  /// The part of the source view that the arrow points at; null is the whole view.
  open var sourceRect = CGRect.null { didSet { anchorDidChange() } }
  /// The bar's button that the popover belongs to.
  open weak var barButtonItem: UIBarButtonItem? { didSet { anchorDidChange() } }
  /// The view or bar's button that the popover belongs to.
  open var sourceItem: AnyObject? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }
  /// The ways that the arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { anchorDidChange() } }
  /// Whether the popover may cover its source where there is no room beside it.
  open var canOverlapSourceViewRect = false { didSet { anchorDidChange() } }
  /// The distance that the popover keeps from the container's edges, in points: 10 on each (Apple,
  /// `popoverLayoutMargins`).
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { anchorDidChange() }
  }
  /// The fill behind the content; nil is the system's.
  open var backgroundColor: UIColor? { didSet { frameView.backgroundColor = backgroundColor } }
  /// Views that get touches while the popover is there.
  open var passthroughViews: [UIView]?
  /// The way that the arrow points, while the popover is there.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown

  /// The sheet that the popover becomes where the room is little.
  public private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController =
    makeSheet()

  private let dimming = UIDimmingView(frame: .zero)
  private let frameView = UIPopoverView(frame: .zero)

  private func makeSheet() -> UISheetPresentationController {
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    sheet.style = .formSheet
    return sheet
  }

  private func anchorDidChange() {
    guard let transitionView, frameView.superview === transitionView else { return }
    transitionView.setNeedsLayout()
    transitionView.arrange()
  }

  // MARK: Presentation

  /// The view round the presented one.
  open override var presentedView: UIView? { frameView }

  /// The rectangle that the arrow points at, in the container.
  private var anchor: CGRect? {
    guard let transitionView else { return nil }
    if let place = barButtonItem?.place(in: transitionView.window) {
      return transitionView.convert(place.frame, from: place.bar)
    }
    guard let sourceView, sourceView.window === transitionView.window else { return nil }
    let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
    return transitionView.convert(rect, from: sourceView)
  }

  private func geometry(in surroundings: PresentationSurroundings) -> PopoverGeometry {
    let area = surroundings.safeBounds.inset(by: popoverLayoutMargins)
    let middle = CGRect(
      x: surroundings.bounds.midX, y: surroundings.bounds.midY, width: 0, height: 0)
    return PopoverGeometry(
      content: preferredContentSize, source: anchor ?? middle,
      permitted: anchor == nil ? [] : permittedArrowDirections, area: area,
      overlaps: canOverlapSourceViewRect)
  }

  override func frame(in surroundings: PresentationSurroundings) -> CGRect {
    geometry(in: surroundings).frame
  }

  /// Content of a popover is compact in width, as that of a sheet in the middle.
  override func imposedTraits(in container: UITraitCollection) -> UITraitCollection? {
    UITraitCollection(horizontalSizeClass: .compact)
  }

  override func install(in container: UITransitionView) {
    guard let view: UIView = presentedViewController.view else { return }
    (delegate as? any UIPopoverPresentationControllerDelegate)?
      .prepareForPopoverPresentation(self)
    if anchor == nil {
      RuntimeNotes.add(
        "popover of \(presentedViewController.logName) has neither a source view in the window nor a "
          + "bar button item; shown in the middle", in: container.window)
    }
    container.addSubview(dimming)
    container.addSubview(frameView)
    arrange(in: container)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = frameView.bounds
    frameView.addSubview(view)
  }

  override func uninstall() {
    presentedViewController.viewIfLoaded?.removeFromSuperview()
    frameView.removeFromSuperview()
    dimming.removeFromSuperview()
    arrowDirection = .unknown
  }

  override func arrange(in container: UITransitionView) {
    guard frameView.superview === container else { return }
    let geometry = geometry(in: container.surroundings)
    arrowDirection = geometry.direction
    // What is behind a popover is not darkened visibly; the view takes touches outside.
    dimming.backgroundColor = nil
    if dimming.frame != container.bounds { dimming.frame = container.bounds }
    if frameView.frame != geometry.frame { frameView.frame = geometry.frame }
    frameView.ownSafeArea = geometry.safeArea
  }
}

/// Decides about a popover, and is told of it.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells that the popover is about to be shown: the last chance to say where.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// The view round a popover's content.
@preconcurrency @MainActor final class UIPopoverView: UIView {
  /// What the arrow takes.
  var ownSafeArea = UIEdgeInsets.zero {
    didSet { if ownSafeArea != oldValue { refreshSafeArea() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    layer.cornerRadius = 13
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func admittedSafeArea(_ insets: UIEdgeInsets) -> UIEdgeInsets { ownSafeArea }

  override func boundsSizeDidChange(from old: CGSize) {
    super.boundsSizeDidChange(from: old)
    if let view = subviews.first, view.frame != bounds { view.frame = bounds }
  }
}

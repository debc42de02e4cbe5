/// Presents a controller as a sheet.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// Where a sheet stands on a wide display.
  public enum Placement: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// Where text starts.
    case leading
    /// In the middle.
    case center
    /// Where text ends.
    case trailing
  }

  /// The heights that the sheet rests at, the lowest first.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
  /// The detent that the sheet rests at; nil is the lowest active one.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// The highest detent that does not darken what is behind; nil always darkens it.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// Whether the sheet stands at the bottom edge where the height is compact, and does not cover the
  /// whole window.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { invalidateDetents() } }
  /// Whether a sheet at the edge in a compact height is as wide as `preferredContentSize`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { invalidateDetents() }
  }
  /// Whether a handle is shown at the top.
  open var prefersGrabberVisible = false { didSet { invalidateDetents() } }
  /// Whether scrolling makes the sheet larger; nothing is dragged here.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet has a page's size where there is room, and not a form's.
  open lazy var prefersPageSizing = style == .pageSheet
  /// Where the sheet stands where there is room on its sides.
  open var preferredPlacement = Placement.automatic { didSet { invalidateDetents() } }
  /// The radius of the sheet's corners, in points; nil is the system's.
  open var preferredCornerRadius: CGFloat? { didSet { invalidateDetents() } }
  /// The view that the sheet belongs to, on a wide display.
  open weak var sourceView: UIView?

  private let dimming = UIDimmingView(frame: .zero)
  private let shadow = UIDropShadowView(frame: .zero)
  private var grabber: UIGrabberView?

  // MARK: Detents

  /// Resolves the detents anew.
  open func invalidateDetents() {
    guard let transitionView, shadow.superview === transitionView else { return }
    transitionView.setNeedsLayout()
    transitionView.arrange()
  }

  /// Changes detents as an animation would; only its end is seen here.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// The height that the sheet rests at, in points, without the safe area below.
  func detentValue(maximum: CGFloat, traits: UITraitCollection) -> CGFloat {
    let context = DetentContext(traits, maximum: maximum)
    let active = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent.identifier, $0) }
    }
    let selected = active.first { $0.0 == selectedDetentIdentifier } ?? active.first
    return selected?.1 ?? maximum
  }

  /// Whether what is behind is darkened at the detent that the sheet rests at.
  private func isDimmed(in surroundings: PresentationSurroundings) -> Bool {
    guard let largestUndimmedDetentIdentifier else { return true }
    let maximum = SheetGeometry.maximumDetentValue(in: surroundings)
    let context = DetentContext(surroundings.traits, maximum: maximum)
    guard
      let limit = detents.first(where: { $0.identifier == largestUndimmedDetentIdentifier })?
        .resolvedValue(in: context)
    else { return true }
    return detentValue(maximum: maximum, traits: surroundings.traits) > limit
  }

  // MARK: Presentation

  /// The view round the presented one.
  open override var presentedView: UIView? { shadow }

  override func frame(in surroundings: PresentationSurroundings) -> CGRect {
    let geometry = SheetGeometry(self, in: surroundings)
    return CGRect(
      x: geometry.center.x - geometry.size.width / 2,
      y: geometry.center.y - geometry.size.height / 2, width: geometry.size.width,
      height: geometry.size.height)
  }

  /// Where the sheet is shown: a floating one is a little smaller than its content is laid out.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let surroundings = transitionView?.surroundings else { return .zero }
    return SheetGeometry(self, in: surroundings).frame
  }

  /// Content of a sheet in the middle is compact in width, whatever its size is (a public app notes it
  /// of iPad's page sheets, 704 wide).
  override func imposedTraits(in container: UITraitCollection) -> UITraitCollection? {
    SheetGeometry.kind(self, in: container) == .centered
      ? UITraitCollection(horizontalSizeClass: .compact) : nil
  }

  override func install(in container: UITransitionView) {
    guard let view: UIView = presentedViewController.view else { return }
    container.addSubview(dimming)
    shadow.sheet = self
    container.addSubview(shadow)
    arrange(in: container)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = shadow.bounds
    shadow.insertSubview(view, at: 0)
  }

  override func uninstall() {
    presentedViewController.viewIfLoaded?.removeFromSuperview()
    shadow.removeFromSuperview()
    dimming.removeFromSuperview()
  }

  override func arrange(in container: UITransitionView) {
    guard shadow.superview === container else { return }
    let surroundings = container.surroundings
    let geometry = SheetGeometry(self, in: surroundings)
    if dimming.frame != container.bounds { dimming.frame = container.bounds }
    dimming.isHidden = geometry.kind == .fullScreen || !isDimmed(in: surroundings)
    shadow.place(geometry)
    let radius =
      geometry.kind == .fullScreen
      ? 0 : preferredCornerRadius ?? Self.cornerRadius(in: surroundings.traits)
    shadow.layer.cornerRadius = radius
    arrangeGrabber(isShown: prefersGrabberVisible && geometry.kind != .fullScreen)
  }

  /// The radius of a sheet's upper corners: 38 from iOS 26 (Tembeon/morph; 37.7 fits openuikit's
  /// pictures), 10 before.
  private static func cornerRadius(in traits: UITraitCollection) -> CGFloat {
    traits.system >= .v26 ? 38 : 10
  }

  private func arrangeGrabber(isShown: Bool) {
    guard isShown else {
      grabber?.removeFromSuperview()
      grabber = nil
      return
    }
    let handle = grabber ?? UIGrabberView(frame: .zero)
    grabber = handle
    if handle.superview !== shadow { shadow.addSubview(handle) }
    let frame = UIGrabberView.frame(in: shadow.bounds)
    if handle.frame != frame { handle.frame = frame }
  }
}

/// Decides about a sheet, and is told of its detents.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells that the person has chosen another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// The view round a sheet's content, with its corners and its scale.
@preconcurrency @MainActor final class UIDropShadowView: UIView {
  weak var sheet: UISheetPresentationController?
  /// The safe area inside, where it is not what reaches in.
  private var ownSafeArea: UIEdgeInsets?
  /// How the sheet stands.
  private(set) var kind = SheetGeometry.Kind.attached

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func place(_ geometry: SheetGeometry) {
    kind = geometry.kind
    let isNew = ownSafeArea != geometry.safeArea
    ownSafeArea = geometry.safeArea
    let scale = geometry.scale
    transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
    let frame = CGRect(
      x: geometry.center.x - geometry.size.width / 2,
      y: geometry.center.y - geometry.size.height / 2, width: geometry.size.width,
      height: geometry.size.height)
    if self.frame != frame { self.frame = frame }
    if isNew { refreshSafeArea() }
  }

  override func admittedSafeArea(_ insets: UIEdgeInsets) -> UIEdgeInsets { ownSafeArea ?? insets }

  override func boundsSizeDidChange(from old: CGSize) {
    super.boundsSizeDidChange(from: old)
    fillWithContent()
  }

  /// Gives the content its frame at once, and exactly.
  func fillWithContent() {
    guard let view = subviews.first, !(view is UIGrabberView), view.frame != bounds else { return }
    view.frame = bounds
  }
}

/// The handle at a sheet's top.
@preconcurrency @MainActor final class UIGrabberView: UIView {
  /// 36 by 5 points, 5 below the sheet's top (openuikit, iOS 26.1: 178.5, 64 in a sheet from 59 on).
  static func frame(in bounds: CGRect) -> CGRect {
    CGRect(x: bounds.midX - 18, y: bounds.minY + 5, width: 36, height: 5)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemFill
    layer.cornerRadius = 2.5
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

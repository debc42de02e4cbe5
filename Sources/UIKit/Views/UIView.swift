import AutoLayout
import LayoutTree

/// A rectangle of the screen with what is in it.
///
/// Frames come from constraints, from autoresizing masks, or from code, as on iOS. Nothing is drawn:
/// a laid-out view is read as a `LayoutNode`.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, TraitChangeHolder {
  // MARK: State

  /// The middle of the view, in the superview's coordinates.
  open var center: CGPoint {
    get { geometry.center }
    set { setGeometry(center: newValue, bounds: geometry.bounds, isFromEngine: false) }
  }

  /// The view's own coordinates: the origin is not zero in a scrolled scroll view.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { setGeometry(center: geometry.center, bounds: newValue, isFromEngine: false) }
  }

  /// The view's rectangle in the superview's coordinates, without regard to `transform`.
  ///
  /// With a transform other than the identity, Apple leaves `frame` undefined; here it is the
  /// rectangle before the transform is applied.
  open var frame: CGRect {
    get {
      CGRect(
        x: geometry.center.x - geometry.bounds.width / 2,
        y: geometry.center.y - geometry.bounds.height / 2, width: geometry.bounds.width,
        height: geometry.bounds.height)
    }
    set { setFrame(newValue, isFromEngine: false) }
  }

  /// The map that is applied round the view's middle when it is shown; layout does not see it.
  open var transform = CGAffineTransform.identity

  /// What stretches when the superview changes its size.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { layoutHost?.autoresizingDidChange(self) } }
  }

  /// Whether the subviews' masks act when this view changes its size.
  open var autoresizesSubviews = true

  /// Whether the mask stands in for constraints; set it to false for a view that constraints place.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue {
        layoutHost?.autoresizingDidChange(self)
        superview?.setNeedsLayout()
      }
    }
  }

  /// Whether the view is left out of drawing and of a stack view's arrangement.
  open var isHidden = false {
    didSet {
      if isHidden != oldValue {
        (superview as? UIStackView)?.arrangedSubviewVisibilityDidChange(self)
      }
    }
  }

  /// The opacity, 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view hides what lies behind it.
  open var isOpaque = true
  /// The fill; nil is clear.
  open var backgroundColor: UIColor?
  /// Whether subviews are cut at the bounds.
  open var clipsToBounds = false
  /// How content is fitted into the bounds.
  open var contentMode = ContentMode.scaleToFill
  /// Whether the view answers to touches.
  open var isUserInteractionEnabled = true
  /// A number to find the view by.
  open var tag = 0
  /// The view's layer, of the class that `layerClass` names.
  public private(set) lazy var layer = makeLayer()
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// The view whose opacity cuts this one; it is not drawn.
  open var mask: UIView?
  /// Pixels per point of what is drawn.
  open var contentScaleFactor: CGFloat {
    get { ownScaleFactor ?? traits.displayScale }
    set { ownScaleFactor = newValue }
  }
  private var ownScaleFactor: CGFloat?
  /// Whether the view takes several fingers.
  open var isMultipleTouchEnabled = false
  /// Whether no other view is touched with this one.
  open var isExclusiveTouch = false
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// What a screen reader says.
  open var accessibilityLabel: String?
  /// The gestures that the view knows.
  open var gestureRecognizers: [UIGestureRecognizer]?

  /// How the direction follows from the view's meaning.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { directionDidChange() } }
  }

  /// The colour of what is tinted; the superview's unless set.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tintMayHaveChanged()
    }
  }
  var ownTintColor: UIColor?

  var geometry = Geometry()
  var flags = Flags()
  /// The view controller whose view this is.
  weak var viewController: UIViewController?
  /// Constraints that this view holds: it is the nearest view round all their items.
  var heldConstraints: [NSLayoutConstraint] = []
  /// What the file this view comes from says of it.
  var nibOrigin: NibOrigin?
  /// What the file says for other traits.
  var nibVariation: NibVariation?
  /// The item that constraints place.
  lazy var layoutItem = makeLayoutItem()
  var existingLayoutItem: LayoutItem?
  var guides = Guides()
  var margins = Margins()
  var contentPriorities = ContentPriorities()
  var traits = UITraitCollection.initial
  var ownTraitOverrides: UITraitOverrides?
  var traitRegistrations: [TraitChangeRegistration] = []
  /// The engine's constraints that stand for the mask.
  var autoresizingConstraints: [LayoutConstraint] = []
  /// The host of the engine whose outermost item this view is.
  var ownHost: LayoutHost?
  /// The size that the file says the content asks for, where no class here can tell.
  var statedSize: CGSize?
  /// Gives the size that the content asks for at a width, where the height depends on it.
  package var sizeForWidth: ((CGFloat) -> CGSize)?
  /// Describes what the view shows that is no view of UIKit.
  package weak var nodeProvider: (any NodeProvider)?
  /// The width that a wrapping text was last measured for.
  var measuredLayoutWidth: CGFloat?

  struct Geometry {
    var center = CGPoint.zero
    var bounds = CGRect.zero
  }

  struct Flags {
    var needsLayout = true
    var needsUpdateConstraints = true
    /// Something below needs layout or an update of constraints.
    var subtreeNeedsLayout = true
    var subtreeNeedsUpdateConstraints = true
    var isInLayout = false
    /// Whether it is the engine alone that asks for layout.
    var isMarkedByEngine = false
  }

  // MARK: Making

  /// Makes a view.
  ///
  /// - Parameter frame: Its rectangle in the superview's coordinates, in points.
  public init(frame: CGRect) {
    super.init()
    geometry = Geometry(
      center: CGPoint(x: frame.midX, y: frame.midY),
      bounds: CGRect(origin: .zero, size: frame.size))
  }

  /// Makes a view of no size.
  public override convenience init() { self.init(frame: .zero) }

  /// Makes a view from an Interface Builder file.
  ///
  /// - Parameter coder: What the nib or storyboard loader hands out; with any other coder the view
  ///   has no size and nothing in it.
  public required init?(coder: NSCoder) {
    super.init()
    if let nib = coder as? NibCoder { nib.begin(self) }
  }

  /// Takes up what the file says, subclasses after their superclass.
  func decode(_ object: NibObject, from nib: NibCoder) { decodeView(object, from: nib) }

  /// Takes up plain values that a variation for other traits may replace; subclasses after their
  /// superclass.
  func decodeValues(_ object: NibObject, from nib: NibCoder) { decodeViewValues(object, from: nib) }

  /// Adds a view that the file gives as a subview.
  func addDecoded(_ view: UIView) { addSubview(view) }

  /// Tells that the view and everything in its file has been made and connected.
  open func awakeFromNib() {}

  // MARK: Hierarchy

  /// The view that this one lies in.
  public internal(set) weak var superview: UIView?
  /// The views in this one, back to front.
  public internal(set) var subviews: [UIView] = []
  /// The window that the view is in.
  public internal(set) weak var window: UIWindow?

  /// The view controller whose view this is, else the superview.
  open override var next: UIResponder? { viewController ?? superview }

  /// Tells that the superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Tells that the superview has changed.
  open func didMoveToSuperview() {}
  /// Tells that the window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Tells that the window has changed.
  open func didMoveToWindow() {}
  /// Tells that a view was added to this one.
  open func didAddSubview(_ subview: UIView) {}
  /// Tells that a view is about to be taken from this one.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Adds a view at a place among the subviews, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: max(0, min(index, subviews.count)))
  }

  /// Adds a view just in front of a sibling.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let index = subviews.firstIndex { $0 === sibling }
    insert(view, at: index.map { $0 + 1 } ?? subviews.count)
  }

  /// Adds a view just behind a sibling.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  /// Moves a subview to the front.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Moves a subview to the back.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Takes the view from its superview, and from it the constraints that cross the border.
  open func removeFromSuperview() { detachFromSuperview() }

  // MARK: Layout

  /// Places the subviews. The default does so by the constraints.
  open func layoutSubviews() { applyEngineFrames() }

  /// Asks for layout in the next pass.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Lays out now what waits for it, from the outermost of the views round this one that wait, too, as
  /// far as they do without a gap (Apple, `CALayer.layoutIfNeeded()`).
  ///
  /// Where only constraints have changed, the superview does not wait: the view itself then neither
  /// moves nor changes its size, as since iOS 10 (release note, quoted in SnapKit#385).
  open func layoutIfNeeded() { outermostWaiting.performLayout() }

  /// Adds the constraints that the view makes for itself; call super last.
  open func updateConstraints() {}

  /// Asks for `updateConstraints()` in the next pass, and for layout after it.
  open func setNeedsUpdateConstraints() {
    markNeedsUpdateConstraints()
    markNeedsLayout()
  }

  /// Whether `updateConstraints()` waits.
  open func needsUpdateConstraints() -> Bool { flags.needsUpdateConstraints }

  /// Updates constraints now where it waits, inside this view.
  open func updateConstraintsIfNeeded() { performConstraintUpdate() }

  /// Whether the view cannot work without constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The size that the content asks for; `noIntrinsicMetric` where it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Tells that the content asks for another size than before.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

  /// How far the frame reaches beyond what constraints align.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The alignment rectangle of a view with the given frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame of a view with the given alignment rectangle.
  open func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: rect.minX - insets.left, y: rect.minY - insets.top,
      width: rect.width + insets.horizontal, height: rect.height + insets.vertical)
  }

  /// The view inside whose first line of text gives the first baseline: `forLastBaselineLayout`
  /// unless a subclass says otherwise (Apple, `forFirstBaselineLayout`).
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view inside whose last line of text gives the last baseline.
  open var forLastBaselineLayout: UIView { self }

  /// The size that best fits the view's content within a size, in points. The default keeps the
  /// present one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that fits best, keeping the origin.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// The smallest or largest size that the constraints inside allow, pulled to a target.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints inside allow, pulled to a target by priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal: horizontal, vertical: vertical)
  }

  /// The margins of a view whose app sets none: 8 points on each edge.
  var defaultMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  }

  /// Tells, inside UIKit, that the size has changed.
  func boundsSizeDidChange(from old: CGSize) {}

  // MARK: Margins and safe area

  /// How far bars, the home indicator and the camera reach into the view, in points.
  open var safeAreaInsets: UIEdgeInsets { margins.safeArea }

  /// The part of the view that bars, the home indicator and the camera leave free.
  open var safeAreaLayoutGuide: UILayoutGuide { guide(\.safeArea, .safeArea) }
  /// The part of the view inside its margins.
  open var layoutMarginsGuide: UILayoutGuide { guide(\.margins, .margins) }

  /// The view's margins, along the direction of text, in points.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let resolved = margins.resolved
      return NSDirectionalEdgeInsets(
        top: resolved.top, leading: isRightToLeft ? resolved.right : resolved.left,
        bottom: resolved.bottom, trailing: isRightToLeft ? resolved.left : resolved.right)
    }
    set {
      margins.own = newValue
      refreshSafeArea()
    }
  }

  /// The view's margins, in points.
  open var layoutMargins: UIEdgeInsets {
    get { margins.resolved }
    set {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: isRightToLeft ? newValue.right : newValue.left,
        bottom: newValue.bottom, trailing: isRightToLeft ? newValue.left : newValue.right)
    }
  }

  /// Whether the superview's margins count where they reach into this view.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set {
      margins.preservesSuperview = newValue
      refreshSafeArea()
    }
  }

  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set {
      margins.insetsFromSafeArea = newValue
      refreshSafeArea()
    }
  }

  /// The direction that the view lays out in.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Tells that the layout margins have changed.
  open func layoutMarginsDidChange() {}
  /// Tells that the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// The view in the shape of UIKit's log; not meant to be parsed.
  open override nonisolated var description: String {
    textOnMain({ logText }, else: { super.description })
  }

  // MARK: Drawing and touches

  /// Draws the content; never called, as nothing is drawn here.
  open func draw(_ rect: CGRect) {}
  /// Asks for drawing; nothing is drawn here.
  open func setNeedsDisplay() {}
  /// Asks for drawing a part; nothing is drawn here.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Tells that the colour of what is tinted has changed.
  open func tintColorDidChange() {}

  /// Whether a point of the view's coordinates is the view's.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The view in front that a touch at a point is for.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    touchedView(at: point, with: event)
  }

  // MARK: Traits

  /// The view's traits.
  open var traitCollection: UITraitCollection { traits }
  /// Tells that traits have changed.
  ///
  /// Views are not told of their first traits: since iOS 13 a view has the traits that it is likely to
  /// get from the start, and is told only where they turn out to be others (WWDC 2019, session 214).
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Traits that the view and all below have whatever the surroundings are.
  open var traitOverrides: UITraitOverrides {
    get { ownTraitOverrides ?? UITraitOverrides() }
    set {
      ownTraitOverrides = newValue
      traitsMayHaveChanged()
    }
  }

  // MARK: What subclasses in this module answer

  /// Whether a view that keeps its superview's margins keeps those at the top and the bottom too.
  var preservesMarginsAboveAndBelow: Bool { true }

  /// The distances of the first and last baseline from the top and bottom of a view of the given
  /// size; nil for views without text.
  func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }

  /// Takes up the size that the file says the content asks for.
  func adoptStatedSize(_ size: CGSize) { statedSize = size }

  /// Whether the height asked for depends on the width given, as with text that wraps.
  var wrapsContent: Bool { sizeForWidth != nil }

  /// The size the content asks for when it is laid out at a width.
  func intrinsicSize(forLayoutWidth width: CGFloat) -> CGSize {
    sizeForWidth?(width) ?? intrinsicContentSize
  }

  /// The part of the safe area, as it reaches into the view, that the view lets in.
  func admittedSafeArea(_ insets: UIEdgeInsets) -> UIEdgeInsets { insets }

  /// Whether constraints inside are solved apart from those outside, as in a table's cells.
  var isLayoutBoundary: Bool { false }

  /// The text that people know the view by.
  var labelText: String? { nil }

  /// Writes what the view is into its node.
  func describe(into node: inout LayoutNode) {}

  /// What a tap on the view does; nil where it does nothing.
  var ownTapTarget: TapTarget? { gestureTapTarget() }

  /// The parts of the view that answer to taps and are no views.
  var partTapTargets: [TapTarget] { [] }

  /// The texts that the view draws itself.
  var tapTexts: [String] { [] }
}

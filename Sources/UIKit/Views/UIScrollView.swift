import AutoLayout
import LayoutTree

/// Shows a part of content that may be larger.
///
/// Content is not zoomed: the zoom scale is always 1.
@preconcurrency @MainActor @dynamicMemberLookup open class UIScrollView: UIView {
  /// What happens to a keyboard when content is moved.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays.
    case none = 0
    /// It goes.
    case onDrag
    /// It goes with the finger.
    case interactive
    /// It goes, with what stands on it.
    case onDragWithAccessory
    /// It goes with the finger, with what stands on it.
    case interactiveWithAccessory
  }

  /// How soon moving content comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of speed that is left after a millisecond.
    public let rawValue: CGFloat
    /// Makes a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// As usual.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along axes that scroll, and for a controller's first scroll view.
    case automatic = 0
    /// Along axes that scroll.
    case scrollableAxes
    /// Never.
    case never
    /// Always.
    case always
  }

  /// The size of the content, in points. Constraints between the content and the scroll view's edges
  /// set it; else it is the app's to set.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { contentSizeDidChangeInScroll() } }
  }

  /// The content's point at the top left corner of the view.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds = CGRect(origin: newValue, size: bounds.size) }
  }

  /// What the app adds round the content, in points.
  open var contentInset = UIEdgeInsets.zero { didSet { adjustOffset(from: oldAdjusted(oldValue)) } }
  /// How the safe area is added to `contentInset`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { adjustmentMayHaveChanged() } }
  }
  /// Whether the content can be moved.
  open var isScrollEnabled = true
  /// Whether it stops at whole pages.
  open var isPagingEnabled = false
  /// Whether it moves up and down even when all of it is shown.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { adjustmentMayHaveChanged() } }
  }
  /// Whether it moves sideways even when all of it is shown.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { adjustmentMayHaveChanged() } }
  }
  /// Whether it moves beyond its ends and back.
  open var bounces = true
  /// Whether it moves along one axis at a time.
  open var isDirectionalLockEnabled = false
  /// How soon moving content comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// What happens to a keyboard when content is moved.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether touches of the content wait.
  open var delaysContentTouches = true
  /// Whether touches of the content can become scrolling.
  open var canCancelContentTouches = true
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// How far bars that show the place stay away from the sides, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// How far bars that show the place stay away from the top and bottom, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// How far bars that show the place stay away from the edges, in points.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Whether a finger moves the content: no.
  public var isTracking: Bool { false }
  /// Whether a finger moves the content: no.
  public var isDragging: Bool { false }
  /// Whether the content moves on by itself: no.
  public var isDecelerating: Bool { false }
  /// How large content is shown: 1.
  public var zoomScale: CGFloat { 1 }
  /// The control above the content that is pulled down to load it anew. It stands out of sight unless
  /// it is refreshing, when the content is moved down by its height.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.scrollView = nil
      oldValue?.removeFromSuperview()
      refreshControl?.scrollView = self
      adjustmentMayHaveChanged()
    }
  }
  /// The gesture that moves the content.
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()

  private let delegation = UIScrollViewDelegation()

  /// What is told of scrolling: `delegate`, which tables, collections and text views have of a type of
  /// their own, and Swift subclasses cannot narrow.
  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<UIScrollViewDelegation, Value>
  ) -> Value {
    get { delegation[keyPath: keyPath] }
    set { delegation[keyPath: keyPath] = newValue }
  }

  /// Sets what is told of scrolling, for subclasses with a delegate of a type of their own.
  func setScrollDelegate(_ delegate: UIScrollViewDelegate?) { delegation.delegate = delegate }
  /// Whether a bar shows the place from left to right.
  open var showsHorizontalScrollIndicator = true
  /// Whether a bar shows the place from top to bottom.
  open var showsVerticalScrollIndicator = true

  /// The content's area, for constraints.
  public var contentLayoutGuide: UILayoutGuide { guide(\.content, .scrollContent) }
  /// The view's own rectangle, which does not move with the content, for constraints.
  public var frameLayoutGuide: UILayoutGuide { guide(\.frame, .scrollFrame) }

  /// Makes a scroll view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Makes a scroll view from an Interface Builder file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func decodeValues(_ object: NibObject, from nib: NibCoder) {
    super.decodeValues(object, from: nib)
    decodeScrollValues(object)
  }

  /// The insets round the content with the safe area counted in, in points.
  public var adjustedContentInset: UIEdgeInsets { oldAdjusted(contentInset) }

  private func oldAdjusted(_ inset: UIEdgeInsets) -> UIEdgeInsets {
    var adjusted = inset + safeAreaAdjustment
    if let refreshControl, refreshControl.isRefreshing {
      adjusted.top += UIRefreshControl.height
    }
    return adjusted
  }

  /// The part of the safe area that is added to `contentInset`, in points.
  var safeAreaAdjustment: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      let isWide = contentSize.width > bounds.width || alwaysBounceHorizontal
      let isHigh =
        contentSize.height > bounds.height || alwaysBounceVertical
        || (contentInsetAdjustmentBehavior == .automatic && isFirstScrollViewOfController)
      return UIEdgeInsets(
        top: isHigh ? safe.top : 0, left: isWide ? safe.left : 0,
        bottom: isHigh ? safe.bottom : 0, right: isWide ? safe.right : 0)
    }
  }

  /// With automatic adjustment, a controller in a navigation or tab bar controller gets its insets
  /// at the top and bottom even when nothing scrolls (Apple, `contentInsetAdjustmentBehavior`).
  private var isFirstScrollViewOfController: Bool {
    if let viewController { return viewController.parent != nil }
    guard let controller = superview?.viewController else { return false }
    return superview?.subviews.first === self && controller.parent != nil
  }

  /// Moves content that stands at the top with the insets, as UIKit does.
  func adjustOffset(from old: UIEdgeInsets) {
    let new = adjustedContentInset
    guard new != old else { return }
    if contentOffset.y == -old.top { contentOffset.y = -new.top }
    if contentOffset.x == -old.left { contentOffset.x = -new.left }
  }

  private var insetBeforeSafeAreaChange = UIEdgeInsets.zero

  /// Content that stands at the top stays below what the safe area keeps free.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustmentMayHaveChanged()
  }

  private func contentSizeDidChangeInScroll() {
    adjustmentMayHaveChanged()
    setNeedsLayout()
  }

  /// Moves content with insets that are other than before, and tells.
  func adjustmentMayHaveChanged() {
    let old = insetBeforeSafeAreaChange
    let new = adjustedContentInset
    insetBeforeSafeAreaChange = new
    guard old != new else { return }
    adjustOffset(from: old)
    adjustedContentInsetDidChange()
    delegation.delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Tells that the insets round the content have changed, the safe area counted in.
  open func adjustedContentInsetDidChange() {}

  /// The view's own coordinates: their origin is the content's point at the top left corner.
  open override var bounds: CGRect {
    didSet {
      if bounds.origin != oldValue.origin { delegation.delegate?.scrollViewDidScroll(self) }
    }
  }

  /// Takes the content's size from the constraints, where they set it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let engine = layoutItem.engine, let area = layoutItem.contentArea,
      area.engine === engine, engine.isConstrained(area)
    else { return }
    let rect = engine.alignmentRect(of: area)
    let scale = traits.displayScale
    contentSize = CGSize(
      width: CGFloat(rect.width).rounded(toPixelsAt: scale),
      height: CGFloat(rect.height).rounded(toPixelsAt: scale))
  }

  /// Moves the content, at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Scrolls as little as brings a rectangle of the content into sight, at once.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let seen = bounds.inset(by: inset)
    func shift(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if low < from || high - low > to - from { return low - from }
      return high > to ? high - to : 0
    }
    guard rect.width > 0, rect.height > 0 else { return }
    let content = CGRect(origin: .zero, size: contentSize)
    let target = rect.intersection(content)
    guard !target.isNull else { return }
    contentOffset = CGPoint(
      x: contentOffset.x + shift(target.minX, target.maxX, seen.minX, seen.maxX),
      y: contentOffset.y + shift(target.minY, target.maxY, seen.minY, seen.maxY))
  }

  /// Shows the bars that tell the place; none are shown here.
  open func flashScrollIndicators() {}

  override func describe(into node: inout LayoutNode) {
    node.kind = .scroll
    node.contentSize = LayoutSize(
      width: Double(contentSize.width), height: Double(contentSize.height))
  }
}

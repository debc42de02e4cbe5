import AutoLayout
import LayoutTree

/// Shows a part of content that may be larger.
@preconcurrency @MainActor open class UIScrollView: UIView {
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
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether the content can be moved.
  open var isScrollEnabled = true
  /// Whether it stops at whole pages.
  open var isPagingEnabled = false
  /// Whether it moves up and down even when all of it is shown.
  open var alwaysBounceVertical = false
  /// Whether it moves sideways even when all of it is shown.
  open var alwaysBounceHorizontal = false
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

  private func oldAdjusted(_ inset: UIEdgeInsets) -> UIEdgeInsets { inset + safeAreaAdjustment }

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
    adjustOffset(from: insetBeforeSafeAreaChange)
    insetBeforeSafeAreaChange = adjustedContentInset
  }

  private func contentSizeDidChangeInScroll() {
    adjustOffset(from: insetBeforeSafeAreaChange)
    insetBeforeSafeAreaChange = adjustedContentInset
    setNeedsLayout()
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

  override func describe(into node: inout LayoutNode) {
    node.kind = .scroll
    node.contentSize = LayoutSize(
      width: Double(contentSize.width), height: Double(contentSize.height))
  }
}

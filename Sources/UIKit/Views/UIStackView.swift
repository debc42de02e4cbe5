import LayoutTree

/// Arranges views in a row or a column, with constraints that it makes itself.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How the views fill the stack along its axis.
  public enum Distribution: Int, Sendable {
    /// Views grow and shrink by their priorities.
    case fill = 0
    /// All views are as long.
    case fillEqually
    /// Views are as long as their content, in proportion.
    case fillProportionally
    /// The gaps are as wide.
    case equalSpacing
    /// The centres are as far apart.
    case equalCentering
  }

  /// How the views stand across the stack's axis.
  public enum Alignment: Int, Sendable {
    /// As high as the stack.
    case fill = 0
    /// At the leading edge; at the top in a row.
    case leading
    /// By the first baseline.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge; at the bottom in a row.
    case trailing
    /// By the last baseline.
    case lastBaseline

    /// At the top, in a row.
    public static var top: Alignment { .leading }
    /// At the bottom, in a row.
    public static var bottom: Alignment { .trailing }
  }

  /// Stands for the gap that the system uses between two views.
  public static let spacingUseSystem: CGFloat = 1.175494350822288e-38
  /// Stands for the stack's own spacing.
  public static let spacingUseDefault: CGFloat = 3.402823466385289e38

  /// The axis the views follow each other along.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
  /// How the views fill the stack along its axis.
  open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
  /// How the views stand across the axis.
  open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
  /// The gap between two views, in points.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  /// Whether gaps in a column run from the last baseline of one view to the first of the next.
  open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }
  /// Whether views keep to the margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

  /// The arranged views, in order.
  public private(set) var arrangedSubviews: [UIView] = []

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var made: [NSLayoutConstraint] = []
  private var madeGuides: [UILayoutGuide] = []

  /// Makes a stack of a size.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes a stack from an Interface Builder file.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
  }

  override func decodeValues(_ object: NibObject, from nib: NibCoder) {
    super.decodeValues(object, from: nib)
    decodeStackValues(object)
  }

  override func addDecoded(_ view: UIView) { addArrangedSubview(view) }

  /// A stack has no margins of its own unless the app sets them (Apple,
  /// `isLayoutMarginsRelativeArrangement`; openradar 21630496).
  override var defaultMargins: NSDirectionalEdgeInsets { .zero }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a place in the order.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
    arrangementDidChange()
  }

  /// Takes a view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// A subview that leaves is no longer arranged.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  /// Sets the gap behind a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The gap behind a view; `spacingUseDefault` where none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  func arrangedSubviewVisibilityDidChange(_ view: UIView) {
    if arrangedSubviews.contains(where: { $0 === view }) { arrangementDidChange() }
  }

  func arrangedSubviewContentSizeDidChange(_ view: UIView) {
    if distribution == .fillProportionally { arrangementDidChange() }
  }

  private func arrangementDidChange() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// Replaces the constraints that arrange the views.
  open override func updateConstraints() {
    let arrangement = StackArrangement(
      stack: self,
      gaps: zip(arrangedSubviews, arrangedSubviews.dropFirst()).map { gap(after: $0.0) })
    NSLayoutConstraint.deactivate(made)
    for guide in madeGuides { removeLayoutGuide(guide) }
    let (constraints, guides) = arrangement.make()
    madeGuides = guides
    made = constraints
    for constraint in made { hold(constraint) }
    super.updateConstraints()
  }

  private func gap(after view: UIView) -> CGFloat {
    let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
    return gap == Self.spacingUseSystem ? 8 : gap
  }

  /// A column has the first baseline of its first shown view, a row that of its tallest one; where
  /// that is a stack, the same holds of it (Apple, `UIStackView`).
  open override var forFirstBaselineLayout: UIView {
    (axis == .vertical ? visibleSubviews.first : tallestSubview)?.forFirstBaselineLayout ?? self
  }

  /// A column has the last baseline of its last shown view, a row that of its tallest one; where that
  /// is a stack, the same holds of it (Apple, `UIStackView`).
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? visibleSubviews.last : tallestSubview)?.forLastBaselineLayout ?? self
  }

  /// The first of the highest arranged views that are shown.
  private var tallestSubview: UIView? {
    var tallest: (view: UIView, height: CGFloat)?
    for view in visibleSubviews {
      let height = view.solvedHeight
      if height > tallest?.height ?? -1 { tallest = (view, height) }
    }
    return tallest?.view
  }

  /// The arranged views that are shown.
  var visibleSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  override func describe(into node: inout LayoutNode) { node.kind = .stack }
}

import LayoutTree

/// Shows the title and buttons of the topmost of a stack of items.
@preconcurrency @MainActor open class UINavigationBar: UIView, ItemBar {
  /// The stack, the topmost last.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      itemsDidChange()
    }
  }
  /// Whether titles may be large.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { itemsDidChange() } }
  }
  /// Whether content shows through; content reaches under such a bar.
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { itemsDidChange() } } }
  /// The colour of the ground; nil is the system's.
  open var barTintColor: UIColor?

  /// The controller whose bar this is; nil for a bar of its own.
  weak var navigationController: UINavigationController?
  private var shownViews: [UIView] = []

  /// Makes a navigation bar.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a navigation bar from an Interface Builder file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func decode(_ object: NibObject, from nib: NibCoder) {
    super.decode(object, from: nib)
    if let value = object.bool("translucent") { isTranslucent = value }
    if let value = object.bool("largeTitles") ?? object.bool("prefersLargeTitles") {
      prefersLargeTitles = value
    }
    if let color = object.color("barTintColor") { barTintColor = UIColor(color, nib) }
    let decoded = object.items.filter { $0.element == "navigationItem" }
    if !decoded.isEmpty { items = decoded.map { UINavigationItem(nib: $0, from: nib) } }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below, which the button back leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Sets the stack, at once.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Puts an item on top, at once.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  /// Takes the topmost item away, at once.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }

  /// Whether the title of the topmost item is large where there is room for it: as the item says, or
  /// as the item below is when it says nothing.
  var wantsLargeTitle: Bool {
    guard prefersLargeTitles else { return false }
    for item in (items ?? []).reversed() {
      switch item.largeTitleDisplayMode {
      case .automatic: continue
      case .always: return true
      case .never, .inline: return false
      }
    }
    return true
  }

  /// The height of the bar's content: bar, large title and prompt.
  var contentHeight: CGFloat {
    let metrics = BarMetrics(self)
    return metrics.navigationBarHeight + (wantsLargeTitle ? metrics.largeTitleHeight : 0)
  }

  /// As high as bars of the system are where the bar is; no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: contentHeight)
  }

  /// As wide as is given, and as high as bars are.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight)
  }

  /// The height depends on size classes.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }

  func itemsDidChange() {
    let items = topItem.map { ($0.leftBarButtonItems ?? []) + ($0.rightBarButtonItems ?? []) } ?? []
    for item in items { item.bar = self }
    var wanted = items.compactMap(\.customView)
    if let titleView = topItem?.titleView { wanted.append(titleView) }
    for view in shownViews where !wanted.contains(where: { $0 === view }) {
      if view.superview === self { view.removeFromSuperview() }
    }
    for view in wanted where view.superview !== self { addSubview(view) }
    shownViews = wanted
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    navigationController?.childrenDidChange()
  }

  /// Places the app's views among the title and buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let parts = NavigationBarParts(self)
    for placed in parts.leading + parts.trailing { placed.item.customView?.frame = placed.frame }
    if let titleView = topItem?.titleView { titleView.frame = parts.titleViewFrame(titleView) }
  }

  /// Runs when the button back of a bar without a controller is tapped.
  package var onBack: (() -> Void)?

  override var tapTexts: [String] { [topItem?.title].compactMap { $0 } }

  /// The buttons, the one back first.
  override var partTapTargets: [TapTarget] {
    let parts = NavigationBarParts(self)
    var targets: [TapTarget] = []
    if parts.back != nil {
      targets.append(
        TapTarget(label: "Back", texts: [parts.backTitle]) { [weak self] in
          if let controller = self?.navigationController {
            controller.popViewController(animated: true)
          } else {
            self?.onBack?()
          }
        })
    }
    return targets + (parts.leading + parts.trailing).compactMap { $0.item.tapTarget }
  }

  override func describe(into node: inout LayoutNode) {
    super.describe(into: &node)
    node.kind = .navigationBar
    NavigationBarParts(self).describe(into: &node)
  }
}

import LayoutTree

/// Shows buttons along the bottom of a screen.
@preconcurrency @MainActor open class UIToolbar: UIView, ItemBar {
  /// The buttons and spaces, from the leading edge on.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      itemsDidChange()
    }
  }
  /// Whether content shows through.
  open var isTranslucent = true
  /// The colour of the ground; nil is the system's.
  open var barTintColor: UIColor?

  private var shownViews: [UIView] = []

  /// Makes a toolbar.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a toolbar from an Interface Builder file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func decode(_ object: NibObject, from nib: NibCoder) {
    super.decode(object, from: nib)
    if let value = object.bool("translucent") { isTranslucent = value }
    if let color = object.color("barTintColor") { barTintColor = UIColor(color, nib) }
    let decoded = object.items.filter { $0.element == "barButtonItem" }
    if !decoded.isEmpty { items = decoded.map { UIBarButtonItem(nib: $0, from: nib) } }
  }

  /// Sets the buttons, at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// As high as bars of the system are where the toolbar is; no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: BarMetrics(self).toolbarHeight)
  }

  /// As wide as is given, and as high as bars are.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics(self).toolbarHeight)
  }

  /// The height depends on the device, which a window knows.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    invalidateIntrinsicContentSize()
  }

  /// The height depends on size classes.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }

  func itemsDidChange() {
    let wanted = (items ?? []).compactMap(\.customView)
    for view in shownViews where !wanted.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in wanted where view.superview !== self { addSubview(view) }
    shownViews = wanted
    setNeedsLayout()
  }

  /// The places of the items.
  func placedItems() -> [PlacedBarItem] {
    guard let items, !items.isEmpty else { return [] }
    let metrics = BarMetrics(self)
    if bounds.height > bounds.width { return column(items) }
    let inset = metrics.sideInset(width: bounds.width)
    let safe = safeAreaInsets
    let height = min(bounds.height, metrics.toolbarHeight)
    let room = CGRect(
      x: safe.left + inset, y: 0, width: max(0, bounds.width - safe.horizontal - 2 * inset),
      height: height)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = isRightToLeft ? room.mirrored(in: bounds.width) : room
    let placed = BarButtonRow(room: start, isGlass: metrics.isGlass).filled(items)
    guard isRightToLeft else { return placed }
    return placed.map { PlacedBarItem(item: $0.item, frame: $0.frame.mirrored(in: bounds.width)) }
  }

  /// The places in the folding phone's column: one below the other, 54 apart.
  private func column(_ items: [UIBarButtonItem]) -> [PlacedBarItem] {
    var y: CGFloat = 0
    return items.filter { !$0.isSpace }.map { item in
      let frame = CGRect(x: 0, y: y, width: bounds.width, height: 48)
      y += 54
      return PlacedBarItem(item: item, frame: frame)
    }
  }

  /// Places the app's views among the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for placed in placedItems() { placed.item.customView?.frame = placed.frame }
  }

  override var partTapTargets: [TapTarget] { placedItems().compactMap { $0.item.tapTarget } }

  override func describe(into node: inout LayoutNode) {
    super.describe(into: &node)
    node.kind = .toolbar
    var parts = BarNodes(self, bar: node)
    if !BarMetrics(self).isGlass {
      parts.addBackground(
        CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + safeAreaInsets.bottom),
        color: barTintColor ?? .secondarySystemBackground)
      parts.addSeparator(
        CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(1, traits.displayScale)))
    }
    for (index, placed) in placedItems().enumerated()
    where !placed.item.isSpace && placed.item.customView == nil {
      if BarMetrics(self).isGlass { parts.addPlatter("platter\(index)", placed.frame) }
      parts.addButton(
        "item\(index)", of: placed.item, title: placed.item.shownTitle,
        image: placed.item.shownImage, font: BarButtonRow.font(of: placed.item), in: placed.frame)
    }
    node.children.insert(contentsOf: parts.made, at: 0)
  }
}

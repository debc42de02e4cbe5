import LayoutTree

/// Shows tabs along the bottom of a screen.
@preconcurrency @MainActor open class UITabBar: UIView, ItemBar {
  /// The tabs, from the leading edge on.
  open var items: [UITabBarItem]? {
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
    }
  }
  /// The tab that is chosen.
  open weak var selectedItem: UITabBarItem?
  /// Whether content shows through.
  open var isTranslucent = true
  /// The colour of the ground; nil is the system's.
  open var barTintColor: UIColor?
  /// The colour of the tabs that are not chosen; nil is the system's.
  open var unselectedItemTintColor: UIColor?

  /// The most tabs that fit where the width is compact; the rest hides behind a tab "More" (Apple,
  /// `UITabBarController`).
  static let maximumCompactItems = 5

  /// Makes a tab bar.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a tab bar from an Interface Builder file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func decode(_ object: NibObject, from nib: NibCoder) {
    super.decode(object, from: nib)
    if let value = object.bool("translucent") { isTranslucent = value }
    if let color = object.color("barTintColor") { barTintColor = UIColor(color, nib) }
    let decoded = object.items.filter { $0.element == "tabBarItem" }
    if !decoded.isEmpty { items = decoded.map { UITabBarItem(nib: $0, from: nib) } }
  }

  /// Sets the tabs, at once.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// As high as tab bars are where this one is; no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: BarMetrics(self).tabBarHeight)
  }

  /// As wide as is given, and as high as tab bars are, the safe area below counted in.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: BarMetrics(self).tabBarHeight + (window?.safeAreaInsets.bottom ?? 0))
  }

  /// The height depends on size classes.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }

  func itemsDidChange() { setNeedsLayout() }

  /// The tabs that are shown: all that fit, with "More" in the last place for the rest.
  package var shownItems: [UITabBarItem] {
    let all = items ?? []
    guard traits.horizontalSizeClass != .regular, all.count > Self.maximumCompactItems else {
      return all
    }
    return Array(all.prefix(Self.maximumCompactItems - 1))
      + [UITabBarItem(tabBarSystemItem: .more, tag: 0)]
  }

  /// The platter of glass that carries the tabs from iOS 26: 62 high and 21 above the screen's bottom,
  /// a tab every 86 points, 68 with five (Tembeon/morph).
  private func platter(count: Int) -> CGRect {
    let pitch: CGFloat = count >= 5 ? 68 : 86
    let width = min(max(0, bounds.width - 42), CGFloat(count) * pitch + 8)
    let height = min(62, bounds.height)
    let bottom: CGFloat = bounds.height >= 83 ? 21 : 0
    return CGRect(
      x: (bounds.width - width) / 2, y: max(0, bounds.height - bottom - height), width: width,
      height: height)
  }

  /// The places of the tabs shown.
  func placedTabs() -> [(item: UITabBarItem, frame: CGRect)] {
    let shown = shownItems
    guard !shown.isEmpty else { return [] }
    if bounds.height > bounds.width {
      // The folding phone's column: tabs of 48 by 54, two apart, five from either end.
      return shown.enumerated().map {
        ($1, CGRect(x: 0, y: 6 + CGFloat($0) * 56, width: bounds.width, height: 54))
      }
    }
    var room: CGRect
    let metrics = BarMetrics(self)
    if metrics.isGlass, metrics.verticalSizeClass == .regular {
      room = platter(count: shown.count).insetBy(dx: 4, dy: 0)
    } else {
      let safe = safeAreaInsets
      room = CGRect(
        x: safe.left, y: 0, width: max(0, bounds.width - safe.horizontal),
        height: min(bounds.height, metrics.tabBarHeight))
    }
    if traits.horizontalSizeClass == .regular, !metrics.isGlass {
      // In wide bars tabs stand together in the middle rather than apart over the whole width.
      let width = min(room.width, CGFloat(shown.count) * 110)
      room = CGRect(x: room.midX - width / 2, y: room.minY, width: width, height: room.height)
    }
    let width = room.width / CGFloat(shown.count)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return shown.enumerated().map { index, item in
      let place = isRightToLeft ? shown.count - 1 - index : index
      return (
        item,
        CGRect(
          x: room.minX + CGFloat(place) * width, y: room.minY, width: width, height: room.height)
      )
    }
  }

  /// Runs with a tab's place when a tab of a bar without a controller is tapped.
  package var onSelect: ((Int) -> Void)?

  /// The tabs; the one for those that do not fit opens a list that is not there.
  override var partTapTargets: [TapTarget] {
    shownItems.enumerated().compactMap { index, item in
      guard items?.indices.contains(index) ?? false, items?[index] === item else { return nil }
      return TapTarget(
        identifier: item.accessibilityIdentifier, label: item.accessibilityLabel,
        texts: [item.shownTitle ?? item.image?.name].compactMap { $0 }, isEnabled: item.isEnabled
      ) { [weak self] in
        guard let self else { return }
        if let controller = superview?.viewController as? UITabBarController,
          controller.tabBar === self
        {
          controller.tapTab(at: index)
        } else {
          onSelect?(index)
        }
      }
    }
  }

  override func describe(into node: inout LayoutNode) {
    super.describe(into: &node)
    node.kind = .tabBar
    let metrics = BarMetrics(self)
    var parts = BarNodes(self, bar: node)
    let tabs = placedTabs()
    if metrics.isGlass {
      if bounds.height > bounds.width {
        parts.addPlatter("platter", CGRect(origin: .zero, size: bounds.size))
      } else if !tabs.isEmpty, metrics.verticalSizeClass == .regular {
        parts.addPlatter("platter", platter(count: tabs.count))
      }
    } else {
      parts.addBackground(
        CGRect(origin: .zero, size: bounds.size), color: barTintColor ?? .secondarySystemBackground)
      parts.addSeparator(
        CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(1, traits.displayScale)))
    }
    // Titles stand beside images where the width is regular or the height compact.
    let isBeside =
      !metrics.isGlass && bounds.width >= bounds.height
      && (traits.horizontalSizeClass == .regular || metrics.verticalSizeClass == .compact)
    for (index, tab) in tabs.enumerated() {
      parts.addTab(
        "tab\(index)", of: tab.item, isSelected: tab.item === selectedItem, isBeside: isBeside,
        in: tab.frame)
    }
    node.children.insert(contentsOf: parts.made, at: 0)
  }
}

import Devices

/// The sizes of bars where a view is: by generation, idiom and the room there is.
@preconcurrency @MainActor package struct BarMetrics {
  let traits: UITraitCollection
  let configuration: Configuration?
  /// Whether the bar is on a sheet, whose navigation bars are higher.
  let isOnSheet: Bool

  package init(_ view: UIView) {
    traits = view.traits
    configuration = view.window?.configuration
    var ancestor = view.superview
    while let current = ancestor, !(current is UIDropShadowView) { ancestor = current.superview }
    isOnSheet = (ancestor as? UIDropShadowView).map { $0.kind != .fullScreen } ?? false
  }

  var system: SystemMetrics { SystemMetrics.metrics(for: traits.system) }
  var idiom: Idiom { traits.userInterfaceIdiom == .pad ? .pad : .phone }
  var verticalSizeClass: SizeClass { traits.verticalSizeClass == .compact ? .compact : .regular }
  /// The room from left to right on the whole screen, whatever a column's own class is.
  var horizontalSizeClass: SizeClass {
    if let configuration { return configuration.horizontalSizeClass }
    return traits.horizontalSizeClass == .regular ? .regular : .compact
  }
  /// Whether bars are made of glass that floats, as from iOS 26.
  var isGlass: Bool { traits.system >= .v26 }
  var folding: FoldingGeometry? { configuration?.device.folding }

  /// A navigation bar's height without large title and prompt.
  var navigationBarHeight: CGFloat {
    CGFloat(
      system.navigationBarHeight(
        idiom: idiom, verticalSizeClass: verticalSizeClass,
        horizontalSizeClass: horizontalSizeClass, isSheet: isOnSheet))
  }

  /// What a large title adds: nothing where the height is compact, where titles are never large.
  var largeTitleHeight: CGFloat {
    verticalSizeClass == .compact ? 0 : CGFloat(system.largeTitleHeight)
  }

  /// A tab bar's height above the safe area's bottom.
  var tabBarHeight: CGFloat {
    CGFloat(
      system.tabBarHeight(
        idiom: idiom, verticalSizeClass: verticalSizeClass,
        horizontalSizeClass: horizontalSizeClass))
  }

  /// A toolbar's height above the safe area's bottom.
  var toolbarHeight: CGFloat {
    CGFloat(
      system.toolbarHeight(
        idiom: idiom, verticalSizeClass: verticalSizeClass,
        horizontalSizeClass: horizontalSizeClass,
        hasHomeIndicator: configuration?.device.hasHomeIndicator ?? false))
  }

  /// The distance of a bar's outermost button from its edge: 16 below 414 points, 20 from there (16 on
  /// 402 and 20 on 440 are measured, Tembeon/morph).
  func sideInset(width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }

  /// The edge that a container's bars stand on in a column, or nil where they lie above and below.
  ///
  /// The folding phone has its bars in a column for what reaches to that edge of the window: a
  /// sidebar on the other side keeps horizontal bars.
  func verticalBarEdge(of view: UIView) -> VerticalBarEdge? {
    guard let window = view.window else { return nil }
    return verticalBarEdge(
      of: view.convert(view.bounds, to: window), windowWidth: window.bounds.width)
  }

  /// The edge that the bars of what stands in a rectangle of the window are on in a column.
  package func verticalBarEdge(of frame: CGRect, windowWidth: CGFloat) -> VerticalBarEdge? {
    switch configuration?.verticalBarEdge {
    case .leading: frame.minX <= 0.5 ? .leading : nil
    case .trailing: frame.maxX >= windowWidth - 0.5 ? .trailing : nil
    case nil: nil
    }
  }

  /// What a column of bars takes on top of the safe area's sides: the column's width, where the bare
  /// window does not have it yet (the left one of two windows; derived, not measured).
  func columnInsets(on edge: VerticalBarEdge, safeArea: UIEdgeInsets) -> UIEdgeInsets {
    let width = CGFloat(folding?.barColumnWidth ?? 0)
    switch edge {
    case .leading:
      return UIEdgeInsets(top: 0, left: max(0, width - safeArea.left), bottom: 0, right: 0)
    case .trailing:
      return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: max(0, width - safeArea.right))
    }
  }

  /// The place of a bar in the column: 48 wide in the column's middle, 24 from the bottom of what is
  /// given (figures of the UI kit; the column is 12 + 48 + 24 points).
  func columnFrame(
    on edge: VerticalBarEdge, in bounds: CGRect, height: CGFloat, above bottom: CGFloat = 24
  ) -> CGRect {
    let x = edge == .leading ? bounds.minX + 24 : bounds.maxX - 24 - 48
    let fitted = min(height, max(0, bounds.height - bottom - 24))
    return CGRect(x: x, y: bounds.maxY - bottom - fitted, width: 48, height: fitted)
  }
}

/// The places of a navigation controller's bars and content, in its view's coordinates.
@preconcurrency @MainActor struct NavigationGeometry {
  /// The navigation bar.
  private(set) var navigationBar = CGRect.zero
  /// The toolbar.
  private(set) var toolbar = CGRect.zero
  /// The topmost controller's view.
  private(set) var content = CGRect.zero
  /// How far the bars reach into it, beyond the safe area that it has from the view.
  private(set) var insets = UIEdgeInsets.zero

  init(_ controller: UINavigationController, container: UIView) {
    let metrics = BarMetrics(container)
    let bounds = container.bounds
    let safe = container.safeAreaInsets
    var top: CGFloat = 0
    var bottom: CGFloat = 0
    var sides = UIEdgeInsets.zero
    let bar = controller.navigationBar
    let edge = metrics.verticalBarEdge(of: container)
    let toolbarHeight = metrics.toolbarHeight
    if let edge, let folding = metrics.folding {
      sides = metrics.columnInsets(on: edge, safeArea: safe)
      let title = CGFloat(bar.wantsLargeTitle ? folding.largeTitleTop : folding.inlineTitleTop)
      navigationBar = CGRect(x: 0, y: 0, width: bounds.width, height: max(title, safe.top))
      top = max(0, title - safe.top)
      let count = CGFloat((controller.toolbar.items ?? []).filter { !$0.isSpace }.count)
      toolbar = metrics.columnFrame(
        on: edge, in: bounds, height: max(0, count * 54 - 6), above: 24 + safe.bottom)
      if controller.isNavigationBarHidden && controller.isToolbarHidden { sides = .zero }
    } else {
      var height = bar.contentHeight
      if let folding = metrics.folding, safe.top >= CGFloat(folding.largeTitleTop) {
        // The band that the status stands in is the bar's place too, whatever the title's size.
        height = min(metrics.navigationBarHeight, safe.top)
        navigationBar = CGRect(
          x: 0, y: safe.top - height, width: bounds.width, height: height)
      } else {
        var start = safe.top
        if let saved = controller.designBarFrame, saved.width == bounds.width, saved.minY == 0 {
          start = 0
          if saved.height == CGFloat(metrics.system.sheetNavigationBarHeight) {
            height += saved.height - metrics.navigationBarHeight
          }
        }
        navigationBar = CGRect(x: 0, y: start, width: bounds.width, height: height)
        // What the safe area has above the bar's start is the bar's place as well.
        top = height + start - safe.top
      }
      toolbar = CGRect(
        x: 0, y: bounds.height - safe.bottom - toolbarHeight, width: bounds.width,
        height: toolbarHeight)
      if !controller.isToolbarHidden { bottom = toolbarHeight }
    }
    if controller.isNavigationBarHidden {
      top = 0
      navigationBar.origin.y = -navigationBar.height
    }
    if controller.isToolbarHidden, edge == nil { toolbar.origin.y = bounds.height }
    content = bounds
    insets = UIEdgeInsets(top: top, left: sides.left, bottom: bottom, right: sides.right)
    guard let shown = controller.topViewController else { return }
    keepClear(
      of: shown, controller: controller, safe: safe,
      hasBottomBar: bottom > 0 || controller.containerInsets.bottom > 0)
  }

  /// Ends the content at a bar that it may not reach under: one that is opaque, or on an edge that the
  /// controller leaves out of `edgesForExtendedLayout` (Apple, `extendedLayoutIncludesOpaqueBars`).
  private mutating func keepClear(
    of shown: UIViewController, controller: UINavigationController, safe: UIEdgeInsets,
    hasBottomBar: Bool
  ) {
    let includesOpaque = shown.extendedLayoutIncludesOpaqueBars
    let isUnderTop =
      shown.edgesForExtendedLayout.contains(.top)
      && (includesOpaque || controller.navigationBar.isTranslucent)
    if !controller.isNavigationBarHidden, !isUnderTop {
      let start = safe.top + insets.top
      content.origin.y += start
      content.size.height = max(0, content.height - start)
      insets.top = 0
    }
    let isUnderBottom =
      shown.edgesForExtendedLayout.contains(.bottom)
      && (includesOpaque || controller.isToolbarHidden || controller.toolbar.isTranslucent)
    if hasBottomBar, !isUnderBottom {
      content.size.height = max(0, content.height - safe.bottom - insets.bottom)
      insets.bottom = 0
    }
  }
}

import Devices

/// The places of the bars of a navigation stack and of its content, in the coordinates of what holds
/// them.
@preconcurrency @MainActor package struct NavigationGeometry {
  /// The navigation bar.
  package private(set) var navigationBar = CGRect.zero
  /// The toolbar.
  package private(set) var toolbar = CGRect.zero
  /// The topmost controller's view.
  private(set) var content = CGRect.zero
  /// How far the bars reach into it, beyond the safe area that it has from what holds it.
  package private(set) var insets = UIEdgeInsets.zero

  /// The bars and what they stand in.
  package struct Input {
    let bar: UINavigationBar
    let toolbar: UIToolbar
    let isBarHidden: Bool
    let isToolbarHidden: Bool
    let bounds: CGRect
    let safe: UIEdgeInsets
    let metrics: BarMetrics
    let edge: VerticalBarEdge?
    var designBarFrame: CGRect?

    /// Takes bars, and the rectangle that they stand in with its safe area, in points.
    ///
    /// - Parameter edge: the edge that bars stand on in a column; nil where they lie above and below.
    package init(
      bar: UINavigationBar, toolbar: UIToolbar, isBarHidden: Bool, isToolbarHidden: Bool,
      bounds: CGRect, safe: UIEdgeInsets, metrics: BarMetrics, edge: VerticalBarEdge?
    ) {
      self.bar = bar
      self.toolbar = toolbar
      self.isBarHidden = isBarHidden
      self.isToolbarHidden = isToolbarHidden
      self.bounds = bounds
      self.safe = safe
      self.metrics = metrics
      self.edge = edge
    }
  }

  init(_ controller: UINavigationController, container: UIView) {
    let metrics = BarMetrics(container)
    var input = Input(
      bar: controller.navigationBar, toolbar: controller.toolbar,
      isBarHidden: controller.isNavigationBarHidden, isToolbarHidden: controller.isToolbarHidden,
      bounds: container.bounds, safe: container.safeAreaInsets, metrics: metrics,
      edge: metrics.verticalBarEdge(of: container))
    input.designBarFrame = controller.designBarFrame
    self.init(input)
    guard let shown = controller.topViewController else { return }
    keepClear(
      of: shown, controller: controller, safe: input.safe,
      hasBottomBar: insets.bottom > 0 || controller.containerInsets.bottom > 0)
  }

  /// Places bars.
  package init(_ input: Input) {
    let metrics = input.metrics
    let bounds = input.bounds
    let safe = input.safe
    var top: CGFloat = 0
    var bottom: CGFloat = 0
    var sides = UIEdgeInsets.zero
    let bar = input.bar
    let edge = input.edge
    let toolbarHeight = metrics.toolbarHeight
    if let edge, let folding = metrics.folding {
      sides = metrics.columnInsets(on: edge, safeArea: safe)
      let title = CGFloat(bar.wantsLargeTitle ? folding.largeTitleTop : folding.inlineTitleTop)
      navigationBar = CGRect(x: 0, y: 0, width: bounds.width, height: max(title, safe.top))
      top = max(0, title - safe.top)
      let count = CGFloat((input.toolbar.items ?? []).filter { !$0.isSpace }.count)
      toolbar = metrics.columnFrame(
        on: edge, in: bounds, height: max(0, count * 54 - 6), above: 24 + safe.bottom)
      if input.isBarHidden && input.isToolbarHidden { sides = .zero }
    } else {
      var height = bar.contentHeight
      if let folding = metrics.folding, safe.top >= CGFloat(folding.largeTitleTop) {
        // The band that the status stands in is the bar's place too, whatever the title's size.
        height = min(metrics.navigationBarHeight, safe.top)
        navigationBar = CGRect(
          x: 0, y: safe.top - height, width: bounds.width, height: height)
      } else {
        var start = safe.top
        if let saved = input.designBarFrame, saved.width == bounds.width, saved.minY == 0 {
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
      if !input.isToolbarHidden { bottom = toolbarHeight }
    }
    if input.isBarHidden {
      top = 0
      navigationBar.origin.y = -navigationBar.height
    }
    if input.isToolbarHidden, edge == nil { toolbar.origin.y = bounds.height }
    content = bounds
    insets = UIEdgeInsets(top: top, left: sides.left, bottom: bottom, right: sides.right)
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

import Devices

/// The places of a bar of tabs and of what is shown with it, in the coordinates of what holds them.
@preconcurrency @MainActor package struct TabGeometry {
  /// The bar.
  package let bar: CGRect
  /// How far the bar reaches into the content, beyond the safe area that it has from what holds it.
  package private(set) var insets = UIEdgeInsets.zero

  /// Places a bar: along the bottom, or in the folding phone's column.
  ///
  /// - Parameters:
  ///   - count: How many tabs the bar shows.
  ///   - bounds: What holds bar and content, in points.
  ///   - safe: The safe area there.
  ///   - edge: the edge that bars stand on in a column; nil where they lie above and below.
  package init(
    tabs count: Int, isHidden: Bool, bounds: CGRect, safe: UIEdgeInsets, metrics: BarMetrics,
    edge: VerticalBarEdge?
  ) {
    if let edge {
      if !isHidden { insets = metrics.columnInsets(on: edge, safeArea: safe) }
      bar = metrics.columnFrame(on: edge, in: bounds, height: CGFloat(10 + 56 * count))
      return
    }
    let height = metrics.tabBarHeight
    if !isHidden { insets.bottom = height }
    bar = CGRect(
      x: 0, y: isHidden ? bounds.height : bounds.height - safe.bottom - height,
      width: bounds.width, height: height + safe.bottom)
  }
}

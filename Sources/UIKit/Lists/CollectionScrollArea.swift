import LayoutTree

/// Where a section lies that scrolls by itself.
struct CollectionScrollArea {
  /// Its rectangle in the collection's content, in points.
  var frame: CGRect
  /// The size of what it scrolls over, in points.
  var contentSize: CGSize
  /// Whether it stops at whole widths.
  var isPaging: Bool
  /// Whether it starts at its end, as where text runs from right to left.
  var startsAtEnd: Bool
}

/// What a self-sizing element was measured for: it is measured again when any of it changes.
struct CollectionMeasureMark: Equatable {
  var path: IndexPath
  var generation: Int
  /// The width that the layout decides; nil where the element does.
  var width: CGFloat?
  /// The height that the layout decides.
  var height: CGFloat?
}

/// The scroll area of a section, in which its cells lie.
final class UICollectionViewOrthogonalScrollView: UIScrollView {
  /// Whether the offset that the section starts with has been set.
  var hasStarted = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    // Shadows and badges of cells show beyond the area.
    clipsToBounds = false
  }

  required init?(coder: NSCoder) { nil }

  /// Has the collection make what comes into sight.
  override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { superview?.setNeedsLayout() } }
  }

  /// Takes up the section's measures; the first time also where it starts.
  func adopt(_ area: CollectionScrollArea, scale: CGFloat) {
    let x = area.frame.minX.rounded(toPixelsAt: scale)
    let y = area.frame.minY.rounded(toPixelsAt: scale)
    let rounded = CGRect(
      x: x, y: y, width: area.frame.maxX.rounded(toPixelsAt: scale) - x,
      height: area.frame.maxY.rounded(toPixelsAt: scale) - y)
    if frame != rounded { frame = rounded }
    let length = contentSize.width
    contentSize = area.contentSize
    isPagingEnabled = area.isPaging
    if area.startsAtEnd, !hasStarted || length != contentSize.width {
      // What is in sight stays at its distance from the leading edge.
      let behind = hasStarted ? length - contentOffset.x : bounds.width
      contentOffset.x = max(0, contentSize.width - behind)
    }
    hasStarted = true
  }
}

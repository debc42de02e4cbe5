import LayoutTree

/// Reports buttons and other views that answer to touches but are less than 44 points wide or
/// high, the least size that Apple's Human Interface Guidelines ask for.
///
/// Not reported:
///
/// - items of navigation bars, tab bars and toolbars, whose touch areas UIKit makes larger;
/// - buttons that are text alone, without image, background or border: text links;
/// - switches, sliders, steppers, segmented controls, text fields and the like, as long as they
///   are not smaller than the system makes them;
/// - cells of lists, and views that are folded away to no size.
///
/// To mend it, give the view a width and height of at least 44 points; an image inside may stay
/// as small as it is.
public struct SmallTouchTarget: Rule {
  /// The identifier, `small-touch-target`.
  public static let id = "small-touch-target"
  /// What the rule reports, one line.
  public static let summary = "Controls smaller than 44 x 44 points"
  /// The manual: the doc comment of this type.
  public static let manual = """
    Reports buttons and other views that answer to touches but are less than 44 points wide or
    high, the least size that Apple's Human Interface Guidelines ask for.

    Not reported:

    - items of navigation bars, tab bars and toolbars, whose touch areas UIKit makes larger;
    - buttons that are text alone, without image, background or border: text links;
    - switches, sliders, steppers, segmented controls, text fields and the like, as long as they
      are not smaller than the system makes them;
    - cells of lists, and views that are folded away to no size.

    To mend it, give the view a width and height of at least 44 points; an image inside may stay
    as small as it is.
    """
  /// A warning.
  public static let severity = Severity.warning

  /// Makes the rule.
  public init() {}

  /// The least extent, in points.
  private static let minimum = 44.0

  /// Reports each control that is too small.
  public func check(_ index: TreeIndex) -> [Finding] {
    index.entries.compactMap { entry in
      let node = entry.node
      guard entry.isVisible, node.isMadeByApp, node.isTouchTarget, !entry.isInBar else {
        return nil
      }
      let frame = node.windowFrame
      guard frame.isFinite, frame.width > 0.5, frame.height > 0.5,
        let least = least(for: node, index, entry)
      else { return nil }
      // Half a pixel of rounding is no fault.
      let lack = max(least.width - frame.width, least.height - frame.height)
      guard lack > 0.25 else { return nil }
      return finding(
        index, "\(node.description) is too small to touch",
        reason: "\(points(frame.width)) x \(points(frame.height)) points, should be at least "
          + "\(points(least.width)) x \(points(least.height))",
        views: [entry], magnitude: lack)
    }
  }

  /// The least size of a view, or nil when any will do.
  private func least(
    for node: LayoutNode, _ index: TreeIndex, _ entry: TreeIndex.Entry
  ) -> LayoutSize? {
    let minimum = Self.minimum
    switch node.kind {
    case .tableCell, .collectionCell, .tableHeader, .scroll, .table, .collection, .textView,
      .pageControl, .datePicker, .picker, .map, .web, .activityIndicator, .progress:
      return nil
    // UIKit's own sizes; a width of 28 points leaves a thumb of a slider or a letter of a field.
    case .toggle: return LayoutSize(width: 49, height: 28)
    case .slider: return LayoutSize(width: minimum, height: 28)
    case .stepper: return LayoutSize(width: 94, height: 29)
    case .segmentedControl: return LayoutSize(width: minimum, height: 28)
    case .textField, .searchBar: return LayoutSize(width: 28, height: 22)
    case .button: return isTextLink(node, index, entry) ? nil : LayoutSize(width: 44, height: 44)
    default: return LayoutSize(width: minimum, height: minimum)
    }
  }

  private func isTextLink(
    _ node: LayoutNode, _ index: TreeIndex, _ entry: TreeIndex.Entry
  ) -> Bool {
    let parts = [entry] + index.entries[(entry.position + 1)..<entry.end].filter(\.isVisible)
    let hasText = parts.contains { !($0.node.text?.string.isBlank ?? true) }
    let hasLook = parts.contains {
      $0.node.image != nil || $0.node.style.borderWidth > 0
        || ($0.node.style.backgroundColor?.alpha ?? 0) > 0.05
    }
    return hasText && !hasLook
  }
}

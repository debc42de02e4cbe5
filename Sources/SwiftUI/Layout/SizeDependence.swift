/// How a view's size follows from what it is offered.
///
/// Most views need not be asked for each pair of a width and a height: where the width follows from
/// the offered width alone and the height from the offered height alone, as in stacks of colours,
/// frames and padding, the lengths of both axes are found and kept apart. The answers are the same,
/// bit for bit.
package enum SizeDependence {
  /// Each length may depend on both parts of the proposal, as that of text that breaks.
  case both
  /// The width depends on the offered width alone, and the height on the offered height.
  case separate
  /// The proposal; where it leaves an axis open, 10 points (rule 51).
  case filling
  /// The same size whatever is offered.
  case fixed(CGSize)

  /// Whether each length depends at most on what is offered along its own axis.
  var isSeparate: Bool {
    if case .both = self { return false }
    return true
  }

  /// The size where it is the same whatever is offered.
  var fixedSize: CGSize? {
    if case .fixed(let size) = self { return size }
    return nil
  }

  /// The length that views take that fill a proposal which leaves the axis open, in points.
  static let open: CGFloat = 10
}

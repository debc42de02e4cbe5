/// A view's size and the places in it by which it is lined up.
public struct ViewDimensions: Equatable {
  /// The width, in points.
  public let width: CGFloat
  /// The height, in points.
  public let height: CGFloat
  private let element: LayoutElement?
  private let proposal: ProposedViewSize

  init(_ element: LayoutElement?, size: CGSize, proposal: ProposedViewSize) {
    self.element = element
    self.proposal = proposal
    width = size.width
    height = size.height
  }

  var size: CGSize { CGSize(width: width, height: height) }

  /// The place that an alignment gives, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// The place that an alignment gives, in points from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// The place that a guide sets; nil where the view has the alignment's default.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// The place that a guide sets; nil where the view has the alignment's default.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.defaultValue(in: self) }

  func explicit(_ key: AlignmentKey) -> CGFloat? {
    // A size without end has no explicit places (rule 46).
    guard let element, width.isFinite, height.isFinite,
      element.setsPlainGuides || !key.isPlain
    else { return nil }
    return element.explicitAlignment(key, size: size, proposal: proposal)
  }

  /// Whether the sizes and the views are the same.
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.width == b.width && a.height == b.height && a.element === b.element
  }
}

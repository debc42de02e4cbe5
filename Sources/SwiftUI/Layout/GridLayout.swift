/// Arranges views in rows and columns (rule 56).
///
/// Each column is as wide as its widest view and each row as high as its highest; columns, then rows,
/// share out what is offered as the views of a stack do, the least flexible first. A view that is in
/// no row is a row of its own across all columns.
public struct GridLayout: Layout {
  /// What lines views up in their cells.
  public var alignment: Alignment
  /// The distance between columns, in points; nil is the system's.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, in points; nil takes what rows wish.
  public var verticalSpacing: CGFloat?

  /// Makes a layout.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  var arrangement: GridArrangement {
    GridArrangement(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  /// What the layout keeps.
  public struct Cache { var grid: GridArrangement.Cache }

  /// Finds rows, columns and gaps.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(grid: arrangement.makeCache(subviews.shownElements))
  }

  /// Shares out columns, then rows.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { arrangement.size(proposal, subviews.shownElements, &cache.grid) }

  /// Offers every view its cell and lines it up there.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let elements = subviews.shownElements
    arrangement.prepareToPlace(proposal, elements, &cache.grid)
    arrangement.forEachPlace(in: bounds, elements, cache.grid) { _, index, placement, _ in
      subviews.setPlacement(index, placement)
    }
  }
}

/// The distances that a view wishes to have from its neighbours.
///
/// An edge holds a plain distance, or none, which stands for the system's 8 points (rule 14), and,
/// at an edge of text, how far it keeps from other text.
public struct ViewSpacing: Sendable {
  /// The wish at one edge.
  struct EdgeValue: Equatable, Sendable {
    /// The plain distance; NaN is none.
    var plain = CGFloat.nan
    /// The distance from text; NaN where the edge is not one of text.
    var text = CGFloat.nan

    static let none = EdgeValue()
    static let zero = EdgeValue(plain: 0)

    /// Takes over the larger of each kind.
    mutating func formUnion(_ other: EdgeValue) {
      if plain.isNaN || other.plain > plain { plain = other.plain }
      if text.isNaN || other.text > text { text = other.text }
    }
  }

  var top = EdgeValue.none
  var leading = EdgeValue.none
  var bottom = EdgeValue.none
  var trailing = EdgeValue.none

  /// No distance on any edge.
  public static let zero = ViewSpacing(all: .zero)

  /// The system's distances on all edges.
  public init() {}

  private init(all value: EdgeValue) {
    top = value
    leading = value
    bottom = value
    trailing = value
  }

  /// The wishes of text: `above` and `below` are kept from text there, in points; other neighbours
  /// get the system's distance.
  package init(textAbove above: CGFloat, below: CGFloat) {
    top.text = above
    bottom.text = below
  }

  /// The same distance at the edges along an axis, the system's at the others.
  package init(_ distance: CGFloat, along axis: Axis) {
    let value = EdgeValue(plain: distance)
    if axis == .horizontal {
      leading = value
      trailing = value
    } else {
      top = value
      bottom = value
    }
  }

  /// Takes over another view's wishes at some edges, where they are larger.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }

  /// The wishes of both views.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Forgets the wishes at some edges: the system's distances stand there.
  mutating func reset(_ edges: Edge.Set) {
    if edges.contains(.top) { top = .none }
    if edges.contains(.leading) { leading = .none }
    if edges.contains(.bottom) { bottom = .none }
    if edges.contains(.trailing) { trailing = .none }
  }

  /// The distance between this view and the next one along an axis, in points.
  ///
  /// Text keeps from text what the lower text's edge says (rule 16); else the larger of the plain
  /// wishes counts; where there are none it is 8 (rules 14 and 15).
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (mine, others) =
      axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    if !mine.text.isNaN, !others.text.isNaN { return others.text }
    if mine.plain.isNaN { return others.plain.isNaN ? Self.system : others.plain }
    return others.plain > mine.plain ? others.plain : mine.plain
  }

  /// The distance that views keep where nothing else is said, in points (rule 14).
  static let system: CGFloat = 8
}

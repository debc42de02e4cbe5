/// A view as the layout that places it sees it.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let element: LayoutElement
  let container: PlacingElement
  let index: Int

  /// The size that the view takes when it is offered one.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    element.sizeThatFits(proposal)
  }

  /// The size that the view takes when it is offered one, with the places in it by which it is lined
  /// up.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    element.dimensions(proposal)
  }

  /// The distances that the view wishes to have from its neighbours.
  public var spacing: ViewSpacing { element.spacing() }

  /// How early the view is served when space is shared out; 0 unless set.
  public var priority: Double { element.priority }

  /// The value that the view carries for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    guard let value = element.carriedValue(ObjectIdentifier(key)) else { return K.defaultValue }
    return value as? K.Value ?? K.defaultValue
  }

  /// Places the view; the last call counts (rule 40).
  ///
  /// - Parameters:
  ///   - position: Where the anchor comes to stand, in the coordinates of the layout's bounds.
  ///   - anchor: The point of the view that stands there.
  ///   - proposal: What the view is offered.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    var origin = position
    if anchor.x != 0 || anchor.y != 0 {
      let size = element.sizeThatFits(proposal)
      origin.x -= anchor.x * size.width
      origin.y -= anchor.y * size.height
    }
    container.setPlacement(index, Placement(origin: origin, proposal: proposal))
  }

  /// Whether both are the same view in the same layout.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }
}

/// Where a layout puts a view, and what it offers to it.
struct Placement {
  var origin: CGPoint
  var proposal: ProposedViewSize
}

/// A key of values that views carry to the layout that they stand in.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that carry none.
  static var defaultValue: Value { get }
}

/// The views that a layout places.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
  /// The direction of the container: layouts place from the leading edge whatever it is.
  public var layoutDirection: LayoutDirection
  let container: PlacingElement
  /// All views of the container.
  let elements: [LayoutElement]
  private let range: Range<Int>
  /// The places in the container of a selection that is not a range.
  private let selection: [Int]?

  init(_ container: PlacingElement) {
    self.container = container
    elements = container.children
    layoutDirection = container.isRightToLeft ? .rightToLeft : .leftToRight
    range = 0..<elements.count
    selection = nil
  }

  /// Whether these are all views of the container.
  var isWhole: Bool { selection == nil && range.count == elements.count }

  /// The elements of the views.
  var shownElements: [LayoutElement] { isWhole ? elements : map(\.element) }

  /// Puts the view in a place, counted from the first one.
  func setPlacement(_ index: Int, _ placement: Placement) {
    container.setPlacement(isWhole ? index : self[startIndex + index].index, placement)
  }

  private init(_ base: LayoutSubviews, range: Range<Int>, indices: [Int]?) {
    container = base.container
    elements = base.elements
    layoutDirection = base.layoutDirection
    self.range = range
    selection = indices
  }

  /// A collection of views is sliced into one of its kind.
  public typealias SubSequence = LayoutSubviews
  /// A view.
  public typealias Element = LayoutSubview
  /// The place of a view.
  public typealias Index = Int

  /// The first view's place.
  public var startIndex: Int { selection == nil ? range.lowerBound : 0 }
  /// The place after the last view's.
  public var endIndex: Int { selection?.count ?? range.upperBound }

  /// The view in a place.
  public subscript(index: Int) -> LayoutSubview {
    let place = selection?[index] ?? index
    return LayoutSubview(
      element: elements[place], container: container, index: place)
  }

  /// The views in a range of places.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    guard let selection else { return LayoutSubviews(self, range: bounds, indices: nil) }
    return LayoutSubviews(self, range: 0..<bounds.count, indices: Array(selection[bounds]))
  }

  /// The views in some places.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    let places = indices.map { selection?[$0] ?? $0 }
    return LayoutSubviews(self, range: 0..<places.count, indices: places)
  }

  /// Whether both hold the same views.
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.container === b.container && a.range == b.range && a.selection == b.selection
      && a.layoutDirection == b.layoutDirection
  }
}

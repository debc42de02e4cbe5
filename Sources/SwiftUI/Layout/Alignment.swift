/// A place in views by which they are lined up.
public protocol AlignmentID {
  /// The place in a view that sets none of its own, in points from the leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// What several explicit places in a container give together; the default is their mean (rule 45).
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// Takes the mean of the explicit values: `n` is how many came before.
  public static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    let count = CGFloat(n)
    parentValue = ((parentValue ?? 0) * count + childValue) / (count + 1)
  }
}

/// An alignment along one axis, by which explicit places are kept.
package struct AlignmentKey: Hashable, @unchecked Sendable {
  /// The alignments that this module knows by itself.
  enum Builtin: UInt8 {
    case leading, center, trailing, top, middle, bottom, firstBaseline, lastBaseline,
      listRowSeparatorLeading, listRowSeparatorTrailing, none
  }

  let builtin: Builtin
  let axis: Axis
  let id: any AlignmentID.Type

  init(_ id: any AlignmentID.Type, axis: Axis, builtin: Builtin = .none) {
    self.id = id
    self.axis = axis
    self.builtin = builtin
  }

  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.builtin == b.builtin && a.axis == b.axis && (a.builtin != .none || a.id == b.id)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// Whether the place follows from the size alone unless a guide sets it, and containers do not take
  /// it over from what is in them (rule 45).
  var isPlain: Bool { builtin.rawValue <= Builtin.bottom.rawValue }

  /// The place of a plain alignment in a view of the given size.
  func plainPlace(in size: CGSize) -> CGFloat {
    switch builtin {
    case .center: size.width / 2
    case .middle: size.height / 2
    case .trailing: size.width
    case .bottom: size.height
    default: 0
    }
  }

  /// The place in a view of the given size that sets none of its own.
  func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    switch builtin {
    case .leading, .top, .listRowSeparatorLeading: 0
    case .center: dimensions.width / 2
    case .middle: dimensions.height / 2
    case .trailing, .listRowSeparatorTrailing: dimensions.width
    case .bottom, .firstBaseline, .lastBaseline: dimensions.height
    case .none: id.defaultValue(in: dimensions)
    }
  }

  /// Adds a child's explicit place to what the children before gave.
  func combine(_ value: CGFloat, _ count: Int, into result: inout CGFloat?) {
    switch builtin {
    case .leading, .center, .trailing, .top, .middle, .bottom: break
    case .firstBaseline: result = min(result ?? value, value)
    case .lastBaseline: result = max(result ?? value, value)
    case .listRowSeparatorLeading: result = min(result ?? value, value)
    case .listRowSeparatorTrailing: result = max(result ?? value, value)
    case .none: id._combineExplicit(childValue: value, count, into: &result)
    }
  }
}

/// An alignment from left to right.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Makes an alignment of the app's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }

  private init(_ builtin: AlignmentKey.Builtin) {
    key = AlignmentKey(BuiltinAlignment.self, axis: .horizontal, builtin: builtin)
  }

  /// By the edges where lines of text start.
  public static let leading = HorizontalAlignment(.leading)
  /// By the middles.
  public static let center = HorizontalAlignment(.center)
  /// By the edges where lines of text end.
  public static let trailing = HorizontalAlignment(.trailing)
  /// By where separators of rows in lists start.
  public static let listRowSeparatorLeading = HorizontalAlignment(.listRowSeparatorLeading)
  /// By where separators of rows in lists end.
  public static let listRowSeparatorTrailing = HorizontalAlignment(.listRowSeparatorTrailing)

  /// What the explicit places of several children give together; nil where there are none.
  public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    key.combined(values)
  }
}

/// An alignment from top to bottom.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Makes an alignment of the app's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }

  private init(_ builtin: AlignmentKey.Builtin) {
    key = AlignmentKey(BuiltinAlignment.self, axis: .vertical, builtin: builtin)
  }

  /// By the top edges.
  public static let top = VerticalAlignment(.top)
  /// By the middles.
  public static let center = VerticalAlignment(.middle)
  /// By the bottom edges.
  public static let bottom = VerticalAlignment(.bottom)
  /// By the baselines of first lines of text.
  public static let firstTextBaseline = VerticalAlignment(.firstBaseline)
  /// By the baselines of last lines of text.
  public static let lastTextBaseline = VerticalAlignment(.lastBaseline)

  /// What the explicit places of several children give together; nil where there are none.
  public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    key.combined(values)
  }
}

extension AlignmentKey {
  fileprivate func combined(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var result: CGFloat?
    var count = 0
    for case let value? in values {
      combine(value, count, into: &result)
      count += 1
    }
    return result
  }
}

/// Stands for the alignments that this module knows by itself.
private enum BuiltinAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

/// An alignment along both axes.
public struct Alignment: Equatable, Sendable {
  /// From left to right.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// Makes an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// By the middles.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// By the leading edges.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// By the trailing edges.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// By the top edges.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// By the bottom edges.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// By the top leading corners.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// By the top trailing corners.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// By the bottom leading corners.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// By the bottom trailing corners.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// By the middles and the first baselines.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// By the middles and the last baselines.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// By the leading edges and the first baselines.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// By the leading edges and the last baselines.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// By the trailing edges and the first baselines.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// By the trailing edges and the last baselines.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

extension HorizontalAlignment {
  init(_ key: AlignmentKey) { self.key = key }
}

extension VerticalAlignment {
  init(_ key: AlignmentKey) { self.key = key }
}

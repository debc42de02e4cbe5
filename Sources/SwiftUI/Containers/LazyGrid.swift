import LayoutTree
import UIKit

/// One column of a lazy grid, or one row of one that runs sideways.
public struct GridItem: Sendable {
  /// How wide a column is, in points.
  public enum Size: Sendable {
    /// Just so wide.
    case fixed(CGFloat)
    /// As wide as there is room, between two limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as there is room for, each between two limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide the column is.
  public var size: Size
  /// The distance from the next column, in points; nil is the system's.
  public var spacing: CGFloat?
  /// Where views stand in their cells; nil is the grid's.
  public var alignment: Alignment?

  /// Makes a column.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Where a lazy grid's columns stand.
struct GridTracks {
  struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  private(set) var tracks: [Track] = []
  /// The length of all tracks and the distances between them, in points.
  private(set) var length: CGFloat = 0

  /// Shares out a length, in points: what is left is divided by the number of columns left, in
  /// their order (rule 55).
  init(_ items: [GridItem], in room: CGFloat) {
    let gaps = items.dropLast().reduce(CGFloat(0)) { $0 + ($1.spacing ?? ViewSpacing.system) }
    var fixed: CGFloat = 0
    var flexible = 0
    for item in items {
      if case .fixed(let length) = item.size { fixed += length } else { flexible += 1 }
    }
    var left = room - gaps - fixed
    for (index, item) in items.enumerated() {
      if index > 0 { length += items[index - 1].spacing ?? ViewSpacing.system }
      switch item.size {
      case .fixed(let fixedLength): append(fixedLength, item)
      case .flexible(let minimum, let maximum):
        let share = max(minimum, min(maximum, left / CGFloat(flexible)))
        left -= share
        flexible -= 1
        append(share, item)
      case .adaptive(let minimum, let maximum):
        let share = max(0, left / CGFloat(flexible))
        let gap = item.spacing ?? ViewSpacing.system
        let fitting = ((share + gap) / max(1, minimum + gap)).rounded(.down)
        let count = max(1, min(Self.greatestCount, fitting.isFinite ? fitting : 1))
        let each = max(minimum, min(maximum, (share - gap * (count - 1)) / count))
        for copy in 0..<Int(count) {
          if copy > 0 { length += gap }
          append(each, item)
        }
        left -= each * count + gap * (count - 1)
        flexible -= 1
      }
    }
  }

  /// How many columns one item gives at most.
  private static let greatestCount: CGFloat = 1000

  private mutating func append(_ length: CGFloat, _ item: GridItem) {
    tracks.append(Track(start: self.length, length: length, alignment: item.alignment))
    self.length += length
  }
}

/// Views in columns, from top to bottom, made when they are seen in a scroll view.
public nonisolated struct LazyVGrid<Content: View>: View {
  /// A view without a body.
  public typealias Body = Never

  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a grid; spacing is between rows, in points.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Makes a node that makes views when they are seen.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _ViewContext
  ) -> _TypedViewNode<Self> {
    LazyNode(view, LazyGridElement(view.arrangement, name: "LazyVGrid", context), context) {
      ($0.arrangement, LazyContent($0.content, scope: $1, environment: $2))
    }
  }

  private var arrangement: LazyGridArrangement {
    LazyGridArrangement(
      axis: .vertical, items: columns, spacing: spacing, alignment: alignment.key)
  }
}

/// Views in rows, side by side, made when they are seen in a scroll view.
public nonisolated struct LazyHGrid<Content: View>: View {
  /// A view without a body.
  public typealias Body = Never

  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a grid; spacing is between columns, in points.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Makes a node that makes views when they are seen.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _ViewContext
  ) -> _TypedViewNode<Self> {
    LazyNode(view, LazyGridElement(view.arrangement, name: "LazyHGrid", context), context) {
      ($0.arrangement, LazyContent($0.content, scope: $1, environment: $2))
    }
  }

  private var arrangement: LazyGridArrangement {
    LazyGridArrangement(
      axis: .horizontal, items: rows, spacing: spacing, alignment: alignment.key)
  }
}

/// How views stand in a lazy grid.
struct LazyGridArrangement: Equatable {
  /// The axis along which lines of views follow each other.
  let axis: Axis
  let items: [GridItem]
  /// The distance between two lines, in points; nil is the system's.
  let spacing: CGFloat?
  /// Where the tracks stand in a grid that they do not fill.
  let alignment: AlignmentKey

  static func == (a: LazyGridArrangement, b: LazyGridArrangement) -> Bool {
    guard a.axis == b.axis, a.spacing == b.spacing, a.items.count == b.items.count else {
      return false
    }
    return zip(a.items, b.items).allSatisfy { $0.isEqual(to: $1) }
  }
}

extension GridItem {
  fileprivate func isEqual(to other: GridItem) -> Bool {
    guard spacing == other.spacing else { return false }
    switch (size, other.size) {
    case (.fixed(let a), .fixed(let b)): return a == b
    case (.flexible(let a, let b), .flexible(let c, let d)): return a == c && b == d
    case (.adaptive(let a, let b), .adaptive(let c, let d)): return a == c && b == d
    default: return false
    }
  }
}

/// The element of a grid whose views are made when they are seen.
final class LazyGridElement: LazyElement<LazyGridArrangement>, @unchecked Sendable {
  private struct Line {
    var first: Int
    var count: Int
    var start: CGFloat
    var length: CGFloat
  }

  private var lines: [Line] = []
  private var next = 0
  private var end: CGFloat = 0
  private var measuredFor: CGFloat?
  /// Headers and footers, which take a line of their own.
  private var wholeLines: Set<Int> = []

  private var isVertical: Bool { arrangement.axis == .vertical }

  override func forget() {
    super.forget()
    lines = []
    measuredFor = nil
  }

  override func contentDidChange() {
    wholeLines = []
    var index = 0
    for section in sections {
      if section.header != nil {
        wholeLines.insert(index)
        index += 1
      }
      index += section.items.count
      if section.footer != nil {
        wholeLines.insert(index)
        index += 1
      }
    }
    lineBreaks = []
    index = 0
    for section in sections {
      lineBreaks.insert(index)
      index +=
        section.items.count + (section.header == nil ? 0 : 1) + (section.footer == nil ? 0 : 1)
    }
  }

  /// The places at which a section, and so a line, begins.
  private var lineBreaks: Set<Int> = []

  private func offer(_ length: CGFloat) -> ProposedViewSize {
    isVertical
      ? ProposedViewSize(width: length, height: nil)
      : ProposedViewSize(width: nil, height: length)
  }

  private func lengthAlong(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  /// Makes and measures lines until what can be seen is full.
  @MainActor private func measure(_ tracks: GridTracks, _ across: CGFloat) {
    if measuredFor != across || lines.isEmpty {
      lines = []
      next = 0
      end = 0
      measuredFor = across
    }
    let visible = visibleExtent(arrangement.axis)
    let needed = cells.neededIndex ?? -1
    while next < cells.count, end < visible || next <= needed, !tracks.tracks.isEmpty {
      let first = next
      var length: CGFloat = 0
      if wholeLines.contains(first) {
        next += 1
        let size = cells.cell(at: first).element?.sizeThatFits(offer(tracks.length)) ?? .zero
        length = lengthAlong(size)
      } else {
        repeat {
          let track = tracks.tracks[next - first]
          let size = cells.cell(at: next).element?.sizeThatFits(offer(track.length)) ?? .zero
          length = max(length, lengthAlong(size))
          next += 1
        } while next < cells.count && next - first < tracks.tracks.count
          && !wholeLines.contains(next) && !lineBreaks.contains(next)
      }
      if !lines.isEmpty { end += arrangement.spacing ?? ViewSpacing.system }
      lines.append(Line(first: first, count: next - first, start: end, length: length))
      end += length
    }
  }

  /// The length of all lines: those not made are taken to be as long as those made are on average.
  private func length(_ tracks: GridTracks) -> CGFloat {
    guard !lines.isEmpty, next < count else { return end }
    let gap = arrangement.spacing ?? ViewSpacing.system
    let average = (end + gap) / CGFloat(next)
    return end + average * CGFloat(count - next)
  }

  private func across(_ proposal: ProposedViewSize) -> CGFloat {
    (isVertical ? proposal.width : proposal.height) ?? 10
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated {
      let across = across(proposal)
      let tracks = GridTracks(arrangement.items, in: across)
      measure(tracks, across)
      // What overflows is part of the size; what is placed in it is shared out anew.
      let side = max(across, tracks.length)
      return isVertical
        ? CGSize(width: side, height: length(tracks))
        : CGSize(width: length(tracks), height: side)
    }
  }

  override func placeChildren() {
    MainActor.assumeIsolated {
      let across = isVertical ? size.width : size.height
      let tracks = GridTracks(arrangement.items, in: across)
      measure(tracks, across)
      placed = []
      let box = ViewDimensions(nil, size: size, proposal: proposal)
      let whole =
        isVertical
        ? CGSize(width: tracks.length, height: size.height)
        : CGSize(width: size.width, height: tracks.length)
      let inner = ViewDimensions(nil, size: whole, proposal: proposal)
      let start =
        arrangement.alignment.defaultValue(in: box) - arrangement.alignment.defaultValue(in: inner)
      let needed = cells.neededIndex ?? -1
      for line in lines {
        let isSeen = canSee(line.start, line.length, arrangement.axis)
        guard isSeen || needed >= line.first && needed < line.first + line.count else { continue }
        for index in line.first..<(line.first + line.count) {
          guard let element = cells.cell(at: index).element else { continue }
          if wholeLines.contains(index) {
            place(element, line, start, tracks.length, nil, isSeen: isSeen)
          } else {
            let track = tracks.tracks[index - line.first]
            place(
              element, line, start + track.start, track.length, track.alignment, isSeen: isSeen)
          }
        }
      }
    }
  }

  /// Places a view in its cell.
  private func place(
    _ element: LayoutElement, _ line: Line, _ start: CGFloat, _ length: CGFloat,
    _ alignment: Alignment?, isSeen: Bool
  ) {
    let offer = offer(length)
    let taken = element.dimensions(offer)
    let cell =
      isVertical
      ? CGRect(x: start, y: line.start, width: length, height: line.length)
      : CGRect(x: line.start, y: start, width: line.length, height: length)
    let box = ViewDimensions(nil, size: cell.size, proposal: offer)
    let alignment = alignment ?? .center
    var origin = CGPoint(
      x: cell.minX + alignment.horizontal.key.defaultValue(in: box)
        - taken[alignment.horizontal],
      y: cell.minY + alignment.vertical.key.defaultValue(in: box) - taken[alignment.vertical])
    if environment.layoutDirection == .rightToLeft {
      origin.x = size.width - origin.x - taken.width
    }
    element.place(at: origin, proposal: offer)
    if isSeen { placed.append(element) }
  }
}

import LayoutTree

/// The views of one laid-out screen in one flat list, with what rules ask about each.
public struct TreeIndex: Sendable {
  /// A view and its place in the tree.
  public struct Entry: Sendable {
    /// The view, without its children.
    public var node: LayoutNode
    /// The view's position in `entries`.
    public var position: Int
    /// The parent's position in `entries`; nil for the root.
    public var parent: Int?
    /// The position after the last view inside this one: the views inside are
    /// `position + 1 ..< end`.
    public var end: Int
    /// Whether neither the view nor one round it is hidden or as good as transparent.
    public var isVisible: Bool
    /// Whether the view is, or lies inside, a navigation bar, tab bar, toolbar or status bar.
    public var isInBar: Bool
    /// The positions of the views round this one that cut what reaches beyond them, nearest first.
    public var clips: [Int]
  }

  /// The screen.
  public let screen: ScreenReference
  /// The configuration.
  public let configuration: ConfigurationSummary
  /// The conflicts among required constraints.
  public let conflicts: [ConflictRecord]
  /// The window, in its own coordinates.
  public let window: LayoutRect
  /// All views, parents before children, back to front.
  public let entries: [Entry]

  /// Flattens a tree.
  public init(_ tree: LayoutTree) {
    screen = tree.screen
    configuration = tree.configuration
    conflicts = tree.conflicts
    let size = tree.configuration.size
    window = LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
    var entries: [Entry] = []
    // A stack of its own, so that a very deep tree cannot exhaust the call stack.
    var pending: [(node: LayoutNode, parent: Int?)] = [(tree.root, nil)]
    while let (node, parent) = pending.popLast() {
      let position = entries.count
      entries.append(Entry(node, position: position, parent: parent, among: entries))
      for child in node.children.reversed() { pending.append((child, position)) }
    }
    for position in entries.indices.reversed() {
      guard let parent = entries[position].parent else { continue }
      entries[parent].end = max(entries[parent].end, entries[position].end)
    }
    self.entries = entries
  }

  /// Whether `inner` lies inside `outer` (a view does not lie inside itself).
  public func isInside(_ inner: Entry, _ outer: Entry) -> Bool {
    inner.position > outer.position && inner.position < outer.end
  }

  /// The views round a view, nearest first.
  public func ancestors(of entry: Entry) -> [Entry] {
    var result: [Entry] = []
    var next = entry.parent
    while let position = next {
      result.append(entries[position])
      next = entries[position].parent
    }
    return result
  }

  /// The views right inside a view, back to front.
  public func children(of entry: Entry) -> [Entry] {
    var result: [Entry] = []
    var position = entry.position + 1
    while position < entry.end {
      result.append(entries[position])
      position = entries[position].end
    }
    return result
  }

  /// The nearest scrolling view round a view that scrolls along an axis.
  func scroller(of entry: Entry, along axis: Axis) -> Entry? {
    ancestors(of: entry).first { $0.node.scrolls(along: axis) }
  }

  /// The place in the file of the view, or of the nearest view round it that has one.
  func location(of entry: Entry) -> SourceLocation? {
    entry.node.location ?? ancestors(of: entry).lazy.compactMap(\.node.location).first
  }

  /// The view that the app answers for: the view itself, or for the inner parts of a control or
  /// cell the nearest view round it that the app made; nil for UIKit's own views such as bars.
  func owner(of entry: Entry) -> Entry? {
    if entry.node.isMadeByApp { return entry }
    if entry.isInBar { return nil }
    guard let owner = ancestors(of: entry).first(where: { $0.node.isMadeByApp }) else { return nil }
    return owner.node.kind.hasOwnParts ? owner : nil
  }
}

extension TreeIndex.Entry {
  fileprivate init(
    _ node: LayoutNode, position: Int, parent: Int?, among entries: [TreeIndex.Entry]
  ) {
    var bare = node
    bare.children = []
    self.node = bare
    self.position = position
    self.parent = parent
    end = position + 1
    let isShown = !node.isHidden && node.alpha >= 0.01
    guard let parent else {
      isVisible = isShown
      isInBar = node.kind.isBar
      clips = []
      return
    }
    let outer = entries[parent]
    isVisible = isShown && outer.isVisible
    isInBar = node.kind.isBar || outer.isInBar
    clips = outer.node.cutsContent ? [parent] + outer.clips : outer.clips
  }
}

/// A direction to measure along.
enum Axis: CaseIterable {
  case horizontal, vertical
}

extension LayoutRect {
  func lower(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
  func upper(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }

  /// The smallest rectangle round both.
  func union(_ other: LayoutRect) -> LayoutRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return LayoutRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  func isNear(_ other: LayoutRect, tolerance: Double) -> Bool {
    contains(other, tolerance: tolerance) && other.contains(self, tolerance: tolerance)
  }

  var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

extension NodeKind {
  var isBar: Bool {
    switch self {
    case .navigationBar, .tabBar, .toolbar, .statusBar: true
    default: false
    }
  }

  /// Whether people act on it.
  var isControl: Bool {
    switch self {
    case .button, .textField, .textView, .toggle, .slider, .segmentedControl, .stepper,
      .pageControl, .picker, .datePicker, .searchBar:
      true
    default: false
    }
  }

  /// Whether UIKit builds it of parts whose text the app gives.
  var hasOwnParts: Bool {
    switch self {
    case .button, .textField, .segmentedControl, .searchBar, .tableCell, .tableHeader,
      .collectionCell, .label:
      true
    default: false
    }
  }

  var isScrolling: Bool {
    switch self {
    case .scroll, .table, .collection, .textView, .web, .map, .picker: true
    default: false
    }
  }
}

extension LayoutNode {
  /// The class and the name that people know, such as `UILabel "Name"`.
  var description: String {
    let shown = [label, text?.string].compactMap { $0 }.first { !$0.isBlank }
    return "\(customClass ?? className) \"\((shown ?? id).shortened(to: 40))\""
  }

  var cutsContent: Bool { clipsToBounds || kind.isScrolling }

  /// Whether the content may be scrolled along an axis, so that what is not in sight can be brought
  /// there.
  func scrolls(along axis: Axis) -> Bool {
    guard kind.isScrolling else { return false }
    // Lists always scroll; a scroll view scrolls as far as its content reaches.
    if kind != .scroll && axis == .vertical { return true }
    guard let contentSize else { return true }
    if axis == .horizontal { return contentSize.width > frame.width + 0.5 }
    // Content begins below the safe area's top and can be brought above its bottom.
    let insets = safeAreaInsets.top + safeAreaInsets.bottom
    return contentSize.height + insets > frame.height + 0.5
  }

  /// Where the text stands in the window: round all its lines; nil without text in sight.
  var textFrame: LayoutRect? {
    guard let text, !text.string.isBlank else { return nil }
    let boxes = text.lines.filter { !$0.text.isBlank && !$0.frame.isEmpty }.map(\.frame)
    guard let first = boxes.first else { return nil }
    let whole = boxes.dropFirst().reduce(first) { $0.union($1) }
    return whole.offsetBy(x: windowFrame.x, y: windowFrame.y)
  }

  /// Where each line of text stands in the window.
  var lineFrames: [LayoutRect] {
    guard let text, !text.string.isBlank else { return [] }
    return text.lines.filter { !$0.text.isBlank && !$0.frame.isEmpty }
      .map { $0.frame.offsetBy(x: windowFrame.x, y: windowFrame.y) }
  }
}

extension String {
  var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }

  /// The text on one line, at most `count` characters.
  func shortened(to count: Int) -> String {
    let line = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count <= count ? line : line.prefix(count - 3) + "..."
  }
}

/// A number of points as people write it: at most one digit after the point.
func points(_ value: Double) -> String {
  guard value.isFinite, abs(value) < 1e9 else { return "\(value)" }
  let tenths = Int((value * 10).rounded())
  let sign = tenths < 0 ? "-" : ""
  let whole = tenths.magnitude / 10
  let rest = tenths.magnitude % 10
  return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
}

/// Words joined as in a sentence: `a`, `a and b`, `a, b and c`.
func sentenceList(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}

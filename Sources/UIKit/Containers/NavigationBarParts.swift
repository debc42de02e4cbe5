import LayoutTree
import Typography

/// The places of a navigation bar's title and buttons.
@preconcurrency @MainActor struct NavigationBarParts {
  let bar: UINavigationBar
  /// The buttons on the side where text starts, from the edge inwards.
  private(set) var leading: [PlacedBarItem] = []
  /// The buttons on the other side, from the edge inwards.
  private(set) var trailing: [PlacedBarItem] = []
  /// The button back, where there is one.
  private(set) var back: CGRect?
  /// The room between the buttons.
  private(set) var middle = CGRect.zero
  /// The large title's line, where it is shown.
  private(set) var largeTitle: CGRect?

  private let metrics: BarMetrics
  private let isRightToLeft: Bool
  let backTitle: String

  init(_ bar: UINavigationBar) {
    self.bar = bar
    metrics = BarMetrics(bar)
    isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let previous = bar.backItem
    backTitle =
      previous?.backButtonTitle ?? previous?.backBarButtonItem?.shownTitle
      ?? previous?.title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
    place()
  }

  private mutating func place() {
    let size = bar.bounds.size
    let safe = bar.safeAreaInsets
    let inset = metrics.sideInset(width: size.width)
    let large = bar.wantsLargeTitle ? metrics.largeTitleHeight : 0
    let hasLarge = large > 0 && size.height > large
    let inline = hasLarge ? size.height - large : size.height
    let left = safe.left + inset
    let right = safe.right + inset
    let width = max(0, size.width - left - right)
    // In the folding phone's column the title alone lies above; the buttons share its line.
    let room = CGRect(x: left, y: 0, width: width, height: inline)
    if hasLarge {
      largeTitle = CGRect(x: left, y: inline, width: width, height: large)
    }
    let start = isRightToLeft ? room.mirrored(in: size.width) : room
    let end = isRightToLeft ? room : room.mirrored(in: size.width)
    let item = bar.topItem
    var used: CGFloat = 0
    if bar.backItem != nil, !(item?.hidesBackButton ?? false),
      (item?.leftBarButtonItems ?? []).isEmpty || item?.leftItemsSupplementBackButton == true
    {
      let backWidth = metrics.isGlass ? 44 : min(width / 3, 20 + Self.width(of: backTitle))
      let height = metrics.isGlass ? min(44, inline) : inline
      let x = metrics.isGlass ? start.minX : max(0, start.minX - 8)
      let frame = CGRect(x: x, y: (inline - height) / 2, width: backWidth, height: height)
      back = isRightToLeft ? frame.mirrored(in: size.width) : frame
      used = frame.maxX - start.minX + 8
    }
    let row = BarButtonRow(
      room: CGRect(
        x: start.minX + used, y: 0, width: max(0, start.width - used), height: inline),
      isGlass: metrics.isGlass)
    let fromStart = row.fromEdge(item?.leftBarButtonItems ?? [])
    let fromEnd = BarButtonRow(room: end, isGlass: metrics.isGlass)
      .fromEdge(item?.rightBarButtonItems ?? [])
    let startEnd = fromStart.last.map { $0.frame.maxX + 8 } ?? start.minX + used
    let endEnd = fromEnd.last.map { $0.frame.maxX + 8 } ?? end.minX
    // Distances from the edge where text starts, and from the other one.
    let middleWidth = max(0, size.width - startEnd - endEnd)
    let middleStart = CGRect(x: startEnd, y: 0, width: middleWidth, height: inline)
    func turned(_ placed: [PlacedBarItem], _ isTurned: Bool) -> [PlacedBarItem] {
      guard isTurned else { return placed }
      return placed.map {
        PlacedBarItem(item: $0.item, frame: $0.frame.mirrored(in: size.width))
      }
    }
    leading = turned(fromStart, isRightToLeft)
    trailing = turned(fromEnd, !isRightToLeft)
    middle = isRightToLeft ? middleStart.mirrored(in: size.width) : middleStart
  }

  private static func width(of text: String) -> CGFloat {
    BarNodes.width(of: text, font: .systemFont(ofSize: 17))
  }

  /// A rectangle of a size in the bar's middle, moved aside where a button is in the way, and cut
  /// where there is not enough room.
  func centered(_ size: CGSize) -> CGRect {
    let width = min(size.width, middle.width)
    let x = min(max(bar.bounds.midX - width / 2, middle.minX), middle.maxX - width)
    let height = min(size.height, middle.height)
    return CGRect(x: x, y: middle.midY - height / 2, width: width, height: height)
  }

  /// The place of an app's view that stands for the title; without a width it takes all there is.
  func titleViewFrame(_ view: UIView) -> CGRect {
    var size = BarButtonRow.size(of: view)
    if size.width <= 0 { size.width = middle.width }
    if size.height <= 0 { size.height = middle.height }
    return centered(size)
  }

  func describe(into node: inout LayoutNode) {
    var parts = BarNodes(bar, bar: node)
    if !metrics.isGlass {
      let above = bar.navigationController == nil ? bar.safeAreaInsets.top : max(0, bar.frame.minY)
      parts.addBackground(
        CGRect(
          x: 0, y: -above, width: bar.bounds.width, height: bar.bounds.height + above),
        color: bar.barTintColor ?? .systemBackground)
      let line = 1 / max(1, bar.traits.displayScale)
      if largeTitle == nil {
        parts.addSeparator(
          CGRect(x: 0, y: bar.bounds.height, width: bar.bounds.width, height: line))
      }
    }
    describeTitle(into: &parts)
    describeButtons(into: &parts)
    node.children.insert(contentsOf: parts.made, at: 0)
  }

  private func describeTitle(into parts: inout BarNodes) {
    guard let item = bar.topItem, let title = item.title, !title.isEmpty else { return }
    if let largeTitle {
      parts.addLabel(
        "large-title", title, font: .systemFont(ofSize: 34, weight: .bold), color: .label,
        in: largeTitle, alignment: isRightToLeft ? .right : .left)
    } else if item.titleView == nil {
      let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
      let scale = bar.traits.displayScale
      let size = CGSize(
        width: BarNodes.width(of: title, font: font),
        height: font.lineHeight.roundedUp(toPixelsAt: scale))
      parts.addLabel(
        "title", title, font: font, color: .label, in: centered(size), alignment: .center)
    }
  }

  private func describeButtons(into parts: inout BarNodes) {
    if let back {
      if metrics.isGlass { parts.addPlatter("back-platter", back) }
      parts.addButton(
        "back", of: bar.backItem?.backBarButtonItem,
        title: metrics.isGlass ? nil : (isRightToLeft ? "\(backTitle) ›" : "‹ \(backTitle)"),
        image: metrics.isGlass
          ? UIImage(barSymbol: isRightToLeft ? "chevron.right" : "chevron.left") : nil,
        font: .systemFont(ofSize: 17), in: back)
    }
    for (side, placed) in [("leading", leading), ("trailing", trailing)] {
      for (index, button) in placed.enumerated()
      where !button.item.isSpace && button.item.customView == nil {
        if metrics.isGlass { parts.addPlatter("\(side)-platter\(index)", button.frame) }
        parts.addButton(
          "\(side)\(index)", of: button.item, title: button.item.shownTitle,
          image: button.item.shownImage, font: BarButtonRow.font(of: button.item),
          in: button.frame)
      }
    }
  }
}

/// The places of a bar's buttons.
struct PlacedBarItem {
  let item: UIBarButtonItem
  var frame: CGRect
}

/// Lays out bar buttons in a row, from the leading edge on.
@preconcurrency @MainActor struct BarButtonRow {
  /// The room, with the leading edge at its left; a row for the other direction is turned round.
  let room: CGRect
  let isGlass: Bool

  /// The gap between two buttons: 12 between groups of glass (Tembeon/morph); 8 before, UIKit's
  /// standard space.
  var gap: CGFloat { isGlass ? 12 : 8 }

  /// The width of a button: its own, its view's, or its title's or image's. A button of glass is at
  /// least as wide as high: 44 (Tembeon/morph).
  func width(of item: UIBarButtonItem) -> CGFloat {
    if item.isSpace { return item.systemItem == .fixedSpace ? item.width : 0 }
    if let view = item.customView { return item.width > 0 ? item.width : Self.size(of: view).width }
    if item.width > 0 { return item.width }
    var width: CGFloat = 0
    if let title = item.shownTitle {
      width = BarNodes.width(of: title, font: Self.font(of: item))
      if isGlass { width += 24 }
    } else if let image = item.shownImage {
      width = image.size.width
    }
    return isGlass ? max(44, width) : width
  }

  /// The buttons from an edge inwards, as far as a navigation bar has them.
  func fromEdge(_ items: [UIBarButtonItem]) -> [PlacedBarItem] {
    var x = room.minX
    return items.map { item in
      let width = width(of: item)
      let placed = PlacedBarItem(item: item, frame: frame(of: item, x: x, width: width))
      x += width + (item.isSpace ? 0 : gap)
      return placed
    }
  }

  /// The buttons of a toolbar: from one end to the other, with the free room dealt out among the
  /// flexible spaces.
  func filled(_ items: [UIBarButtonItem]) -> [PlacedBarItem] {
    let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
    let widths = items.map { width(of: $0) }
    var gaps: CGFloat = 0
    for (item, next) in zip(items, items.dropFirst()) where !item.isSpace && !next.isSpace {
      gaps += gap
    }
    let free = max(0, room.width - widths.reduce(0, +) - gaps)
    let share = flexible > 0 ? free / CGFloat(flexible) : 0
    var x = room.minX
    var placed: [PlacedBarItem] = []
    for (index, item) in items.enumerated() {
      let width = item.systemItem == .flexibleSpace ? share : widths[index]
      placed.append(PlacedBarItem(item: item, frame: frame(of: item, x: x, width: width)))
      x += width
      if index + 1 < items.count, !item.isSpace, !items[index + 1].isSpace { x += gap }
    }
    return placed
  }

  private func frame(of item: UIBarButtonItem, x: CGFloat, width: CGFloat) -> CGRect {
    var height = isGlass ? min(44, room.height) : room.height
    if let view = item.customView { height = min(Self.size(of: view).height, room.height) }
    return CGRect(x: x, y: room.midY - height / 2, width: width, height: height)
  }

  /// The font of a button's title: 17 points, semibold where it ends a task.
  static func font(of item: UIBarButtonItem?) -> UIFont {
    .systemFont(ofSize: 17, weight: item?.style == .done ? .semibold : .regular)
  }

  /// The size of an app's view in a bar: what its constraints or content ask for, else its frame's.
  static func size(of view: UIView) -> CGSize {
    let intrinsic = view.intrinsicContentSize
    var size = view.bounds.size
    if !view.translatesAutoresizingMaskIntoConstraints {
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    if intrinsic.width > 0, size.width <= 0 { size.width = intrinsic.width }
    if intrinsic.height > 0, size.height <= 0 { size.height = intrinsic.height }
    return size
  }
}

extension CGRect {
  /// The rectangle turned round from left to right inside a width.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}

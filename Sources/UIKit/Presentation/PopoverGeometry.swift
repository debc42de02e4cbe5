/// The side of a popover that its arrow is on.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt

  /// Makes a set from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up: the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down: the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points left: the popover is to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points right: the popover is to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any side.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// No direction, before a popover is shown.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// Where a popover stands: beside its source, on the first side where it has room.
struct PopoverGeometry {
  /// The popover's rectangle with its arrow, in the container: since iOS 13 the content's view reaches
  /// under the arrow (ChenYilong/iOS13AdaptationTips issue 27).
  private(set) var frame: CGRect
  /// The way that the arrow points; empty without one.
  private(set) var direction: UIPopoverArrowDirection = []
  /// What the arrow takes of the popover, which is its safe area (marlimox/AloeStackView issue 68).
  private(set) var safeArea = UIEdgeInsets.zero

  /// How far the arrow reaches out, in points. It is the classic popover's; no page states it, nor one
  /// of iOS 26.
  static let arrowHeight: CGFloat = 13
  /// The size of a popover whose content asks for none, in points, cut to the room there is (Apple,
  /// `contentSizeForViewInPopover`).
  static let automaticSize = CGSize(width: 320, height: 1100)

  /// Finds the place.
  ///
  /// - Parameters:
  ///   - content: the size that the content asks for; an extent of 0 is none.
  ///   - source: the rectangle that the arrow points at, in the container.
  ///   - permitted: the ways that the arrow may point; none centres the popover over the source.
  ///   - area: the rectangle that the popover stays in.
  ///   - overlaps: whether the popover may cover its source where there is no room beside it.
  init(
    content: CGSize, source: CGRect, permitted: UIPopoverArrowDirection, area: CGRect,
    overlaps: Bool
  ) {
    let wanted = CGSize(
      width: content.width > 0 ? content.width : Self.automaticSize.width,
      height: content.height > 0 ? content.height : Self.automaticSize.height)
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let allowed = order.filter { permitted.contains($0) }
    let rooms = allowed.map { Self.room(beside: source, direction: $0, in: area) }
    func fitted(_ room: CGSize) -> CGSize {
      CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
    }
    // The first side that holds all of it, else the one that holds the most.
    let sizes = rooms.map(fitted)
    let best =
      sizes.firstIndex(of: wanted)
      ?? sizes.indices.max { a, b in
        let first = sizes[a].width * sizes[a].height
        let second = sizes[b].width * sizes[b].height
        return first < second
      }
    guard let best, sizes[best] == wanted || !overlaps, sizes[best].width > 0,
      sizes[best].height > 0
    else {
      let size = fitted(area.size)
      frame = CGRect(
        x: source.midX - size.width / 2, y: source.midY - size.height / 2, width: size.width,
        height: size.height
      ).moved(into: area)
      return
    }
    direction = allowed[best]
    let size = sizes[best]
    frame = .zero
    place(size, beside: source, in: area)
  }

  private mutating func place(_ size: CGSize, beside source: CGRect, in area: CGRect) {
    let arrow = Self.arrowHeight
    switch direction {
    case .up:
      frame = CGRect(
        x: source.midX - size.width / 2, y: source.maxY, width: size.width,
        height: size.height + arrow)
      safeArea.top = arrow
    case .down:
      frame = CGRect(
        x: source.midX - size.width / 2, y: source.minY - size.height - arrow,
        width: size.width, height: size.height + arrow)
      safeArea.bottom = arrow
    case .left:
      frame = CGRect(
        x: source.maxX, y: source.midY - size.height / 2, width: size.width + arrow,
        height: size.height)
      safeArea.left = arrow
    default:
      frame = CGRect(
        x: source.minX - size.width - arrow, y: source.midY - size.height / 2,
        width: size.width + arrow, height: size.height)
      safeArea.right = arrow
    }
    frame = frame.moved(into: area)
  }

  /// The room for content on one side of a source.
  private static func room(
    beside source: CGRect, direction: UIPopoverArrowDirection, in area: CGRect
  ) -> CGSize {
    switch direction {
    case .up:
      CGSize(width: area.width, height: max(0, area.maxY - source.maxY - arrowHeight))
    case .down:
      CGSize(width: area.width, height: max(0, source.minY - area.minY - arrowHeight))
    case .left:
      CGSize(width: max(0, area.maxX - source.maxX - arrowHeight), height: area.height)
    default:
      CGSize(width: max(0, source.minX - area.minX - arrowHeight), height: area.height)
    }
  }
}

extension CGRect {
  /// The rectangle moved into another one, as far as its size lets it.
  fileprivate func moved(into area: CGRect) -> CGRect {
    var result = self
    result.origin.x = max(area.minX, min(minX, area.maxX - width))
    result.origin.y = max(area.minY, min(minY, area.maxY - height))
    return result
  }
}

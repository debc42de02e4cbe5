extension UIView {
  /// Which distances stretch when the superview changes its size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Makes a mask from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left stretches.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width stretches.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right stretches.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the top stretches.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height stretches.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the bottom stretches.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How content is fitted into a view's bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched to fill.
    case scaleToFill = 0
    /// Scaled until it just fits inside.
    case scaleAspectFit
    /// Scaled until it just covers everything.
    case scaleAspectFill
    /// Drawn anew.
    case redraw
    /// In the centre, unscaled.
    case center
    /// At the top, unscaled.
    case top
    /// At the bottom, unscaled.
    case bottom
    /// At the left, unscaled.
    case left
    /// At the right, unscaled.
    case right
    /// In the top left corner, unscaled.
    case topLeft
    /// In the top right corner, unscaled.
    case topRight
    /// In the bottom left corner, unscaled.
    case bottomLeft
    /// In the bottom right corner, unscaled.
    case bottomRight
  }

  /// A size that stands for "none" in an intrinsic content size, on either axis.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Asks `systemLayoutSizeFitting(_:)` for the smallest size.
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)

  /// Asks `systemLayoutSizeFitting(_:)` for the largest size (Apple's value is 10 000 points).
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

/// How a view's direction follows from its meaning.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Turns with the language.
  case unspecified = 0
  /// Playback controls: never turned.
  case playback
  /// Controls of places, such as a map's compass: never turned.
  case spatial
  /// Always left to right.
  case forceLeftToRight
  /// Always right to left.
  case forceRightToLeft
}

/// The four distances from a superview's edges that a mask may stretch, and the extent, in one axis.
struct AutoresizingAxis {
  var before: CGFloat
  var extent: CGFloat
  var after: CGFloat
  var stretchesBefore: Bool
  var stretchesExtent: Bool
  var stretchesAfter: Bool

  /// The shares of a superview's growth that the distance before and the extent take.
  ///
  /// Growth is dealt out in proportion to the present lengths of what stretches, evenly when they
  /// are all zero; with nothing to stretch, the far margin gives way.
  var shares: (before: CGFloat, extent: CGFloat) {
    let total =
      (stretchesBefore ? max(0, before) : 0) + (stretchesExtent ? max(0, extent) : 0)
      + (stretchesAfter ? max(0, after) : 0)
    let count =
      (stretchesBefore ? 1 : 0) + (stretchesExtent ? 1 : 0) + (stretchesAfter ? 1 : 0)
    guard count > 0 else { return (0, 0) }
    func share(_ length: CGFloat, _ stretches: Bool) -> CGFloat {
      guard stretches else { return 0 }
      return total > 0 ? max(0, length) / total : 1 / CGFloat(count)
    }
    return (share(before, stretchesBefore), share(extent, stretchesExtent))
  }
}

extension UIView {
  /// The mask along one axis, for a frame in a superview of the given extent.
  func autoresizingAxis(
    horizontal: Bool, frame: CGRect, superviewSize size: CGSize
  ) -> AutoresizingAxis {
    let mask = autoresizingMask
    return horizontal
      ? AutoresizingAxis(
        before: frame.minX, extent: frame.width, after: size.width - frame.maxX,
        stretchesBefore: mask.contains(.flexibleLeftMargin),
        stretchesExtent: mask.contains(.flexibleWidth),
        stretchesAfter: mask.contains(.flexibleRightMargin))
      : AutoresizingAxis(
        before: frame.minY, extent: frame.height, after: size.height - frame.maxY,
        stretchesBefore: mask.contains(.flexibleTopMargin),
        stretchesExtent: mask.contains(.flexibleHeight),
        stretchesAfter: mask.contains(.flexibleBottomMargin))
  }

  /// Moves and resizes a view that constraints do not place, after its superview changed its size.
  func autoresize(fromSuperviewSize old: CGSize, to new: CGSize) {
    guard autoresizingMask != [] else { return }
    var frame = frame
    let horizontal = autoresizingAxis(horizontal: true, frame: frame, superviewSize: old)
    let vertical = autoresizingAxis(horizontal: false, frame: frame, superviewSize: old)
    frame.origin.x += horizontal.shares.before * (new.width - old.width)
    frame.size.width += horizontal.shares.extent * (new.width - old.width)
    frame.origin.y += vertical.shares.before * (new.height - old.height)
    frame.size.height += vertical.shares.extent * (new.height - old.height)
    frame.size.width = max(0, frame.size.width)
    frame.size.height = max(0, frame.size.height)
    self.frame = frame
  }
}

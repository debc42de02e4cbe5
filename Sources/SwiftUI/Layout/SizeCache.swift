/// What is offered along one axis, as bits by which answers are told apart.
struct Offer: Equatable {
  private let bits: UInt64

  /// A number that no proposal has.
  static let none = Offer(bits: .max - 1)
  /// Nothing: the least length is asked for.
  static let zero = Offer(bits: 0)
  /// All there could be: the largest length is asked for.
  static let infinity = Offer(CGFloat.infinity)
  /// The ideal length is asked for.
  static let unspecified = Offer(nil)

  private init(bits: UInt64) { self.bits = bits }

  init(_ length: CGFloat?) { bits = length?.native.bitPattern ?? .max }

  /// The length, in points; nil asks for the ideal one.
  var length: CGFloat? {
    self == .unspecified ? nil : CGFloat(Double(bitPattern: bits))
  }
}

/// The sizes that a view answered to proposals.
struct SizeCache {
  private struct Entry {
    var width: Offer
    var height: Offer
    var size: CGSize
  }

  private static let limit = 64

  private var entries: [Entry] = []
  /// The place of the oldest entry, once there are as many as there may be.
  private var oldest = 0

  subscript(proposal: ProposedViewSize) -> CGSize? {
    if entries.isEmpty { return nil }
    let width = Offer(proposal.width)
    let height = Offer(proposal.height)
    for entry in entries where entry.width == width && entry.height == height { return entry.size }
    return nil
  }

  mutating func insert(_ proposal: ProposedViewSize, _ size: CGSize) {
    let entry = Entry(width: Offer(proposal.width), height: Offer(proposal.height), size: size)
    if entries.count < Self.limit {
      if entries.isEmpty { entries.reserveCapacity(4) }
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.limit
    }
  }

  mutating func removeAll() {
    if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
    oldest = 0
  }
}

/// The lengths that a view answered along one axis, where they do not depend on the other one.
///
/// Stacks ask for the least and the largest length, then for one or two others: what else comes takes
/// the place of the older of those.
struct LengthCache {
  private var least: CGFloat = 0
  private var largest: CGFloat = 0
  private var ideal: CGFloat = 0
  private var length: CGFloat = 0
  private var olderLength: CGFloat = 0
  private var offer = Offer.none
  private var olderOffer = Offer.none
  private var hasLeast = false
  private var hasLargest = false
  private var hasIdeal = false

  subscript(offer: Offer) -> CGFloat? {
    if offer == .zero { return hasLeast ? least : nil }
    if offer == .infinity { return hasLargest ? largest : nil }
    if offer == self.offer { return length }
    if offer == .unspecified { return hasIdeal ? ideal : nil }
    return offer == olderOffer ? olderLength : nil
  }

  mutating func insert(_ offer: Offer, _ length: CGFloat) {
    if offer == .zero {
      least = length
      hasLeast = true
    } else if offer == .infinity {
      largest = length
      hasLargest = true
    } else if offer == .unspecified {
      ideal = length
      hasIdeal = true
    } else {
      olderOffer = self.offer
      olderLength = self.length
      self.offer = offer
      self.length = length
    }
  }
}

/// The lengths that a view answered along both axes.
struct LengthCaches {
  private var widths = LengthCache()
  private var heights = LengthCache()

  /// The length along an axis, found where it is not known.
  mutating func length(_ axis: Axis, _ offered: CGFloat?, _ find: () -> CGFloat) -> CGFloat {
    let offer = Offer(offered)
    if let known = axis == .horizontal ? widths[offer] : heights[offer] { return known }
    let length = find()
    if axis == .horizontal {
      widths.insert(offer, length)
    } else {
      heights.insert(offer, length)
    }
    return length
  }
}

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
}

/// The sizes that a view answered to proposals.
///
/// One stands in place; more go to a list.
struct SizeCache {
  private struct Entry {
    var width: Offer
    var height: Offer
    var size: CGSize
  }

  private static let limit = 64

  private var first = Entry(width: .none, height: .none, size: .zero)
  private var more: [Entry] = []
  private var count = 0

  subscript(proposal: ProposedViewSize) -> CGSize? {
    guard count > 0 else { return nil }
    let width = Offer(proposal.width)
    let height = Offer(proposal.height)
    if first.width == width, first.height == height { return first.size }
    guard count > 1 else { return nil }
    for entry in more where entry.width == width && entry.height == height { return entry.size }
    return nil
  }

  mutating func insert(_ proposal: ProposedViewSize, _ size: CGSize) {
    let entry = Entry(width: Offer(proposal.width), height: Offer(proposal.height), size: size)
    if count == 0 {
      first = entry
    } else if more.count < Self.limit {
      if more.isEmpty { more.reserveCapacity(4) }
      more.append(entry)
    } else {
      more[count % Self.limit] = entry
    }
    count += 1
  }

  mutating func removeAll() {
    guard count > 0 else { return }
    count = 0
    more.removeAll(keepingCapacity: true)
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

  mutating func removeAll() {
    hasLeast = false
    hasLargest = false
    hasIdeal = false
    offer = .none
    olderOffer = .none
  }
}

/// The sizes that a view answered to proposals.
///
/// Four stand in place; more, as in deep nests of stacks, go to a list. Proposals are told apart by
/// the bits of their numbers.
struct SizeCache {
  private struct Entry {
    var width: UInt64
    var height: UInt64
    var size: CGSize

    static let empty = Entry(width: 0, height: 0, size: .zero)
  }

  private static let unspecified = UInt64.max
  private static let limit = 64

  private var first = Entry.empty
  private var second = Entry.empty
  private var third = Entry.empty
  private var fourth = Entry.empty
  private var more: [Entry] = []
  private var count = 0

  subscript(proposal: ProposedViewSize) -> CGSize? {
    guard count > 0 else { return nil }
    let width = proposal.width?.native.bitPattern ?? Self.unspecified
    let height = proposal.height?.native.bitPattern ?? Self.unspecified
    if first.width == width, first.height == height { return first.size }
    guard count > 1 else { return nil }
    if second.width == width, second.height == height { return second.size }
    guard count > 2 else { return nil }
    if third.width == width, third.height == height { return third.size }
    guard count > 3 else { return nil }
    if fourth.width == width, fourth.height == height { return fourth.size }
    guard count > 4 else { return nil }
    for entry in more where entry.width == width && entry.height == height { return entry.size }
    return nil
  }

  mutating func insert(_ proposal: ProposedViewSize, _ size: CGSize) {
    let entry = Entry(
      width: proposal.width?.native.bitPattern ?? Self.unspecified,
      height: proposal.height?.native.bitPattern ?? Self.unspecified, size: size)
    switch count {
    case 0: first = entry
    case 1: second = entry
    case 2: third = entry
    case 3: fourth = entry
    default:
      if more.isEmpty { more.reserveCapacity(8) }
      if more.count < Self.limit {
        more.append(entry)
      } else {
        more[count % Self.limit] = entry
      }
    }
    count += 1
  }

  mutating func removeAll() {
    guard count > 0 else { return }
    count = 0
    more.removeAll()
  }
}

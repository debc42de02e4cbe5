import Devices

/// A text style of Dynamic Type.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  /// An extra large title.
  case extraLargeTitle
  /// The second extra large title.
  case extraLargeTitle2
  /// The title of a screen.
  case largeTitle
  /// A first-level title.
  case title1
  /// A second-level title.
  case title2
  /// A third-level title.
  case title3
  /// A heading within a text.
  case headline
  /// A heading below a headline.
  case subheadline
  /// Running text.
  case body
  /// A callout.
  case callout
  /// A footnote.
  case footnote
  /// The first caption.
  case caption1
  /// The second caption.
  case caption2

  /// The point size at a text size setting.
  ///
  /// Source: Apple's Human Interface Guidelines, Typography, iOS Dynamic Type sizes (captured
  /// 2026-06-10). The extra large titles are stated at `large` only (36 and 28); at other settings
  /// they are scaled as the large title is, to whole points.
  public func pointSize(at category: ContentSizeCategory) -> Double {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2:
      let size: Double = self == .extraLargeTitle ? 36 : 28
      let title = TextStyle.largeTitle
      return (size * title.pointSize(at: category) / title.pointSize(at: .large)).rounded()
    default:
      return Self.sizes[row][category.rawValue].size
    }
  }

  /// The line spacing, in points from baseline to baseline, that the style is designed with.
  ///
  /// Labels do not use it; their lines are as high as the font. Source: as `pointSize(at:)`.
  public func leading(at category: ContentSizeCategory) -> Double {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2:
      return (pointSize(at: category) * 1.193359375).rounded()
    default:
      return Self.sizes[row][category.rawValue].leading
    }
  }

  /// The line spacing, in points, that belongs to a point size of the style, or nil for a size that
  /// the style has at no setting.
  func leading(forPointSize size: Double) -> Double? {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2: nil
    default: Self.sizes[row].first { $0.size == size }?.leading
    }
  }

  /// The weight that the style's font has: semibold for headlines, bold for extra large titles, else
  /// regular.
  public var weight: FontWeight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  /// The weight of the style's emphasised variant: bold for the larger titles, else semibold.
  public var emphasizedWeight: FontWeight {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2: .bold
    default: .semibold
    }
  }

  private var row: Int {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle: 0
    case .title1: 1
    case .title2: 2
    case .title3: 3
    case .headline: 4
    case .body: 5
    case .callout: 6
    case .subheadline: 7
    case .footnote: 8
    case .caption1: 9
    case .caption2: 10
    }
  }

  private struct Entry {
    var size: Double
    var leading: Double

    init(_ size: Double, _ leading: Double) {
      self.size = size
      self.leading = leading
    }
  }

  /// A row a style, a column a text size setting, smallest first.
  private static let sizes: [[Entry]] = [
    [
      Entry(31, 38), Entry(32, 39), Entry(33, 40), Entry(34, 41),
      Entry(36, 43), Entry(38, 46), Entry(40, 48), Entry(44, 52),
      Entry(48, 57), Entry(52, 61), Entry(56, 66), Entry(60, 70),
    ],
    [
      Entry(25, 31), Entry(26, 32), Entry(27, 33), Entry(28, 34),
      Entry(30, 37), Entry(32, 39), Entry(34, 41), Entry(38, 46),
      Entry(43, 51), Entry(48, 57), Entry(53, 62), Entry(58, 68),
    ],
    [
      Entry(19, 24), Entry(20, 25), Entry(21, 26), Entry(22, 28),
      Entry(24, 30), Entry(26, 32), Entry(28, 34), Entry(34, 41),
      Entry(39, 47), Entry(44, 52), Entry(50, 59), Entry(56, 66),
    ],
    [
      Entry(17, 22), Entry(18, 23), Entry(19, 24), Entry(20, 25),
      Entry(22, 28), Entry(24, 30), Entry(26, 32), Entry(31, 38),
      Entry(37, 44), Entry(43, 51), Entry(49, 58), Entry(55, 65),
    ],
    [
      Entry(14, 19), Entry(15, 20), Entry(16, 21), Entry(17, 22),
      Entry(19, 24), Entry(21, 26), Entry(23, 29), Entry(28, 34),
      Entry(33, 40), Entry(40, 48), Entry(47, 56), Entry(53, 62),
    ],
    [
      Entry(14, 19), Entry(15, 20), Entry(16, 21), Entry(17, 22),
      Entry(19, 24), Entry(21, 26), Entry(23, 29), Entry(28, 34),
      Entry(33, 40), Entry(40, 48), Entry(47, 56), Entry(53, 62),
    ],
    [
      Entry(13, 18), Entry(14, 19), Entry(15, 20), Entry(16, 21),
      Entry(18, 23), Entry(20, 25), Entry(22, 28), Entry(26, 32),
      Entry(32, 39), Entry(38, 46), Entry(44, 52), Entry(51, 60),
    ],
    [
      Entry(12, 16), Entry(13, 18), Entry(14, 19), Entry(15, 20),
      Entry(17, 22), Entry(19, 24), Entry(21, 28), Entry(25, 31),
      Entry(30, 37), Entry(36, 43), Entry(42, 50), Entry(49, 58),
    ],
    [
      Entry(12, 16), Entry(12, 16), Entry(12, 16), Entry(13, 18),
      Entry(15, 20), Entry(17, 22), Entry(19, 24), Entry(23, 29),
      Entry(27, 33), Entry(33, 40), Entry(38, 46), Entry(44, 52),
    ],
    [
      Entry(11, 13), Entry(11, 13), Entry(11, 13), Entry(12, 16),
      Entry(14, 19), Entry(16, 21), Entry(18, 23), Entry(22, 28),
      Entry(26, 32), Entry(32, 39), Entry(37, 44), Entry(43, 51),
    ],
    [
      Entry(11, 13), Entry(11, 13), Entry(11, 13), Entry(11, 13),
      Entry(13, 18), Entry(15, 20), Entry(17, 22), Entry(20, 25),
      Entry(24, 30), Entry(29, 35), Entry(34, 41), Entry(40, 48),
    ],
  ]
}

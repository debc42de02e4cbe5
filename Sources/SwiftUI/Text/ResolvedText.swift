import Devices
import LayoutTree
import Typography
import UIKit

/// A text in an environment: it tells its size at any proposal, its baselines and its lines.
@MainActor struct ResolvedText {
  /// The pieces.
  let text: StyledText
  private let environment: TextEnvironment
  private let measurer: any TextMeasuring
  private let scale: Double
  private let isReversed: Bool
  private let isDark: Bool

  /// Resolves a text in an environment.
  init(_ text: Text, in environment: EnvironmentValues) {
    self.init(TextResolver.resolve(text, in: environment), in: environment)
  }

  /// Takes pieces that are resolved.
  init(_ text: StyledText, in environment: EnvironmentValues) {
    self.text = text
    self.environment = environment.text
    measurer = environment.textMeasurer
    scale = Double(environment.displayScale)
    isReversed = environment.layoutDirection == .rightToLeft
    isDark = environment.colorScheme == .dark
  }

  /// The lines for a proposal, with the text as it was shrunk or tightened for them.
  struct Fitted {
    var text: StyledText
    var layout: TextLayout
  }

  // MARK: Size

  /// The size for a proposal, in points: as wide as the longest line and no wider than the proposal,
  /// rounded up to pixels.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    size(of: fitted(proposal).layout)
  }

  private func size(of layout: TextLayout) -> CGSize {
    var height = layout.size.height
    if let least = environment.minimumLines, let run = text.runs.first {
      let room = measurer.height(ofLines: least, in: run)
      height = max(height, Typography.ceil(room, scale: scale))
    }
    return CGSize(width: layout.size.width, height: height)
  }

  /// How far text may stand out of a proposal, in points, so that its own rounded size fits.
  private static let tolerance = 1e-6

  /// The lines for a proposal.
  ///
  /// Text that has too little room is moved together, then shrunk, then cut (rule 54); what a lower
  /// step achieves makes the next one needless.
  func fitted(_ proposal: ProposedViewSize) -> Fitted {
    let width = Self.usable(proposal.width)
    let height = Self.usable(proposal.height)
    let natural = limited(text, width: width, height: height)
    guard natural.isTruncated else { return Fitted(text: text, layout: natural) }
    if environment.allowsTightening, let tight = tightened(width: width, height: height) {
      return tight
    }
    let least = Double(environment.minimumScaleFactor)
    if least > 0, least < 1 { return shrunk(least: least, width: width, height: height) }
    return Fitted(text: text, layout: natural)
  }

  private static func usable(_ length: CGFloat?) -> Double? {
    guard let length, length < .infinity else { return nil }
    return length.isNaN ? 0 : max(0, Double(length))
  }

  private func options(width: Double?, lineLimit: Int) -> TextOptions {
    var options = TextOptions()
    options.width = width
    options.lineLimit = lineLimit
    options.lineBreakMode =
      switch environment.truncationMode {
      case .head: .headTruncation
      case .tail: .tailTruncation
      case .middle: .middleTruncation
      }
    // Where lines stand is decided when the text's own width is known.
    options.alignment = .left
    options.scale = scale
    return options
  }

  /// The lines at a width that there is height for, one at least.
  private func limited(_ text: StyledText, width: Double?, height: Double?) -> TextLayout {
    let limit = environment.lineLimit ?? 0
    let layout = measurer.layout(text, options(width: width, lineLimit: limit))
    guard let height, layout.size.height > height + Self.tolerance, layout.lines.count > 1 else {
      return layout
    }
    let room = layout.lines.prefix { $0.y + $0.height <= height + Self.tolerance }.count
    return measurer.layout(text, options(width: width, lineLimit: max(1, room)))
  }

  /// The greatest share by which tightened text may be too wide: 0.05, the default of Apple's
  /// `NSParagraphStyle.tighteningFactorForTruncation`.
  private static let tighteningFactor = 0.05

  /// One line whose characters are moved together until it fits; nil where they would have to be
  /// moved too far.
  private func tightened(width: Double?, height: Double?) -> Fitted? {
    guard let width else { return nil }
    let natural = measurer.layout(text, options(width: nil, lineLimit: 1))
    guard !natural.isTruncated, let line = natural.lines.first, line.text.count > 1,
      line.width <= width * (1 + Self.tighteningFactor)
    else { return nil }
    let step = (line.width - width) / Double(line.text.count)
    var tight = text
    for index in tight.runs.indices { tight.runs[index].kern -= step }
    let layout = limited(tight, width: width + Self.tolerance, height: height)
    return layout.isTruncated ? nil : Fitted(text: tight, layout: layout)
  }

  /// The text at the largest size that fits, or at the least size.
  private func shrunk(least: Double, width: Double?, height: Double?) -> Fitted {
    func attempt(_ factor: Double) -> Fitted {
      var small = text
      for index in small.runs.indices {
        small.runs[index].font.pointSize *= factor
        if let size = small.runs[index].attachment {
          small.runs[index].attachment = Size(
            width: size.width * factor, height: size.height * factor)
        }
      }
      return Fitted(text: small, layout: limited(small, width: width, height: height))
    }
    var best = attempt(least)
    guard !best.layout.isTruncated else { return best }
    // Widths are not proportional to sizes, and line breaks change, so the factor is searched for.
    var low = least
    var high = 1.0
    for _ in 0..<Self.searchSteps {
      let middle = (low + high) / 2
      let tried = attempt(middle)
      if tried.layout.isTruncated {
        high = middle
      } else {
        low = middle
        best = tried
      }
    }
    return best
  }

  /// How often the room for a size is halved: to 1/4096 of it.
  private static let searchSteps = 12

  // MARK: Baselines and spacing

  /// The first and the last line's baseline for a proposal, in points below the top; nil without
  /// lines.
  func baselines(_ proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? {
    let layout = fitted(proposal).layout
    guard !layout.lines.isEmpty else { return nil }
    return (CGFloat(layout.firstBaseline), CGFloat(layout.lastBaseline))
  }

  /// The space to a text above, in points: the text's leading, rounded up to a pixel (rule 16).
  var spacingAbove: CGFloat {
    let leading = text.runs.reduce(0) { max($0, measurer.leading(of: $1)) }
    return CGFloat(Typography.ceil(max(0, leading), scale: scale))
  }

  // MARK: Lines

  /// What is shown in a box of the text's size.
  ///
  /// - Parameters:
  ///   - size: The box, in points.
  ///   - proposal: What the text was offered.
  ///   - isPlaceholder: Whether the text stands in place of another one.
  func content(
    in size: CGSize, proposal: ProposedViewSize, at origin: CGPoint = .zero,
    isPlaceholder: Bool = false
  ) -> TextContent? {
    guard !text.isEmpty else { return nil }
    let fitted = fitted(proposal)
    let whole = measurer.layout(text, options(width: Self.usable(proposal.width), lineLimit: 0))
    var content = TextContent(
      fitted.text, layout: fitted.layout, at: origin,
      neededSize: CGSize(width: whole.size.width, height: whole.size.height),
      isTruncated: fitted.layout.isTruncated,
      adjustsForContentSize: text.runs.contains { $0.font.textStyle != nil },
      style: isDark ? .dark : .light)
    for index in content.lines.indices {
      let line = content.lines[index].frame
      content.lines[index].frame.x =
        Double(origin.x) + lineOffset(line.width, in: Double(size.width))
    }
    content.isPlaceholder = isPlaceholder
    return content
  }

  /// How far a line stands from the left of a box.
  private func lineOffset(_ line: Double, in box: Double) -> Double {
    let free = box - line
    switch environment.alignment {
    case .center: return free / 2
    case .leading: return isReversed ? free : 0
    case .trailing: return isReversed ? 0 : free
    }
  }
}

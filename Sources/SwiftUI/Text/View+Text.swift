import Foundation

extension View {
  /// Changes what texts inside look like.
  private nonisolated func textEnvironment(_ change: @escaping (inout TextEnvironment) -> Void)
    -> some View
  {
    transformEnvironment(\.text, transform: change)
  }

  /// Sets the font of texts inside; nil is the system's choice.
  public nonisolated func font(_ font: Font?) -> some View {
    textEnvironment { $0.font = font }
  }

  /// Sets the weight of texts inside; nil leaves the font's.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    textEnvironment { text in
      text.fontModifiers.removeAll { $0.isWeight }
      if let weight { text.fontModifiers.append(.weight(weight)) }
    }
  }

  /// Sets the design of texts inside; nil leaves the font's.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    textEnvironment { $0.fontDesign = design }
  }

  /// Makes texts inside bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    textEnvironment { text in
      text.fontModifiers.removeAll { $0.isWeight }
      if isActive { text.fontModifiers.append(.bold) }
    }
  }

  /// Slants texts inside.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    textEnvironment { $0.set(.italic, isActive) }
  }

  /// Gives the characters of texts inside one width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    textEnvironment { $0.set(.monospaced, isActive) }
  }

  /// Gives the digits of texts inside one width.
  public nonisolated func monospacedDigit() -> some View {
    textEnvironment { $0.set(.monospacedDigit, true) }
  }

  /// Draws a line below texts inside.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textEnvironment {
      $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }

  /// Draws a line through texts inside.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textEnvironment {
      $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }

  /// Puts a space behind every character of texts inside, in points.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    textEnvironment { $0.kerning = kerning }
  }

  /// Puts a space behind every character of texts inside, in points; it replaces `kerning`.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    textEnvironment { $0.tracking = tracking }
  }

  /// Moves texts inside up from their baselines, in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    textEnvironment { $0.baselineOffset = baselineOffset }
  }

  // MARK: Lines

  /// Limits the lines that texts inside may show; nil is no limit.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    textEnvironment { text in
      text.lineLimit = number.map { max(1, $0) }
      text.minimumLines = nil
    }
  }

  /// Limits the lines that texts inside may show, and keeps room for the least number.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    textEnvironment { text in
      text.lineLimit = max(1, limit.upperBound)
      text.minimumLines = max(1, limit.lowerBound)
    }
  }

  /// Keeps room for a number of lines of texts inside.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    textEnvironment { text in
      text.lineLimit = nil
      text.minimumLines = max(1, limit.lowerBound)
    }
  }

  /// Limits the lines that texts inside may show.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    textEnvironment { text in
      text.lineLimit = max(1, limit.upperBound)
      text.minimumLines = nil
    }
  }

  /// Limits the lines that texts inside may show, and may keep room for all of them.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    textEnvironment { text in
      text.lineLimit = max(1, limit)
      text.minimumLines = reservesSpace ? max(1, limit) : nil
    }
  }

  /// Sets which part of texts inside gives way when there is no room.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    textEnvironment { $0.truncationMode = mode }
  }

  /// Sets where the lines of texts inside stand in the texts' own widths.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    textEnvironment { $0.alignment = alignment }
  }

  /// Sets the least factor that fonts of texts inside may be shrunk by to fit, from 0 to 1.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    textEnvironment { $0.minimumScaleFactor = factor }
  }

  /// Sets whether characters of texts inside may be moved together to fit.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    textEnvironment { $0.allowsTightening = flag }
  }

  /// Sets the space between two lines of texts inside beside the fonts' own, in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    textEnvironment { $0.lineSpacing = lineSpacing }
  }

  /// Sets the letters that texts inside are shown in; nil leaves them as they are.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    textEnvironment { $0.textCase = textCase }
  }
}

extension Font.Modifier {
  /// Whether the change is one of weight.
  var isWeight: Bool {
    switch self {
    case .bold, .weight: true
    default: false
    }
  }
}

extension TextEnvironment {
  /// Makes a change to fonts, or takes it back.
  mutating func set(_ modifier: Font.Modifier, _ isActive: Bool) {
    fontModifiers.removeAll { $0 == modifier }
    if isActive { fontModifiers.append(modifier) }
  }
}

import Typography
import UIKit

/// Breaks texts into lines; tests that know the widths of texts give one of their own.
package protocol TextMeasuring: Sendable {
  /// A text's lines.
  @MainActor func layout(_ text: StyledText, _ options: TextOptions) -> TextLayout

  /// The height of a number of lines in a font, in points, not rounded, with a space between two
  /// lines beside the font's own.
  @MainActor func height(ofLines count: Int, in run: TextRun) -> Double

  /// The space that a text in a font keeps from a text above it, in points, not rounded.
  @MainActor func leading(of run: TextRun) -> Double
}

/// The usual measurer: as UIKit's labels are measured.
struct SystemTextMeasurer: TextMeasuring, Equatable {
  func layout(_ text: StyledText, _ options: TextOptions) -> TextLayout {
    TextMeasurer.layout(text, options)
  }

  func height(ofLines count: Int, in run: TextRun) -> Double {
    let gap = run.font.leading + run.paragraph.lineSpacing
    return Double(count) * run.font.lineHeight + Double(max(0, count - 1)) * gap
  }

  func leading(of run: TextRun) -> Double { run.font.leading }
}

private struct TextMeasurerKey: EnvironmentKey {
  static let defaultValue: any TextMeasuring = SystemTextMeasurer()
}

extension EnvironmentValues {
  /// What breaks texts into lines.
  package var textMeasurer: any TextMeasuring {
    get { self[TextMeasurerKey.self] }
    set { self[TextMeasurerKey.self] = newValue }
  }
}

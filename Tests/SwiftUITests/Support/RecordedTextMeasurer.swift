import Devices
import Typography
import UIKit

@testable import SwiftUI

/// Measures the texts of the recorded macOS frames: 13-point text in lines of 16 points, as wide as
/// it was drawn.
struct RecordedTextMeasurer: TextMeasuring {
  func layout(_ text: StyledText, _ options: TextOptions) -> TextLayout {
    var lines: [TextLine] = []
    var isTruncated = false
    for (index, string) in text.string.split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated() {
      var width = Self.widths[String(string)] ?? 0
      if let room = options.width, width > room + 1e-6 {
        isTruncated = true
        width = min(room, Self.cutWidth)
      }
      lines.append(
        TextLine(
          text: String(string), runIndex: 0, x: 0, y: Double(index) * Self.lineHeight,
          width: width, height: Self.lineHeight, baseline: Double(index) * Self.lineHeight + 12,
          isTruncated: isTruncated))
    }
    let limit = options.lineLimit > 0 ? options.lineLimit : lines.count
    isTruncated = isTruncated || lines.count > limit
    lines = Array(lines.prefix(limit))
    return TextLayout(
      size: Size(
        width: lines.map(\.width).max() ?? 0, height: Double(lines.count) * Self.lineHeight),
      lines: lines, isTruncated: isTruncated)
  }

  func height(ofLines count: Int, in run: TextRun) -> Double { Double(count) * Self.lineHeight }

  func leading(of run: TextRun) -> Double { 0 }

  private static let lineHeight = 16.0
  /// The one text that was cut, in a room of 200.
  private static let cutWidth = 193.0

  static let path = "/home/kyoshikawa/Documents/projects/synca-test/synca-test/source"

  /// The drawn widths, in points (codelynx/SwiftOpenUI, Tests/LayoutParityTests/Fixtures).
  private static let widths: [String: Double] = [
    "Hello": 31, "First": 27, "Second": 46, "Third": 31.5, "Short": 33.5, "A longer text": 77.5,
    "Mid": 22.5, "Top": 22.5, "Bottom": 44.5, "Group 1 - A": 69, "Group 1 - B": 69,
    "Group 2 - A": 71, "Group 2 - B": 70.5, "Left": 24, "Right": 32, "Multiline": 51,
    "Centered": 56, "TopLeading": 70.5, "BottomTrailing": 87.5, "Framed": 46, "Constrained": 74,
    "Full Width": 61, "TL": 15.5, "BR": 17, "C": 9.5, "Padded": 46.5, "Custom Pad": 73.5,
    "H-Padded": 62, "Double Padded": 93, "Title": 26.5, "Subtitle": 47, "Label": 33,
    "Value": 33.5, "Another": 48.5, "Data": 28.5, "Description": 69.5, "Header": 44.5,
    "Content": 48.5, "Footer": 39.5, "Main content": 79, "Second line": 71, "Only child": 60.5,
    "Deep": 32, "Status": 39, "v1.0": 24, "Item 1": 36.5, "Item 2": 38, "Item 3": 38.5,
    "Item 4": 38.5, "Item 5": 38.5, "Detail": 35, "Back": 30, "Done": 32, "X": 9, "A": 9,
    "B": 8.5, "Z": 9, "Fixed": 32.5, "End": 23.5, path: 440,
  ]
}

extension Laid {
  /// Lays out with the texts of the recorded frames, in 400 by 600 on a display of two pixels a
  /// point.
  static func recorded<V: View>(_ view: V) -> Laid {
    Laid(view) { $0.textMeasurer = RecordedTextMeasurer() }
  }
}

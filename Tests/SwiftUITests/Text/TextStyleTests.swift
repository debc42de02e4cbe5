import LayoutTree
import Testing

@testable import SwiftUI

/// The sizes and line distances of iOS's text styles at every text size, in points (Apple's Human
/// Interface Guidelines, Typography).
@MainActor @Suite struct TextStyleTests {
  /// Size and leading at xSmall to xxxLarge, then at the five accessibility sizes.
  static let styles: [(Font.TextStyle, [(CGFloat, CGFloat)])] = [
    (
      .largeTitle,
      [
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
        (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
      ]
    ),
    (
      .title,
      [
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41),
        (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
      ]
    ),
    (
      .title2,
      [
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
        (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
      ]
    ),
    (
      .title3,
      [
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
        (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
      ]
    ),
    (
      .headline,
      [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
        (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
      ]
    ),
    (
      .body,
      [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
        (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
      ]
    ),
    (
      .callout,
      [
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
        (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
      ]
    ),
    (
      .subheadline,
      [
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28),
        (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
      ]
    ),
    (
      .footnote,
      [
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
        (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
      ]
    ),
    (
      .caption,
      [
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
        (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
      ]
    ),
    (
      .caption2,
      [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
        (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
      ]
    ),
  ]

  @Test("Every style at every text size: its points, and the distance of its lines")
  func table() {
    for (style, values) in Self.styles {
      for (setting, (size, leading)) in zip(DynamicTypeSize.allCases, values) {
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = setting
        let font = Font.system(style).resolved(at: setting).font
        #expect(font.pointSize == Double(size), "\(style) at \(setting)")
        let text = ResolvedText(Text("One\nTwo").font(.system(style)), in: environment)
        let lines = text.fitted(.unspecified).layout.lines
        // Large lines are higher than their printed distance, which is rounded: 2444 of 2048.
        let distance = Swift.max(Double(leading), Double(size) * 2444 / 2048)
        #expect(abs(lines[1].y - lines[0].y - distance) < 1e-6, "\(style) at \(setting)")
      }
    }
  }

  @Test("Emphasised, large and other titles are bold, the rest is semibold")
  func emphasis() {
    for (style, _) in Self.styles {
      let weight = Font.system(style).bold().resolved(at: .large).font.weight
      let isTitle = style == .largeTitle || style == .title || style == .title2
      #expect(weight == (isTitle ? .bold : .semibold), "\(style)")
    }
  }
}

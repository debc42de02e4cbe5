import LayoutTree
import Testing

@testable import SwiftUI

/// Texts by rules 16, 32, 53 and 54, measured as UIKit's labels are, on a display of two pixels a
/// point unless stated.
@MainActor @Suite struct TextTests {
  private func resolved(
    _ text: Text, configure: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ResolvedText {
    var environment = EnvironmentValues()
    environment.displayScale = 2
    configure(&environment)
    return ResolvedText(text, in: environment)
  }

  private func lines(
    _ text: Text, width: CGFloat?, height: CGFloat? = nil,
    configure: (inout EnvironmentValues) -> Void = { _ in }
  ) -> [String] {
    resolved(text, configure: configure)
      .fitted(ProposedViewSize(width: width, height: height)).layout.lines.map(\.text)
  }

  private func roundedUp(_ length: CGFloat) -> CGFloat { (length * 2 - 1e-6).rounded(.up) / 2 }

  // MARK: One line

  @Test("A label of 17 points is 41.5 by 20.5 (saved frames), 20.33 high at three pixels a point")
  func body() {
    #expect(resolved(Text("Label")).size(.unspecified) == CGSize(width: 41.5, height: 20.5))
    let fine = resolved(Text("Label")) { $0.displayScale = 3 }
    #expect(abs(fine.size(.unspecified).height - 61.0 / 3) < 1e-9)
  }

  @Test(
    "B8: a line is as high as the style's font, 2444 of 2048",
    arguments: [
      (Font.TextStyle.largeTitle, 34.0), (.title, 28), (.title2, 22), (.title3, 20),
      (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
      (.caption, 12), (.caption2, 11),
    ])
  func styles(style: Font.TextStyle, size: Double) {
    let text = resolved(Text("Label").font(.system(style)))
    #expect(text.size(.unspecified).height == roundedUp(CGFloat(size * 2444 / 2048)))
  }

  @Test(
    "B8: body at every text size setting",
    arguments: zip(
      DynamicTypeSize.allCases, [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]))
  func settings(setting: DynamicTypeSize, size: Double) {
    let text = resolved(Text("Label")) { $0.dynamicTypeSize = setting }
    #expect(text.size(.unspecified).height == roundedUp(CGFloat(size * 2444 / 2048)))
  }

  @Test("A fixed size stays at every setting, a custom font grows as body does")
  func customFonts() {
    let fixed = resolved(Text("Label").font(.system(size: 20))) {
      $0.dynamicTypeSize = .accessibility5
    }
    #expect(fixed.size(.unspecified).height == roundedUp(20 * 2444 / 2048))
    let custom = Font.custom("Helvetica", size: 20).resolved(at: .xxxLarge).font
    #expect(abs(custom.pointSize - 20.0 * 23 / 17) < 1e-9)
    #expect(Font.custom("Helvetica", fixedSize: 20).resolved(at: .xxxLarge).font.pointSize == 20)
  }

  @Test("Bold is the style's emphasised weight, a stated weight that weight")
  func weights() {
    #expect(Font.body.bold().resolved(at: .large).font.weight == .semibold)
    #expect(Font.largeTitle.bold().resolved(at: .large).font.weight == .bold)
    #expect(Font.body.weight(.heavy).resolved(at: .large).font.weight == .heavy)
    #expect(Font.system(size: 12).bold().resolved(at: .large).font.weight == .bold)
  }

  // MARK: Rule 53

  private let long = Text("The quick brown fox jumps over the lazy dog")

  @Test("Rule 32: the ideal size has no broken lines, but one line a paragraph")
  func ideal() {
    #expect(lines(long, width: nil).count == 1)
    #expect(lines(Text("One\nTwo\nThree"), width: nil) == ["One", "Two", "Three"])
  }

  @Test("Rule 53: broken text is no wider than proposed")
  func neverWider() {
    let text = resolved(long)
    let ideal = text.size(.unspecified).width
    for width in stride(from: CGFloat(40), through: 360, by: 7) {
      let size = text.size(ProposedViewSize(width: width, height: nil))
      #expect(size.width <= width + 0.5)
      #expect((size.height > 21) == (width < ideal))
    }
  }

  @Test("Rule 53: words break first, then characters")
  func wrapping() {
    // Each line holds as many words as the width has room for.
    func width(_ string: String) -> CGFloat {
      resolved(Text(verbatim: string)).size(.unspecified).width
    }
    let broken = lines(long, width: 80)
    #expect(broken.joined(separator: " ") == "The quick brown fox jumps over the lazy dog")
    for (line, next) in zip(broken, broken.dropFirst()) {
      #expect(width(line) <= 80.5)
      #expect(width("\(line) \(next.prefix { $0 != " " })") > 80)
    }
    let word = lines(Text("Internationalisation"), width: 60)
    #expect(word.count > 1)
    #expect(word.joined() == "Internationalisation")
  }

  @Test("Rule 53: at no width there is a character a line")
  func noWidth() {
    #expect(lines(Text("Label"), width: 0) == ["L", "a", "b", "e", "l"])
    #expect(resolved(Text("Label")).size(ProposedViewSize(width: 0, height: nil)).width == 0)
  }

  @Test("Lines of a style are its leading apart: two headlines are 20.29 and 22")
  func leading() {
    let two = resolved(Text("One\nTwo").font(.headline))
    #expect(two.size(.unspecified).height == 42.5)
    let loose = resolved(Text("One\nTwo").font(.headline.leading(.loose)))
    #expect(loose.size(.unspecified).height == 44.5)
    let spaced = resolved(Text("One\nTwo").font(.headline)) { $0.lineSpacing = 10 }
    #expect(spaced.size(.unspecified).height == 52.5)
  }

  // MARK: Lines

  @Test("A limit of lines cuts the last one")
  func lineLimit() {
    let cut = lines(long, width: 80) { $0.lineLimit = 2 }
    #expect(cut.count == 2)
    #expect(cut[0] == "The quick")
    #expect(cut[1].hasSuffix("…"))
  }

  @Test("Rule 54: a range of lines keeps room for the least: 20.29 + 22 and 20.29 + 44")
  func reservedLines() {
    func height<V: View>(_ view: V) -> CGFloat { Laid(view).root.height }
    #expect(height(Text("One").lineLimit(2...4)) == 42.5)
    #expect(height(Text("One").lineLimit(3, reservesSpace: true)) == 64.5)
    #expect(height(Text("One").lineLimit(2...)) == 42.5)
    #expect(height(Text("One").lineLimit(...3)) == 20.5)
    #expect(height(Text("One\nTwo\nThree\nFour\nFive").lineLimit(2...4)) == 86.5)
  }

  @Test("Case 33: two lines of caption fit in 35 at large, 14.32 + 16, not at xLarge, 16.71 + 19")
  func captionHeight() {
    let caption = Text("Caption of a photograph in two lines").font(.caption)
    let large = lines(caption, width: 130, height: 35)
    #expect(large == ["Caption of a", "photograph in two lines"] || large.count == 2)
    let xLarge = lines(caption, width: 160, height: 35) { $0.dynamicTypeSize = .xLarge }
    #expect(xLarge.count == 1)
    #expect(xLarge[0].hasSuffix("…"))
  }

  @Test("Where text is cut")
  func truncation() {
    func cut(_ mode: Text.TruncationMode) -> String {
      lines(long, width: 150) {
        $0.lineLimit = 1
        $0.truncationMode = mode
      }[0]
    }
    #expect(cut(.head).hasPrefix("…"))
    #expect(cut(.head).hasSuffix("dog"))
    #expect(cut(.tail).hasPrefix("The"))
    #expect(cut(.tail).hasSuffix("…"))
    #expect(cut(.middle).hasPrefix("The"))
    #expect(cut(.middle).contains("…"))
    #expect(cut(.middle).hasSuffix("dog"))
  }

  // MARK: Rule 54

  @Test("Rule 54: text is moved together first, by 5 % at most, then shrunk, then cut")
  func pressure() {
    let ideal = resolved(long).size(.unspecified).width
    func fitted(_ share: CGFloat, _ least: CGFloat) -> ResolvedText.Fitted {
      resolved(long) {
        $0.lineLimit = 1
        $0.allowsTightening = true
        $0.minimumScaleFactor = least
      }.fitted(ProposedViewSize(width: ideal * share, height: nil))
    }
    let tight = fitted(0.97, 0.5)
    #expect(!tight.layout.isTruncated)
    #expect(tight.text.runs[0].font.pointSize == 17)
    #expect(tight.text.runs[0].kern < 0)
    let small = fitted(0.8, 0.5)
    #expect(!small.layout.isTruncated)
    #expect(small.text.runs[0].kern == 0)
    #expect(small.text.runs[0].font.pointSize > 17 * 0.75)
    #expect(small.text.runs[0].font.pointSize < 17 * 0.85)
    let cut = fitted(0.3, 0.5)
    #expect(cut.layout.isTruncated)
    #expect(cut.text.runs[0].font.pointSize == 8.5)
  }

  @Test("Text of several lines is shrunk to the height")
  func shrinksToHeight() {
    let text = resolved(long) { $0.minimumScaleFactor = 0.3 }
    let proposal = ProposedViewSize(width: 100, height: 50)
    let fitted = text.fitted(proposal)
    #expect(!fitted.layout.isTruncated)
    #expect(text.size(proposal).height <= 50)
    #expect(fitted.layout.lines.count > 1)
  }

  // MARK: Rule 16

  @Test("Rule 16: between texts, one over the other, is the lower one's leading: 22 - 20.29, 2")
  func spacing() {
    let laid = Laid(
      VStack {
        Text("One")
        Text("Two")
      })
    #expect(laid.leaves.map(\.minY) == [0, 22.5])
  }

  @Test("Texts line up at their baselines: 0.952 of 34 and of 12 points from the top")
  func baselines() {
    let laid = Laid(
      HStack(alignment: .firstTextBaseline) {
        Text("Large").font(.largeTitle)
        Text("Small").font(.caption)
      })
    let ascents = (34.0 * 1950 / 2048, 12.0 * 1950 / 2048)
    #expect(laid.leaves[0].minY == 0)
    #expect(abs(Double(laid.leaves[1].minY) - (ascents.0 - ascents.1)) <= 0.25)
  }

  // MARK: Lines in the box

  @Test("Lines stand where the alignment says, mirrored from right to left")
  func alignment() {
    func offsets(_ alignment: TextAlignment, _ direction: LayoutDirection) -> [Double] {
      var environment = EnvironmentValues()
      environment.displayScale = 2
      environment.multilineTextAlignment = alignment
      environment.layoutDirection = direction
      let text = ResolvedText(Text("Wide line\nNarrow"), in: environment)
      let size = text.size(.unspecified)
      let content = text.content(in: size, proposal: .unspecified)
      return (content?.lines ?? []).map { ($0.frame.x / Double(size.width - $0.frame.width)) }
    }
    #expect(offsets(.leading, .leftToRight)[1] == 0)
    #expect(abs(offsets(.center, .leftToRight)[1] - 0.5) < 1e-9)
    #expect(abs(offsets(.trailing, .leftToRight)[1] - 1) < 1e-9)
    #expect(abs(offsets(.leading, .rightToLeft)[1] - 1) < 1e-9)
    #expect(offsets(.trailing, .rightToLeft)[1] == 0)
  }
}

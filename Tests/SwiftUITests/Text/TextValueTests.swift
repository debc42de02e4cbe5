import Testing
import Typography

@testable import SwiftUI

/// Where the characters and the looks of texts come from.
@MainActor @Suite struct TextValueTests {
  private func runs(
    _ text: Text, configure: (inout EnvironmentValues) -> Void = { _ in }
  ) -> [TextRun] {
    var environment = EnvironmentValues()
    configure(&environment)
    return TextResolver.resolve(text, in: environment).runs
  }

  private func string(_ text: Text) -> String { runs(text).map(\.text).joined() }

  @Test("Values stand in a key's places")
  func interpolation() {
    let name = "Ada"
    #expect(string(Text("\(3) of \(5) by \(name), 100%")) == "3 of 5 by Ada, 100%")
    #expect(string(Text("\(1.5, specifier: "%.2f") m")) == "1.50 m")
    #expect(string(Text("\(7, specifier: "%03lld")")) == "007")
    let key: LocalizedStringKey = "\(3) of \(name)"
    #expect(key.key == "%lld of %@")
  }

  @Test("A format of another kind writes the value plainly")
  func wrongFormat() {
    #expect(string(Text("\(3, specifier: "%s")")) == "3")
    #expect(string(Text("\(2.5, specifier: "%d")")) == "2.5")
  }

  @Test("Formats are split into characters and places")
  func formats() {
    #expect(
      FormatString("%2$@ of %1$lld%% %q").parts == [
        .place(1, specifier: "%@"), .literal(" of "), .place(0, specifier: "%lld"),
        .literal("% %q"),
      ])
  }

  @Test("Markdown's marks give looks and are not shown")
  func markdown() {
    let pieces = runs(Text("One **two** *three* `four` ~~five~~ [six](https://a.b) a_b_c 2 * 3"))
    #expect(
      pieces.map(\.text).joined() == "One two three four five six a_b_c 2 * 3")
    #expect(pieces.first { $0.text == "two" }?.font.weight == .semibold)
    #expect(pieces.first { $0.text == "three" }?.font.isItalic == true)
    #expect(pieces.first { $0.text == "four" }?.font.design == .monospaced)
    #expect(runs(Text(verbatim: "**two**")).map(\.text) == ["**two**"])
  }

  @Test("Marks may stand in each other, and stand for themselves where they belong to nothing")
  func nestedMarkdown() {
    #expect(InlineMarkdown("***a***").pieces == [.init(text: "a", traits: [.strong, .emphasis])])
    #expect(InlineMarkdown("**a *b***").pieces.map(\.text) == ["a ", "b"])
    #expect(InlineMarkdown("**a").pieces.map(\.text).joined() == "**a")
    #expect(InlineMarkdown("\\*a\\*").pieces == [.init(text: "*a*")])
    #expect(InlineMarkdown("[a](b").pieces.map(\.text).joined() == "[a](b")
  }

  @Test("Values' own marks are shown")
  func argumentsAreNotMarkdown() {
    let value = "*no*"
    #expect(string(Text("**\(value)**")) == "*no*")
  }

  @Test("Texts are joined with their own looks; what is outside changes what is not stated")
  func joining() {
    let text = (Text("A").bold() + Text("B") + Text("C").font(.caption)).font(.title)
    let pieces = runs(text)
    #expect(pieces.map(\.text) == ["A", "B", "C"])
    #expect(pieces.map(\.font.pointSize) == [28, 28, 12])
    #expect(pieces.map(\.font.weight) == [.bold, .regular, .regular])
  }

  @Test("The surroundings' font and weight hold where a text states none")
  func surroundings() {
    let pieces = runs(Text("A") + Text("B").fontWeight(.light)) {
      $0.font = .title2
      $0.text.fontModifiers = [.weight(.heavy)]
    }
    #expect(pieces.map(\.font.pointSize) == [22, 22])
    #expect(pieces.map(\.font.weight) == [.heavy, .light])
  }

  @Test("Kerning adds a space a character; tracking replaces it")
  func kerning() {
    #expect(runs(Text("AB").kerning(3))[0].kern == 3)
    #expect(runs(Text("AB").kerning(3).tracking(1))[0].kern == 1)
    let plain = ResolvedText(Text("AB"), in: EnvironmentValues()).size(.unspecified).width
    let wide = ResolvedText(Text("AB").kerning(10), in: EnvironmentValues()).size(.unspecified)
    #expect(wide.width == plain + 20)
  }

  @Test("Raised text makes the line higher")
  func baselineOffset() {
    let environment = EnvironmentValues()
    let plain = ResolvedText(Text("A"), in: environment)
    let raised = ResolvedText(Text("A").baselineOffset(6), in: environment)
    #expect(raised.size(.unspecified).height == plain.size(.unspecified).height + 6)
  }

  @Test("Letters follow the surroundings' case")
  func textCase() {
    #expect(runs(Text("Straße")) { $0.textCase = .uppercase }[0].text == "STRASSE")
    #expect(runs(Text("ABC")) { $0.textCase = .lowercase }[0].text == "abc")
  }

  @Test("Attributed strings show their fonts and colours")
  func attributes() {
    var attributed = AttributedString("Plain ")
    var loud = AttributedString("loud")
    loud.swiftUI.font = .title
    loud.swiftUI.foregroundColor = .red
    attributed += loud
    let pieces = runs(Text(attributed))
    #expect(pieces.map(\.text) == ["Plain ", "loud"])
    #expect(pieces.map(\.font.pointSize) == [17, 28])
  }

  @Test("Values are written in the surroundings' locale")
  func valueFormats() {
    #expect(string(Text(1234.5, format: .number)) == "1,234.5")
    let german = TextResolver.resolve(
      Text(1234.5, format: .number),
      in: {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "de_DE")
        return environment
      }()
    ).string
    #expect(german == "1.234,5")
  }

  @Test("An image stands in a text as a symbol of its font's size")
  func images() {
    let pieces = runs(Text("A \(Image(systemName: "circle")) B"))
    #expect(pieces.count == 3)
    #expect(pieces[1].attachment?.width == pieces[1].attachment?.height)
    #expect(pieces[1].attachment != nil)
  }

  @Test("Texts of ten thousand pieces are joined without a deep stack")
  func longSums() {
    var text = Text("a")
    for _ in 0..<2000 { text = text + Text("b") }
    #expect(string(text).count == 2001)
  }
}

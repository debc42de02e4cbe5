import Devices
import Foundation
import Typography
import UIKit

/// Turns a text into pieces of one font and colour each, in an environment.
struct TextResolver {
  /// The look that a piece of a text gets from what stands round it.
  struct Look {
    var font: Font?
    var fontModifiers: [Font.Modifier]
    var fontDesign: Font.Design?
    var foregroundStyle: AnyShapeStyle?
    var kerning: CGFloat
    var tracking: CGFloat?
    var baselineOffset: CGFloat
  }

  private let environment: EnvironmentValues
  private let text: TextEnvironment
  private var result = StyledText()

  /// The pieces of a text in an environment.
  @MainActor static func resolve(_ text: Text, in environment: EnvironmentValues) -> StyledText {
    var resolver = TextResolver(environment)
    resolver.append(text, resolver.outermostLook)
    return resolver.result
  }

  /// The characters of a text in an environment.
  @MainActor static func string(of text: Text, in environment: EnvironmentValues) -> String {
    resolve(text, in: environment).string
  }

  private init(_ environment: EnvironmentValues) {
    self.environment = environment
    text = environment.text
  }

  private var outermostLook: Look {
    Look(
      font: text.font, fontModifiers: text.fontModifiers, fontDesign: text.fontDesign,
      kerning: text.kerning, tracking: text.tracking, baselineOffset: text.baselineOffset)
  }

  // MARK: Walking

  @MainActor private mutating func append(_ text: Text, _ outer: Look) {
    var look = outer
    // The outermost change is made first, so that inner ones win.
    for modifier in text.modifiers.reversed() { look.apply(modifier) }
    switch text.storage {
    case .verbatim(let string): append(string, look)
    case .key(let key, let table, let bundle):
      append(key, table: table, bundle: bundle?.bundle, look)
    case .attributed(let string): append(string, look)
    case .formatted(let format): append(format.string(environment.locale), look)
    case .image(let image): append(image, look)
    case .joined(let first, let second):
      // Long sums lean to the left; walking them so needs no deep stack for their right sides.
      var chain = [second]
      var head = first
      while case .joined(let a, let b) = head.storage, head.modifiers.isEmpty {
        chain.append(b)
        head = a
      }
      append(head, look)
      for part in chain.reversed() { append(part, look) }
    }
  }

  @MainActor private mutating func append(
    _ key: LocalizedStringKey, table: String?, bundle: Bundle?, _ look: Look
  ) {
    let translated = Translations.string(for: key.key, table: table, bundle: bundle)
    for piece in InlineMarkdown(translated).pieces {
      let look = look.marked(piece.traits)
      guard !key.arguments.isEmpty else {
        append(piece.text, look)
        continue
      }
      for part in FormatString(piece.text).parts {
        switch part {
        case .literal(let string): append(string, look)
        case .place(let index, let specifier):
          guard key.arguments.indices.contains(index) else {
            append(specifier, look)
            continue
          }
          append(key.arguments[index], specifier, look)
        }
      }
    }
  }

  @MainActor private mutating func append(
    _ argument: LocalizedStringKey.Argument, _ specifier: String, _ look: Look
  ) {
    switch argument {
    case .string(let string): append(string, look)
    case .text(let text): append(text, look)
    case .number(let number):
      let accepts = specifier.last.map { number.accepts($0) } ?? false
      let length: String? = specifier.last == "@" || !accepts ? nil : specifier
      append(length.map { number.formatted($0) } ?? number.plain, look)
    }
  }

  @MainActor private mutating func append(_ string: AttributedString, _ look: Look) {
    for run in string.runs {
      append(String(string.characters[run.range]), look.with(run))
    }
  }

  // MARK: Pieces

  @MainActor private mutating func append(_ string: String, _ look: Look) {
    guard !string.isEmpty else { return }
    let shown =
      switch text.textCase {
      case .uppercase: string.uppercased()
      case .lowercase: string.lowercased()
      case nil: string
      }
    add(TextRun(text: shown, font: look.resolvedFont(environment).font), look)
  }

  @MainActor private mutating func append(_ image: Image, _ look: Look) {
    let font = look.resolvedFont(environment).font
    let size = image.size(in: environment, font: font)
    let run = TextRun(
      text: "\u{FFFC}", font: font,
      attachment: Size(width: Double(size.width), height: Double(size.height)))
    add(run, look)
  }

  @MainActor private mutating func add(_ run: TextRun, _ look: Look) {
    var run = run
    run.kern = Self.usable(look.tracking ?? look.kerning)
    run.baselineOffset = Self.usable(look.baselineOffset)
    run.paragraph.lineSpacing =
      max(0, Self.usable(text.lineSpacing)) + look.resolvedFont(environment).leading
    let color = environment.foregroundColor(look.foregroundStyle)
    result.runs.append(run)
    result.colors.append(UIColor(light: color, dark: color))
  }

  private static func usable(_ length: CGFloat) -> Double {
    length.isFinite ? Double(length) : 0
  }
}

extension TextResolver.Look {
  /// Makes a change.
  mutating func apply(_ modifier: Text.Modifier) {
    switch modifier {
    case .font(let value): if let value { font = value }
    case .fontModifier(let value):
      if value.isWeight { fontModifiers.removeAll(where: \.isWeight) }
      fontModifiers.append(value)
    case .noWeight: fontModifiers.removeAll(where: \.isWeight)
    case .fontDesign(let value): fontDesign = value
    case .foregroundStyle(let value): if let value { foregroundStyle = value }
    case .kerning(let value): kerning = value
    case .tracking(let value): tracking = value
    case .baselineOffset(let value): baselineOffset = value
    case .underline, .strikethrough: break
    }
  }

  /// The look of characters under Markdown's marks.
  func marked(_ traits: InlineMarkdown.Traits) -> TextResolver.Look {
    guard !traits.isEmpty else { return self }
    var look = self
    if traits.contains(.strong) { look.apply(.fontModifier(.bold)) }
    if traits.contains(.emphasis) { look.fontModifiers.append(.italic) }
    if traits.contains(.code) { look.fontModifiers.append(.monospaced) }
    if traits.contains(.link) { look.foregroundStyle = AnyShapeStyle(.tint) }
    return look
  }

  /// The look of characters with attributes.
  func with(_ run: AttributedString.Runs.Run) -> TextResolver.Look {
    var look = self
    if run.link != nil { look.foregroundStyle = AnyShapeStyle(.tint) }
    if let font = run.swiftUI.font { look.font = font }
    if let color = run.swiftUI.foregroundColor { look.foregroundStyle = AnyShapeStyle(color) }
    if let kern = run.swiftUI.kern { look.kerning = kern }
    if let tracking = run.swiftUI.tracking { look.tracking = tracking }
    if let offset = run.swiftUI.baselineOffset { look.baselineOffset = offset }
    return look
  }

  /// The font with all changes.
  @MainActor func resolvedFont(_ environment: EnvironmentValues) -> ResolvedFont {
    var resolved = (font ?? .body).resolved(at: environment.dynamicTypeSize)
    if let fontDesign { resolved.font.design = fontDesign.value }
    for modifier in fontModifiers { resolved.apply(modifier) }
    return resolved
  }
}

extension FormatNumber {
  /// The number as it is written without a format.
  var plain: String {
    switch self {
    case .signed(let value): String(value)
    case .unsigned(let value): String(value)
    case .floating(let value): String(value)
    }
  }
}

/// The app's translations, looked up once each.
@MainActor enum Translations {
  private struct Key: Hashable {
    var key: String
    var table: String?
    var bundle: ObjectIdentifier?
  }

  private static var known: [Key: String] = [:]
  /// How many translations are kept.
  private static let capacity = 4096

  /// The translation of a key; the key where there is none.
  static func string(for key: String, table: String?, bundle: Bundle?) -> String {
    guard !key.isEmpty else { return key }
    let place = Key(key: key, table: table, bundle: bundle.map { ObjectIdentifier($0) })
    if let string = known[place] { return string }
    let string = (bundle ?? .main).localizedString(forKey: key, value: key, table: table)
    if known.count >= capacity { known.removeAll() }
    known[place] = string
    return string
  }
}

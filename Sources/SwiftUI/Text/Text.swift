import Foundation
import UIKit

/// A text of one or more lines that cannot be edited.
///
/// It takes the width of its longest line, at most what it is offered, and breaks its lines between
/// words, or between characters where a word has no room. Its ideal size has no broken lines.
public struct Text: Equatable, Sendable {
  /// Where the characters come from.
  indirect enum Storage: Equatable, Sendable {
    /// Characters as they are.
    case verbatim(String)
    /// Characters that are looked up in translations.
    case key(LocalizedStringKey, table: String?, bundle: BundleReference?)
    /// Characters with attributes.
    case attributed(AttributedString)
    /// A value in a format that follows the locale.
    case formatted(AnyTextFormat)
    /// An image on the baseline.
    case image(Image)
    /// Two texts, one behind the other.
    case joined(Text, Text)
  }

  /// A change to a text's look.
  enum Modifier: Equatable, Sendable {
    case font(Font?)
    case fontModifier(Font.Modifier)
    case noWeight
    case fontDesign(Font.Design?)
    case foregroundStyle(AnyShapeStyle?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(LineStyle?)
    case strikethrough(LineStyle?)
  }

  let storage: Storage
  /// The changes, outermost last.
  private(set) var modifiers: [Modifier] = []

  init(storage: Storage) { self.storage = storage }

  /// Makes a text of characters as they are.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// Makes a text of a string as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
    storage = .verbatim(String(content))
  }

  /// Makes a text that is looked up in translations.
  ///
  /// - Parameters:
  ///   - key: What is looked up, and shown where there is no translation.
  ///   - tableName: The translations' file; nil is `Localizable`.
  ///   - bundle: Where translations are; nil is the app.
  ///   - comment: For translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .key(key, table: tableName, bundle: bundle.map(BundleReference.init))
  }

  /// Makes a text with attributes: emphasis and links are shown. A literal is a key instead.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    storage = .attributed(attributedContent)
  }

  /// Makes a text of an image that stands on the baseline.
  public init(_ image: Image) { storage = .image(image) }

  /// The text with one more change.
  func modified(_ modifier: Modifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }

  /// One text behind another.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(storage: .joined(lhs, rhs)) }
}

/// A bundle, equal by identity.
struct BundleReference: Equatable, @unchecked Sendable {
  let bundle: Bundle

  static func == (a: BundleReference, b: BundleReference) -> Bool { a.bundle === b.bundle }
}

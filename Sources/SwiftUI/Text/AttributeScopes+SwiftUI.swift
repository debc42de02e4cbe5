import Foundation

extension AttributeScopes {
  /// The attributes that SwiftUI's texts show.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour.
    public let foregroundColor: ForegroundColorAttribute
    /// A space behind every character, in points.
    public let kern: KerningAttribute
    /// A space behind every character, in points; it replaces `kern`.
    public let tracking: TrackingAttribute
    /// How far characters stand above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// Links and the other attributes that are no look.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The font of characters.
    public enum FontAttribute: AttributedStringKey {
      /// The value.
      public typealias Value = Font
      /// The attribute's name.
      public static let name = "SwiftUI.Font"
    }

    /// The colour of characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The value.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// A space behind every character.
    public enum KerningAttribute: AttributedStringKey {
      /// The value, in points.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Kern"
    }

    /// A space behind every character that replaces kerning.
    public enum TrackingAttribute: AttributedStringKey {
      /// The value, in points.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Tracking"
    }

    /// How far characters stand above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The value, in points.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes that SwiftUI's texts show.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of SwiftUI's by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

import LayoutTree
import UIKit

/// Why a view hides what it shows.
public struct RedactionReasons: OptionSet, Sendable {
  /// SwiftUI's bits.
  public let rawValue: Int

  /// Makes a set from SwiftUI's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not known yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Others may look.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

extension EnvironmentValues {
  /// Why views hide what they show.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

/// Shows grounds in place of texts and pictures, where views inside are to hide what they show.
nonisolated struct RedactionModifier: LayoutModifier, Equatable {
  typealias Body = Never

  func describe(
    size: CGSize, environment: EnvironmentValues, into node: inout LayoutNode
  ) {
    guard environment.redactionReasons.contains(.placeholder) else { return }
    let color = UIColor.tertiarySystemFill.resolved(
      environment.colorScheme == .dark ? .dark : .light)
    Self.hide(&node, color)
  }

  /// The size of what is hidden stays; its corners are an estimate.
  private static func hide(_ node: inout LayoutNode, _ color: LayoutColor?) {
    if node.className == Self.shown { return }
    if node.text != nil || node.image != nil {
      node.text = nil
      node.image = nil
      node.style.backgroundColor = color
      node.style.cornerRadius = 3
    }
    for index in node.children.indices { hide(&node.children[index], color) }
  }

  /// The name of the node of a view that does not hide what it shows.
  static var shown: String { "Unredacted" }
}

extension View {
  /// Has the view hide what it shows.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    modifier(RedactionModifier()).transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Has the view show what others round it hide.
  public nonisolated func unredacted() -> some View {
    described(RedactionModifier.shown).environment(\.redactionReasons, [])
  }

  /// Says that others should not see what the view shows; nobody else looks here.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Has the view, with all in it, drawn as one picture: opacity counts for the whole, as it always
  /// does in results.
  public nonisolated func compositingGroup() -> some View { self }

  /// Has the view, with all in it, drawn as one picture.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }

  /// Sets light or dark for the view and all in it. What stands round it keeps the configuration's.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
  }

  /// Sets light or dark for the view and all in it.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Sets how symbols take colours; results hold one colour a symbol.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

/// The space in which colours are mixed.
public enum ColorRenderingMode: Hashable, Sendable {
  /// As they are stored.
  case nonLinear
  /// As light adds up.
  case linear
  /// As light adds up, with more than white.
  case extendedLinear
}

/// How symbols take colours.
public struct SymbolRenderingMode: Sendable {
  private init() {}
  /// One colour.
  public static let monochrome = SymbolRenderingMode()
  /// Their own colours.
  public static let multicolor = SymbolRenderingMode()
  /// One colour in steps.
  public static let hierarchical = SymbolRenderingMode()
  /// Several colours.
  public static let palette = SymbolRenderingMode()
}

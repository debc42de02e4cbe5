import UIKit

/// A style of any type, which makes a view of a configuration.
///
/// Two are equal where their types are the same and their values known to be equal. Styles are
/// values that the graph alone asks, on the main actor.
struct ErasedStyle<Configuration>: Equatable, @unchecked Sendable {
  /// The style's type.
  let type: ObjectIdentifier
  private let style: Any
  private let isSame: @MainActor (Any) -> Bool
  private let make: @MainActor (Configuration) -> AnyView

  init<Style, Content: View>(
    _ style: Style, _ make: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    nonisolated(unsafe) let style = style
    self.style = style
    type = ObjectIdentifier(Style.self)
    isSame = { other in
      (other as? Style).map { FieldTable.of(Style.self).isEqual(style, $0) } ?? false
    }
    self.make = { AnyView(make(style, $0)) }
  }

  /// The style's view.
  @MainActor func body(_ configuration: Configuration) -> AnyView { make(configuration) }

  static func == (a: Self, b: Self) -> Bool {
    guard a.type == b.type else { return false }
    nonisolated(unsafe) let other = b.style
    return MainActor.assumeIsolated { a.isSame(other) }
  }
}

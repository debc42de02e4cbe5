import UIKit

/// A style of any type, which makes a view of a configuration.
///
/// Two are equal where their types are the same and their values known to be equal.
@MainActor struct ErasedStyle<Configuration>: Equatable {
  /// The style's type.
  nonisolated let type: ObjectIdentifier
  private let style: Any
  private let isSame: @MainActor (Any) -> Bool
  private let make: @MainActor (Configuration) -> AnyView

  init<Style, Content: View>(
    _ style: Style, _ make: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    self.style = style
    type = ObjectIdentifier(Style.self)
    isSame = { other in
      (other as? Style).map { FieldTable.of(Style.self).isEqual(style, $0) } ?? false
    }
    self.make = { AnyView(make(style, $0)) }
  }

  /// The style's view.
  func body(_ configuration: Configuration) -> AnyView { make(configuration) }

  nonisolated static func == (a: Self, b: Self) -> Bool {
    a.type == b.type && MainActor.assumeIsolated { a.isSame(b.style) }
  }
}

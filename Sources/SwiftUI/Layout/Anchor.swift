/// A rectangle or a point of a view, which others can place in their own coordinates.
public struct Anchor<Value>: @unchecked Sendable {
  fileprivate let element: WeakElement
  fileprivate let value: (LayoutElement, CGPoint) -> Value

  /// What an anchor is made of.
  public struct Source: @unchecked Sendable {
    /// The value for a view, given the corner that it is measured from.
    fileprivate let value: (LayoutElement, CGPoint) -> Value
  }

  init(_ source: Source, of element: LayoutElement) {
    self.element = WeakElement(element)
    value = source.value
  }

  /// The value from the corner of another element.
  func resolve(from other: LayoutElement?) -> Value? {
    guard let element = element.element else { return nil }
    return value(element, other?.absoluteOrigin ?? .zero)
  }
}

final class WeakElement {
  weak var element: LayoutElement?
  init(_ element: LayoutElement) { self.element = element }
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both are of the same view and give the same now.
  public static func == (a: Anchor, b: Anchor) -> Bool {
    a.element.element === b.element.element && a.resolve(from: nil) == b.resolve(from: nil)
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the value that the anchor gives now.
  public func hash(into hasher: inout Hasher) { hasher.combine(resolve(from: nil)) }
}

extension Anchor.Source where Value == CGRect {
  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { element, corner in
      let origin = element.absoluteOrigin
      return CGRect(
        x: origin.x - corner.x, y: origin.y - corner.y, width: element.size.width,
        height: element.size.height)
    }
  }

  /// A rectangle of the view, in points from its top left corner.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { element, corner in
      let origin = element.absoluteOrigin
      return rect.offsetBy(dx: origin.x - corner.x, dy: origin.y - corner.y)
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view, in points from its top left corner.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { element, corner in
      let origin = element.absoluteOrigin
      return CGPoint(x: origin.x + point.x - corner.x, y: origin.y + point.y - corner.y)
    }
  }

  /// A point of the view, as fractions of its size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { element, corner in
      let origin = element.absoluteOrigin
      let isFlipped = element.environment.layoutDirection == .rightToLeft
      let x = isFlipped ? 1 - point.x : point.x
      return CGPoint(
        x: origin.x + x * element.size.width - corner.x,
        y: origin.y + point.y * element.size.height - corner.y)
    }
  }

  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
}

/// Gives an anchor of the view as a preference, or changes the one that is given.
public nonisolated struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey>: ViewModifier {
  /// A modifier without a body.
  public typealias Body = Never

  let source: Anchor<AnchorValue>.Source
  /// Makes the preference of what views inside give and the anchor.
  let transform: (inout Key.Value?, Anchor<AnchorValue>) -> Void
  /// Whether what views inside give counts.
  let keepsInner: Bool

  /// Makes a node that gives the anchor.
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>> { AnchorNode(view, context) }
}

final class AnchorNode<Content: View, AnchorValue, Key: PreferenceKey>: StructuralModifierNode<
  Content, _AnchorWritingModifier<AnchorValue, Key>
>
{
  override func willMakeContent() { graph.preferencesMayHaveChanged() }

  override func modifierDidChange(from old: _AnchorWritingModifier<AnchorValue, Key>) {
    graph.preferencesMayHaveChanged()
  }

  override func willRemove() { graph.preferencesMayHaveChanged() }

  override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    guard key == Key.self else { return super.collectPreference(key, into: &value) }
    var inner: Key.Value?
    if modifier.keepsInner { super.collectPreference(Key.self, into: &inner) }
    if let element = firstElement, isInSight {
      modifier.transform(&inner, Anchor(modifier.source, of: element))
    }
    if let inner, let own = inner as? K.Value { K.add(own, to: &value) }
  }
}

extension View {
  /// Gives an anchor of the view to what it stands in.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      _AnchorWritingModifier<A, K>(
        source: value, transform: { $0 = transform($1) }, keepsInner: false))
  }

  /// Adds an anchor of the view to a value that views inside give.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      _AnchorWritingModifier<A, K>(
        source: value,
        transform: { inner, anchor in
          var value = inner ?? K.defaultValue
          transform(&value, anchor)
          inner = value
        }, keepsInner: true))
  }
}

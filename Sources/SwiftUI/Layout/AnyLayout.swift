/// A layout of any type. Another layout in its place arranges the same views, which keep what they
/// remember (rule 36).
public struct AnyLayout: Layout {
  private let storage: AnyLayoutStorage

  /// Hides a layout's type.
  public init<L: Layout>(_ layout: L) {
    storage = (layout as? AnyLayout)?.storage ?? ConcreteLayoutStorage(layout)
  }

  /// What the layout inside keeps, with its type.
  public struct Cache {
    fileprivate var type: ObjectIdentifier
    fileprivate var value: Any
  }

  /// What a container of the layout inside is like (rule 38).
  var properties: LayoutProperties { storage.properties }

  /// Whether two layouts are known to be equal.
  func isEqual(to other: AnyLayout) -> Bool { storage.isEqual(to: other.storage) }

  /// Makes the cache of the layout inside.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(type: storage.id, value: storage.makeCache(subviews))
  }

  /// Updates the cache, or makes another one where the layout inside has another type (rule 37).
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if cache.type == storage.id {
      storage.updateCache(&cache.value, subviews)
    } else {
      cache = makeCache(subviews: subviews)
    }
  }

  /// The distances that the layout inside wishes to have.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    storage.spacing(subviews, &cache.value)
  }

  /// The size that the layout inside takes.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { storage.sizeThatFits(proposal, subviews, &cache.value) }

  /// Places views as the layout inside does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { storage.place(bounds, proposal, subviews, &cache.value) }

  /// The guide of the layout inside.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { storage.alignment(guide, bounds, proposal, subviews, &cache.value) }

  /// The guide of the layout inside.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { storage.alignment(guide, bounds, proposal, subviews, &cache.value) }
}

/// A layout whose type is hidden.
private class AnyLayoutStorage: @unchecked Sendable {
  var id: ObjectIdentifier { preconditionFailure("an abstract class") }
  var properties: LayoutProperties { LayoutProperties() }
  func isEqual(to other: AnyLayoutStorage) -> Bool { self === other }
  func makeCache(_ subviews: LayoutSubviews) -> Any { () }
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { ViewSpacing() }

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize { .zero }

  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) {}

  func alignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? { nil }

  func alignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? { nil }
}

private final class ConcreteLayoutStorage<L: Layout>: AnyLayoutStorage, @unchecked Sendable {
  private let layout: L

  init(_ layout: L) { self.layout = layout }

  override var id: ObjectIdentifier { ObjectIdentifier(L.self) }
  override var properties: LayoutProperties { L.layoutProperties }

  override func isEqual(to other: AnyLayoutStorage) -> Bool {
    guard let other = other as? ConcreteLayoutStorage<L> else { return false }
    return MainActor.assumeIsolated { FieldTable.of(L.self).isEqual(layout, other.layout) }
  }

  override func makeCache(_ subviews: LayoutSubviews) -> Any {
    layout.makeCache(subviews: subviews)
  }

  /// Hands out the cache with its own type; moved out meanwhile, so that nothing in it is copied.
  private func with<T>(_ cache: inout Any, _ body: (inout L.Cache) -> T) -> T {
    guard var value = cache as? L.Cache else {
      preconditionFailure("the cache is made by the layout that uses it")
    }
    cache = ()
    defer { cache = value }
    return body(&value)
  }

  override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    with(&cache) { layout.updateCache(&$0, subviews: subviews) }
  }

  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize {
    with(&cache) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  override func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) {
    with(&cache) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func alignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? {
    with(&cache) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func alignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? {
    with(&cache) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}

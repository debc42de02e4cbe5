import UIKit

private struct ScrollContentMarginsKey: EnvironmentKey {
  static let defaultValue = EdgeInsets()
}

extension EnvironmentValues {
  /// The distance of what is inside scroll views from their edges, in points.
  var scrollContentMargins: EdgeInsets {
    get { self[ScrollContentMarginsKey.self] }
    set { self[ScrollContentMarginsKey.self] = newValue }
  }
}

/// What margins of content are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, scrollContent, scrollIndicators
  }

  let kind: Kind

  /// All that the view has.
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  /// What is inside a scroll view.
  public static let scrollContent = ContentMarginPlacement(kind: .scrollContent)
  /// What shows how much more there is; layout does not see it.
  public static let scrollIndicators = ContentMarginPlacement(kind: .scrollIndicators)
}

extension View {
  /// Keeps what is inside scroll views from their edges, in points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(
      edges,
      EdgeInsets(
        top: length ?? 0, leading: length ?? 0, bottom: length ?? 0, trailing: length ?? 0),
      for: placement)
  }

  /// Keeps what is inside scroll views from their edges, in points.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Keeps what is inside scroll views from their edges, in points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollContentMargins) { margins in
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }
}

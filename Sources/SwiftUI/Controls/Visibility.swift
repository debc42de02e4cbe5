/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the system likes.
  case automatic
  /// It is.
  case visible
  /// It is not.
  case hidden
}

/// An item of constraints that is no view.
public struct IBLayoutGuide: Hashable, Sendable {
  /// What the guide follows.
  public enum Kind: Hashable, Sendable {
    /// The safe area of the view that holds it.
    case safeArea
    /// The area of the controller's view below the bars at the top; its `bottom` is what matters.
    case topLayoutGuide
    /// The area of the controller's view above the bars at the bottom; its `top` is what matters.
    case bottomLayoutGuide
    /// The content of a scroll view.
    case contentLayoutGuide
    /// The visible rectangle of a scroll view.
    case frameLayoutGuide
    /// The keyboard.
    case keyboard
    /// A guide of another key.
    case other(String)
  }

  /// The object id.
  public var id: String
  /// What it follows.
  public var kind: Kind
  /// The line in the file, from 1.
  public var line: Int
}

extension UIScene {
  /// Whether a scene is in front.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front and taking touches.
    case foregroundActive = 0
    /// To be seen, without taking touches.
    case foregroundInactive = 1
    /// Not to be seen.
    case background = 2
  }

  /// Whether the scene is in front; one that is laid out is.
  public var activationState: ActivationState { .foregroundActive }
}

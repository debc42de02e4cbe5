/// Something that answers to events: views and view controllers.
@preconcurrency @MainActor open class UIResponder: NSObject, AssociatedValueHolder {
  nonisolated(unsafe) var associatedValues: AssociatedValues = [:]

  /// Makes a responder.
  public override init() { super.init() }

  /// The responder that is asked next.
  open var next: UIResponder? { nil }
}

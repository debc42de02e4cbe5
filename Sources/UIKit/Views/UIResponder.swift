/// Something that answers to events: views and view controllers.
@preconcurrency @MainActor open class UIResponder: NSObject, AssociatedValueHolder {
  nonisolated(unsafe) var associatedValues: AssociatedValues = [:]

  /// Makes a responder.
  public override init() { super.init() }

  /// The responder that is asked next.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// What the keyboard acts on.
  static weak var firstResponder: UIResponder?

  /// Whether the keyboard can act on this; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the keyboard may leave this.
  open var canResignFirstResponder: Bool { true }
  /// Whether the keyboard acts on this.
  open var isFirstResponder: Bool { Self.firstResponder === self }
  /// The view in place of the keyboard.
  open var inputView: UIView? { nil }
  /// The view on top of the keyboard.
  open var inputAccessoryView: UIView? { nil }

  /// Has the keyboard act on this; no keyboard is shown here.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if let old = Self.firstResponder, old !== self, !old.resignFirstResponder() { return false }
    Self.firstResponder = self
    return true
  }

  /// Ends that the keyboard acts on this.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { Self.firstResponder = nil }
    return true
  }

  // MARK: Touches

  /// Tells that fingers touch: never here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Tells that fingers move: never here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Tells that fingers let go: never here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Tells that touches are broken off: never here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A finger on the screen; there are none here.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The view that is touched.
  public internal(set) weak var view: UIView?
  /// How many taps there were.
  public internal(set) var tapCount = 0

  override init() { super.init() }

  /// Where the finger is, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Where the finger was before, in a view's coordinates.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// What touches belong to; there are none here.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The fingers on the screen.
  public internal(set) var allTouches: Set<UITouch>?

  override init() { super.init() }
}

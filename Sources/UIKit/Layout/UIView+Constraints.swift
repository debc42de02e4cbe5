import AutoLayout

extension UIView {
  /// The constraints that this view holds.
  public var constraints: [NSLayoutConstraint] { heldConstraints }

  /// Adds a constraint between views inside this one.
  public func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  /// Adds constraints between views inside this one.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { hold(constraint) }
  }

  /// Takes a constraint from this view.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }

  /// Takes constraints from this view.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { release(constraint) }
  }

  func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder == nil else { return }
    constraint.holder = self
    constraint.serial = NSLayoutConstraint.takeSerial()
    heldConstraints.append(constraint)
    layoutHost?.activate(constraint)
    markTreeNeedsLayout()
  }

  func release(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    letGo(constraint)
    // What comes last goes first, more often than not.
    if let index = heldConstraints.lastIndex(where: { $0 === constraint }) {
      heldConstraints.remove(at: index)
    }
  }

  /// Takes a constraint out of layout; `dropReleased()` has to follow, once for any number of them.
  func letGo(_ constraint: NSLayoutConstraint) {
    layoutHost?.deactivate(constraint)
    constraint.holder = nil
    constraint.engineConstraint = nil
  }

  /// Forgets constraints that were let go.
  func dropReleased() { heldConstraints.removeAll { $0.holder !== self } }

  // MARK: Guides

  struct Guides {
    var custom: [UILayoutGuide] = []
    var safeArea: UILayoutGuide?
    var margins: UILayoutGuide?
    var readable: UILayoutGuide?
    var keyboard: UILayoutGuide?
    var top: UILayoutGuide?
    var bottom: UILayoutGuide?
    var content: UILayoutGuide?
    var frame: UILayoutGuide?
    var regions: [UILayoutGuide] = []

    /// Every guide that exists, in a fixed order.
    var all: [UILayoutGuide] {
      custom
        + [safeArea, margins, readable, keyboard, top, bottom, content, frame].compactMap { $0 }
        + regions
    }
  }

  func guide(_ path: WritableKeyPath<Guides, UILayoutGuide?>, _ role: UILayoutGuide.Role)
    -> UILayoutGuide
  {
    if let guide = guides[keyPath: path] { return guide }
    let guide = UILayoutGuide(role: role, of: self)
    guides[keyPath: path] = guide
    return guide
  }

  /// The guides that the app added.
  public var layoutGuides: [UILayoutGuide] { guides.custom }

  /// Adds a guide in this view's coordinates.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    guides.custom.append(guide)
  }

  /// Takes a guide from this view, and the constraints that use it.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard let index = guides.custom.firstIndex(where: { $0 === guide }) else { return }
    var view: UIView? = self
    while let current = view {
      for constraint in current.heldConstraints
      where constraint.firstItem === guide || constraint.secondItem === guide {
        current.release(constraint)
      }
      view = current.superview
    }
    guides.custom.remove(at: index)
    if guide.hasLayoutItem { guide.layoutItem.engine?.remove(guide.layoutItem) }
    guide.owningView = nil
  }

  /// The part of the view in which lines of text are of a comfortable length.
  public var readableContentGuide: UILayoutGuide { guide(\.readable, .readable) }
  /// The part of the view that the keyboard covers: with no keyboard, what lies under the safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = guides.keyboard as? UIKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide(role: .keyboard, of: self)
    guides.keyboard = guide
    return guide
  }

  // MARK: Reports

  /// Whether the constraints leave the view's place or size open, after layout.
  public var hasAmbiguousLayout: Bool {
    guard let item = existingLayoutItem, let engine = item.engine else { return false }
    engine.solve()
    let open = engine.ambiguity(of: item)
    return open.x || open.y || open.width || open.height
  }

  /// The constraints in the tree that mention this view, along one axis, as far as they are active.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var view: UIView? = self
    while let current = view {
      found += current.heldConstraints.filter { constraint in
        guard constraint.firstItem === self || constraint.secondItem === self else { return false }
        switch constraint.firstAttribute.value.kind {
        case .horizontalPosition: return axis == .horizontal
        case .verticalPosition: return axis == .vertical
        case .size: return (constraint.firstAttribute == .width) == (axis == .horizontal)
        case .none: return false
        }
      }
      view = current.superview
    }
    return found
  }
}

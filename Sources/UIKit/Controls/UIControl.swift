import LayoutTree

/// A view that people act on.
@preconcurrency @MainActor open class UIControl: UIView {
  /// What a control is like at a moment.
  public struct State: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Makes a state from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, neither chosen nor touched.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    /// Not to be acted on.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
    /// Where keys act.
    public static let focused = State(rawValue: 8)
    /// Bits for apps.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits for frameworks.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// What happened to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Makes a set of events from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger came down again.
    public static let touchDownRepeat = Event(rawValue: 2)
    /// A finger moved inside.
    public static let touchDragInside = Event(rawValue: 4)
    /// A finger moved outside.
    public static let touchDragOutside = Event(rawValue: 8)
    /// A finger came in.
    public static let touchDragEnter = Event(rawValue: 16)
    /// A finger left.
    public static let touchDragExit = Event(rawValue: 32)
    /// A finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 64)
    /// A finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 128)
    /// The system took the touch away.
    public static let touchCancel = Event(rawValue: 256)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to show.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0x0FFF)
    /// All of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where content stands from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left
    /// At the right.
    case right
    /// From edge to edge.
    case fill
    /// Where text starts.
    case leading
    /// Where text ends.
    case trailing
  }

  /// Where content stands from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// From edge to edge.
    case fill
  }

  /// Whether the control can be acted on.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether the control is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the control is touched.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Where content stands from left to right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Where content stands from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// What the control is like now.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The alignment with leading and trailing turned into left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  /// What is called on events: an action or a target.
  private enum Entry {
    case action(UIAction, Event)
    case target(TargetAction, Event)
  }

  /// What is called, in the order in which it was added.
  private var entries: [Entry] = []

  /// Makes a control.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control that runs an action on `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Makes a control from an Interface Builder file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Runs an action on events. An action of the same name is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    entries.removeAll { entry in
      guard case .action(let held, let events) = entry else { return false }
      return held.identifier == action.identifier && events == controlEvents
    }
    entries.append(.action(action, controlEvents))
  }

  /// Runs an action no longer on events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Runs the action of a name no longer on events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    entries = entries.compactMap { entry in
      guard case .action(let held, let events) = entry, held.identifier == actionIdentifier else {
        return entry
      }
      let rest = events.subtracting(controlEvents)
      return rest.isEmpty ? nil : .action(held, rest)
    }
  }

  /// Calls a method of a target on events.
  ///
  /// A target that has no `ActionTable`, or not this method in it, is never called; a note says so.
  ///
  /// - Parameters:
  ///   - target: Who is called; nil is the first responder, from the control outward, whose table has
  ///     the method. It is not held.
  ///   - action: The method, such as `Selector("toggle:")`.
  ///   - controlEvents: When it is called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let entry = TargetAction(target, action)
    removeTarget(target, action: action, for: controlEvents)
    entries.append(.target(entry, controlEvents))
    entry.noteIfUnknown(in: window)
  }

  /// Calls a target no longer on events.
  ///
  /// - Parameters:
  ///   - target: Who is called no longer; nil is any.
  ///   - action: The method that is called no longer; nil is any.
  ///   - controlEvents: When it is called no longer.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.flatMap { $0 as AnyObject }
    entries = entries.compactMap { entry in
      guard case .target(let held, let events) = entry, held.isFor(object, action) else {
        return entry
      }
      let rest = events.subtracting(controlEvents)
      return rest.isEmpty ? nil : .target(held, rest)
    }
  }

  /// The names of the methods of a target that are called on events; nil where there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.flatMap { $0 as AnyObject }
    let found = entries.compactMap { entry -> String? in
      guard case .target(let held, let events) = entry, held.target === object,
        !events.isDisjoint(with: controlEvent)
      else { return nil }
      return held.action.name
    }
    return found.isEmpty ? nil : found
  }

  /// Everything that something is called on.
  open var allControlEvents: Event {
    entries.reduce(into: []) { result, entry in
      switch entry {
      case .action(_, let events), .target(_, let events): result.formUnion(events)
      }
    }
  }

  /// Runs an action as this control's.
  open func sendAction(_ action: UIAction) {
    action.sender = self
    action.handler(action)
    action.sender = nil
  }

  /// Runs the actions and calls the targets for events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for entry in entries {
      switch entry {
      case .action(let action, let events) where !events.isDisjoint(with: controlEvents):
        sendAction(action)
      case .target(let target, let events) where !events.isDisjoint(with: controlEvents):
        target.send(from: self)
      default: continue
      }
    }
  }

  override var ownTapTarget: TapTarget? {
    target(isEnabled: isEnabled) { [weak self] in self?.wasTapped() }
  }

  /// Does what a tap does: the finger comes down and goes up inside.
  func wasTapped() {
    sendActions(for: .touchDown)
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  /// Tells, inside UIKit, that the state changed.
  func stateDidChange() { setNeedsLayout() }

  override func decodeValues(_ object: NibObject, from nib: NibCoder) {
    super.decodeValues(object, from: nib)
    decodeControlValues(object)
  }

  override func describe(into node: inout LayoutNode) {
    super.describe(into: &node)
    node.isTouchTarget = isEnabled && isUserInteractionEnabled
    node.control = ControlContent(isEnabled: isEnabled)
  }
}

extension UIControl {
  func decodeControlValues(_ object: NibObject) {
    if let value = object.bool("enabled") { isEnabled = value }
    if let value = object.bool("selected") { isSelected = value }
    if let value = object.bool("highlighted") { isHighlighted = value }
    if let value = object.attribute("contentHorizontalAlignment") {
      contentHorizontalAlignment =
        switch value {
        case "left": .left
        case "right": .right
        case "fill": .fill
        case "leading": .leading
        case "trailing": .trailing
        default: .center
        }
    }
    if let value = object.attribute("contentVerticalAlignment") {
      contentVerticalAlignment =
        switch value {
        case "top": .top
        case "bottom": .bottom
        case "fill": .fill
        default: .center
        }
    }
  }
}

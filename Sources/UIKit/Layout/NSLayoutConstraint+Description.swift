import Dispatch

extension NSLayoutConstraint {
  /// The constraint in the shape of UIKit's log, such as
  /// `<NSLayoutConstraint:0x6000021 'gap' V:|-(10)-[UILabel:0x7fa1]   (active, names: '|':UIView:0x7fa0 )>`.
  ///
  /// The addresses tell objects apart in one run; nothing that Pliant writes has them.
  var logText: String {
    let first = firstItem as? LayoutParticipant
    let second = secondItem as? LayoutParticipant
    let words = ConstraintWords(
      first: Self.logName(of: firstItem), firstAttribute: firstAttribute.value,
      relation: relation.value,
      second: secondAttribute == .notAnAttribute ? nil : Self.logName(of: secondItem),
      secondAttribute: secondAttribute.value, multiplier: Double(multiplier),
      constant: Double(constant), priority: Double(priority.rawValue),
      isFirstInside: Self.isInside(first, second), isSecondInside: Self.isInside(second, first))
    let name = identifier.map { " '\($0)'" } ?? ""
    let state = isActive ? "active" : "inactive"
    let bars = words.outer.map { ", names: '|':\($0) " } ?? ""
    return "<\(Self.logName(of: self))\(name) \(words.text)   (\(state)\(bars))>"
  }

  private static func isInside(_ inner: LayoutParticipant?, _ outer: LayoutParticipant?) -> Bool {
    guard let inner, let outer, inner !== outer, let innerView = inner.participantView,
      let outerView = outer.participantView
    else { return false }
    return innerView.isDescendant(of: outerView)
  }

  /// The class and the address of an object; `nil` where there is none, as for an item that is gone.
  private static func logName(of object: AnyObject?) -> String {
    guard let object else { return "nil" }
    return "\(type(of: object)):\(address(of: object))"
  }

  /// The address of an object, such as `0x600002`.
  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }
}

extension UIView {
  /// The view in the shape of UIKit's log, such as
  /// `<UILabel: 0x7fa1; frame = (16 20; 343 20.5); text = 'Name'; layer = <CALayer: 0x6000>>`.
  var logText: String {
    func number(_ value: CGFloat) -> String { ConstraintWords.number(Double(value)) }
    let frame = frame
    var parts = [
      "\(type(of: self)): \(NSLayoutConstraint.address(of: self))",
      "frame = (\(number(frame.minX)) \(number(frame.minY)); "
        + "\(number(frame.width)) \(number(frame.height)))",
    ]
    if let text = labelText { parts.append("text = '\(text)'") }
    if isHidden { parts.append("hidden = YES") }
    if alpha != 1 { parts.append("alpha = \(number(alpha))") }
    if tag != 0 { parts.append("tag = \(tag)") }
    parts.append("layer = <\(type(of: layer)): \(NSLayoutConstraint.address(of: layer))>")
    return "<\(parts.joined(separator: "; "))>"
  }
}

/// The text of an object of the main actor; outside of it, the plain one.
func textOnMain(_ text: @MainActor () -> String, else plain: () -> String) -> String {
  MainQueue.isCurrent ? MainActor.assumeIsolated(text) : plain()
}

/// Tells whether code runs on the main queue, which on Linux need not be the main thread's.
private enum MainQueue {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    let key = key
    return Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}

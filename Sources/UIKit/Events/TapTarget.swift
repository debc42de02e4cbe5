/// Something that answers to a tap, with what it is found by.
///
/// A text belongs to the innermost target that it stands in.
@MainActor package struct TapTarget {
  /// The name for tests, `accessibilityIdentifier`.
  package var identifier: String?
  /// What a screen reader says, where the app states it.
  package var label: String?
  /// The texts that are shown, in order.
  package var texts: [String]
  /// Whether it answers now.
  package var isEnabled: Bool
  /// Does what a tap does.
  package var tap: @MainActor () -> Void
  /// Replaces the text of a field; nil for what is no field.
  package var enter: (@MainActor (String) -> Void)?

  /// Makes a target.
  package init(
    identifier: String? = nil, label: String? = nil, texts: [String] = [], isEnabled: Bool = true,
    enter: (@MainActor (String) -> Void)? = nil, tap: @escaping @MainActor () -> Void
  ) {
    self.identifier = identifier
    self.label = label
    self.texts = texts
    self.isEnabled = isEnabled
    self.enter = enter
    self.tap = tap
  }

  /// How well a name fits: 0 for the name for tests, 1 for what a screen reader says, 2 for all the
  /// text that is shown, 3 for one text of several; nil where it does not.
  package func rank(of name: String) -> Int? {
    if identifier == name { return 0 }
    if label == name { return 1 }
    if texts.joined(separator: " ") == name { return 2 }
    return texts.contains(name) ? 3 : nil
  }

  /// What the target is called in messages; nil where nothing names it.
  package var name: String? {
    identifier ?? label ?? (texts.isEmpty ? nil : texts.joined(separator: " "))
  }
}

/// The targets of a part of the screen, with the texts in it that belong to none of them.
@MainActor package struct TapTargets {
  /// The targets, in the order in which they are shown.
  package var all: [TapTarget] = []
  /// The texts outside the targets.
  package var texts: [String] = []
  /// Rows that a swipe shows actions of, with those actions.
  package var swipes: [(row: TapTarget, actions: [TapTarget])] = []

  /// Makes an empty part.
  package init() {}

  /// Adds what stands beside it.
  package mutating func append(_ other: TapTargets) {
    all += other.all
    texts += other.texts
    swipes += other.swipes
  }

  /// Makes a target of all that is there: the texts outside the other targets are its own, and it
  /// comes before them.
  package mutating func enclose(_ target: TapTarget) {
    var outer = target
    outer.texts += texts
    texts = []
    all.insert(outer, at: 0)
  }
}

extension UIWindow {
  /// What can be tapped now: in what is presented on top, else in the root controller's view.
  package var tapTargets: TapTargets {
    let covering = subviews.last { $0 is UITransitionView && !$0.isHidden }
    return (covering ?? self).allTapTargets()
  }
}

extension UIView {
  /// What can be tapped in the view and inside.
  package func allTapTargets() -> TapTargets {
    var found = TapTargets()
    guard !isHidden, alpha >= 0.01 else { return found }
    if let provider = nodeProvider {
      found.append(provider.tapTargets())
      for subview in subviews where !provider.includes(subview) {
        found.append(subview.allTapTargets())
      }
    } else {
      found.texts += tapTexts.filter { !$0.isEmpty }
      for subview in subviews { found.append(subview.allTapTargets()) }
    }
    guard isUserInteractionEnabled else {
      // What takes no touches still shows its texts.
      var shown = TapTargets()
      shown.texts = found.texts + found.all.flatMap(\.texts)
      return shown
    }
    found.all += partTapTargets
    if let own = ownTapTarget { found.enclose(own) }
    return found
  }

  /// A target that calls what a tap on the view calls: the gesture's targets, where it knows one.
  func gestureTapTarget() -> TapTarget? {
    let tap = gestureRecognizers?.first {
      ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired == 1 && $0.isEnabled
    }
    guard let tap else { return nil }
    return target { tap.sendActions() }
  }

  /// A target with the names of the view.
  func target(isEnabled: Bool = true, _ tap: @escaping @MainActor () -> Void) -> TapTarget {
    TapTarget(
      identifier: accessibilityIdentifier, label: accessibilityLabel, isEnabled: isEnabled, tap: tap
    )
  }
}

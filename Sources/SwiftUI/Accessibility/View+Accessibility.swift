/// What assistive technologies tell of views. It has no place on the screen: layout and drawing do not
/// see it.
extension View {
  /// Says what the view does.
  public nonisolated func accessibilityHint(_ label: Text) -> some View { self }

  /// Says what the view does.
  public nonisolated func accessibilityHint(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Says what the view does.
  @_disfavoredOverload public nonisolated func accessibilityHint<S: StringProtocol>(_ label: S)
    -> some View
  { self }

  /// Says what the view's value is.
  public nonisolated func accessibilityValue(_ label: Text) -> some View { self }

  /// Says what the view's value is.
  public nonisolated func accessibilityValue(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Says what the view's value is.
  @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(_ label: S)
    -> some View
  { self }

  /// Says what the view is, where a condition holds.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    modifier(NameModifier(label: isEnabled ? label : nil))
  }

  /// Says what the view is, where a condition holds.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool)
    -> some View
  { accessibilityLabel(Text(labelKey), isEnabled: isEnabled) }

  /// Says what the view is.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Says what the view does.
  public nonisolated func accessibility(hint: Text) -> some View { self }

  /// Says what the view's value is.
  public nonisolated func accessibility(value: Text) -> some View { self }

  /// Keeps the view from being told.
  public nonisolated func accessibility(hidden: Bool) -> some View { self }

  /// Says what the view is and does.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }

  /// Says what the view is not.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    self
  }

  /// Sets how early the view is told.
  public nonisolated func accessibility(sortPriority: Double) -> some View { self }

  /// Keeps the view from being told.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Keeps the view from being told, where a condition holds.
  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { self }

  /// Says what the view is and does.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Says what the view is not.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Sets how early the view is told.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Has the view told as a whole.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }

  /// Has views told that stand for those inside.
  public nonisolated func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View { self }

  /// Has another view told in place of this one.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }

  /// Says how deep a heading stands.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }

  /// Says what the view's text is.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }

  /// Keeps the view's colours where a screen's are inverted.
  public nonisolated func accessibilityIgnoresInvertColors(
    _ active: Bool = true
  ) -> some View { self }

  /// Says whether the view answers to people.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Says where the view is activated, as fractions of its size.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    self
  }

  /// Says where the view is activated, in points.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    self
  }

  /// Says by which words the view is called.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Says by which words the view is called.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View { self }

  /// Says by which words the view is called.
  @_disfavoredOverload public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View { self }

  /// Says which part of a pair the view is.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Adds the view to a group that people move through.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Adds what assistive technologies can ask for.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds what assistive technologies can ask for.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds what assistive technologies can ask for.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds what assistive technologies can ask for.
  @_disfavoredOverload public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds what assistive technologies can ask for.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }

  /// Adds what assistive technologies can ask for.
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// Adds what assistive technologies do to move the view's value.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Adds what assistive technologies do to scroll.
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)
    -> some View
  { self }

  /// Has the view shown large while it is held.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Has another view shown large while this one is held.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Lets touches through to the view.
  public nonisolated func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View {
    self
  }

  /// Has a text spelt out.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Has signs of a text spoken.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }

  /// Has a text spoken higher or lower.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Has a text spoken after others.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

/// What assistive technologies tell of a text.
extension Text {
  /// Says what the text is.
  public func accessibilityLabel(_ label: Text) -> Text { self }

  /// Says what the text is.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }

  /// Says what the text is.
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    self
  }

  /// Says how deep a heading stands.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }

  /// Says what the text is, as it is spoken.
  public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> Text { self }

  /// Has the text spelt out.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Has signs of the text spoken.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Has the text spoken higher or lower.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Has the text spoken after others.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

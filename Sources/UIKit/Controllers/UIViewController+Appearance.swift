extension UIViewController {
  /// How far a controller is in being shown.
  enum Appearance: Comparable {
    /// Not shown.
    case gone
    /// Told that it will be taken away.
    case leaving
    /// Told that it will be.
    case starting
    /// Told that it is being shown, with its traits and size known.
    case appearing
    /// Shown.
    case appeared
  }

  /// Runs the callbacks of being shown round a layout pass, in UIKit's order: `viewWillAppear`,
  /// `viewIsAppearing`, the first `traitCollectionDidChange`, layout, `viewDidAppear`. Children follow
  /// their parent, and finish before it.
  func appear(animated: Bool, layout: () -> Void) {
    guard appearance == .gone else { return }
    beginAppearing(animated: animated)
    tellIsAppearing(animated: animated)
    layout()
    finishAppearing(animated: animated)
  }

  /// Tells this controller and what it shows that they will be shown.
  func beginAppearing(animated: Bool) {
    guard appearance == .gone else { return }
    loadViewIfNeeded()
    appearance = .starting
    notify(.viewWillAppear)
    viewWillAppear(animated)
    parent?.childWillAppear(self, animated: animated)
    for child in appearingChildren { child.beginAppearing(animated: animated) }
  }

  /// Tells this controller and what it shows that they are being shown, and of their first traits.
  func tellIsAppearing(animated: Bool) {
    guard appearance == .starting else { return }
    appearance = .appearing
    notify(.viewIsAppearing)
    viewIsAppearing(animated)
    if !hasFirstTraits {
      hasFirstTraits = true
      notify(.traitCollectionDidChange(from: nil))
      traitCollectionDidChange(nil)
    }
    for child in appearingChildren { child.tellIsAppearing(animated: animated) }
  }

  /// Tells what this controller shows, then itself, that they are shown.
  func finishAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .appeared
    for child in appearingChildren { child.finishAppearing(animated: animated) }
    notify(.viewDidAppear)
    viewDidAppear(animated)
    parent?.childDidAppear(self, animated: animated)
  }

  /// Brings a child whose view has come in as far as its parent is; a parent that is shown already
  /// lays the child out at once.
  func catchUp(with parent: UIViewController, animated: Bool = false) {
    if parent.appearance >= .starting { beginAppearing(animated: animated) }
    if parent.appearance >= .appearing { tellIsAppearing(animated: animated) }
    if parent.appearance >= .appeared, appearance == .appearing {
      viewIfLoaded?.performLayout()
      finishAppearing(animated: animated)
    }
  }

  /// Runs the callbacks of being taken away.
  func disappear(animated: Bool) {
    beginDisappearing(animated: animated)
    finishDisappearing(animated: animated)
  }

  /// Tells this controller and what it shows that they will be taken away.
  func beginDisappearing(animated: Bool) {
    guard appearance > .leaving else { return }
    appearance = .leaving
    notify(.viewWillDisappear)
    viewWillDisappear(animated)
    for child in shownChildren { child.beginDisappearing(animated: animated) }
  }

  /// Tells what this controller shows, then itself, that they are taken away.
  func finishDisappearing(animated: Bool) {
    guard appearance != .gone else { return }
    for child in shownChildren { child.finishDisappearing(animated: animated) }
    appearance = .gone
    notify(.viewDidDisappear)
    viewDidDisappear(animated)
  }

  /// The children that have been told of being shown.
  private var shownChildren: [UIViewController] { children.filter(\.hasAppeared) }

  /// Whether the callbacks of being shown have begun.
  var hasAppeared: Bool { appearance != .gone }
}

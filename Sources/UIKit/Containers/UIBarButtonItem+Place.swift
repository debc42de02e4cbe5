extension UIBarButtonItem {
  /// What a tap on the button does; nil for space and for an app's view, which is found by itself.
  var tapTarget: TapTarget? {
    guard !isSpace, customView == nil else { return nil }
    return TapTarget(
      identifier: accessibilityIdentifier, label: accessibilityLabel,
      texts: [shownTitle ?? shownImage?.name].compactMap { $0 }, isEnabled: isEnabled
    ) { [weak self] in self?.sendAction() }
  }

  /// Where the button is shown in a window: the bar and the rectangle in it; nil where no bar of the
  /// window shows it.
  func place(in window: UIWindow?) -> (bar: UIView, frame: CGRect)? {
    guard let window else { return nil }
    var stack: [UIView] = [window]
    while let view = stack.popLast() {
      guard !view.isHidden else { continue }
      let placed: [PlacedBarItem]
      switch view {
      case let bar as UINavigationBar:
        let parts = NavigationBarParts(bar)
        placed = parts.leading + parts.trailing
      case let bar as UIToolbar: placed = bar.placedItems()
      default: placed = []
      }
      if let found = placed.first(where: { $0.item === self }) { return (view, found.frame) }
      stack.append(contentsOf: view.subviews.reversed())
    }
    return nil
  }
}

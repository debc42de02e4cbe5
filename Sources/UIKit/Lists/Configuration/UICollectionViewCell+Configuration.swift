extension UICollectionViewCell {
  /// Shows what a configuration holds: in the view that shows the former one where it can, else in a
  /// new one, which becomes the content view.
  func contentConfigurationDidChange() {
    guard let contentConfiguration else { return }
    if let shown = contentViewIfLoaded as? UIView & UIContentView,
      shown.supports(contentConfiguration)
    {
      shown.configuration = contentConfiguration
    } else {
      replaceContent(by: contentConfiguration.makeContentView())
    }
    measureMark = nil
    setNeedsLayout()
    var view = superview
    while let current = view, !(current is UICollectionView) { view = current.superview }
    view?.setNeedsLayout()
  }

  func backgroundConfigurationDidChange() {
    guard let backgroundConfiguration else {
      configuredBackground?.removeFromSuperview()
      configuredBackground = nil
      return
    }
    configuredBackground = backgroundConfiguration.place(
      in: self, replacing: configuredBackground)
  }

  /// Has the configuration follow the cell's state, where that waits.
  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }
}

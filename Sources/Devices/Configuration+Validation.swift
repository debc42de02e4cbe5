extension Configuration {
  /// Checks that there is such a thing as this configuration.
  ///
  /// - Throws: the first contradiction found: posture, system, orientation, then window.
  public func validate() throws(ConfigurationError) {
    if let error = postureError ?? systemError ?? orientationError ?? windowError { throw error }
  }

  /// Whether `validate()` finds nothing.
  public var isValid: Bool {
    (postureError ?? systemError ?? orientationError ?? windowError) == nil
  }

  private var postureError: ConfigurationError? {
    guard let posture else { return nil }
    guard device.isFolding else { return .unexpectedPosture(posture, device: device) }
    let contradicts =
      (posture == .book && !orientation.isLandscape)
      || (posture == .tabletop && orientation.isLandscape)
    return contradicts
      ? .unsupportedPosture(posture, orientation: orientation, device: device) : nil
  }

  /// The folding phone came with iOS 27.1, and no figures of it exist for anything older.
  private var systemError: ConfigurationError? {
    device.isFolding && system < .v27 ? .unsupportedSystem(system, device: device) : nil
  }

  /// Phones without a home button and the folding phone's outer display have no upside down.
  private var orientationError: ConfigurationError? {
    guard orientation == .portraitUpsideDown, device.idiom == .phone else { return nil }
    if device.isFolding ? !isInnerDisplay : device.hasHomeIndicator {
      return .unsupportedOrientation(orientation, device: device)
    }
    return nil
  }

  /// What is wrong with the window, or nil.
  var windowError: ConfigurationError? {
    switch window {
    case .full:
      return nil
    case .oneThird, .twoThirds, .slideOver:
      return device.idiom == .pad ? nil : .unsupportedWindow(window, device: device)
    case .oneHalf:
      guard device.idiom == .pad else { return .unsupportedWindow(window, device: device) }
      // Up to iPadOS 18 an upright iPad splits only unevenly; from 26 any window tiles.
      if !orientation.isLandscape, system < .v26 {
        return .unsupportedWindowInOrientation(window, orientation: orientation, device: device)
      }
      return nil
    case .splitLeft, .splitRight:
      guard device.isFolding else { return .unsupportedWindow(window, device: device) }
      guard isInnerDisplay else { return .windowNeedsOpenPosture(window, device: device) }
      guard orientation.isLandscape else {
        return .unsupportedWindowInOrientation(window, orientation: orientation, device: device)
      }
      return nil
    case .size(let width, let height):
      guard device.isResizable else { return .unsupportedWindow(window, device: device) }
      guard width.isFinite, height.isFinite, width > 0, height > 0 else {
        return .invalidWindowSize(window, device: device)
      }
      // A design canvas is as large as the file says; a screen is what it is.
      if device.sizeClassRule == .unspecified { return nil }
      let screen = screenSize
      guard width <= screen.width, height <= screen.height else {
        return .invalidWindowSize(window, device: device)
      }
      return nil
    }
  }
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The system's choice: a form sheet since iOS 18 (Apple, `UIModalPresentationStyle.automatic`).
  case automatic = -2
  /// No style; from an adaptive delegate: leave the presentation as it is.
  case none = -1
  /// Over the whole window, in place of what is behind.
  case fullScreen = 0
  /// A sheet of about a page's size.
  case pageSheet = 1
  /// A sheet smaller than a page, or of the controller's `preferredContentSize`.
  case formSheet = 2
  /// Over the controller that defines the presentation context, in its place.
  case currentContext = 3
  /// As the presentation controller of the `transitioningDelegate` says.
  case custom = 4
  /// Over the whole window; what is behind stays.
  case overFullScreen = 5
  /// Over the controller that defines the presentation context; what is behind stays.
  case overCurrentContext = 6
  /// A box with an arrow that points at its source.
  case popover = 7

  /// Whether the style covers the controller that defines the context and not the window.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// How a presentation is animated; only the end of an animation is seen here.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// By turning.
  case flipHorizontal
  /// By fading.
  case crossDissolve
  /// By turning a page up.
  case partialCurl
}

extension UIViewController {
  // MARK: Presentation controllers

  /// The presentation controller of the controller, or of the one that holds it and is presented.
  ///
  /// Before the presentation it is the one that the style will have, to be set up ahead.
  public var presentationController: UIPresentationController? {
    if let ownPresentation { return ownPresentation.active }
    if let parent { return parent.presentationController }
    return preparedController()
  }

  /// The sheet that the controller is in, or will be presented in; nil for another style.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The popover that the controller is in, or will be presented in, even while it has adapted to a
  /// narrow screen; nil for another style.
  public var popoverPresentationController: UIPopoverPresentationController? {
    if let ownPresentation { return ownPresentation.base as? UIPopoverPresentationController }
    if let parent { return parent.popoverPresentationController }
    return preparedController() as? UIPopoverPresentationController
  }

  /// What runs along with the presentation or the dismissal that is going on; nil where nothing is
  /// animated.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let coordinator = presentation?.coordinator ?? ownPresentation?.coordinator {
      return coordinator
    }
    return parent?.transitionCoordinator
  }

  /// The style that the controller is presented in before anything adapts.
  var resolvedPresentationStyle: UIModalPresentationStyle {
    switch modalPresentationStyle {
    case .automatic, .none: automaticPresentationStyle
    default: modalPresentationStyle
    }
  }

  private func preparedController() -> UIPresentationController {
    if let preparedPresentationController { return preparedPresentationController }
    let made = UIPresentationController.make(
      style: resolvedPresentationStyle, for: self, presenting: nil, source: self)
    preparedPresentationController = made
    return made
  }

  // MARK: Presenting

  /// The traits of what a presentation from here would lie in.
  var surroundingPresentationTraits: UITraitCollection {
    viewIfLoaded?.window?.traits ?? traitCollection
  }

  func beginPresenting(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let style = controller.resolvedPresentationStyle
    var base = controller.preparedPresentationController
    if style == .custom, base == nil || controller.transitioningDelegate != nil {
      base = UIPresentationController.make(
        style: style, for: controller, presenting: outermost, source: self)
    }
    let made = base ?? controller.preparedController()
    let presenter = made.shouldPresentInFullscreen ? outermost : context
    if let problem = presenter.obstacle(to: controller) {
      RuntimeNotes.add(
        "attempt to present \(controller.logName)\(problem)", in: presenter.viewIfLoaded?.window)
      return
    }
    controller.preparedPresentationController = made
    let presentation = Presentation(of: controller, by: presenter, base: made)
    presenter.presentation = presentation
    presentation.begin(animated: animated, completion: completion)
  }

  func endPresenting(animated: Bool, completion: (() -> Void)?) {
    if let presentation {
      presentation.end(animated: animated, completion: completion)
    } else if let presenter = presentingViewController {
      presenter.dismiss(animated: animated, completion: completion)
    } else if let parent {
      parent.dismiss(animated: animated, completion: completion)
    }
  }

  /// The outermost controller that holds this one.
  private var outermost: UIViewController {
    var current = self
    while let parent = current.parent { current = parent }
    return current
  }

  /// The nearest controller from here outward that defines the presentation context, else the
  /// outermost one (Apple, `definesPresentationContext`).
  private var context: UIViewController {
    var current = self
    while !current.definesPresentationContext, let parent = current.parent { current = parent }
    return current
  }

  /// Why a controller cannot be presented by this one; nil where it can.
  private func obstacle(to controller: UIViewController) -> String? {
    if controller.parent != nil || controller.hostWindow != nil
      || controller.viewIfLoaded?.window != nil || controller.ownPresentation != nil
    {
      return ", which is shown already"
    }
    if let presentation {
      return " on \(logName), which is already presenting \(presentation.shown.logName)"
    }
    guard viewIfLoaded?.window != nil, appearance >= .appearing else {
      return " on \(logName), whose view is not in the window hierarchy"
    }
    return nil
  }

  /// The class, for notes.
  var logName: String { String(describing: type(of: self)) }

  /// Tells what holds or presents the controller that it asks for another size.
  func tellOfPreferredContentSize() {
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      ownPresentation?.active.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Whether a presentation, or one of those from children, is going on.
  var presentations: [Presentation] {
    var found: [Presentation] = []
    for child in children { found += child.presentations }
    if let presentation {
      found.append(presentation)
      found += presentation.shown.presentations
    }
    return found
  }
}

extension UIPresentationController {
  /// Makes the presentation controller of a style.
  static func make(
    style: UIModalPresentationStyle, for presented: UIViewController,
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    let controller: UIPresentationController
    switch style {
    case .pageSheet, .formSheet:
      controller = UISheetPresentationController(
        presentedViewController: presented, presenting: presenting)
    case .popover:
      controller = UIPopoverPresentationController(
        presentedViewController: presented, presenting: presenting)
    case .custom:
      controller =
        presented.transitioningDelegate?.presentationController(
          forPresented: presented, presenting: presenting, source: source)
        ?? UIPresentationController(presentedViewController: presented, presenting: presenting)
    default:
      controller =
        presented is UIAlertController
        ? UIAlertPresentationController(
          presentedViewController: presented, presenting: presenting)
        : UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
    controller.style = style
    return controller
  }

  /// The style that the presentation has in some traits: the delegate's, else the system's.
  func adaptedStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
    switch style {
    case .pageSheet, .formSheet, .popover, .custom: break
    default: return style
    }
    let wanted = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
    switch wanted {
    case .some(.none): return style
    case .fullScreen, .overFullScreen, .formSheet, .pageSheet: return wanted ?? style
    default: break
    }
    guard style == .popover else { return style }
    if presentedViewController is UIAlertController {
      // From iOS 26 a sheet is a popover wherever it is told whose it is (openuikit).
      let popover = self as? UIPopoverPresentationController
      let isTold = popover?.sourceView != nil || popover?.barButtonItem != nil
      let isNarrow = traits.horizontalSizeClass != .regular
      return isNarrow && !(isTold && traits.system >= .v26) ? .overFullScreen : style
    }
    // Since iOS 13 a popover is a form sheet where either class is compact (Apple,
    // `UIModalPresentationStyle.popover`).
    let isCompact =
      traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact
    return isCompact ? .formSheet : style
  }

  /// The presentation controller that shows content in an adapted style.
  func adaptiveController(
    of content: UIViewController, style: UIModalPresentationStyle
  ) -> UIPresentationController {
    if style == .formSheet || style == .pageSheet, content === presentedViewController,
      let popover = self as? UIPopoverPresentationController
    {
      let sheet = popover.adaptiveSheetPresentationController
      sheet.style = style
      return sheet
    }
    let made = UIPresentationController.make(
      style: style, for: content, presenting: presentingViewController, source: content)
    made.overrideTraitCollection = overrideTraitCollection
    made.traitOverrides = traitOverrides
    return made
  }
}

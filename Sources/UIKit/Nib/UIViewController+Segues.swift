import InterfaceBuilder

extension UIViewController {
  /// Follows the segue of a name in the controller's file.
  ///
  /// The file must have it: iOS raises an exception otherwise, and here a note is made.
  func performSegueOfFile(_ identifier: String, sender: Any?) {
    guard let (segue, destination) = segue(named: identifier) else {
      RuntimeNotes.add(
        "\(logName) has no segue with identifier '\(identifier)'", in: viewIfLoaded?.window)
      return
    }
    follow(segue, to: destination, sender: sender, asks: false)
  }

  private func segue(named identifier: String) -> (segue: IBSegue, destination: String)? {
    guard let nib, let id = nibOrigin?.id,
      let scene = nib.document.scenes.first(where: { $0.viewController?.id == id })
    else { return nil }
    var stack = Array(scene.objects.reversed())
    while let object = stack.popLast() {
      if let found = object.segues.first(where: { $0.segue.identifier == identifier }) {
        return found
      }
      for collection in object.collections.reversed() {
        stack.append(contentsOf: collection.objects.reversed())
      }
      stack.append(contentsOf: object.members.reversed())
    }
    return nil
  }

  /// Follows a segue: makes its destination, tells the controller, and shows it.
  ///
  /// - Parameters:
  ///   - segue: what the file says of it.
  ///   - destination: the object id of the scene's controller.
  ///   - sender: who asked for it.
  ///   - asks: whether `shouldPerformSegue(withIdentifier:sender:)` is asked, as for segues that
  ///     controls trigger.
  func follow(_ segue: IBSegue, to destination: String, sender: Any?, asks: Bool) {
    if asks, !shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) { return }
    if segue.kind == "unwind" {
      unwind(segue, sender: sender)
      return
    }
    guard let nib, let object = nib.document.object(id: destination),
      let target = nib.makeDestination(object)
    else {
      RuntimeNotes.add(
        "segue '\(segue.identifier ?? segue.kind)' of \(logName) leads nowhere in its file",
        in: viewIfLoaded?.window)
      return
    }
    if let storyboard { target.storyboard = storyboard }
    let made = makeSegue(segue, to: target, sender: sender)
    prepare(for: made, sender: sender)
    made.perform()
  }

  private func makeSegue(
    _ segue: IBSegue, to target: UIViewController, sender: Any?
  ) -> UIStoryboardSegue {
    let type: AnyClass? = segue.customClass.flatMap { name in
      segue.customModule.flatMap { NSClassFromString("\($0).\(name)") } ?? NSClassFromString(name)
    }
    let made =
      (type as? UIStoryboardSegue.Type).map {
        $0.init(_segue: segue.identifier, source: self, destination: target)
      } ?? UIStoryboardSegue(identifier: segue.identifier, source: self, destination: target)
    switch segue.kind {
    case "show", "push":
      made.performer = { $0.source.show($0.destination, sender: sender) }
    case "showDetail", "replace":
      made.performer = { $0.source.showDetailViewController($0.destination, sender: sender) }
    case "presentation", "modal":
      if let name = segue.modalPresentationStyle, let style = UIModalPresentationStyle(nib: name) {
        target.modalPresentationStyle = style
      }
      made.performer = { $0.source.present($0.destination, animated: true) }
    case "popoverPresentation", "popover":
      target.modalPresentationStyle = .popover
      let popover = target.popoverPresentationController
      popover?.sourceView = sender as? UIView
      popover?.barButtonItem = sender as? UIBarButtonItem
      made.performer = { $0.source.present($0.destination, animated: true) }
    default: break
    }
    return made
  }

  // MARK: Unwinding

  /// Goes back to the nearest controller below that has the method: it is called, then what is above is
  /// taken away.
  private func unwind(_ segue: IBSegue, sender: Any?) {
    guard let name = segue.unwindAction else { return }
    let action = Selector(name)
    guard
      let target = unwindCandidates.first(where: {
        $0.canPerformUnwindSegueAction(action, from: self, sender: sender)
      })
    else {
      RuntimeNotes.add(
        "no controller below \(logName) has action '\(name)'", in: viewIfLoaded?.window)
      return
    }
    let made = UIStoryboardSegue(identifier: segue.identifier, source: self, destination: target)
    made.performer = { Self.goBack(to: $0.destination) }
    prepare(for: made, sender: sender)
    (target as? any ActionTable)?.actions[name]?(made)
    made.perform()
  }

  /// The controllers that a way back may lead to, the nearest first: those below on stacks and round
  /// this one, then those that present.
  private var unwindCandidates: [UIViewController] {
    var found: [UIViewController] = []
    var current: UIViewController? = self
    while let controller = current {
      var holder: UIViewController? = controller
      while let held = holder {
        if let navigation = held as? UINavigationController {
          for below in navigation.viewControllers.reversed()
          where below !== self && !found.contains(where: { $0 === below }) {
            found.append(below)
          }
        }
        if held !== self, !found.contains(where: { $0 === held }) { found.append(held) }
        holder = held.parent
      }
      current = controller.presentingViewController
    }
    return found
  }

  private static func goBack(to target: UIViewController) {
    if target.presentedViewController != nil { target.dismiss(animated: true) }
    if let navigation = target.navigationController,
      navigation.viewControllers.contains(where: { $0 === target })
    {
      navigation.popToViewController(target, animated: true)
    }
  }
}

extension NibCoder {
  /// Makes a segue's destination anew, with what its relationships name.
  func makeDestination(_ object: IBObject) -> UIViewController? {
    let traits = UIApplication.shared.currentWindow?.traits ?? .initial
    let nib = NibCoder(document: document, file: file, traits: IBTraits(traits))
    nib.isOpenedByCode = true
    var visited: Set<String> = []
    let made = NibFile.controller(object, from: nib, visited: &visited)
    nib.finish()
    return made
  }

  /// The controller in whose scene a control or a bar's button is.
  func controller(holding trigger: AnyObject?) -> UIViewController? {
    if let item = trigger as? UIBarButtonItem {
      let controllers = objects.keys.sorted().compactMap { objects[$0] as? UIViewController }
      return controllers.first { controller in
        let items =
          (controller.navigationItem.leftBarButtonItems ?? [])
          + (controller.navigationItem.rightBarButtonItems ?? [])
          + (controller.toolbarItems ?? [])
        return items.contains { $0 === item }
      }
    }
    var responder = trigger as? UIResponder
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}

extension UIModalPresentationStyle {
  /// A style by its name in a file.
  init?(nib name: String) {
    switch name {
    case "automatic": self = .automatic
    case "fullScreen": self = .fullScreen
    case "pageSheet": self = .pageSheet
    case "formSheet": self = .formSheet
    case "currentContext": self = .currentContext
    case "custom": self = .custom
    case "overFullScreen": self = .overFullScreen
    case "overCurrentContext": self = .overCurrentContext
    case "popover": self = .popover
    default: return nil
    }
  }
}

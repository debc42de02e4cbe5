import Devices
import InterfaceBuilder
import LayoutTree

/// One screen of an Interface Builder file, ready to be shown in a window.
@preconcurrency @MainActor public struct NibScene {
  /// The file's content.
  public let document: IBDocument
  /// The file's name in reports.
  public let file: String
  /// The object id of the scene's controller, or of a xib's top-level view.
  public let id: String

  /// Names a screen of a document.
  public init(document: IBDocument, file: String, id: String) {
    self.document = document
    self.file = file
    self.id = id
  }

  /// Makes the screen's controllers, with the containers that lead to it, and shows them in a window.
  ///
  /// - Parameters:
  ///   - configuration: The window's configuration.
  ///   - isDesign: Whether the scene is shown as Interface Builder's canvas shows it: alone, at its
  ///     saved size, with nothing embedded.
  /// - Returns: The laid-out window, what is worth telling of the file, and outlets by object id.
  public func show(
    in configuration: Configuration, isDesign: Bool
  ) -> (window: UIWindow, notes: [LayoutNote], outletNames: [String: String])? {
    guard let object = document.object(id: id) else { return nil }
    let window = UIWindow(configuration: configuration)
    return UIApplication.shared.perform(in: window) {
      show(object, in: window, configuration: configuration, isDesign: isDesign)
    }
  }

  private func show(
    _ object: IBObject, in window: UIWindow, configuration: Configuration, isDesign: Bool
  ) -> (window: UIWindow, notes: [LayoutNote], outletNames: [String: String])? {
    let nib = NibCoder(
      document: document, file: file,
      traits: configuration.sizeClassesAreUnspecified ? .unspecified : IBTraits(window.windowTraits)
    )
    nib.isDesign = isDesign
    var canvas: DesignCanvas?
    if isDesign {
      canvas = DesignCanvas(of: object, in: document, configuration: configuration)
      if let canvas { window.adopt(canvas) }
    }
    nib.showsContainers = canvas?.showsContainers ?? true
    let outermost: UIViewController
    if object.isViewController {
      guard let controller = nib.makeController(object) else { return nil }
      outermost = wrap(controller, object: object, nib: nib)
    } else {
      let controller = UIViewController()
      controller.nib = nib
      controller.nibTraits = nib.traits
      controller.viewLoader = {
        let view = nib.makeView(object, in: .zero)
        nib.finish()
        return view.map { ListHost.view(showing: $0, isDesign: nib.isDesign) }
      }
      outermost = controller
    }
    window.rootViewController = outermost
    nib.finish()
    window.makeKeyAndVisible()
    return (window, nib.notes, nib.outletNames)
  }

  /// Puts a controller into the containers that lead to it in the file.
  private func wrap(
    _ controller: UIViewController, object: IBObject, nib: NibCoder
  ) -> UIViewController {
    var current = controller
    var shown = object
    let containment = NibContainment(document: document)
    // "None" for the top bar on the canvas takes the bars away there; the app still shows them.
    let steps =
      !nib.showsContainers || nib.isDesign && object.isNull("simulatedTopBarMetrics")
      ? [] : containment.chain(leadingTo: object)
    if nib.showsContainers,
      !steps.contains(where: { $0.container.element == "navigationController" })
    {
      current = addSimulatedBars(to: current, containment.simulatedBars(of: object))
    }
    for step in steps {
      guard let container = nib.makeController(step.container) else { continue }
      switch container {
      case let navigation as UINavigationController:
        var stack: [UIViewController] = []
        if let below = step.pushedFrom, below.id != shown.id, !nib.isDesign,
          let source = nib.makeController(below)
        {
          stack.append(source)
        }
        navigation.setViewControllers(stack + [current], animated: false)
      case let tabs as UITabBarController:
        let others = step.siblings.map { sibling -> UIViewController in
          sibling.id == shown.id ? current : nib.makeController(sibling) ?? UIViewController()
        }
        tabs.setViewControllers(others, animated: false)
        tabs.selectedViewController = current
      default: continue
      }
      current = container
      shown = step.container
    }
    return current
  }

  /// Puts a controller under the bars that its file only simulates: a navigation controller of
  /// another file leads to it.
  private func addSimulatedBars(
    to controller: UIViewController, _ bars: NibContainment.SimulatedBars
  ) -> UIViewController {
    var current = controller
    if bars.hasNavigationBar || bars.hasToolbar {
      let navigation = UINavigationController(rootViewController: current)
      navigation.isNavigationBarHidden = !bars.hasNavigationBar
      navigation.isToolbarHidden = !bars.hasToolbar
      navigation.navigationBar.isTranslucent = bars.isTranslucent
      current = navigation
    }
    if bars.hasTabBar {
      let tabs = UITabBarController()
      tabs.setViewControllers([current], animated: false)
      current = tabs
    }
    return current
  }
}

/// Finds the containers that lead to a scene in its file.
struct NibContainment {
  let document: IBDocument

  /// A container round a scene.
  struct Step {
    var container: IBObject
    /// The controller below on a navigation stack, when the scene is pushed.
    var pushedFrom: IBObject?
    /// A tab bar controller's controllers, in order.
    var siblings: [IBObject] = []
  }

  /// The containers from the innermost to the outermost. Relationships go before pushes, and what
  /// stands earlier in the file before what stands later; nothing is taken twice.
  func chain(leadingTo object: IBObject) -> [Step] {
    var steps: [Step] = []
    var visited: Set<String> = [object.id]
    var current = object
    while let step = step(to: current, visited: visited) {
      visited.insert(step.container.id)
      steps.append(step)
      current = step.container
    }
    return steps
  }

  /// The bars that a scene simulates, since what leads to it is in another file.
  struct SimulatedBars {
    var hasNavigationBar = false
    var isTranslucent = true
    var hasToolbar = false
    var hasTabBar = false
  }

  /// The bars of a scene, or those of the first scene that pushes it and has any. Without a
  /// navigation bar there, what looks like a push shows the scene as a sheet, away from those bars.
  func simulatedBars(of object: IBObject) -> SimulatedBars {
    var bars = SimulatedBars()
    var visited: Set<String> = [object.id]
    var current = object
    while true {
      if let top = current.member("simulatedTopBarMetrics") {
        bars.hasNavigationBar = top.element == "simulatedNavigationBarMetrics"
        bars.isTranslucent = top.bool("translucent") ?? true
      }
      if let bottom = current.member("simulatedBottomBarMetrics") {
        bars.hasToolbar = bottom.element == "simulatedToolbarMetrics"
        bars.hasTabBar = bottom.element == "simulatedTabBarMetrics"
      }
      if bars.hasNavigationBar || bars.hasToolbar || bars.hasTabBar {
        return bars.hasNavigationBar || current.id == object.id ? bars : SimulatedBars()
      }
      guard let below = source(pushing: current), visited.insert(below.id).inserted else {
        return bars
      }
      current = below
    }
  }

  private func step(to object: IBObject, visited: Set<String>) -> Step? {
    for controller in controllers where !visited.contains(controller.id) {
      if controller.element == "navigationController",
        controller.relationship("rootViewController").contains(object.id)
      {
        return Step(container: controller)
      }
      if controller.element == "tabBarController",
        controller.relationship("viewControllers").contains(object.id)
      {
        let siblings = controller.relationship("viewControllers").compactMap {
          document.object(id: $0)
        }
        return Step(container: controller, siblings: siblings)
      }
    }
    guard object.element != "navigationController" else { return nil }
    var pushers: Set<String> = [object.id]
    var target = object
    while let source = source(pushing: target), pushers.insert(source.id).inserted {
      for controller in controllers where controller.element == "navigationController" {
        if controller.relationship("rootViewController").contains(source.id),
          !visited.contains(controller.id)
        {
          return Step(container: controller, pushedFrom: self.source(pushing: object))
        }
      }
      target = source
    }
    return nil
  }

  /// The controller from whose scene a push leads to a controller.
  private func source(pushing object: IBObject) -> IBObject? {
    for scene in document.scenes {
      guard let controller = scene.viewController, controller.id != object.id else { continue }
      var stack = scene.objects
      while let candidate = stack.popLast() {
        if candidate.segues.contains(where: {
          ($0.segue.kind == "show" || $0.segue.kind == "push") && $0.destination == object.id
        }) {
          return controller
        }
        for collection in candidate.collections { stack.append(contentsOf: collection.objects) }
        stack.append(contentsOf: candidate.members)
      }
    }
    return nil
  }

  private var controllers: [IBObject] { document.scenes.compactMap(\.viewController) }
}

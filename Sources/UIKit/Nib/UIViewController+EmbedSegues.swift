import InterfaceBuilder

extension UIViewController {
  /// Shows inside the view's containers what the file's embed segues lead to, before `viewDidLoad()`
  /// as on iOS. A canvas shows its scene alone. Controllers that would hold each other in a circle are
  /// refused when the file is read.
  func performEmbedSegues() {
    guard let nib, !nib.isDesign, let id = nibOrigin?.id,
      let view = nib.document.object(id: id)?.view
    else { return }
    var stack = [view]
    while let object = stack.popLast() {
      for (segue, destination) in object.segues where segue.kind == "embed" {
        guard let container = nib.objects[object.id] as? UIView,
          let target = nib.document.object(id: destination),
          let content = nib.makeControllerWithContent(target)
        else { continue }
        embed(content, in: container)
      }
      for collection in object.collections.reversed() {
        stack.append(contentsOf: collection.objects.reversed())
      }
    }
  }
}

extension NibCoder {
  /// Makes a controller and, for a navigation or tab bar controller, what its relationships name.
  fileprivate func makeControllerWithContent(_ object: IBObject) -> UIViewController? {
    guard let controller = makeController(object) else { return nil }
    func content(_ relationship: String) -> [UIViewController] {
      object.relationship(relationship).filter { $0 != object.id }
        .compactMap { document.object(id: $0).flatMap { makeController($0) } }
    }
    if let navigation = controller as? UINavigationController {
      navigation.setViewControllers(content("rootViewController"), animated: false)
    } else if let tabs = controller as? UITabBarController {
      tabs.setViewControllers(content("viewControllers"), animated: false)
    }
    return controller
  }
}

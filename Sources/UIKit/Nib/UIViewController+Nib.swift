import InterfaceBuilder

extension UIViewController {
  func decodeController(_ object: NibObject, from nib: NibCoder) {
    nibOrigin = nib.origin(of: object)
    self.nib = nib
    if let title = object.attribute("title") { self.title = title }
    if let value = object.bool("hidesBottomBarWhenPushed") { hidesBottomBarWhenPushed = value }
    if let value = object.bool("extendedLayoutIncludesOpaqueBars") {
      extendedLayoutIncludesOpaqueBars = value
    }
    if let value = object.bool("automaticallyAdjustsScrollViewInsets") {
      automaticallyAdjustsScrollViewInsets = value
    }
    if let value = object.bool("viewRespectsSystemMinimumLayoutMargins") {
      viewRespectsSystemMinimumLayoutMargins = value
    }
    if let edges = object.member("edgesForExtendedLayout") {
      edgesForExtendedLayout = UIRectEdge(nib: edges)
    }
    if let size = object.size("freeformSize") ?? object.size("contentSizeForViewInPopover") {
      preferredContentSize = CGSize(width: size.width, height: size.height)
    }
    if let item = object.navigationItem { navigationItem = UINavigationItem(nib: item, from: nib) }
    if let item = object.tabBarItem { tabBarItem = UITabBarItem(nib: item, from: nib) }
    let items = object.objects("toolbarItems").filter { $0.element == "barButtonItem" }
    if !items.isEmpty { toolbarItems = items.map { UIBarButtonItem(nib: $0, from: nib) } }
    viewLoader = { [unowned self, unowned nib] in
      guard let description = object.view else { return nil }
      let view = nib.makeView(description, in: .zero)
      if let view { self.registerGuides(of: object, view: view, nib: nib) }
      self.nibTraits = nib.traits
      nib.finish()
      return view
    }
  }

  private func registerGuides(of object: NibObject, view: UIView, nib: NibCoder) {
    for description in object.layoutGuides {
      switch description.kind {
      case .topLayoutGuide: nib.register(view.guide(\.top, .top), id: description.id)
      case .bottomLayoutGuide: nib.register(view.guide(\.bottom, .bottom), id: description.id)
      default: break
      }
    }
  }
}

extension UIRectEdge {
  init(nib object: NibObject) {
    var edges: UIRectEdge = []
    if object.bool("top") == true { edges.insert(.top) }
    if object.bool("left") == true { edges.insert(.left) }
    if object.bool("bottom") == true { edges.insert(.bottom) }
    if object.bool("right") == true { edges.insert(.right) }
    self = edges
  }
}

extension DocumentBuilder {
  /// Reads the colours of the resources, which the colours of objects refer to.
  func readColors() throws(IBError) -> NamedColors {
    var colors = NamedColors()
    for list in tree.children(of: 0) where tree.name(of: list) == "resources" {
      for child in tree.children(of: list) {
        guard let name = tree.attribute("name", of: child),
          let components = try color(in: child, of: NamedColors())?.components
        else { continue }
        switch tree.name(of: child) {
        case "systemColor": colors.system[name] = components
        case "namedColor": colors.assets[name] = components
        default: break
        }
      }
    }
    return colors
  }

  /// Reads the list of resources.
  func resources(_ list: XMLTree.Index) throws(IBError) -> [IBResource] {
    var resources: [IBResource] = []
    for child in tree.children(of: list) {
      guard let name = tree.attribute("name", of: child) else { continue }
      let element = tree.name(of: child)
      let content: IBResource.Content
      switch element {
      case "image":
        let size = IBSize(
          width: try number("width", of: child) ?? 0, height: try number("height", of: child) ?? 0)
        content = .image(size: size, catalog: tree.attribute("catalog", of: child))
      case "systemColor":
        content = .systemColor(colors.system(name).components)
      case "namedColor":
        content = .namedColor(colors.asset(name).components)
      default:
        content = .other(element: element)
      }
      resources.append(IBResource(name: name, content: content, line: tree.line(of: child)))
    }
    return resources
  }

  /// Reads the sizes that designables asked for, by object id.
  func designableSizes(_ list: XMLTree.Index) throws(IBError) -> [String: IBSize] {
    var sizes: [String: IBSize] = [:]
    for child in tree.children(of: list) {
      guard let id = tree.attribute("name", of: child) else { continue }
      for size in tree.children(of: child)
      where tree.attribute("key", of: size) == "intrinsicContentSize" {
        sizes[id] = IBSize(
          width: try number("width", of: size) ?? -1, height: try number("height", of: size) ?? -1)
      }
    }
    return sizes
  }

  private func color(
    in element: XMLTree.Index, of colors: NamedColors
  ) throws(IBError) -> IBColor? {
    for child in tree.children(of: element) where tree.name(of: child) == "color" {
      return try color(child, of: colors)
    }
    return nil
  }
}

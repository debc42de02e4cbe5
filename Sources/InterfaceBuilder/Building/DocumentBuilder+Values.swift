extension DocumentBuilder {
  /// The number of an attribute, or nil where the element has no such attribute.
  func number(_ attribute: String, of index: XMLTree.Index) throws(IBError) -> Double? {
    guard let text = tree.attribute(attribute, of: index) else { return nil }
    guard let number = IBNumber.parse(text) else {
      throw invalidNumber(attribute, text, of: index)
    }
    return number
  }

  func invalidNumber(_ attribute: String, _ text: String, of index: XMLTree.Index) -> IBError {
    error(
      index,
      .invalidNumber(element: tree.name(of: index), attribute: attribute, value: text))
  }

  /// The value of an element that holds one; nil where the form is unknown.
  func value(_ index: XMLTree.Index, as kind: ValueElement) throws(IBError) -> IBValue? {
    switch kind {
    case .rect:
      return .rect(try rect(index))
    case .frame:
      return .frameInset(try frameInset(index))
    case .point:
      return .point(try point(index))
    case .size:
      return .size(try size(index))
    case .inset, .edgeInsets, .directionalEdgeInsets:
      return .insets(try insets(index, as: kind))
    case .autoresizingMask:
      return .autoresizingMask(autoresizingMask(index))
    case .color:
      return .color(try color(index, of: colors))
    case .fontDescription, .font:
      return .font(try font(index))
    case .string, .mutableString:
      return .string(string(index))
    case .attributedString:
      return .attributedString(attributedString(index))
    case .real, .integer, .cgFloat, .float, .double:
      return try number("value", of: index).map { .number($0) }
    case .date:
      return try number("timeIntervalSinceReferenceDate", of: index).map { .number($0) }
    case .bool:
      return .bool(tree.attribute("value", of: index) == "YES")
    case .imageReference:
      return image(index)
    case .value:
      return try typedValue(index)
    case .nil:
      return .null
    }
  }

  private func rect(_ index: XMLTree.Index) throws(IBError) -> IBRect {
    IBRect(
      x: try number("x", of: index) ?? 0, y: try number("y", of: index) ?? 0,
      width: try number("width", of: index) ?? 0, height: try number("height", of: index) ?? 0)
  }

  func point(_ index: XMLTree.Index) throws(IBError) -> IBPoint {
    IBPoint(x: try number("x", of: index) ?? 0, y: try number("y", of: index) ?? 0)
  }

  private func size(_ index: XMLTree.Index) throws(IBError) -> IBSize {
    IBSize(
      width: try number("width", of: index) ?? 0, height: try number("height", of: index) ?? 0)
  }

  private func frameInset(_ index: XMLTree.Index) throws(IBError) -> IBFrameInset {
    IBFrameInset(
      minX: try number("minX", of: index), maxX: try number("maxX", of: index),
      minY: try number("minY", of: index), maxY: try number("maxY", of: index),
      width: try number("width", of: index), height: try number("height", of: index))
  }

  private func insets(
    _ index: XMLTree.Index, as kind: ValueElement
  ) throws(IBError) -> IBInsets {
    let names: (top: String, left: String, bottom: String, right: String) =
      switch kind {
      case .inset: ("minY", "minX", "maxY", "maxX")
      case .directionalEdgeInsets: ("top", "leading", "bottom", "trailing")
      default: ("top", "left", "bottom", "right")
      }
    return IBInsets(
      top: try number(names.top, of: index) ?? 0, left: try number(names.left, of: index) ?? 0,
      bottom: try number(names.bottom, of: index) ?? 0,
      right: try number(names.right, of: index) ?? 0,
      isDirectional: kind == .directionalEdgeInsets)
  }

  private func autoresizingMask(_ index: XMLTree.Index) -> IBAutoresizingMask {
    var mask: IBAutoresizingMask = []
    for attribute in tree.attributes(of: index) where attribute.value == "YES" {
      switch tree.names[Int(attribute.name)] {
      case "flexibleMinX": mask.insert(.flexibleMinX)
      case "widthSizable": mask.insert(.widthSizable)
      case "flexibleMaxX": mask.insert(.flexibleMaxX)
      case "flexibleMinY": mask.insert(.flexibleMinY)
      case "heightSizable": mask.insert(.heightSizable)
      case "flexibleMaxY": mask.insert(.flexibleMaxY)
      default: break
      }
    }
    return mask
  }

  /// A font; a description without type, style or name is the system font.
  private func font(_ index: XMLTree.Index) throws(IBError) -> IBFont {
    var pointSize = try number("pointSize", of: index)
    if pointSize == nil {
      pointSize = try number("size", of: index)
    }
    if let style = tree.attribute("style", of: index) {
      return IBFont(kind: .textStyle(style), pointSize: pointSize)
    }
    if let name = tree.attribute("name", of: index) {
      let family = tree.attribute("family", of: index)
      return IBFont(kind: .named(name, family: family), pointSize: pointSize)
    }
    // Views say `type`, attributed text says `metaFont`.
    let type = tree.attribute("type", of: index) ?? tree.attribute("metaFont", of: index)
    let kind: IBFont.Kind =
      switch type {
      case "boldSystem", "systemBold": .boldSystem
      case "italicSystem": .italicSystem
      default: .system(weight: tree.attribute("weight", of: index))
      }
    return IBFont(kind: kind, pointSize: pointSize)
  }

  /// The character data of an element, which may be in Base64 to keep characters that XML cannot hold.
  func string(_ index: XMLTree.Index) -> String {
    let text = tree.text(of: index) ?? ""
    guard tree.attribute("base64-UTF8", of: index) == "YES" else { return text }
    return Base64.decode(text) ?? text
  }

  private func attributedString(_ index: XMLTree.Index) -> IBAttributedString {
    var fragments: [IBAttributedString.Fragment] = []
    for child in tree.children(of: index) {
      guard let fragment = built[child], fragment.element == "fragment" else { continue }
      fragments.append(
        IBAttributedString.Fragment(
          content: fragment.string("content") ?? "",
          attributes: fragment.member(element: "attributes")))
    }
    return IBAttributedString(fragments: fragments)
  }

  private func image(_ index: XMLTree.Index) -> IBValue? {
    guard let name = tree.attribute("image", of: index) else { return nil }
    return .image(
      IBImageReference(
        name: name, catalog: tree.attribute("catalog", of: index),
        symbolScale: tree.attribute("symbolScale", of: index),
        renderingMode: tree.attribute("renderingMode", of: index)))
  }

  /// A value whose type is an attribute, as old files write sizes.
  private func typedValue(_ index: XMLTree.Index) throws(IBError) -> IBValue? {
    switch tree.attribute("type", of: index) {
    case "size": return .size(try size(index))
    case "point": return .point(try point(index))
    case "rect": return .rect(try rect(index))
    default: return nil
    }
  }

  // MARK: - Colours

  /// A colour; grey and calibrated components are taken as sRGB ones, as UIKit loads them.
  func color(_ index: XMLTree.Index, of colors: NamedColors) throws(IBError) -> IBColor {
    // The newest name first: the older ones beside it serve older systems.
    for name in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
      if let system = tree.attribute(name, of: index) {
        return colors.system(system)
      }
    }
    if let name = tree.attribute("name", of: index) {
      return colors.asset(name)
    }
    let space =
      tree.attribute("customColorSpace", of: index) ?? tree.attribute("colorSpace", of: index)
      ?? "sRGB"
    return IBColor(
      source: .components(space: space), components: try components(index, space: space))
  }

  private func components(
    _ index: XMLTree.Index, space: String
  ) throws(IBError) -> IBColor.Components? {
    let alpha = try number("alpha", of: index) ?? 1
    if let white = try number("white", of: index) {
      return IBColor.Components(white: white, alpha: alpha)
    }
    if let cyan = try number("cyan", of: index) {
      let black = 1 - (try number("black", of: index) ?? 0)
      let magenta = try number("magenta", of: index) ?? 0
      let yellow = try number("yellow", of: index) ?? 0
      return IBColor.Components(
        red: (1 - cyan) * black, green: (1 - magenta) * black, blue: (1 - yellow) * black,
        alpha: alpha)
    }
    guard let red = try number("red", of: index), let green = try number("green", of: index),
      let blue = try number("blue", of: index)
    else { return nil }
    if space == "displayP3" {
      return IBColor.Components(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return IBColor.Components(red: red, green: green, blue: blue, alpha: alpha)
  }
}

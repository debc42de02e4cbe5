import InterfaceBuilder

extension UIImage {
  /// The image of a file, with the size that the file's resources hold; without one it has no size.
  @MainActor convenience init(_ reference: IBImageReference, _ nib: NibCoder) {
    let isSymbol = reference.catalog == "system"
    var size = CGSize.zero
    if let saved = nib.document.imageSize(reference.name) {
      size = CGSize(width: saved.width, height: saved.height)
    }
    if isSymbol {
      let aspect = size.width > 0 && size.height > 0 ? size.width / size.height : nil
      size = SymbolMetrics.size(
        of: reference.name, pointSize: SymbolMetrics.defaultPointSize,
        scale: SymbolScale(nib: reference.symbolScale), aspect: aspect)
    }
    let mode: RenderingMode =
      switch reference.renderingMode {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: .automatic
      }
    self.init(name: reference.name, size: size, isSymbol: isSymbol, renderingMode: mode)
  }
}

extension UIImage.SymbolScale {
  init(nib name: String?) {
    self =
      switch name {
      case "small": .small
      case "large": .large
      case "medium": .medium
      default: .default
      }
  }
}

extension UIImage.SymbolConfiguration {
  /// The configuration of a file: a size in points, a text style or a font, and a scale.
  convenience init(nib object: NibObject) {
    self.init()
    switch object.attribute("configurationType") {
    case "pointSize": pointSize = object.double("pointSize").map { CGFloat($0) }
    case "textStyle", "font":
      if let font = object.font() {
        if case .textStyle(let name) = font.kind {
          textStyle = UIFont.TextStyle(rawValue: name)
        } else {
          pointSize = font.pointSize.map { CGFloat($0) }
        }
      } else if let name = object.attribute("textStyle") {
        textStyle = UIFont.TextStyle(rawValue: name)
      }
    default: pointSize = object.double("pointSize").map { CGFloat($0) }
    }
    let scale = UIImage.SymbolScale(nib: object.attribute("scale"))
    self.scale = scale == .default ? nil : scale
  }
}

import InterfaceBuilder
import Typography

extension UIFont {
  /// The font of a file. A text style has the size that the app's text size setting asks for.
  ///
  /// - Parameters:
  ///   - nib: The file's reader.
  ///   - size: The size where the file gives none, in points.
  @MainActor static func nib(_ font: IBFont, _ nib: NibCoder, defaultSize size: CGFloat) -> UIFont {
    let size = font.pointSize.map { CGFloat($0) } ?? size
    switch font.kind {
    case .system(let weight):
      return systemFont(
        ofSize: size, weight: Weight(FontWeight(fileName: weight ?? "regular")))
    case .boldSystem: return boldSystemFont(ofSize: size)
    case .italicSystem: return italicSystemFont(ofSize: size)
    case .textStyle(let name):
      let style = TextStyle(rawValue: name)
      let font = preferredFont(forTextStyle: style)
      guard let size = canvasSize(of: style, nib) else { return font }
      return font.withSize(size)
    case .named(let name, let family):
      // Files name the system's own faces, such as .SFUIText-Medium, too.
      if name.hasPrefix(".SF") {
        let value = Font.named(name, size: Double(size))
        return UIFont(Font(weight: value.weight, isItalic: value.isItalic, pointSize: Double(size)))
      }
      return UIFont(Font.named(name, family: family, size: Double(size)))
    }
  }

  /// The size of a text style on the canvas of Xcode 10, where it is not that of devices: public
  /// files of tools 14313 to 14460 save the lines of LargeTitle 36 and of Title 1 31.5 points high,
  /// the first version of Xcode 10 LargeTitle 38.5; other styles as ever.
  @MainActor private static func canvasSize(of style: TextStyle, _ nib: NibCoder) -> CGFloat? {
    guard nib.isDesign, let tools = nib.document.toolsVersion, 14113..<14800 ~= tools else {
      return nil
    }
    return switch style {
    case .largeTitle: tools < 14313 ? 32 : 30
    case .title1: 26
    default: nil
    }
  }
}

extension FontWeight {
  /// The weight of a file's word, such as `semibold`; regular for an unknown one.
  init(fileName name: String) {
    self = Self.allCases.first { String(describing: $0) == name } ?? .regular
  }
}

extension NSAttributedString {
  /// The text of a file.
  ///
  /// - Parameter size: The size of fonts that the file gives no size for, in points.
  @MainActor static func nib(
    _ text: IBAttributedString, _ nib: NibCoder, defaultSize size: CGFloat
  ) -> NSAttributedString {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let fragment = text.fragments.first {
      if let font = fragment.font { attributes[.font] = UIFont.nib(font, nib, defaultSize: size) }
      if let color = fragment.color { attributes[.foregroundColor] = UIColor(color, nib) }
      if let kern = fragment.attributes?.double("NSKern") { attributes[.kern] = kern }
      if let style = fragment.paragraphStyle {
        attributes[.paragraphStyle] = NSParagraphStyle.nib(style)
      }
    }
    let whole = NSAttributedString(string: text.text, attributes: attributes)
    return whole
  }
}

extension NSParagraphStyle {
  /// The style of a file.
  static func nib(_ object: NibObject) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    func length(_ name: String) -> CGFloat { CGFloat(object.double(name) ?? 0) }
    if let value = object.attribute("alignment") { style.alignment = NSTextAlignment(nib: value) }
    if let value = object.attribute("lineBreakMode") {
      style.lineBreakMode = NSLineBreakMode(nib: value)
    }
    style.lineSpacing = length("lineSpacing")
    style.paragraphSpacing = length("paragraphSpacing")
    style.lineHeightMultiple = length("lineHeightMultiple")
    style.minimumLineHeight = length("minimumLineHeight")
    style.maximumLineHeight = length("maximumLineHeight")
    style.firstLineHeadIndent = length("firstLineHeadIndent")
    style.headIndent = length("headIndent")
    return style
  }
}

extension NSTextAlignment {
  init(nib name: String) {
    self =
      switch name {
      case "left": .left
      case "center": .center
      case "right": .right
      case "justified": .justified
      default: .natural
      }
  }
}

extension NSLineBreakMode {
  init(nib name: String) {
    self =
      switch name {
      case "characterWrap", "charWrapping", "characterWrapping": .byCharWrapping
      case "clip", "clipping": .byClipping
      case "headTruncation", "truncatingHead": .byTruncatingHead
      case "tailTruncation", "truncatingTail": .byTruncatingTail
      case "middleTruncation", "truncatingMiddle": .byTruncatingMiddle
      default: .byWordWrapping
      }
  }
}

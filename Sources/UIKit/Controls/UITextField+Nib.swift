extension UITextField {
  func decodeTextFieldValues(_ object: NibObject, from nib: NibCoder) {
    if let font = object.font() {
      self.font = UIFont.nib(font, nib, defaultSize: UIFont.systemFontSize)
    }
    if let attributed = object.attributedString("attributedText") {
      attributedText = NSAttributedString.nib(attributed, nib, defaultSize: UIFont.systemFontSize)
    } else if let value = object.string("text") {
      text = value
    }
    if let value = object.string("placeholder") { placeholder = value }
    if let attributed = object.attributedString("attributedPlaceholder") {
      attributedPlaceholder = NSAttributedString.nib(
        attributed, nib, defaultSize: UIFont.systemFontSize)
    }
    if let value = object.attribute("textAlignment") { textAlignment = NSTextAlignment(nib: value) }
    if let value = object.attribute("borderStyle") {
      borderStyle =
        switch value {
        case "line": .line
        case "bezel": .bezel
        case "roundedRect": .roundedRect
        default: .none
        }
    }
    if let value = object.bool("adjustsFontForContentSizeCategory") {
      adjustsFontForContentSizeCategory = value
    }
    // Files leave the attribute out when the font may be shrunk, down to the least size.
    adjustsFontSizeToFitWidth = object.bool("adjustsFontSizeToFit") ?? true
    if let value = object.double("minimumFontSize") { minimumFontSize = CGFloat(value) }
    if let value = object.attribute("clearButtonMode") { clearButtonMode = ViewMode(nib: value) }
    if let value = object.member("textInputTraits")?.bool("secureTextEntry") {
      isSecureTextEntry = value
    }
    if let color = object.color("textColor") { textColor = UIColor(color, nib) }
  }
}

extension UITextField.ViewMode {
  init(nib name: String) {
    self =
      switch name {
      case "whileEditing": .whileEditing
      case "unlessEditing": .unlessEditing
      case "always": .always
      default: .never
      }
  }
}

extension UILabel {
  func decodeLabelValues(_ object: NibObject, from nib: NibCoder) {
    if let font = object.font() {
      self.font = UIFont.nib(font, nib, defaultSize: UIFont.labelFontSize)
    }
    if let attributed = object.attributedString("attributedText") {
      attributedText = NSAttributedString.nib(attributed, nib, defaultSize: UIFont.labelFontSize)
    } else if let value = object.string("text") {
      text = value
    }
    if let value = object.attribute("textAlignment") { textAlignment = NSTextAlignment(nib: value) }
    if let value = object.attribute("lineBreakMode") {
      lineBreakMode = NSLineBreakMode(nib: value)
    }
    if let value = object.int("numberOfLines") { numberOfLines = value }
    if let value = object.double("preferredMaxLayoutWidth") {
      preferredMaxLayoutWidth = CGFloat(value)
    }
    if let value = object.bool("adjustsFontForContentSizeCategory") {
      adjustsFontForContentSizeCategory = value
    }
    // Files leave the attribute out when the font may be shrunk.
    adjustsFontSizeToFitWidth = object.bool("adjustsFontSizeToFit") ?? true
    if let value = object.double("minimumScaleFactor") {
      minimumScaleFactor = CGFloat(value)
    } else if let value = object.double("minimumFontSize"), font.pointSize > 0 {
      minimumScaleFactor = min(1, CGFloat(value) / font.pointSize)
    }
    if let value = object.bool("enabled") { isEnabled = value }
    if let value = object.bool("highlighted") { isHighlighted = value }
    if let color = object.color("textColor") { textColor = UIColor(color, nib) }
    if let color = object.color("highlightedColor") {
      highlightedTextColor = UIColor(color, nib)
    }
  }
}

import InterfaceBuilder

extension UIButton {
  func decodeButtonValues(_ object: NibObject, from nib: NibCoder) {
    if let value = object.attribute("buttonType") { buttonType = ButtonType(nib: value) }
    if let label = titleLabel {
      if let font = object.font() {
        label.font = UIFont.nib(font, nib, defaultSize: Self.fileFontSize)
      }
      if let value = object.attribute("lineBreakMode") {
        label.lineBreakMode = NSLineBreakMode(nib: value)
      }
      if let value = object.bool("adjustsFontForContentSizeCategory") {
        label.adjustsFontForContentSizeCategory = value
      }
    }
    if let insets = object.insets("contentEdgeInsets") { contentEdgeInsets = UIEdgeInsets(insets) }
    if let insets = object.insets("titleEdgeInsets") { titleEdgeInsets = UIEdgeInsets(insets) }
    if let insets = object.insets("imageEdgeInsets") { imageEdgeInsets = UIEdgeInsets(insets) }
    for state in object.states { decodeState(state, from: nib) }
    if let configuration = object.buttonConfiguration {
      self.configuration = Configuration(nib: configuration, nib)
    }
    contentDidChange()
  }

  private func decodeState(_ object: NibObject, from nib: NibCoder) {
    let state: State =
      switch object.key {
      case "highlighted": .highlighted
      case "disabled": .disabled
      case "selected": .selected
      case "focused": .focused
      default: .normal
      }
    var content = contents[state] ?? Content()
    content.title = object.string("title")
    content.attributedTitle = object.attributedString("attributedTitle").map {
      NSAttributedString.nib($0, nib, defaultSize: Self.fileFontSize)
    }
    content.titleColor = object.color("titleColor").map { UIColor($0, nib) }
    content.image = object.image("image").map { UIImage($0, nib) }
    content.backgroundImage = object.image("backgroundImage").map { UIImage($0, nib) }
    content.symbolConfiguration = object.member("preferredSymbolConfiguration").map {
      UIImage.SymbolConfiguration(nib: $0)
    }
    contents[state] = content
  }
}

extension UIButton.ButtonType {
  init(nib name: String) {
    self =
      switch name {
      case "system", "roundedRect": .system
      case "detailDisclosure": .detailDisclosure
      case "infoLight": .infoLight
      case "infoDark": .infoDark
      case "contactAdd": .contactAdd
      case "close": .close
      default: .custom
      }
  }
}

extension UIButton.Configuration {
  /// The configuration of a file.
  @MainActor init(nib object: NibObject, _ nib: NibCoder) {
    self.init(style: object.attribute("style").flatMap { Style(rawValue: $0) } ?? .plain)
    title = object.string("title") ?? object.attributedString("attributedTitle")?.text
    subtitle = object.string("subtitle") ?? object.attributedString("attributedSubtitle")?.text
    image = object.image("image").map { UIImage($0, nib) }
    switch object.attribute("imagePlacement") {
    case "trailing": imagePlacement = .trailing
    case "top": imagePlacement = .top
    case "bottom": imagePlacement = .bottom
    default: break
    }
    if let value = object.double("imagePadding") { imagePadding = CGFloat(value) }
    if let value = object.double("titlePadding") { titlePadding = CGFloat(value) }
    switch object.attribute("titleAlignment") {
    case "leading": titleAlignment = .leading
    case "center": titleAlignment = .center
    case "trailing": titleAlignment = .trailing
    default: break
    }
    switch object.attribute("buttonSize") {
    case "mini": buttonSize = .mini
    case "small": buttonSize = .small
    case "large": buttonSize = .large
    default: break
    }
    switch object.attribute("cornerStyle") {
    case "fixed": cornerStyle = .fixed
    case "small": cornerStyle = .small
    case "medium": cornerStyle = .medium
    case "large": cornerStyle = .large
    case "capsule": cornerStyle = .capsule
    default: break
    }
    if let value = object.bool("showsActivityIndicator") { showsActivityIndicator = value }
    if let value = object.attribute("titleLineBreakMode") {
      titleLineBreakMode = NSLineBreakMode(nib: value)
    }
    if let insets = object.insets("contentInsets") {
      ownContentInsets = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
    let size = UIButton.fileFontSize
    titleFont = object.font("titleFontDescription").map { UIFont.nib($0, nib, defaultSize: size) }
    subtitleFont = object.font("subtitleFontDescription").map {
      UIFont.nib($0, nib, defaultSize: size)
    }
    if titleFont == nil,
      let font = object.attributedString("attributedTitle")?.fragments.first?.font
    {
      titleFont = UIFont.nib(font, nib, defaultSize: size)
    }
    baseForegroundColor = object.color("baseForegroundColor").map { UIColor($0, nib) }
    baseBackgroundColor = object.color("baseBackgroundColor").map { UIColor($0, nib) }
    preferredSymbolConfigurationForImage = object.member("preferredSymbolConfigurationForImage")
      .map { UIImage.SymbolConfiguration(nib: $0) }
  }
}

extension UIEdgeInsets {
  /// The insets of a file.
  init(_ insets: IBInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

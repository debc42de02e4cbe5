import InterfaceBuilder

extension UIView {
  func decodeView(_ object: NibObject, from nib: NibCoder) {
    let frame = Self.frame(of: object, in: nib.superviewSize)
    if let frame {
      geometry = Geometry(
        center: CGPoint(x: frame.midX, y: frame.midY),
        bounds: CGRect(origin: geometry.bounds.origin, size: frame.size))
    }
    nibOrigin = nib.origin(of: object, frame: frame)
    translatesAutoresizingMaskIntoConstraints = object.translatesAutoresizingMaskIntoConstraints
    if let mask = object.autoresizingMask {
      autoresizingMask = AutoresizingMask(rawValue: mask.rawValue)
    }
    decodeValues(object, from: nib)
    decodeGuides(object, from: nib)
    decodeSubviews(object, from: nib)
    for attribute in object.runtimeAttributes { decodeRuntimeAttribute(attribute) }
    nib.deferConstraints(of: self, object)
  }

  /// The frame that the file gives: a rectangle, or distances from the superview's edges.
  static func frame(of object: NibObject, in size: CGSize) -> CGRect? {
    if let rect = object.frame {
      return CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
    guard let inset = object.frameInset else { return nil }
    let rect = inset.rect(in: IBSize(width: Double(size.width), height: Double(size.height)))
    return CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }

  /// Takes up plain values that variations may replace.
  func decodeViewValues(_ object: NibObject, from nib: NibCoder) {
    if let value = object.bool("hidden") { isHidden = value }
    if let value = object.double("alpha") { alpha = CGFloat(value) }
    if let value = object.bool("clipsSubviews") { clipsToBounds = value }
    if let value = object.bool("opaque") { isOpaque = value }
    if let value = object.bool("userInteractionEnabled") { isUserInteractionEnabled = value }
    if let value = object.int("tag") { tag = value }
    if let value = object.attribute("contentMode") { contentMode = ContentMode(nib: value) }
    if let value = object.attribute("semanticContentAttribute") {
      semanticContentAttribute = UISemanticContentAttribute(nib: value)
    }
    if let color = object.color("backgroundColor") { backgroundColor = UIColor(color, nib) }
    if let color = object.color("tintColor") { ownTintColor = UIColor(color, nib) }
    decodePriorities(object)
    if let value = object.bool("preservesSuperviewLayoutMargins") {
      margins.preservesSuperview = value
    }
    if let value = object.bool("insetsLayoutMarginsFromSafeArea") {
      margins.insetsFromSafeArea = value
    }
    if let insets = object.insets("layoutMargins") ?? object.insets("directionalLayoutMargins") {
      margins.own = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
    accessibilityIdentifier = object.accessibilityIdentifier ?? accessibilityIdentifier
    accessibilityLabel = object.accessibilityLabel ?? accessibilityLabel
  }

  private func decodePriorities(_ object: NibObject) {
    func priority(_ name: String) -> UILayoutPriority? {
      object.double(name).map { UILayoutPriority(Float($0)) }
    }
    if let value = priority("horizontalHuggingPriority") {
      contentPriorities.horizontalHugging = value
    }
    if let value = priority("verticalHuggingPriority") { contentPriorities.verticalHugging = value }
    if let value = priority("horizontalCompressionResistancePriority") {
      contentPriorities.horizontalCompressionResistance = value
    }
    if let value = priority("verticalCompressionResistancePriority") {
      contentPriorities.verticalCompressionResistance = value
    }
  }

  private func decodeGuides(_ object: NibObject, from nib: NibCoder) {
    for description in object.layoutGuides {
      let guide: UILayoutGuide?
      switch description.kind {
      case .safeArea: guide = safeAreaLayoutGuide
      case .contentLayoutGuide: guide = (self as? UIScrollView)?.contentLayoutGuide
      case .frameLayoutGuide: guide = (self as? UIScrollView)?.frameLayoutGuide
      case .keyboard: guide = keyboardLayoutGuide
      case .topLayoutGuide: guide = self.guide(\.top, .top)
      case .bottomLayoutGuide: guide = self.guide(\.bottom, .bottom)
      case .other:
        let made = UILayoutGuide()
        addLayoutGuide(made)
        guide = made
      }
      if let guide { nib.register(guide, id: description.id) }
    }
  }

  private func decodeSubviews(_ object: NibObject, from nib: NibCoder) {
    let source = nib.document.object(id: object.id) ?? object
    guard source.dependsOnTraits else {
      for child in object.subviews {
        if let view = nib.makeView(child, in: bounds.size) { addDecoded(view) }
      }
      return
    }
    let variation = NibVariation(object: source)
    nibVariation = variation
    let installed = Set(object.subviews.map(\.id))
    for child in source.subviews {
      guard let view = nib.makeView(child, in: bounds.size) else { continue }
      variation.subviews.append((child.id, view))
      if installed.contains(child.id) { addDecoded(view) }
    }
  }

  private func decodeRuntimeAttribute(_ attribute: IBRuntimeAttribute) {
    switch (attribute.keyPath, attribute.value) {
    case ("layer.cornerRadius", .number(let value)?), ("cornerRadius", .number(let value)?):
      layer.cornerRadius = CGFloat(value)
    case ("layer.borderWidth", .number(let value)?), ("borderWidth", .number(let value)?):
      layer.borderWidth = CGFloat(value)
    case ("layer.masksToBounds", .bool(let value)?): clipsToBounds = value
    case ("clipsToBounds", .bool(let value)?): clipsToBounds = value
    case ("accessibilityIdentifier", .string(let value)?): accessibilityIdentifier = value
    default: break
    }
  }
}

extension UIColor {
  /// The colour of a file: by its parts, a system colour, or one of the file's named colours.
  convenience init(_ color: IBColor, _ nib: NibCoder) {
    if let name = color.systemName, let system = UIColor.named(name) {
      self.init(light: system.light, dark: system.dark)
    } else if let parts = color.components {
      self.init(
        red: CGFloat(parts.red), green: CGFloat(parts.green), blue: CGFloat(parts.blue),
        alpha: CGFloat(parts.alpha))
    } else {
      self.init(white: 0.5, alpha: 1)
    }
  }
}

extension UIView.ContentMode {
  init(nib name: String) {
    self =
      switch name {
      case "scaleAspectFit": .scaleAspectFit
      case "scaleAspectFill": .scaleAspectFill
      case "redraw": .redraw
      case "center": .center
      case "top": .top
      case "bottom": .bottom
      case "left": .left
      case "right": .right
      case "topLeft": .topLeft
      case "topRight": .topRight
      case "bottomLeft": .bottomLeft
      case "bottomRight": .bottomRight
      default: .scaleToFill
      }
  }
}

extension UISemanticContentAttribute {
  init(nib name: String) {
    self =
      switch name {
      case "playback": .playback
      case "spatial": .spatial
      case "forceLeftToRight": .forceLeftToRight
      case "forceRightToLeft": .forceRightToLeft
      default: .unspecified
      }
  }
}

extension UIStackView {
  func decodeStackValues(_ object: NibObject) {
    if let value = object.attribute("axis") { axis = value == "vertical" ? .vertical : .horizontal }
    if let value = object.attribute("distribution") {
      distribution =
        switch value {
        case "fillEqually": .fillEqually
        case "fillProportionally": .fillProportionally
        case "equalSpacing": .equalSpacing
        case "equalCentering": .equalCentering
        default: .fill
        }
    }
    if let value = object.attribute("alignment") {
      alignment =
        switch value {
        case "leading", "top": .leading
        case "trailing", "bottom": .trailing
        case "center": .center
        case "firstBaseline": .firstBaseline
        case "lastBaseline": .lastBaseline
        default: .fill
        }
    }
    // Interface Builder arranges inside the margins of every stack that it saves margins for.
    if object.insets("layoutMargins") != nil || object.insets("directionalLayoutMargins") != nil {
      isLayoutMarginsRelativeArrangement = true
    }
    if let value = object.double("spacing") { spacing = CGFloat(value) }
    // Interface Builder stores no flag of its own for it: setting margins on a stack turns it on.
    if object.insets("layoutMargins") ?? object.insets("directionalLayoutMargins") != nil {
      isLayoutMarginsRelativeArrangement = true
    }
    if object.attribute("spacingType") == "standard" { spacing = Self.spacingUseSystem }
    if let value = object.bool("baselineRelativeArrangement") {
      isBaselineRelativeArrangement = value
    }
  }
}

extension UIScrollView {
  func decodeScrollValues(_ object: NibObject) {
    if let value = object.attribute("contentInsetAdjustmentBehavior") {
      contentInsetAdjustmentBehavior =
        switch value {
        case "never": .never
        case "always": .always
        case "scrollableAxes": .scrollableAxes
        default: .automatic
        }
    }
    if let value = object.bool("scrollEnabled") { isScrollEnabled = value }
    if let value = object.bool("pagingEnabled") { isPagingEnabled = value }
    if let value = object.bool("alwaysBounceVertical") { alwaysBounceVertical = value }
    if let value = object.bool("alwaysBounceHorizontal") { alwaysBounceHorizontal = value }
    if let insets = object.insets("contentInset") {
      contentInset = UIEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
    if let size = object.size("contentSize") {
      contentSize = CGSize(width: size.width, height: size.height)
    }
  }
}

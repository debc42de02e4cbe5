import LayoutTree

/// Shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? { didSet { imageDidChange(from: oldValue) } }
  /// The image while `isHighlighted`.
  open var highlightedImage: UIImage? { didSet { imageDidChange(from: oldValue) } }
  /// Whether the other image is shown.
  open var isHighlighted = false { didSet { contentSizeDidChange() } }
  /// The size and weight of system symbols.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { contentSizeDidChange() }
  }
  /// Whether symbols with a text style's size follow the text size setting.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// Makes an image view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes an image view as large as an image.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// Makes an image view as large as an image.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Makes an image view from an Interface Builder file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func decodeValues(_ object: NibObject, from nib: NibCoder) {
    super.decodeValues(object, from: nib)
    if let reference = object.image("image") { image = UIImage(reference, nib) }
    if let reference = object.image("highlightedImage") {
      highlightedImage = UIImage(reference, nib)
    }
    if let value = object.bool("highlighted") { isHighlighted = value }
    if let configuration = object.member("preferredSymbolConfiguration") {
      preferredSymbolConfiguration = UIImage.SymbolConfiguration(nib: configuration)
    }
  }

  private func imageDidChange(from old: UIImage?) {
    contentSizeDidChange()
    setNeedsLayout()
  }

  private var shownImage: UIImage? { (isHighlighted ? highlightedImage : nil) ?? image }

  /// The size of the image, or of the highlighted one where there is no other, with the view's symbol
  /// configuration.
  private var imageSize: CGSize? {
    guard let shownImage = shownImage ?? highlightedImage else { return nil }
    return shownImage.size(
      with: preferredSymbolConfiguration, traits: traits, defaultPointSize: nil)
  }

  /// The image's size; none without an image.
  open override var intrinsicContentSize: CGSize {
    imageSize ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The image's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { imageSize ?? .zero }

  override func describe(into node: inout LayoutNode) {
    super.describe(into: &node)
    node.kind = .image
    guard let shownImage, let imageSize else { return }
    node.image = shownImage.content(
      in: contentMode.rect(of: imageSize, in: CGRect(origin: .zero, size: bounds.size)),
      tint: tintColor.resolved(traits.userInterfaceStyle))
  }
}

extension UIImage {
  /// The image's size where a configuration or the text beside it may set a symbol's size.
  ///
  /// - Parameter defaultPointSize: The size of the text beside it, in points; nil leaves the symbol
  ///   as it was made.
  func size(
    with configuration: SymbolConfiguration?, traits: UITraitCollection,
    defaultPointSize: CGFloat?
  ) -> CGSize {
    guard isSymbolImage, size.width > 0, size.height > 0 else { return size }
    let pointSize = configuration?.size(at: traits.preferredContentSizeCategory)
    let scale = configuration?.scale
    guard pointSize != nil || scale != nil || defaultPointSize != nil else {
      return size.roundedUp(toPixelsAt: traits.displayScale)
    }
    return SymbolMetrics.size(
      of: name ?? "", pointSize: pointSize ?? defaultPointSize ?? SymbolMetrics.defaultPointSize,
      scale: scale ?? .medium, aspect: size.width / size.height
    ).roundedUp(toPixelsAt: traits.displayScale)
  }

  /// The image as a node shows it.
  func content(in rect: CGRect, tint: LayoutColor?) -> ImageContent {
    let isTinted =
      isSymbolImage ? renderingMode != .alwaysOriginal : renderingMode == .alwaysTemplate
    return ImageContent(
      name: name, isSymbol: isSymbolImage,
      frame: LayoutRect(
        x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
        height: Double(rect.height)), tint: isTinted ? tint : nil)
  }
}

extension CGSize {
  /// The size with both sides rounded up to the pixel grid.
  func roundedUp(toPixelsAt scale: CGFloat) -> CGSize {
    CGSize(
      width: width.roundedUp(toPixelsAt: scale), height: height.roundedUp(toPixelsAt: scale))
  }
}

extension UIView.ContentMode {
  /// Where content of a size is drawn in bounds.
  func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
    var fitted = size
    let ratios = (x: bounds.width / size.width, y: bounds.height / size.height)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit:
      let factor = min(ratios.x, ratios.y)
      fitted = CGSize(width: size.width * factor, height: size.height * factor)
    case .scaleAspectFill:
      let factor = max(ratios.x, ratios.y)
      fitted = CGSize(width: size.width * factor, height: size.height * factor)
    default: break
    }
    var rect = CGRect(
      x: bounds.midX - fitted.width / 2, y: bounds.midY - fitted.height / 2, width: fitted.width,
      height: fitted.height)
    switch self {
    case .left, .topLeft, .bottomLeft: rect.origin.x = bounds.minX
    case .right, .topRight, .bottomRight: rect.origin.x = bounds.maxX - fitted.width
    default: break
    }
    switch self {
    case .top, .topLeft, .topRight: rect.origin.y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: rect.origin.y = bounds.maxY - fitted.height
    default: break
    }
    return rect
  }
}

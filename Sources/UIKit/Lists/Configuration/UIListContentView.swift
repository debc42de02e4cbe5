import LayoutTree

/// Shows an image and two texts, as rows of lists do.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var list: UIListContentConfiguration
  private let textView = UILabel()
  private let secondaryView = UILabel()
  private let pictureView = UIImageView()

  /// Makes a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    for view in [pictureView, textView, secondaryView] as [UIView] { addSubview(view) }
    takeUp()
  }

  /// Makes an empty view.
  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
    for view in [pictureView, textView, secondaryView] as [UIView] { addSubview(view) }
    takeUp()
  }

  /// What the view shows; configurations of other types are not taken.
  open var configuration: UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      list = new
      takeUp()
    }
  }

  private func takeUp() {
    set(textView, list.text, list.attributedText, list.textProperties)
    set(
      secondaryView, list.secondaryText, list.secondaryAttributedText,
      list.secondaryTextProperties)
    pictureView.image = list.image
    pictureView.isHidden = list.image == nil
    pictureView.layer.cornerRadius = list.imageProperties.cornerRadius
    pictureView.clipsToBounds = list.imageProperties.cornerRadius > 0
    if let color = list.imageProperties.tintColor { pictureView.tintColor = color }
    pictureView.preferredSymbolConfiguration =
      list.imageProperties.preferredSymbolConfiguration
      ?? UIImage.SymbolConfiguration(textStyle: .body)
    margins.preservesSuperview = list.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
    directionalLayoutMargins = list.directionalLayoutMargins
    contentSizeDidChange()
    setNeedsLayout()
  }

  private func set(
    _ label: UILabel, _ text: String?, _ styled: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let styled {
      label.attributedText = styled
    } else {
      label.text = text.map { properties.transform.apply(to: $0) }
    }
    label.isHidden = (label.text ?? "").isEmpty
  }

  override var preservesMarginsAboveAndBelow: Bool {
    list.axesPreservingSuperviewLayoutMargins.contains(.vertical)
  }

  // MARK: Places

  private struct Plan {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var height: CGFloat = 0
  }

  /// The room that the image takes from side to side, and its size, in points.
  private var imageExtent: (room: CGSize, size: CGSize) {
    guard list.image != nil else { return (.zero, .zero) }
    var size = pictureView.intrinsicContentSize
    let most = list.imageProperties.maximumSize
    let width = most.width > 0 ? min(1, most.width / max(1, size.width)) : 1
    let height = most.height > 0 ? min(1, most.height / max(1, size.height)) : 1
    let scale = min(width, height)
    size = CGSize(width: max(0, size.width * scale), height: max(0, size.height * scale))
    let reserved = list.imageProperties.reservedLayoutSize
    return (
      CGSize(width: max(size.width, reserved.width), height: max(size.height, reserved.height)),
      size
    )
  }

  /// Where everything lies at a size, from the leading edge; without a height, that of the content.
  private func plan(width: CGFloat, height: CGFloat?) -> Plan {
    let margins = directionalLayoutMargins
    let image = imageExtent
    let lead =
      margins.leading + (list.image == nil ? 0 : image.room.width + list.imageToTextPadding)
    let room = max(0, width - lead - margins.trailing)
    let fit = CGSize(width: room, height: 0)
    let text = textView.isHidden ? CGSize.zero : textView.sizeThatFits(fit)
    var second = secondaryView.isHidden ? CGSize.zero : secondaryView.sizeThatFits(fit)
    let hasBoth = !textView.isHidden && !secondaryView.isHidden
    let isBeside =
      hasBoth && list.prefersSideBySideTextAndSecondaryText
      && !traits.preferredContentSizeCategory.isAccessibilityCategory
      && text.width + list.textToSecondaryTextHorizontalPadding + second.width <= room
    second.width = min(second.width, room)
    let gap = hasBoth && !isBeside ? list.textToSecondaryTextVerticalPadding : 0
    let block = isBeside ? max(text.height, second.height) : text.height + gap + second.height
    let content = max(block, image.room.height)
    var plan = Plan()
    plan.height = max(list.minimumHeight, margins.top + content + margins.bottom)
    let outer = height ?? plan.height
    let middle = margins.top + (outer - margins.top - margins.bottom) / 2
    plan.image = CGRect(
      x: margins.leading + (image.room.width - image.size.width) / 2,
      y: middle - image.size.height / 2, width: image.size.width, height: image.size.height)
    let top = middle - block / 2
    plan.text = CGRect(
      x: lead, y: isBeside ? middle - text.height / 2 : top,
      width: isBeside ? text.width : room, height: text.height)
    plan.secondary = CGRect(
      x: isBeside ? lead + room - second.width : lead,
      y: isBeside ? middle - second.height / 2 : top + text.height + gap,
      width: isBeside ? second.width : room, height: second.height)
    return plan
  }

  /// Places the image and the texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let plan = plan(width: bounds.width, height: bounds.height)
    place(pictureView, plan.image)
    place(textView, plan.text)
    place(secondaryView, plan.secondary)
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    let scale = traits.displayScale
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? bounds.width - frame.maxX : frame.minX
    let rounded = CGRect(
      x: x.rounded(toPixelsAt: scale), y: frame.minY.rounded(toPixelsAt: scale),
      width: frame.width, height: frame.height)
    if view.frame != rounded { view.frame = rounded }
  }

  /// Where the texts start, from the leading edge, in points.
  var textLeading: CGFloat { plan(width: bounds.width, height: bounds.height).text.minX }

  // MARK: Sizes

  /// The size of the content on single lines.
  open override var intrinsicContentSize: CGSize { intrinsicSize(forLayoutWidth: 10_000) }

  override var wrapsContent: Bool { true }

  override func intrinsicSize(forLayoutWidth width: CGFloat) -> CGSize {
    let margins = directionalLayoutMargins
    let image = list.image == nil ? 0 : imageExtent.room.width + list.imageToTextPadding
    let fit = CGSize(width: 10_000, height: 0)
    let text = textView.isHidden ? 0 : textView.sizeThatFits(fit).width
    let second = secondaryView.isHidden ? 0 : secondaryView.sizeThatFits(fit).width
    let beside = text > 0 && second > 0 && list.prefersSideBySideTextAndSecondaryText
    let texts =
      beside ? text + list.textToSecondaryTextHorizontalPadding + second : max(text, second)
    return CGSize(
      width: margins.leading + image + texts + margins.trailing,
      height: plan(width: width, height: nil).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: plan(width: size.width, height: nil).height)
  }

  /// The height of the content at a width, or its size on single lines.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    if horizontal == .required {
      return CGSize(
        width: targetSize.width, height: plan(width: targetSize.width, height: nil).height)
    }
    return intrinsicContentSize
  }
}

import Devices
import LayoutTree
import Typography

// Buttons without configuration.
extension UIButton {
  /// The title as it is measured.
  var classicTitle: StyledText {
    let font = titleFont
    if let attributed = currentAttributedTitle {
      return StyledText(attributed, font: font, color: currentTitleColor)
    }
    return StyledText(title(for: state) ?? "", font: font, color: currentTitleColor)
  }

  /// The label's font, at the button's text size setting if the label follows it.
  private var titleFont: UIFont {
    guard let label = titleLabel, let font = label.font else { return UILabel.defaultFont }
    return label.adjustsFontForContentSizeCategory
      ? font.adapted(to: traits.preferredContentSizeCategory) : font
  }

  /// The title in lines: on as many as it has paragraphs, or as the label allows.
  func titleLayout(_ text: StyledText, width: CGFloat?) -> TextLayout {
    var options = TextOptions()
    options.width = width.map { Double($0) }
    options.scale = Double(traits.displayScale)
    options.lineBreakMode = (titleLabel?.lineBreakMode ?? .byTruncatingMiddle).value
    options.lineLimit = titleLineLimit
    options.alignment = (titleLabel?.textAlignment ?? .natural).value
    if let label = titleLabel, label.adjustsFontSizeToFitWidth, label.minimumScaleFactor > 0 {
      options.minimumScaleFactor = Double(label.minimumScaleFactor)
    }
    options.direction =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    return TextMeasurer.layout(text, options)
  }

  /// A title whose lines wrap has no limit of lines unless the label sets one (UIKit: setting such a
  /// line break mode sets `numberOfLines` to 0).
  private var titleLineLimit: Int {
    guard let label = titleLabel else { return 1 }
    let wraps = label.lineBreakMode == .byWordWrapping || label.lineBreakMode == .byCharWrapping
    return wraps && label.numberOfLines == 1 ? 0 : label.numberOfLines
  }

  /// The image's size: symbols are as large as the title's font asks for.
  func imageSize(_ image: UIImage?, pointSize: CGFloat?) -> CGSize {
    image?.size(
      with: value(\.symbolConfiguration, state), traits: traits, defaultPointSize: pointSize)
      ?? .zero
  }

  /// The size of the content and insets, in whole points, at least 30 wide with a title, and at
  /// least as large as the background image.
  ///
  /// A system button adds its padding to the higher of title and image; a custom one to the title
  /// alone (a 64-point image is saved in a 64-point custom button, a 22-point one in a 34-point
  /// system button).
  var classicSize: CGSize {
    if buttonType.isDetail { return CGSize(controlMetrics.detailButtonSize) }
    if buttonType == .close { return CGSize(controlMetrics.closeButtonSize) }
    let text = classicTitle
    let layout = titleLayout(text, width: nil)
    let image = imageSize(currentImage, pointSize: nil)
    let insets = contentEdgeInsets
    let lineHeight = max(titleFont.lineHeight, CGFloat(layout.size.height))
    let titleHeight = (lineHeight - 0.0001).rounded(.up)
    var height = max(titleHeight, image.height)
    if insets.vertical != 0 {
      height += insets.vertical
    } else {
      let padding = CGFloat(controlMetrics.buttonVerticalPadding)
      height =
        buttonType == .custom
        ? max(titleHeight + padding, image.height) : height + padding
    }
    var width = (CGFloat(layout.size.width) + image.width - 0.0001).rounded(.up)
    if text.isEmpty {
      width = image.width + insets.horizontal
      if currentImage == nil { width = max(width, CGFloat(systemMetrics.buttonMinimumWidth)) }
    } else {
      width = max(width + insets.horizontal, CGFloat(systemMetrics.buttonMinimumWidth))
    }
    if let background = currentBackgroundImage {
      width = max(width, background.size.width)
      height = max(height, background.size.height)
    }
    return CGSize(width: width.rounded(.up), height: height.rounded(.up))
  }

  /// Where title and image stand in a button of a size: the image first, as a group aligned in the
  /// content's rectangle, each then moved by its own insets.
  func classicParts(in size: CGSize) -> Parts {
    let tint = tintColor.resolved(traits.userInterfaceStyle)
    let bounds = CGRect(origin: .zero, size: size)
    let shownImage = currentImage ?? currentBackgroundImage
    let image = currentImage
    if image == nil, let background = shownImage, classicTitle.isEmpty {
      return Parts(text: nil, image: background.content(in: bounds, tint: tint))
    }
    let content = bounds.inset(by: contentEdgeInsets)
    let natural = imageSize(image, pointSize: nil)
    let fitted = CGSize(
      width: max(0, min(natural.width, content.width - imageEdgeInsets.horizontal)),
      height: max(0, min(natural.height, content.height - imageEdgeInsets.vertical)))
    let text = classicTitle
    let room = content.width - fitted.width - titleEdgeInsets.horizontal
    let layout = titleLayout(text, width: titleWidth(text, room: room))
    let textSize = CGSize(
      width: layout.lines.map { CGFloat($0.width) }.max() ?? 0, height: CGFloat(layout.size.height))
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let groupWidth = fitted.width + textSize.width
    let start = horizontalStart(of: groupWidth, in: content)
    var parts = Parts()
    if let image {
      parts.image = image.content(
        in: CGRect(
          x: (isReversed ? start + textSize.width : start) + shiftX(imageEdgeInsets),
          y: verticalStart(of: fitted.height, in: content) + shiftY(imageEdgeInsets),
          width: fitted.width, height: fitted.height), tint: tint)
    }
    guard !text.isEmpty else { return parts }
    let box = CGFloat(titleWidth(text, room: room) ?? textSize.width)
    let x = (isReversed ? start : start + fitted.width) + shiftX(titleEdgeInsets)
    let leftmost = layout.lines.map { CGFloat($0.x) }.min() ?? 0
    let needed = titleLayout(text, width: nil).size
    parts.text = TextContent(
      text, layout: layout,
      at: CGPoint(
        x: x - min(leftmost, max(0, box - textSize.width)),
        y: verticalStart(of: textSize.height, in: content) + shiftY(titleEdgeInsets)),
      neededSize: CGSize(width: needed.width, height: needed.height),
      isTruncated: layout.isTruncated,
      adjustsForContentSize: titleLabel?.adjustsFontForContentSizeCategory ?? false,
      style: traits.userInterfaceStyle)
    return parts
  }

  /// The width that the title is laid out in: the room, or what it asks for where that is a pixel
  /// more, as frames are rounded.
  private func titleWidth(_ text: StyledText, room: CGFloat) -> CGFloat? {
    let natural = CGFloat(titleLayout(text, width: nil).size.width)
    return natural - room <= 1 / traits.displayScale ? max(natural, 0) : max(room, 0)
  }

  private func shiftX(_ insets: UIEdgeInsets) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .fill: insets.left
    case .right: -insets.right
    default: (insets.left - insets.right) / 2
    }
  }

  private func shiftY(_ insets: UIEdgeInsets) -> CGFloat {
    switch contentVerticalAlignment {
    case .top: insets.top
    case .bottom: -insets.bottom
    default: (insets.top - insets.bottom) / 2
    }
  }

  func horizontalStart(of width: CGFloat, in content: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .fill: content.minX
    case .right: content.maxX - width
    default: content.midX - width / 2
    }
  }

  func verticalStart(of height: CGFloat, in content: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top: content.minY
    case .bottom: content.maxY - height
    default: content.midY - height / 2
    }
  }
}

import Devices
import LayoutTree
import Typography

extension UIButton.Configuration {
  /// The insets of the button's size.
  var defaultInsets: Insets {
    let metrics = ControlMetrics.metrics(for: .newest)
    switch buttonSize {
    case .mini, .small: return metrics.smallButtonInsets
    case .medium: return metrics.mediumButtonInsets
    case .large: return metrics.largeButtonInsets
    }
  }

  /// The text style of the title: body, and subheadline in small buttons.
  var titleStyle: UIFont.TextStyle {
    buttonSize == .mini || buttonSize == .small ? .subheadline : .body
  }

  /// The text style of the subtitle.
  var subtitleStyle: UIFont.TextStyle { .caption1 }

  /// Whether the button has a background of its own.
  var fill: (color: UIColor, foreground: UIColor)? {
    let tint = baseBackgroundColor ?? .systemBlue
    switch style {
    case .plain, .borderless: return nil
    case .gray, .bordered, .glass:
      return (baseBackgroundColor ?? .secondarySystemFill, baseForegroundColor ?? .systemBlue)
    case .tinted, .borderedTinted:
      return (tint.withAlphaComponent(0.18), baseForegroundColor ?? tint)
    case .filled, .borderedProminent, .prominentGlass: return (tint, baseForegroundColor ?? .white)
    }
  }
}

// Buttons with a configuration.
extension UIButton {
  private struct Block {
    var title = StyledText()
    var titleLayout: TextLayout?
    var subtitle = StyledText()
    var subtitleLayout: TextLayout?
    var size = CGSize.zero
  }

  private func font(_ own: UIFont?, _ style: UIFont.TextStyle) -> UIFont {
    // Titles of configured buttons follow the text size setting.
    own ?? UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
  }

  private func foreground(_ configuration: Configuration) -> UIColor {
    isEnabled
      ? configuration.baseForegroundColor ?? configuration.fill?.foreground ?? tintColor
      : .tertiaryLabel
  }

  /// Whether the title's height follows the width.
  func wraps(_ configuration: Configuration) -> Bool {
    let hasText = !(configuration.title ?? "").isEmpty || !(configuration.subtitle ?? "").isEmpty
    return hasText && configuration.titleLineBreakMode == .byWordWrapping
  }

  private func block(_ configuration: Configuration, width: CGFloat?) -> Block {
    var block = Block()
    var options = TextOptions()
    options.width = width.map { Double(max(0, $0)) }
    options.scale = Double(traits.displayScale)
    options.direction =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    options.alignment = alignment(configuration)
    let color = foreground(configuration)
    if let attributed = attributedTitle(for: state), configuration.title == nil {
      block.title = StyledText(
        attributed, font: font(configuration.titleFont, configuration.titleStyle), color: color)
    } else {
      block.title = StyledText(
        configuration.title ?? "", font: font(configuration.titleFont, configuration.titleStyle),
        color: color)
    }
    if !block.title.isEmpty {
      options.lineBreakMode = configuration.titleLineBreakMode.value
      options.lineLimit = configuration.titleLineBreakMode == .byWordWrapping ? 0 : 1
      let layout = TextMeasurer.layout(block.title, options)
      block.titleLayout = layout
      block.size = CGSize(layout.size)
    }
    block.subtitle = StyledText(
      configuration.subtitle ?? "",
      font: font(configuration.subtitleFont, configuration.subtitleStyle), color: color)
    if !block.subtitle.isEmpty {
      options.lineBreakMode = configuration.subtitleLineBreakMode.value
      options.lineLimit = configuration.subtitleLineBreakMode == .byWordWrapping ? 0 : 1
      let layout = TextMeasurer.layout(block.subtitle, options)
      block.subtitleLayout = layout
      block.size.width = max(block.size.width, CGFloat(layout.size.width))
      if !block.title.isEmpty { block.size.height += configuration.titlePadding }
      block.size.height += CGFloat(layout.size.height)
    }
    return block
  }

  private func alignment(_ configuration: Configuration) -> TextAlignment {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch configuration.titleAlignment {
    case .leading: return isReversed ? .right : .left
    case .center: return .center
    case .trailing: return isReversed ? .left : .right
    case .automatic:
      switch effectiveContentHorizontalAlignment {
      case .left: return .left
      case .right: return .right
      default: return .center
      }
    }
  }

  private func pictureSize(_ configuration: Configuration) -> CGSize {
    if configuration.showsActivityIndicator {
      let side = CGFloat(systemMetrics.activityIndicatorSize)
      return CGSize(width: side, height: side)
    }
    let pointSize = font(configuration.titleFont, configuration.titleStyle).pointSize
    guard let image = currentImage else { return .zero }
    return image.size(
      with: configuration.preferredSymbolConfigurationForImage, traits: traits,
      defaultPointSize: pointSize)
  }

  private func isRow(_ configuration: Configuration) -> Bool {
    configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing
  }

  /// The size of texts, image, padding and insets, in whole points as Interface Builder saves it.
  ///
  /// - Parameter width: The button's width, which texts break to; nil for no limit.
  func configuredSize(_ configuration: Configuration, width: CGFloat?) -> CGSize {
    let insets = configuration.contentInsets
    let picture = pictureSize(configuration)
    let isRow = isRow(configuration)
    let hasPicture = picture != .zero
    var room = width.map { $0 - insets.leading - insets.trailing }
    if isRow, hasPicture { room = room.map { $0 - picture.width - configuration.imagePadding } }
    let block = block(configuration, width: room.map { $0 + 1 / traits.displayScale })
    let padding = hasPicture && block.size != .zero ? configuration.imagePadding : 0
    let size =
      isRow
      ? CGSize(
        width: block.size.width + padding + picture.width,
        height: max(block.size.height, picture.height))
      : CGSize(
        width: max(block.size.width, picture.width),
        height: block.size.height + padding + picture.height)
    return CGSize(
      width: (size.width + insets.leading + insets.trailing - 0.0001).rounded(.up),
      height: (size.height + insets.top + insets.bottom - 0.0001).rounded(.up))
  }

  /// Where texts and image stand in a button of a size: as a group in the middle of the insets, or
  /// as the content alignment says.
  func configuredParts(_ configuration: Configuration, in size: CGSize) -> Parts {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let content = CGRect(origin: .zero, size: size).inset(
      by: configuration.contentInsets.resolved(rightToLeft: isReversed))
    let picture = pictureSize(configuration)
    let isRow = isRow(configuration)
    let hasPicture = picture != .zero
    let slack = 1 / traits.displayScale
    let room =
      content.width - (isRow && hasPicture ? picture.width + configuration.imagePadding : 0)
    let block = block(configuration, width: room + slack)
    let natural = self.block(configuration, width: nil)
    let textWidth = min(natural.size.width, max(0, room + slack))
    let padding = hasPicture && block.size != .zero ? configuration.imagePadding : 0
    let comesFirst =
      isRow
      ? (configuration.imagePlacement == .leading) != isReversed
      : configuration.imagePlacement == .top
    var textOrigin: CGPoint
    var pictureOrigin: CGPoint
    if isRow {
      let x = horizontalStart(of: textWidth + padding + picture.width, in: content)
      pictureOrigin = CGPoint(
        x: comesFirst ? x : x + textWidth + padding,
        y: verticalStart(of: picture.height, in: content))
      textOrigin = CGPoint(
        x: comesFirst ? x + picture.width + padding : x,
        y: verticalStart(of: block.size.height, in: content))
    } else {
      let y = verticalStart(of: block.size.height + padding + picture.height, in: content)
      pictureOrigin = CGPoint(
        x: horizontalStart(of: picture.width, in: content),
        y: comesFirst ? y : y + block.size.height + padding)
      textOrigin = CGPoint(
        x: horizontalStart(of: textWidth, in: content),
        y: comesFirst ? y + picture.height + padding : y)
    }
    var parts = Parts()
    if let image = currentImage, !configuration.showsActivityIndicator {
      parts.image = image.content(
        in: CGRect(origin: pictureOrigin, size: picture),
        tint: foreground(configuration).resolved(traits.userInterfaceStyle))
    }
    parts.text = text(
      block, natural: natural, configuration, at: textOrigin, width: textWidth, room: room + slack)
    return parts
  }

  private func text(
    _ block: Block, natural: Block, _ configuration: Configuration, at origin: CGPoint,
    width: CGFloat, room: CGFloat
  ) -> TextContent? {
    // Lines were aligned in all the room; the group is only as wide as its text.
    let start: CGFloat =
      switch alignment(configuration) {
      case .center: origin.x + (width - room) / 2
      case .right: origin.x + width - room
      default: origin.x
      }
    func content(_ text: StyledText, _ layout: TextLayout?, y: CGFloat) -> TextContent? {
      layout.map {
        TextContent(
          text, layout: $0, at: CGPoint(x: start, y: y), neededSize: natural.size,
          isTruncated: $0.isTruncated || block.size.height > bounds.height + 1,
          adjustsForContentSize: configuration.titleFont == nil, style: traits.userInterfaceStyle)
      }
    }
    let title = content(block.title, block.titleLayout, y: origin.y)
    let titleHeight = CGFloat(block.titleLayout?.size.height ?? 0)
    let offset = title == nil ? 0 : titleHeight + configuration.titlePadding
    guard let subtitle = content(block.subtitle, block.subtitleLayout, y: origin.y + offset) else {
      return title
    }
    guard var both = title else { return subtitle }
    both.string += "\n" + subtitle.string
    both.lines += subtitle.lines
    both.isTruncated = both.isTruncated || subtitle.isTruncated
    return both
  }

  /// The configuration's background and corners.
  func describe(_ configuration: Configuration, into node: inout LayoutNode) {
    guard let fill = configuration.fill else { return }
    let tintsBackground = configuration.baseBackgroundColor == nil
    var color = fill.color
    if tintsBackground {
      switch configuration.style {
      case .filled, .borderedProminent, .prominentGlass: color = tintColor
      case .tinted, .borderedTinted: color = tintColor.withAlphaComponent(0.18)
      default: break
      }
    }
    if node.style.backgroundColor == nil {
      node.style.backgroundColor = color.resolved(traits.userInterfaceStyle)
    }
    if node.style.cornerRadius == 0 {
      node.style.cornerRadius = Double(
        configuration.cornerStyle == .capsule ? bounds.height / 2 : min(bounds.height / 2, 6))
    }
  }
}

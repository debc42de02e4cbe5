import InterfaceBuilder

extension UITableViewCell {
  /// The main text of a cell of a style; nil for a cell whose content is its own.
  public var textLabel: UILabel? { styleLabel(\.textLabel, isDetail: false) }

  /// The second text of a cell of a style; nil for cells that have none.
  public var detailTextLabel: UILabel? {
    style == .default ? nil : styleLabel(\.detailTextLabel, isDetail: true)
  }

  private func styleLabel(_ path: WritableKeyPath<Parts, UILabel?>, isDetail: Bool) -> UILabel? {
    if let label = parts[keyPath: path] { return label }
    guard let style, !isRowOfFile, nibOrigin == nil else { return nil }
    let label = UILabel(frame: .zero)
    label.font = Self.font(of: style, isDetail: isDetail)
    label.adjustsFontForContentSizeCategory = true
    if style == .value1, isDetail { label.textColor = .secondaryLabel }
    if style == .value2, !isDetail {
      label.textColor = tintColor
      label.textAlignment = .right
    }
    parts[keyPath: path] = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  private static func font(of style: CellStyle, isDetail: Bool) -> UIFont {
    switch (style, isDetail) {
    case (.value2, _): UIFont.preferredFont(forTextStyle: .footnote)
    case (.subtitle, true): UIFont.preferredFont(forTextStyle: .caption1)
    default: UIFont.preferredFont(forTextStyle: .body)
    }
  }

  /// Finds the texts of a cell of a style among the content's views.
  func decodeStyle(_ object: NibObject, from nib: NibCoder) {
    func label(_ name: String) -> UILabel? {
      object.attribute(name).flatMap { nib.objects[$0] } as? UILabel
    }
    parts.textLabel = label("textLabel")
    parts.detailTextLabel = label("detailTextLabel")
    parts.imageView = object.attribute("imageView").flatMap { nib.objects[$0] } as? UIView
  }

  // MARK: Height

  /// The height that a cell of a style asks for; nil for a cell whose content is its own.
  ///
  /// Fitted on saved frames: a line of 17 points makes a row of 44 less one pixel, one of 20 points
  /// 48 less one pixel. Two lines stand 3 points apart inside the vertical margins, which agrees with
  /// 70.5 measured on iOS 26.
  func styleHeight(width: CGFloat) -> CGFloat? {
    let labels = [parts.textLabel, parts.detailTextLabel].compactMap { $0 }
    guard style != nil, !labels.isEmpty else { return nil }
    let heights = labels.map { $0.sizeThatFits(CGSize(width: styleTextWidth, height: 0)).height }
    if style == .subtitle, heights.count > 1, heights[1] > 0 {
      let lines = heights[0] + Self.lineGap + heights[1]
      return lines + 2 * metrics.verticalMargin
    }
    let line = heights.max() ?? 0
    if metrics.era == .xcode26 { return line + 2 * metrics.verticalMargin }
    return (line + 23.5 - metrics.pixel).rounded(.up) - metrics.pixel
  }

  private static var lineGap: CGFloat { 3 }

  /// The width that the main text has.
  private var styleTextWidth: CGFloat {
    let content = contentRect.width
    return max(0, content - styleLeading - styleTrailing)
  }

  private var styleLeading: CGFloat {
    let indent = CGFloat(indentationLevel) * indentationWidth
    guard nibOrigin == nil else { return imageExtent + horizontalMargin }
    return imageExtent + horizontalMargin + indent
  }

  private var imageExtent: CGFloat {
    guard let width = parts.imageView.map({ $0.intrinsicContentSize.width }), width > 0 else {
      return 0
    }
    return width + 15
  }

  private var styleTrailing: CGFloat {
    if accessoryType == .none, accessoryView == nil { return horizontalMargin }
    return metrics.era <= .xcode10 ? 0 : ListMetrics.marginBesideAccessory
  }

  // MARK: Places

  /// Places the texts and the image of a cell of a style.
  func placeStyleParts() {
    guard let style,
      parts.textLabel != nil || parts.detailTextLabel != nil
        || parts.imageView != nil
    else { return }
    let size = contentRect.size
    placeStyleImage(in: size)
    let leading = styleLeading
    let width = styleTextWidth
    let room = CGSize(width: width, height: size.height)
    let text = parts.textLabel
    let detail = parts.detailTextLabel
    let textSize = text?.sizeThatFits(room) ?? .zero
    let detailSize = detail?.sizeThatFits(room) ?? .zero
    switch style {
    case .default:
      place(text, x: leading, y: 0, size: room)
    case .value1:
      place(
        text, x: leading, y: nil,
        size: CGSize(width: min(width, textSize.width), height: textSize.height))
      let detailWidth = min(width, detailSize.width)
      place(
        detail, x: leading + width - detailWidth, y: nil,
        size: CGSize(width: detailWidth, height: detailSize.height))
    case .value2:
      place(text, x: leading, y: nil, size: CGSize(width: 91, height: textSize.height))
      place(
        detail, x: leading + 97, y: nil,
        size: CGSize(width: max(0, min(width - 97, detailSize.width)), height: detailSize.height))
    case .subtitle:
      placeSubtitle(textSize, detailSize, leading: leading, width: width, height: size.height)
    }
  }

  private func placeSubtitle(
    _ textSize: CGSize, _ detailSize: CGSize, leading: CGFloat, width: CGFloat, height: CGFloat
  ) {
    let hasDetail = detailSize.height > 0
    let isRoomy = height >= 50
    let gap = hasDetail && isRoomy ? Self.lineGap : 0
    let free = height - textSize.height - detailSize.height - gap
    let top = max(0, (free / 2).rounded(isRoomy ? .down : .up))
    place(
      parts.textLabel, x: leading, y: top,
      size: CGSize(width: min(width, textSize.width), height: textSize.height))
    place(
      parts.detailTextLabel, x: leading, y: top + textSize.height + gap,
      size: CGSize(width: min(width, detailSize.width), height: detailSize.height))
  }

  private func placeStyleImage(in size: CGSize) {
    guard let view = parts.imageView else { return }
    let wanted = view.intrinsicContentSize
    guard wanted.width > 0 else { return }
    let height = min(size.height, wanted.height)
    place(
      view, x: horizontalMargin, y: nil, size: CGSize(width: wanted.width, height: height))
  }

  /// Gives a part its place, from the leading edge; without a y it stands in the middle, on whole
  /// points.
  private func place(_ view: UIView?, x: CGFloat, y: CGFloat?, size: CGSize) {
    guard let view else { return }
    let content = contentRect.size
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = CGRect(
      x: isRightToLeft ? content.width - x - size.width : x,
      y: y ?? ((content.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
    if view.frame != frame { view.frame = frame }
  }
}

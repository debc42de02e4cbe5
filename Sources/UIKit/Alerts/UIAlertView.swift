/// The view of an alert: its ground, texts, fields and buttons.
@preconcurrency @MainActor final class UIAlertView: UIView {
  private weak var alert: UIAlertController?
  private var labels: [UILabel] = []
  private var fields: [(ground: UIView, field: UITextField)] = []
  private var buttons: [UIAlertButton] = []
  private var grounds: [UIView] = []
  /// The width that the presentation gives; nil is the alert's own.
  var availableWidth: CGFloat?

  init(of alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    rebuild()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  func metrics(in traits: UITraitCollection) -> AlertMetrics {
    traits.system >= .v26 ? .glass : .classic
  }

  /// Makes the parts anew.
  func rebuild() {
    for view in subviews { view.removeFromSuperview() }
    guard let alert else { return }
    let metrics = metrics(in: traits)
    grounds = [UIView(), UIView()]
    for ground in grounds {
      ground.backgroundColor = .secondarySystemBackground
      ground.layer.cornerRadius = metrics.cornerRadius
      addSubview(ground)
    }
    let texts = [alert.title, alert.message].map { $0.flatMap { $0.isEmpty ? nil : $0 } }
    labels = texts.enumerated().compactMap { index, text in
      text.map { label($0, isTitle: index == 0, isAlone: texts.contains(nil), metrics) }
    }
    for label in labels { addSubview(label) }
    fields = (alert.textFields ?? []).map { field in
      let ground = UIView()
      ground.backgroundColor = .tertiarySystemFill
      ground.layer.cornerRadius = metrics.buttonCornerRadius
      field.removeFromSuperview()
      ground.addSubview(field)
      addSubview(ground)
      return (ground, field)
    }
    buttons = alert.actions.map { action in
      UIAlertButton(action, isPreferred: action === alert.preferredAction, metrics)
    }
    for button in buttons { addSubview(button) }
    setNeedsLayout()
  }

  /// A text: the title of two bold, the message smaller; one alone plain and in the middle.
  private func label(
    _ text: String, isTitle: Bool, isAlone: Bool, _ metrics: AlertMetrics
  ) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    let isPlain = isAlone && metrics.isLeading
    let style: UIFont.TextStyle =
      isPlain ? .body : isTitle ? .headline : metrics.isLeading ? .subheadline : .footnote
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = isTitle || isAlone || !metrics.isLeading ? .label : .secondaryLabel
    label.text = text
    label.textAlignment = isAlone || !metrics.isLeading ? .center : .natural
    return label
  }

  /// Whether two buttons fit side by side.
  private func fits(_ metrics: AlertMetrics, width: CGFloat) -> Bool {
    let half = (width - 2 * metrics.padding - metrics.spacing) / 2
    return buttons.allSatisfy { $0.titleWidth <= half - 16 }
  }

  /// The places of the parts in some traits.
  func layout(in traits: UITraitCollection) -> AlertLayout {
    let metrics = metrics(in: traits)
    let width = availableWidth ?? metrics.width
    let textWidth = width - 2 * metrics.textInset
    let heights = labels.map { label in
      Self.height(of: label, width: textWidth, scale: traits.displayScale)
    }
    // A popover has no button that cancels: a tap beside it does (Apple, `UIAlertController`).
    let shown = shownButtons
    return AlertLayout(
      metrics, width: width, texts: heights, fieldCount: fields.count, buttonCount: shown.count,
      buttonsFit: fits(metrics, width: width), isSheet: isSheet,
      hasCancel: shown.contains { $0.action.style == .cancel })
  }

  /// A text's height: its lines follow each other as its style's lines do, 22 apart at 17 points and
  /// 20 at 15, where the first one takes what the font takes (openuikit: 20.333 and 42.333, 18, 38 and
  /// 58).
  private static func height(of label: UILabel, width: CGFloat, scale: CGFloat) -> CGFloat {
    let font: UIFont = label.font
    let line = font.lineHeight.roundedUp(toPixelsAt: max(1, scale))
    let whole = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let count = max(1, (whole / max(1, line)).rounded())
    let pitch = (font.pointSize * 22 / 17).rounded()
    return line + (count - 1) * max(line, font.pointSize >= 16 ? pitch : font.pointSize + 5)
  }

  private var shownButtons: [UIAlertButton] {
    let isInPopover = alert?.ownPresentation?.coming is UIPopoverPresentationController
    return isInPopover ? buttons.filter { $0.action.style != .cancel } : buttons
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = metrics(in: traits)
    availableWidth = bounds.width > 0 ? bounds.width : availableWidth
    let layout = layout(in: traits)
    for (ground, frame) in zip(grounds, layout.grounds) { ground.frame = frame }
    for ground in grounds.dropFirst(layout.grounds.count) { ground.isHidden = true }
    for (label, frame) in zip(labels, layout.labels) { label.frame = frame }
    for (part, frame) in zip(fields, layout.fields) {
      part.ground.frame = frame
      let inset = max(0, metrics.textInset - metrics.fieldInset)
      part.field.frame = CGRect(
        x: inset, y: 0, width: max(0, frame.width - 2 * inset), height: frame.height)
    }
    let isRow = layout.buttons.count == 2 && layout.buttons[0].minY == layout.buttons[1].minY
    let ordered = AlertLayout.order(of: shownButtons, sideBySide: isRow) {
      $0.action.style == .cancel
    }
    let frames =
      isRow && effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? layout.buttons.reversed() : layout.buttons
    for (button, frame) in zip(ordered, frames) { button.frame = frame }
    for button in buttons where !ordered.contains(where: { $0 === button }) {
      button.isHidden = true
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.system != traits.system { rebuild() }
  }
}

/// A button of an alert.
@preconcurrency @MainActor final class UIAlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel()

  init(_ action: UIAlertAction, isPreferred: Bool, _ metrics: AlertMetrics) {
    self.action = action
    super.init(frame: .zero)
    isEnabled = action.isEnabled
    label.text = action.title
    label.textAlignment = .center
    // Medium, semibold where it stands out; classic buttons are plain, the one that cancels semibold.
    let isBold = isPreferred || !metrics.isLeading && action.style == .cancel
    label.font = .systemFont(
      ofSize: 17, weight: isBold ? .semibold : metrics.isLeading ? .medium : .regular)
    let color: UIColor =
      action.style == .destructive ? .systemRed : metrics.isLeading ? .label : .systemBlue
    label.textColor =
      !isEnabled ? .tertiaryLabel : isPreferred && metrics.isLeading ? .white : color
    backgroundColor =
      isPreferred && metrics.isLeading ? .systemBlue : metrics.isLeading ? .tertiarySystemFill : nil
    layer.cornerRadius = metrics.buttonCornerRadius
    addSubview(label)
    addAction(
      UIAction { [weak action] _ in
        guard let action else { return }
        action.alert?.choose(action)
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// How wide the title is, in points.
  var titleWidth: CGFloat { label.intrinsicContentSize.width }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = label.intrinsicContentSize.height
    label.frame = CGRect(
      x: 8, y: (bounds.height - height) / 2, width: max(0, bounds.width - 16), height: height)
  }
}

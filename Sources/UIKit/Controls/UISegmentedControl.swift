import LayoutTree
import Typography

/// A row of segments, one of which is chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// Stands for no chosen segment.
  public static let noSegment = -1

  struct Segment {
    var title: String?
    var image: UIImage?
    /// The width that the app set, in points; 0 is by content.
    var width: CGFloat = 0
    var isEnabled = true
  }

  private(set) var segments: [Segment] = []

  /// The chosen segment, or `noSegment`.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// Whether segments are as wide as their content; if not, all are as wide as the widest.
  open var apportionsSegmentWidthsByContent = false { didSet { contentSizeDidChange() } }
  /// Whether a chosen segment springs back.
  open var isMomentary = false
  /// The colour of the chosen segment.
  open var selectedSegmentTintColor: UIColor?

  /// Makes a control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control with a segment for each title or image.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String {
        segments.append(Segment(title: title))
      } else if let image = item as? UIImage {
        segments.append(Segment(image: image))
      }
    }
    sizeToFit()
  }

  /// Makes a control from an Interface Builder file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func decodeValues(_ object: NibObject, from nib: NibCoder) {
    super.decodeValues(object, from: nib)
    segments = object.segments.map { segment in
      Segment(
        title: segment.string("title"), image: segment.image("image").map { UIImage($0, nib) },
        width: CGFloat(segment.double("width") ?? 0), isEnabled: segment.bool("enabled") ?? true)
    }
    if let value = object.bool("apportionsSegmentWidthsByContent") {
      apportionsSegmentWidthsByContent = value
    }
    if let value = object.int("selectedSegmentIndex") { selectedSegmentIndex = value }
    if let value = object.bool("momentary") { isMomentary = value }
  }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Adds a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Adds a segment with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Adds a segment that runs an action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image), at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    segments.insert(segment, at: min(max(0, index), segments.count))
    contentSizeDidChange()
  }

  /// Takes a segment away.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    contentSizeDidChange()
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    segments = []
    contentSizeDidChange()
  }

  /// Sets a segment's title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title
    segments[segment].image = nil
    contentSizeDidChange()
  }

  /// A segment's title.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Sets a segment's image.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].image = image
    segments[segment].title = nil
    contentSizeDidChange()
  }

  /// Sets a segment's width, in points; 0 is by content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].width = width
    contentSizeDidChange()
  }

  /// Sets whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
  }

  // MARK: Size

  private func titleWidth(_ title: String) -> CGFloat {
    let font = UIFont.systemFont(ofSize: CGFloat(controlMetrics.segmentFontSize))
    var options = TextOptions()
    options.scale = Double(traits.displayScale)
    options.lineLimit = 1
    let text = StyledText(title, font: font, color: .label)
    return CGFloat(TextMeasurer.layout(text, options).lines.first?.width ?? 0).rounded()
  }

  /// The widths that segments ask for, in points.
  private var segmentWidths: [CGFloat] {
    let padding = CGFloat(controlMetrics.segmentPadding)
    let natural = segments.map { segment -> CGFloat in
      if segment.width > 0 { return segment.width }
      let content = segment.image?.size.width ?? titleWidth(segment.title ?? "")
      return content + padding
    }
    guard !apportionsSegmentWidthsByContent, let widest = natural.max() else { return natural }
    return zip(segments, natural).map { $0.width > 0 ? $1 : widest }
  }

  /// The width of all segments and the separators between them, in points.
  private var totalWidth: CGFloat {
    segmentWidths.reduce(0, +)
      + CGFloat(max(0, segments.count - 1)) * CGFloat(controlMetrics.segmentSeparator)
  }

  /// The frame reaches below the alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: 0, left: 0, bottom: CGFloat(systemMetrics.segmentedControlBottomOverhang), right: 0)
  }

  /// The segments' widths by the system's height.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: totalWidth,
      height: CGFloat(controlMetrics.segmentedControlHeight) - alignmentRectInsets.vertical)
  }

  /// The segments' widths by the system's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: totalWidth, height: CGFloat(controlMetrics.segmentedControlHeight))
  }

  override var ownTapTarget: TapTarget? { nil }

  /// The segments.
  override var partTapTargets: [TapTarget] {
    segments.enumerated().map { index, segment in
      TapTarget(
        texts: [segment.title ?? segment.image?.name].compactMap { $0 },
        isEnabled: isEnabled && segment.isEnabled
      ) { [weak self] in
        guard let self, selectedSegmentIndex != index else { return }
        selectedSegmentIndex = index
        sendActions(for: [.valueChanged, .primaryActionTriggered])
      }
    }
  }

  override func describe(into node: inout LayoutNode) {
    super.describe(into: &node)
    node.kind = .segmentedControl
    node.control?.segments = segments.map { $0.title ?? $0.image?.name ?? "" }
    node.control?.selectedIndex = selectedSegmentIndex >= 0 ? selectedSegmentIndex : nil
  }
}

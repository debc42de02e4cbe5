import LayoutTree

/// A view that a collection shows and uses again.
///
/// Constraints inside are solved apart from those outside, with the view's size given.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The name that the collection finds views of this kind by.
  open internal(set) var reuseIdentifier: String?
  /// Whether the view is itself an element of its file: a prototype on its canvas.
  var isElementOfFile = false
  /// The size that the file gives to this prototype alone.
  var fileSize: CGSize?
  /// What the view was last measured for.
  var measureMark: CollectionMeasureMark?

  /// Elements scroll under the collection's margins at the top and the bottom.
  override var preservesMarginsAboveAndBelow: Bool { false }

  /// Makes a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view for a collection that knows only its class.
  ///
  /// Swift makes an object of a class known at run time only through a required initializer. This one
  /// is inherited by every class that has the initializers it inherits, and ends in the class's own
  /// `init(frame:)`.
  public required convenience init(_reuse identifier: String?) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Makes a view from an Interface Builder file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func decodeValues(_ object: NibObject, from nib: NibCoder) {
    super.decodeValues(object, from: nib)
    if let value = object.attribute("reuseIdentifier") { reuseIdentifier = value }
    if let size = object.size("customSize") {
      fileSize = CGSize(width: size.width, height: size.height)
    }
  }

  override var isLayoutBoundary: Bool { true }

  /// Clears what the last use left; call super when overriding.
  open func prepareForReuse() {}

  /// Takes up attributes that the layout gives beyond frame, transform and opacity.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes with the size that the content asks for.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = layoutAttributes.copied()
    let fitting = layoutAttributes.fitting
    let size =
      fitting.isWidthFree && fitting.isHeightFree
      ? systemLayoutSizeFitting(layoutAttributes.size)
      : systemLayoutSizeFitting(
        layoutAttributes.size,
        withHorizontalFittingPriority: fitting.isWidthFree ? .fittingSizeLevel : .required,
        verticalFittingPriority: fitting.isHeightFree ? .fittingSizeLevel : .required)
    guard size.width > 0, size.height > 0 else { return preferred }
    if fitting.isWidthFree { preferred.size.width = size.width }
    if fitting.isHeightFree { preferred.size.height = size.height }
    return preferred
  }

  /// Content that asks for another size has the element measured again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    measureMark = nil
    var view = superview
    while let current = view, !(current is UICollectionView) { view = current.superview }
    view?.setNeedsLayout()
  }

  override func describe(into node: inout LayoutNode) { node.kind = .tableHeader }
}

/// One item of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  private var ownContentView: UIView?

  /// The view that holds the content.
  open var contentView: UIView {
    if let ownContentView { return ownContentView }
    let view = UIView(frame: bounds)
    adopt(view)
    return view
  }

  /// What lies behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }

  /// What lies behind the content while the cell is selected.
  open var selectedBackgroundView: UIView?
  /// Whether the cell is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether the cell is touched.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  // MARK: Configurations

  /// What the cell shows; the view that shows it becomes the content view.
  open var contentConfiguration: UIContentConfiguration? {
    didSet { contentConfigurationDidChange() }
  }
  /// What lies behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundConfigurationDidChange() }
  }
  /// Changes the configuration with the cell's state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Changes the configuration with a cell's state.
  public typealias ConfigurationUpdateHandler =
    (
      _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void
  /// The view of the background configuration.
  var configuredBackground: UIView?
  /// Whether the configuration waits to follow the state.
  var needsConfigurationUpdate = true

  /// The cell's state.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  /// Asks for `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Changes the configuration with the cell's state; call super when overriding.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Lays out, after the configuration has followed the state.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }

  /// The attributes with the size that the content asks for.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfNeeded()
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  /// The view that holds the content, if there is one yet.
  var contentViewIfLoaded: UIView? { ownContentView }

  /// Puts another view into the place of the content view.
  func replaceContent(by view: UIView) {
    ownContentView?.removeFromSuperview()
    adopt(view)
  }

  /// Gives the content view a place.
  func placeContent(in rect: CGRect) {
    let view = contentView
    view.autoresizingMask = []
    if view.frame != rect { view.frame = rect }
  }

  override func decode(_ object: NibObject, from nib: NibCoder) {
    super.decode(object, from: nib)
    if let content = object.contentView, let view = nib.makeView(content, in: bounds.size) {
      adopt(view)
    }
    if let description = object.member("backgroundView") {
      backgroundView = nib.makeView(description, in: bounds.size)
    }
    if let description = object.member("selectedBackgroundView") {
      selectedBackgroundView = nib.makeView(description, in: bounds.size)
    }
  }

  private func adopt(_ view: UIView) {
    ownContentView = view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
  }

  /// Clears what the last use left; call super when overriding.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  /// The size that the content asks for.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    // Constraints of old files are the cell's own; those of code are the content's.
    guard heldConstraints.isEmpty, let ownContentView else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    return ownContentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  override func describe(into node: inout LayoutNode) { node.kind = .collectionCell }
}

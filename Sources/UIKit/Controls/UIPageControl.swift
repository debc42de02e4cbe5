import LayoutTree

/// A row of dots, one for each page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0 { didSet { contentSizeDidChange() } }
  /// The page shown.
  open var currentPage = 0
  /// Whether a single page has no dot.
  open var hidesForSinglePage = false { didSet { contentSizeDidChange() } }
  /// The dots' colour.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the page shown.
  open var currentPageIndicatorTintColor: UIColor?

  /// Makes a page control without pages.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a page control from an Interface Builder file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func decodeValues(_ object: NibObject, from nib: NibCoder) {
    super.decodeValues(object, from: nib)
    if let value = object.int("numberOfPages") { numberOfPages = value }
    if let value = object.int("currentPage") { currentPage = value }
    if let value = object.bool("hidesForSinglePage") { hidesForSinglePage = value }
  }

  /// The size of a row of dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: systemMetrics.pageControlWidth(pages: pageCount),
      height: systemMetrics.pageControlHeight)
  }

  /// The size of the row of dots; none for a single page that hides its dot.
  open override var intrinsicContentSize: CGSize {
    hidesForSinglePage && numberOfPages == 1 ? .zero : size(forNumberOfPages: numberOfPages)
  }

  /// The size of the row of dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func describe(into node: inout LayoutNode) {
    super.describe(into: &node)
    node.kind = .pageControl
    node.control?.count = numberOfPages
    node.control?.selectedIndex = currentPage
  }
}

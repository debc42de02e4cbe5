/// Says that a cell shows views of SwiftUI.
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  var backgroundContent: Background
  /// The margins on the edges that are set; the others are those of the cell's content.
  var marginEdges: Edge.Set = []
  var marginInsets = EdgeInsets()
  var minimumWidth: CGFloat?
  var minimumHeight: CGFloat?

  /// The least height of content that nothing else is said of, in points: what a finger needs.
  static var standardMinimumHeight: CGFloat { 44 }

  /// Makes a view that shows the content.
  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

  /// The configuration itself: the views see the cell's state in their surroundings.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// The configuration with a view behind the content, as large as the cell's content view.
  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(
      content: self.content, backgroundContent: content(), marginEdges: marginEdges,
      marginInsets: marginInsets, minimumWidth: minimumWidth, minimumHeight: minimumHeight)
  }

  /// The configuration with margins round the content on some edges, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var copy = self
    copy.marginEdges.formUnion(edges)
    if edges.contains(.top) { copy.marginInsets.top = length }
    if edges.contains(.leading) { copy.marginInsets.leading = length }
    if edges.contains(.bottom) { copy.marginInsets.bottom = length }
    if edges.contains(.trailing) { copy.marginInsets.trailing = length }
    return copy
  }

  /// The configuration with margins round the content on some edges, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    margins(edges.intersection(.top), insets.top)
      .margins(edges.intersection(.leading), insets.leading)
      .margins(edges.intersection(.bottom), insets.bottom)
      .margins(edges.intersection(.trailing), insets.trailing)
  }

  /// The configuration with a least size of content and margins together, in points; without one
  /// the content alone counts.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var copy = self
    copy.minimumWidth = width
    copy.minimumHeight = height ?? 0
    return copy
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// Shows views in a cell.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), backgroundContent: EmptyView())
  }
}

/// What a cell shows of a hosting configuration: the content inside its margins.
nonisolated struct HostingConfigurationRoot<Content: View, Background: View>: View {
  let configuration: UIHostingConfiguration<Content, Background>
  let margins: EdgeInsets

  @MainActor var body: some View {
    configuration.content
      .padding(margins)
      .frame(
        minWidth: configuration.minimumWidth, maxWidth: .infinity,
        minHeight: configuration.minimumHeight
          ?? UIHostingConfiguration<Content, Background>.standardMinimumHeight,
        alignment: .leading
      )
      .background { configuration.backgroundContent }
  }
}

/// The view that shows a hosting configuration in a cell.
final class HostingContentView<Content: View, Background: View>: _UIHostingView<
  HostingConfigurationRoot<Content, Background>
>, UIContentView
{
  private var shown: UIHostingConfiguration<Content, Background>

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    super.init(
      rootView: HostingConfigurationRoot(configuration: configuration, margins: EdgeInsets()))
    keptEdges = []
    sizeForWidth = { [weak self] width in
      self?.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) ?? .zero
    }
  }

  required init?(coder: NSCoder) { return nil }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let next = newValue as? UIHostingConfiguration<Content, Background> else { return }
      shown = next
      refresh()
    }
  }

  /// Takes the cell's margins where the configuration sets none.
  private func refresh() {
    let outer = superview?.directionalLayoutMargins ?? directionalLayoutMargins
    let edges = shown.marginEdges
    let set = shown.marginInsets
    rootView = HostingConfigurationRoot(
      configuration: shown,
      margins: EdgeInsets(
        top: edges.contains(.top) ? set.top : outer.top,
        leading: edges.contains(.leading) ? set.leading : outer.leading,
        bottom: edges.contains(.bottom) ? set.bottom : outer.bottom,
        trailing: edges.contains(.trailing) ? set.trailing : outer.trailing))
    invalidateIntrinsicContentSize()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    refresh()
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: super.intrinsicContentSize.height)
  }
}

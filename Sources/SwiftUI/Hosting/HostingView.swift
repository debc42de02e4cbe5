import LayoutTree

/// A view of UIKit that shows views of SwiftUI.
@preconcurrency @MainActor open class _UIHostingView<Content: View>: UIView, HostingView {
  let graph: ViewGraph
  /// What is shown.
  var rootView: Content {
    didSet {
      graph.setRootView(rootView)
      contentMayHaveChanged()
    }
  }
  /// The edges whose safe area the content keeps clear of.
  var keptEdges = Edge.Set.all {
    didSet { if keptEdges != oldValue { setNeedsLayout() } }
  }
  /// What the content is lined up by in the view.
  var onContentChange: () -> Void = {}

  /// Makes a view that shows views of SwiftUI.
  public init(rootView: Content) {
    self.rootView = rootView
    var environment = EnvironmentValues()
    environment.adopt(UITraitCollection.current)
    graph = ViewGraph(rootView, environment: environment)
    super.init(frame: .zero)
    graph.host = self
    graph.onChange = { [weak self] in self?.contentMayHaveChanged() }
    nodeProvider = self
    adoptTraits()
  }

  /// Hosting views are not made from files.
  public required init?(coder: NSCoder) { return nil }

  private func contentMayHaveChanged() {
    setNeedsLayout()
    onContentChange()
  }

  // MARK: Surroundings

  private func adoptTraits() {
    var environment = graph.environment
    environment.adopt(traitCollection)
    graph.environment = environment
  }

  /// Hands other traits on to the views.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adoptTraits()
  }

  /// The controller that representable controllers become children of.
  weak var hostController: UIViewController?
  var hostView: UIView { self }

  /// Tells the views of the window, and where they stand in it.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    adoptTraits()
    setNeedsLayout()
  }

  // MARK: Size

  /// The ideal size of the views.
  open override var intrinsicContentSize: CGSize { rounded(graph.sizeThatFits(.unspecified)) }

  /// The size that the views take when they are offered one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    rounded(graph.sizeThatFits(ProposedViewSize(size)))
  }

  /// The size that the views take: offered the target where its priority is required, else nothing.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let proposal = ProposedViewSize(
      width: horizontal >= .required ? targetSize.width : nil,
      height: vertical >= .required ? targetSize.height : nil)
    return rounded(graph.sizeThatFits(proposal))
  }

  /// A size on the pixel grid, never smaller.
  private func rounded(_ size: CGSize) -> CGSize {
    let scale = max(1, graph.environment.displayScale)
    func up(_ length: CGFloat) -> CGFloat {
      length.isFinite ? (length * scale - 0.0001).rounded(.up) / scale : 0
    }
    return CGSize(width: up(size.width), height: up(size.height))
  }

  // MARK: Layout

  /// Evaluates and lays out what waits.
  open override func layoutSubviews() {
    super.layoutSubviews()
    graph.windowOrigin = window.map { convert(CGPoint.zero, to: $0) } ?? .zero
    let isRightToLeft = graph.environment.layoutDirection == .rightToLeft
    let insets = safeAreaInsets
    let edges = EdgeInsets(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
    graph.layout(in: bounds.size, safeAreaInsets: edges.only(keptEdges))
  }

  // MARK: Nodes

  /// Reads the views as nodes.
  package func describe(into node: inout LayoutNode, context: NodeContext) {
    node.className = "UIHostingView"
    node.customClass = nil
    node.isMadeByApp = false
    node.kind = .container
    node.children += graph.export(
      map: context.map, path: context.path, startingAt: node.children.count, view: context.export)
  }

  /// What can be tapped of the views.
  package func tapTargets() -> TapTargets { graph.tapTargets() }

  /// Views of UIKit that stand among those of SwiftUI are read with them.
  package func includes(_ subview: UIView) -> Bool { true }

  package func contentSizeDidChange(of subview: UIView) {
    if graph.contentSizeDidChange(of: subview) { contentMayHaveChanged() }
  }
}

/// What a graph asks of the view of UIKit that it stands in.
@MainActor protocol HostingView: AnyObject, NodeProvider {
  /// The view that views of UIKit are added to.
  var hostView: UIView { get }
  /// The controller that controllers of UIKit become children of.
  var hostController: UIViewController? { get }
  /// The views that it shows.
  var graph: ViewGraph { get }
}

extension UIView {
  /// Whether something that SwiftUI views in the view do while they are shown has not ended.
  package var isRunningTasks: Bool {
    if let host = self as? any HostingView, host.graph.runningTasks > 0 { return true }
    return subviews.contains { $0.isRunningTasks }
  }
}

extension EnvironmentValues {
  /// Takes over UIKit's traits.
  mutating func adopt(_ traits: UITraitCollection) {
    func sizeClass(_ value: UIUserInterfaceSizeClass) -> UserInterfaceSizeClass? {
      switch value {
      case .compact: .compact
      case .regular: .regular
      case .unspecified: nil
      }
    }
    horizontalSizeClass = sizeClass(traits.horizontalSizeClass)
    verticalSizeClass = sizeClass(traits.verticalSizeClass)
    if let size = DynamicTypeSize(traits.preferredContentSizeCategory) { dynamicTypeSize = size }
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    if traits.displayScale > 0 { displayScale = traits.displayScale }
    colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    systemGeneration = traits.system
    interfaceIdiom = traits.userInterfaceIdiom
  }
}

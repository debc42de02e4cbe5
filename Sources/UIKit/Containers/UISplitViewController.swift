/// Shows controllers side by side where there is room, and one above the other where there is not.
@preconcurrency @MainActor open class UISplitViewController: UIViewController, ContainerController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// Two controllers, as before columns had names.
    case unspecified = 0
    /// Two columns.
    case doubleColumn
    /// Three columns.
    case tripleColumn
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The first one, a sidebar.
    case primary = 0
    /// The middle one of three.
    case supplementary
    /// The last one, the content.
    case secondary
    /// What is shown alone where the width is compact.
    case compact
    /// A column on the far side of the content.
    case inspector
  }

  /// Which columns are shown, and how.
  public enum DisplayMode: Int, Sendable {
    /// As there is room.
    case automatic = 0
    /// The content alone.
    case secondaryOnly
    /// One sidebar beside the content.
    case oneBesideSecondary
    /// One sidebar over the content.
    case oneOverSecondary
    /// Two sidebars beside the content.
    case twoBesideSecondary
    /// Two sidebars over the content.
    case twoOverSecondary
    /// Two sidebars that push the content aside.
    case twoDisplaceSecondary

    /// The older name of `secondaryOnly`.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The older name of `oneBesideSecondary`.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The older name of `oneOverSecondary`.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// The side that sidebars stand on.
  public enum PrimaryEdge: Int, Sendable {
    /// Where text starts.
    case leading = 0
    /// Where text ends.
    case trailing
  }

  /// Stands for the system's own value in the properties that hold widths.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// How many columns there are.
  public let style: Style
  /// Decides what is shown where the width is compact.
  open weak var delegate: (any UISplitViewControllerDelegate)? {
    didSet {
      decision = nil
      childrenDidChange()
    }
  }
  /// Which columns to show, as far as there is room.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { childrenDidChange() } }
  /// The side that sidebars stand on.
  open var primaryEdge = PrimaryEdge.leading { didSet { childrenDidChange() } }
  /// The share of the width that the primary column asks for.
  open var preferredPrimaryColumnWidthFraction = automaticDimension {
    didSet { childrenDidChange() }
  }
  /// The width that the primary column asks for, in points; it wins over the share.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { childrenDidChange() } }
  /// The least width of the primary column, in points.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { childrenDidChange() } }
  /// The greatest width of the primary column, in points.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { childrenDidChange() } }
  /// The width that the middle column asks for, in points.
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { childrenDidChange() } }

  private var columns: [Column: UIViewController] = [:]
  private var placed: [UIViewController] = []
  private var narrowed: [UIViewController] = []
  /// What the app asked for, where the width is compact.
  private var shownColumn: Column?
  /// The column on top where the width is compact, as the delegate has decided for this time.
  private var decision: Column?
  /// Whether one column alone is placed; nil before anything is.
  private var wasCollapsed: Bool?
  /// Whether traits have changed since anything was placed.
  private var awaitsSize = false
  /// The mode that the columns were placed in last.
  private var lastMode: DisplayMode?
  /// The mode that the delegate wants since the last expansion.
  private(set) var modeOfExpansion: DisplayMode?

  // MARK: Making

  /// Makes a controller of a style.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of two columns without names.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller from an Interface Builder file.
  public required init?(coder: NSCoder) {
    style = Self.style(in: coder)
    super.init(coder: coder)
  }

  private static func style(in coder: NSCoder) -> Style {
    switch (coder as? NibCoder)?.currentObject?.attribute("style") {
    case "doubleColumn": .doubleColumn
    case "tripleColumn": .tripleColumn
    default: .unspecified
    }
  }

  override func decode(_ object: NibObject, from nib: NibCoder) {
    super.decode(object, from: nib)
    switch object.attribute("preferredDisplayMode") ?? object.attribute("displayMode") {
    case "secondaryOnly", "primaryHidden": preferredDisplayMode = .secondaryOnly
    case "oneBesideSecondary", "allVisible": preferredDisplayMode = .oneBesideSecondary
    case "oneOverSecondary", "primaryOverlay": preferredDisplayMode = .oneOverSecondary
    case "twoBesideSecondary": preferredDisplayMode = .twoBesideSecondary
    case "twoOverSecondary": preferredDisplayMode = .twoOverSecondary
    case "twoDisplaceSecondary": preferredDisplayMode = .twoDisplaceSecondary
    default: break
    }
    if object.attribute("primaryEdge") == "trailing" { primaryEdge = .trailing }
    if let value = object.double("preferredPrimaryColumnWidthFraction"), value > 0 {
      preferredPrimaryColumnWidthFraction = CGFloat(value)
    }
    if let value = object.double("preferredPrimaryColumnWidth"), value > 0 {
      preferredPrimaryColumnWidth = CGFloat(value)
    }
    if let value = object.double("minimumPrimaryColumnWidth"), value > 0 {
      minimumPrimaryColumnWidth = CGFloat(value)
    }
    if let value = object.double("maximumPrimaryColumnWidth"), value > 0 {
      maximumPrimaryColumnWidth = CGFloat(value)
    }
  }

  /// Makes the view that holds the columns.
  open override func loadView() {
    view = UILayoutContainerView(container: self)
    nib?.finish()
  }

  // MARK: Columns

  /// The columns in order, from the primary on, without the one for compact widths.
  private static let expandedColumns: [Column] = [.primary, .supplementary, .secondary]

  /// The controllers, from the primary on.
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed { return [topController].compactMap { $0 } }
      return Self.expandedColumns.compactMap { columns[$0] }
    }
    set {
      let order: [Column] =
        newValue.count > 2 || style == .tripleColumn
        ? Self.expandedColumns : [.primary, .secondary]
      for column in Self.expandedColumns where columns[column] != nil {
        setViewController(nil, for: column)
      }
      for (column, controller) in zip(order, newValue) {
        setViewController(controller, for: column)
      }
    }
  }

  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Sets the controller of a column; a style with named columns puts one that is no navigation
  /// controller into one.
  open func setViewController(_ viewController: UIViewController?, for column: Column) {
    decision = nil
    if let old = columns.removeValue(forKey: column) {
      separate()
      placed.removeAll { $0 === old }
      release(old)
    }
    guard let viewController, canHold(viewController) else {
      childrenDidChange()
      return
    }
    var controller = viewController
    if style != .unspecified, column != .compact,
      !(controller is UINavigationController || controller is UITabBarController)
    {
      controller = UINavigationController(rootViewController: controller)
    }
    columns[column] = controller
    adopt(controller)
    childrenDidChange()
  }

  /// Shows a column: where the width is compact, on top of the others.
  open func show(_ column: Column) {
    shownColumn = column
    if column != .secondary, preferredDisplayMode == .secondaryOnly {
      preferredDisplayMode = .automatic
    }
    childrenDidChange()
  }

  /// Hides a column where it can be hidden.
  open func hide(_ column: Column) {
    if shownColumn == column { shownColumn = nil }
    if column == .primary || column == .supplementary { preferredDisplayMode = .secondaryOnly }
    childrenDidChange()
  }

  /// Shows a controller as the content.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
    setViewController(vc, for: .secondary)
    show(.secondary)
  }

  // MARK: State

  /// Whether one column alone is shown, because the width is compact.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  /// Which columns are shown, and how; never `automatic`.
  open var displayMode: DisplayMode {
    SplitGeometry(self, size: viewIfLoaded?.bounds.size ?? .zero).mode
  }

  /// The primary column's width, in points.
  open var primaryColumnWidth: CGFloat {
    SplitGeometry(self, size: viewIfLoaded?.bounds.size ?? .zero).primaryWidth
  }

  /// The controller that is shown where the width is compact.
  ///
  /// A controller for compact widths comes first. Else it is the column that the app showed, else the
  /// content unless the delegate gives it up: by default the content is on top (useyourloaf.com,
  /// "Split View Controller Display Modes").
  var topController: UIViewController? {
    if let compact = columns[.compact] { return compact }
    if let shownColumn, let controller = columns[shownColumn] { return controller }
    let primary = columns[.primary] ?? columns[.supplementary]
    guard let secondary = columns[.secondary] else { return primary }
    guard let primary else { return secondary }
    let top = decision ?? decide(secondary: secondary, primary: primary)
    return columns[top] ?? secondary
  }

  /// Asks the delegate, once for each collapse.
  private func decide(secondary: UIViewController, primary: UIViewController) -> Column {
    let first: Column = columns[.primary] == nil ? .supplementary : .primary
    var column = Column.secondary
    if style == .unspecified {
      if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false {
        column = first
      }
    } else if let delegate {
      column = delegate.splitViewController(
        self, topColumnForCollapsingToProposedTopColumn: .secondary)
    }
    if isCollapsed { decision = column }
    return column
  }

  // MARK: Transitions

  /// The size that a column will have when this controller's view has the given one: of the mode and
  /// the class that it has then.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let traits = upcomingTraits ?? traitCollection
    guard traits.horizontalSizeClass == .regular else { return parentSize }
    let geometry = SplitGeometry(self, size: parentSize)
    for (column, frame) in geometry.frames where columns[column] === container { return frame.size }
    return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }

  // MARK: Layout

  override var appearingChildren: [UIViewController] {
    containerView?.arrange()
    return placed
  }

  override func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    awaitsSize = true
    super.traitsDidChange(from: old, to: new)
  }

  func arrangeChildren() {
    guard let containerView else { return }
    // Traits come before the size that goes with them: columns wait for it, or for layout.
    if awaitsSize {
      awaitsSize = false
      if wasCollapsed == true, !isCollapsed {
        containerView.setNeedsLayout()
        return
      }
    }
    if isCollapsed { arrangeCollapsed() } else { arrangeColumns() }
  }

  /// The controller that a collapse put on the primary's stack.
  private weak var merged: UIViewController?

  /// Takes back what a collapse put on the primary's stack.
  private func separate() {
    guard let merged else { return }
    self.merged = nil
    if let navigation = merged.parent as? UINavigationController {
      navigation.setViewControllers(
        navigation.viewControllers.filter { $0 !== merged }, animated: false)
    }
    adopt(merged)
  }

  private func arrangeCollapsed() {
    let collapses = wasCollapsed != true
    wasCollapsed = true
    lastMode = nil
    modeOfExpansion = nil
    guard let top = topController else { return }
    defer {
      if collapses, style != .unspecified { delegate?.splitViewControllerDidCollapse(self) }
    }
    var shown = top
    // Content without a bar of its own goes on the primary's stack, as UIKit does.
    if top === columns[.secondary], !(top is UINavigationController),
      let navigation = columns[.primary] as? UINavigationController
    {
      shown = navigation
      if merged !== top {
        placed.removeAll { $0 === top }
        unplace(top)
        navigation.pushViewController(top, animated: false)
        merged = top
      }
    } else if merged != nil {
      separate()
    }
    narrow([])
    keep([shown])
    place(shown, in: view.bounds, insets: .zero)
  }

  private func arrangeColumns() {
    let expands = wasCollapsed == true
    wasCollapsed = false
    if expands { expand() }
    separate()
    let mode = SplitGeometry(self, size: view.bounds.size).mode
    if let lastMode, lastMode != mode { delegate?.splitViewController(self, willChangeTo: mode) }
    lastMode = mode
    defer {
      if expands, style != .unspecified { delegate?.splitViewControllerDidExpand(self) }
    }
    let geometry = SplitGeometry(self, size: view.bounds.size)
    let shown = geometry.frames.compactMap { columns[$0.column] }
    keep(shown)
    // Sidebars are compact in width, whatever the screen is.
    narrow(geometry.frames.filter { $0.column != .secondary }.compactMap { columns[$0.column] })
    for (column, frame) in geometry.frames {
      guard let controller = columns[column] else { continue }
      place(controller, in: frame, insets: .zero, at: view.subviews.count)
    }
  }

  /// Asks the delegate for content and mode when there is room for columns again.
  private func expand() {
    decision = nil
    shownColumn = nil
    if style == .unspecified, let primary = columns[.primary],
      let content = delegate?.splitViewController(self, separateSecondaryFrom: primary),
      content !== columns[.secondary]
    {
      merged = nil
      if let old = columns[.secondary] {
        placed.removeAll { $0 === old }
        release(old)
      }
      columns[.secondary] = content
      adopt(content)
    } else if style != .unspecified, let delegate {
      let proposed = SplitGeometry(self, size: view.bounds.size).mode
      let mode = delegate.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: proposed)
      if mode != proposed { modeOfExpansion = mode }
    }
  }

  /// Gives some children a compact width, and takes it from the others.
  private func narrow(_ controllers: [UIViewController]) {
    for controller in narrowed where !controllers.contains(where: { $0 === controller }) {
      setOverrideTraitCollection(nil, forChild: controller)
    }
    for controller in controllers where !narrowed.contains(where: { $0 === controller }) {
      setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .compact), forChild: controller)
    }
    narrowed = controllers
  }

  private func keep(_ shown: [UIViewController]) {
    for controller in placed where !shown.contains(where: { $0 === controller }) {
      unplace(controller)
    }
    placed = shown
  }
}

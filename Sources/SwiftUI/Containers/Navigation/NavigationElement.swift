import LayoutTree
import UIKit

/// The element of a navigation stack: the topmost view below a bar.
final class NavigationElement: BarredElement, @unchecked Sendable {
  /// A title of a view of the stack.
  struct Title: Equatable {
    var text: String?
    var mode = NavigationBarItem.TitleDisplayMode.automatic

    /// UIKit's item. A view without a title has no line for a large one.
    @MainActor func makeItem(isTop: Bool) -> UINavigationItem {
      let item = UINavigationItem(title: text ?? "")
      item.largeTitleDisplayMode =
        switch mode {
        case .large: .always
        case .inline: .never
        case .automatic: .automatic
        }
      if isTop, text == nil { item.largeTitleDisplayMode = .never }
      return item
    }
  }

  /// What the bars show beside the toolbar's items.
  struct Bar: Equatable {
    /// The titles of the views below, the lowest first.
    var below: [Title] = []
    var title = Title()
    var isHidden = false
    var isToolbarHidden = false
    var hidesBackButton = false
  }

  private var bar = Bar()
  private var items: ToolbarItems?
  private var shownItems: [UIBarButtonItem] = []
  /// Goes back.
  var onBack: @MainActor () -> Void = {}

  @MainActor private lazy var views: (bar: StackNavigationBar, toolbar: UIToolbar) = {
    let bar = StackNavigationBar(frame: .zero)
    bar.prefersLargeTitles = true
    bar.items = [Title().makeItem(isTop: true)]
    bar.onBack = { [weak self] in self?.onBack() }
    return (bar, UIToolbar(frame: .zero))
  }()

  @MainActor override var bars: [(view: UIView, name: String)] {
    [(views.bar, "NavigationBar"), (views.toolbar, "Toolbar")]
  }

  /// Shows other bars.
  @MainActor func take(_ bar: Bar, _ items: ToolbarItems) {
    self.items = items
    let shown = items.all
    let isSame = shown.count == shownItems.count && zip(shown, shownItems).allSatisfy { $0 === $1 }
    guard bar != self.bar || !isSame else { return }
    self.bar = bar
    shownItems = shown
    let item = bar.title.makeItem(isTop: true)
    item.hidesBackButton = bar.hidesBackButton
    item.leftBarButtonItems = items.items(.leading)
    item.leftItemsSupplementBackButton = true
    item.rightBarButtonItems = items.items(.trailing)
    item.titleView = items.items(.principal).first?.customView
    views.bar.items = bar.below.map { $0.makeItem(isTop: false) } + [item]
    views.toolbar.items = items.items(.bottom)
    invalidate()
  }

  @MainActor override func arrange(
    in size: CGSize, safe: UIEdgeInsets, from corner: CGPoint
  ) -> Places {
    let metrics = BarMetrics(views.bar)
    let isToolbarHidden = bar.isToolbarHidden || (views.toolbar.items ?? []).isEmpty
    let geometry = NavigationGeometry(
      NavigationGeometry.Input(
        bar: views.bar, toolbar: views.toolbar, isBarHidden: bar.isHidden,
        isToolbarHidden: isToolbarHidden, bounds: CGRect(origin: .zero, size: size), safe: safe,
        metrics: metrics,
        edge: verticalBarEdge(of: CGRect(origin: corner, size: size), metrics)))
    views.bar.reach = max(0, geometry.navigationBar.minY)
    return Places(
      insets: geometry.insets,
      frames: [
        bar.isHidden ? nil : geometry.navigationBar, isToolbarHidden ? nil : geometry.toolbar,
      ])
  }

  @MainActor override var menuTargets: [TapTarget] { items?.menuTargets ?? [] }

  @MainActor override func placeBars(isInSight: Bool) {
    if isInSight { items?.measure() }
    super.placeBars(isInSight: isInSight)
    guard isInSight, let holder = host()?.hostView else { return }
    for view in barViews { view.layoutIfNeeded() }
    items?.place(in: holder)
  }
}

/// The bar of a navigation stack; its ground reaches to the top of what the stack stands in.
final class StackNavigationBar: UINavigationBar {
  /// How far the ground reaches above the bar, in points.
  var reach: CGFloat = 0

  /// UIKit's bars without a controller have their ground reach over what the safe area keeps free.
  override var safeAreaInsets: UIEdgeInsets {
    var insets = super.safeAreaInsets
    insets.top = reach
    return insets
  }
}

import UIKit

/// The element of one of several views with a bar.
final class TabElement: BarredElement, @unchecked Sendable {
  private var options: [ChoiceOption] = []
  private var isHidden = false
  /// Chooses the view of a place.
  var onSelect: @MainActor (Int) -> Void = { _ in }

  @MainActor private lazy var bar: UITabBar = {
    let bar = UITabBar(frame: .zero)
    bar.onSelect = { [weak self] in self?.onSelect($0) }
    return bar
  }()

  @MainActor override var bars: [(view: UIView, name: String)] { [(bar, "TabBar")] }

  /// Shows another bar.
  @MainActor func take(_ options: [ChoiceOption], selected: Int?, isHidden: Bool) {
    if options != self.options || bar.items == nil {
      self.options = options
      bar.items = options.enumerated().map { index, option in
        UITabBarItem(
          title: option.title, image: option.imageName.flatMap { UIImage(systemName: $0) },
          tag: index)
      }
      invalidate()
    }
    bar.selectedItem = selected.flatMap { bar.items?[$0] }
    guard isHidden != self.isHidden else { return }
    self.isHidden = isHidden
    invalidate()
  }

  @MainActor override func arrange(
    in size: CGSize, safe: UIEdgeInsets, from corner: CGPoint
  ) -> Places {
    let metrics = BarMetrics(bar)
    let geometry = TabGeometry(
      tabs: bar.shownItems.count, isHidden: isHidden, bounds: CGRect(origin: .zero, size: size),
      safe: safe, metrics: metrics,
      edge: verticalBarEdge(of: CGRect(origin: corner, size: size), metrics))
    return Places(insets: geometry.insets, frames: [isHidden ? nil : geometry.bar])
  }
}

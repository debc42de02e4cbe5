import LayoutTree
import UIKit

/// The element of a navigation stack: the topmost view below a bar.
final class NavigationElement: BarredElement, @unchecked Sendable {
  /// What the bar shows.
  struct Bar {
    var title: String?
    var isLarge = true
    var isHidden = false
    var canGoBack = false
    var items: [(placement: ToolbarItemPlacement, option: ChoiceOption)] = []

    /// Whether both look the same.
    func looks(like other: Bar) -> Bool {
      title == other.title && isLarge == other.isLarge && isHidden == other.isHidden
        && canGoBack == other.canGoBack && items.count == other.items.count
        && zip(items, other.items).allSatisfy {
          $0.placement == $1.placement && $0.option.title == $1.option.title
            && $0.option.imageName == $1.option.imageName
        }
    }
  }

  private var bar = Bar()

  /// Shows another bar.
  func take(_ bar: Bar) {
    guard !bar.looks(like: self.bar) else { return }
    self.bar = bar
    invalidate()
  }

  @MainActor private func buttons(_ side: ToolbarItemPlacement.Side) -> [UIBarButtonItem] {
    bar.items.filter { $0.placement.side == side }.map { item in
      if item.option.hasNoText, let name = item.option.imageName {
        return UIBarButtonItem(image: UIImage(systemName: name))
      }
      return UIBarButtonItem(title: item.option.title)
    }
  }

  @MainActor private func makeBar() -> UINavigationBar {
    let view = UINavigationBar(frame: .zero)
    view.adopt(environment.traits)
    if let tint = environment.tintColor { view.tintColor = UIColor(tint) }
    let item = UINavigationItem(title: bar.title ?? "")
    view.prefersLargeTitles = true
    item.largeTitleDisplayMode = bar.isLarge && bar.title != nil ? .always : .never
    item.leftBarButtonItems = buttons(.leading)
    item.rightBarButtonItems = buttons(.trailing)
    view.items = bar.canGoBack ? [UINavigationItem(title: ""), item] : [item]
    return view
  }

  @MainActor private func makeToolbar() -> UIToolbar? {
    let buttons = buttons(.bottom)
    guard !buttons.isEmpty else { return nil }
    let view = UIToolbar(frame: .zero)
    view.adopt(environment.traits)
    view.items = buttons
    return view
  }

  override func barInsets(_ size: ProposedViewSize) -> UIEdgeInsets {
    MainActor.assumeIsolated {
      UIEdgeInsets(
        top: bar.isHidden ? 0 : makeBar().intrinsicContentSize.height, left: 0,
        bottom: makeToolbar()?.intrinsicContentSize.height ?? 0, right: 0)
    }
  }

  override func barNodes(_ exporter: inout ElementExporter) -> [LayoutNode] {
    let top = CGRect(x: 0, y: 0, width: size.width, height: bars.top)
    let bottom = CGRect(
      x: 0, y: size.height - bars.bottom, width: size.width, height: bars.bottom)
    return [
      exporter.barNode(top, "NavigationBar", .navigationBar) {
        makeBar().describe(at: top.size, into: &$0)
      },
      exporter.barNode(bottom, "Toolbar", .toolbar) {
        makeToolbar()?.describe(at: bottom.size, into: &$0)
      },
    ].compactMap { $0 }
  }
}

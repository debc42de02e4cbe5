import LayoutTree
import UIKit

/// The element of a navigation stack: the topmost view below a bar.
final class NavigationElement: LayoutElement, @unchecked Sendable {
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

  private let name: String
  private var bar = Bar()
  private let stack: ContainerElement<VStackLayout>
  private var content: LayoutElement
  private var barFrame = CGRect.zero
  private var toolbarFrame = CGRect.zero

  init(name: String, _ environment: EnvironmentValues) {
    self.name = name
    stack = ContainerElement(VStackLayout(), name: "VStack", kind: .stack, environment)
    content = stack
    super.init(environment)
  }

  override func environmentDidChange() {
    stack.environment = environment
    super.environmentDidChange()
  }

  /// Shows other elements.
  func setContent(_ list: [LayoutElement]) {
    if list.count == 1 {
      content = list[0]
    } else {
      stack.setChildren(list)
      content = stack
    }
    adopt(content)
    invalidate()
  }

  /// Shows another bar.
  func take(_ bar: Bar) {
    guard !bar.looks(like: self.bar) else { return }
    self.bar = bar
    invalidate()
  }

  // MARK: Bars

  private func items(_ side: ToolbarItemPlacement.Side) -> [ChoiceOption] {
    bar.items.filter { $0.placement.side == side }.map(\.option)
  }

  @MainActor private func buttons(_ side: ToolbarItemPlacement.Side) -> [UIBarButtonItem] {
    items(side).map { option in
      if option.title.isEmpty || option.hasNoText, let name = option.imageName {
        return UIBarButtonItem(image: UIImage(systemName: name))
      }
      return UIBarButtonItem(title: option.title)
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

  // MARK: Layout

  /// The stack takes what it is offered.
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let insets = barHeights()
    let inner = content.sizeThatFits(
      ProposedViewSize(
        width: proposal.width,
        height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) }))
    return CGSize(
      width: proposal.width ?? inner.width,
      height: proposal.height ?? inner.height + insets.top + insets.bottom)
  }

  private func barHeights() -> (top: CGFloat, bottom: CGFloat) {
    MainActor.assumeIsolated {
      (
        bar.isHidden ? 0 : makeBar().intrinsicContentSize.height,
        makeToolbar()?.intrinsicContentSize.height ?? 0
      )
    }
  }

  override func placeChildren() {
    let heights = barHeights()
    barFrame = CGRect(x: 0, y: 0, width: size.width, height: heights.top)
    toolbarFrame = CGRect(
      x: 0, y: size.height - heights.bottom, width: size.width, height: heights.bottom)
    let room = CGSize(
      width: size.width, height: max(0, size.height - heights.top - heights.bottom))
    let offer = ProposedViewSize(room)
    let taken = content.sizeThatFits(offer)
    content.place(
      at: CGPoint(
        x: (room.width - taken.width) / 2, y: heights.top + (room.height - taken.height) / 2),
      proposal: offer)
  }

  override var shownChildren: [LayoutElement] { content === stack ? stack.children : [content] }

  override func export(into exporter: inout ElementExporter) {
    exporter.add(self, className: name, kind: .container) { exporter in
      exporter.add([content])
      let bars = exporter.barNode(barFrame, "NavigationBar", .navigationBar) { node in
        makeBar().describe(at: barFrame.size, into: &node)
      }
      let toolbars = exporter.barNode(toolbarFrame, "Toolbar", .toolbar) { node in
        makeToolbar()?.describe(at: toolbarFrame.size, into: &node)
      }
      exporter.append([bars, toolbars].compactMap { $0 })
    }
  }
}

extension ElementExporter {
  /// The node of a bar of UIKit's in the element being read; nil for a bar without height.
  func barNode(
    _ frame: CGRect, _ name: String, _ kind: NodeKind,
    _ describe: @MainActor (inout LayoutNode) -> Void
  ) -> LayoutNode? {
    guard frame.height > 0 else { return nil }
    let window = frame.applying(windowMap())
    let start = LayoutNode(
      id: "", className: name, kind: kind, frame: LayoutRect(of: frame),
      windowFrame: LayoutRect(of: window), isMadeByApp: false)
    return MainActor.assumeIsolated {
      var node = start
      describe(&node)
      return node
    }
  }
}

extension LayoutRect {
  /// A rectangle, in points.
  init(of rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}

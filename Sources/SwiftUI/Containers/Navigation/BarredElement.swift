import Devices
import LayoutTree
import UIKit

/// The element of a view that shows another one in its middle, in a part of itself that bars leave.
///
/// The bars are UIKit's own views. Where the graph stands in a view of UIKit they are put into it, so
/// that they see the window; elsewhere they are measured and read by themselves.
class BarredElement: LayoutElement, @unchecked Sendable {
  /// Where bars stand, and what they take.
  struct Places {
    /// How far bars reach into what the safe area leaves, in points.
    var insets = UIEdgeInsets.zero
    /// The frames of the bars, in the order of `bars`; nil for those that are not shown.
    var frames: [CGRect?] = []
  }

  /// What the view is called in results.
  final let name: String
  /// The view of UIKit that the graph stands in, if there is one.
  final var host: @MainActor () -> (any HostingView)? = { nil }
  /// What is shown: one element, or several in a stack.
  final private(set) var content: LayoutElement
  private var stack: ContainerElement<VStackLayout>
  private var dependents = DependentList()
  private var places = Places()
  /// What bars take, found when the element is placed.
  final var insets: UIEdgeInsets { places.insets }

  init(name: String, _ environment: EnvironmentValues) {
    self.name = name
    stack = Self.makeStack(environment)
    content = stack
    super.init(environment)
    noteDependsOnPosition()
  }

  /// What several views are shown in.
  static func makeStack(_ environment: EnvironmentValues) -> ContainerElement<VStackLayout> {
    ContainerElement(VStackLayout(), name: "VStack", kind: .stack, environment)
  }

  override func environmentDidChange() {
    stack.environment = environment
    super.environmentDidChange()
  }

  /// Shows other elements; several in a stack of their own.
  final func setContent(_ list: [LayoutElement], in stack: ContainerElement<VStackLayout>) {
    self.stack = stack
    stack.environment = environment
    if list.count == 1 {
      content = list[0]
    } else {
      stack.setChildren(list)
      content = stack
    }
    adopt(content)
    invalidate()
  }

  override func shows(_ child: LayoutElement) -> Bool { child === content }

  // MARK: Bars

  /// The bars, made when they are first asked for.
  @MainActor var bars: [(view: UIView, name: String)] { [] }

  /// Where bars stand in a rectangle at the origin, in points.
  ///
  /// - Parameters:
  ///   - size: The room with what the safe area keeps free.
  ///   - safe: The safe area in it.
  ///   - corner: Where the room begins in the graph.
  @MainActor func arrange(in size: CGSize, safe: UIEdgeInsets, from corner: CGPoint) -> Places {
    Places()
  }

  /// Puts the bars where they see the window, before they are measured.
  @MainActor final func attachBars() {
    let holder = host()?.hostView
    for (view, _) in bars {
      if let tint = environment.tintColor { view.tintColor = UIColor(tint) }
      if let holder {
        guard view.superview !== holder else { continue }
        view.isHidden = true
        holder.addSubview(view)
      } else {
        view.adopt(environment.traits)
      }
    }
  }

  /// The edge that bars of a rectangle of the graph stand on in a column.
  @MainActor final func verticalBarEdge(
    of rect: CGRect, _ metrics: BarMetrics
  ) -> VerticalBarEdge? {
    guard let holder = host()?.hostView, let window = holder.window else { return nil }
    return metrics.verticalBarEdge(
      of: holder.convert(rect, to: window), windowWidth: window.bounds.width)
  }

  /// Puts the bars where they stand now, or takes them away.
  @MainActor func placeBars(isInSight: Bool) {
    guard let holder = host()?.hostView else { return }
    guard isInSight else { return removeBars() }
    let corner = absoluteOrigin
    let scale = max(1, environment.displayScale)
    func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    for (index, (view, _)) in bars.enumerated() where index < places.frames.count {
      guard let frame = places.frames[index] else {
        if view.superview === holder { view.isHidden = true }
        continue
      }
      let x = snap(corner.x + frame.minX)
      let y = snap(corner.y + frame.minY)
      let place = CGRect(
        x: x, y: y, width: snap(corner.x + frame.maxX) - x, height: snap(corner.y + frame.maxY) - y)
      if view.superview !== holder { holder.addSubview(view) }
      view.isHidden = false
      if view.frame != place { view.frame = place }
    }
  }

  /// Takes the bars away.
  @MainActor final func removeBars() {
    for (view, _) in bars where view.superview != nil { view.removeFromSuperview() }
  }

  /// The bars that are shown in a view of UIKit.
  @MainActor final var barViews: [UIView] {
    bars.map(\.view).filter { $0.superview != nil && !$0.isHidden }
  }

  /// The actions of open menus in the bars.
  @MainActor var menuTargets: [TapTarget] { [] }

  // MARK: Layout

  /// The view takes what it is offered.
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let bars = MainActor.assumeIsolated {
      attachBars()
      return arrange(
        in: proposal.replacingUnspecifiedDimensions(), safe: .zero, from: absoluteOrigin
      ).insets
    }
    let inner = content.sizeThatFits(
      ProposedViewSize(
        width: proposal.width.map { max(0, $0 - bars.left - bars.right) },
        height: proposal.height.map { max(0, $0 - bars.top - bars.bottom) }))
    return CGSize(
      width: proposal.width ?? inner.width + bars.left + bars.right,
      height: proposal.height ?? inner.height + bars.top + bars.bottom)
  }

  override func placeChildren() {
    let safe = safeAreaInsets.resolved(isRightToLeft: environment.layoutDirection == .rightToLeft)
    let outer = CGRect(
      x: -safe.left, y: -safe.top, width: size.width + safe.left + safe.right,
      height: size.height + safe.top + safe.bottom)
    let origin = absoluteOrigin
    let corner = CGPoint(x: origin.x + outer.minX, y: origin.y + outer.minY)
    var next = MainActor.assumeIsolated {
      attachBars()
      return arrange(in: outer.size, safe: safe, from: corner)
    }
    next.frames = next.frames.map { $0?.offsetBy(dx: outer.minX, dy: outer.minY) }
    if next.insets != places.insets { dependents.invalidate() }
    places = next
    let room = CGRect(origin: .zero, size: size).inset(by: insets)
    let offer = ProposedViewSize(width: max(0, room.width), height: max(0, room.height))
    let taken = content.sizeThatFits(offer)
    content.place(
      at: CGPoint(
        x: room.minX + (room.width - taken.width) / 2,
        y: room.minY + (room.height - taken.height) / 2), proposal: offer)
  }

  /// The bars take from the safe area of what is shown.
  override func providedSafeArea() -> SafeArea? {
    safeArea.inside(CGRect(origin: absoluteOrigin, size: size), keeping: insets)
  }

  override func containerSize(for element: LayoutElement) -> CGSize? {
    guard size.width > 0, size.height > 0 else { return nil }
    dependents.note(element)
    return CGSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  override var shownChildren: [LayoutElement] { [content] }

  // MARK: Nodes

  override func export(into exporter: inout ElementExporter) {
    exporter.add(self, className: name, kind: .container) { exporter in
      exporter.add(content === stack ? stack.children : [content])
      nonisolated(unsafe) var copy = exporter
      MainActor.assumeIsolated { exportBars(into: &copy) }
      exporter = copy
    }
  }

  @MainActor private func exportBars(into exporter: inout ElementExporter) {
    let isHosted = host() != nil
    for (index, (view, name)) in bars.enumerated() where index < places.frames.count {
      guard let frame = places.frames[index] else { continue }
      if isHosted {
        exporter.add(view, as: name)
      } else {
        exporter.addDetached(view, at: frame, as: name)
      }
    }
  }
}

extension ElementExporter {
  /// Adds the node of a view of UIKit that stands in the graph's, under the name of SwiftUI's bar.
  @MainActor fileprivate mutating func add(_ view: UIView, as name: String) {
    add(view) { node in
      node.className = name
      node.customClass = nil
      node.isMadeByApp = false
    }
  }

  /// Adds the node of a view of UIKit that stands in no other one, in the element being read.
  @MainActor fileprivate mutating func addDetached(
    _ view: UIView, at frame: CGRect, as name: String
  ) {
    guard frame.height > 0 else { return }
    var node = LayoutNode(
      id: "", className: name, frame: LayoutRect(of: frame),
      windowFrame: LayoutRect(of: frame.applying(windowMap())), isMadeByApp: false)
    view.describe(at: frame.size, into: &node)
    let items = view.subviews.compactMap { $0 as? ToolbarItemView }
    for item in items { item.measure() }
    view.layoutSubviews()
    for item in items {
      let map = CGAffineTransform(
        translationX: frame.minX + item.frame.minX, y: frame.minY + item.frame.minY
      ).concatenating(windowMap())
      node.children.append(item.detachedNode(map))
    }
    append([node])
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

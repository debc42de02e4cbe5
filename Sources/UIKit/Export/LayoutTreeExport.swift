import AutoLayout
import Devices
import LayoutTree

/// Reads a laid-out window as plain values.
@preconcurrency @MainActor public struct LayoutTreeExport {
  private let window: UIWindow
  private let names: [String: String]
  /// Sees the conflicts that each solving leaves, if there are any.
  package static var conflictObserver: (([ConflictRecord]) -> Void)?

  /// Makes an export of a window that has been laid out.
  ///
  /// - Parameter outletNames: The outlets that lead to an object, by its id, for naming views.
  public init(window: UIWindow, outletNames: [String: String] = [:]) {
    self.window = window
    names = outletNames
  }

  /// The node of the root controller's view, or of the window where it has none.
  ///
  /// While something is presented it is the window's, with the id `window`: the root controller's
  /// view, which goes on being `root`, is in it, and over it the containers of the presentations. What
  /// a presentation in place of its presenter covers is left out.
  public func root() -> LayoutNode {
    guard let view = window.rootViewController?.viewIfLoaded else { return node(of: window) }
    guard let root = window.rootViewController, !root.presentations.isEmpty else {
      return node(of: view, path: "root", map: Self.map(of: view, into: .identity))
    }
    var node = node(of: window, subviews: [])
    let covering = window.subviews.lastIndex {
      ($0 as? UITransitionView)?.presentation?.active.shouldRemovePresentersView ?? false
    }
    for (index, subview) in window.subviews.enumerated() where index >= covering ?? 0 {
      node.children.append(
        self.node(
          of: subview, path: subview === view ? "root" : "window/\(index)",
          map: Self.map(of: subview, into: .identity)))
    }
    return node
  }

  private func node(of window: UIWindow, subviews: [UIView]? = nil) -> LayoutNode {
    node(of: window, path: "window", map: .identity, subviews: subviews)
  }

  // MARK: Nodes

  private func node(
    of view: UIView, path: String, map: CGAffineTransform, subviews: [UIView]? = nil
  ) -> LayoutNode {
    let origin = view.nibOrigin
    let id = origin.flatMap { $0.id.isEmpty ? nil : $0.id } ?? path
    let frame = view.frame
    let bounds = view.bounds
    var node = LayoutNode(
      id: id, className: ViewNames.className(of: view), customClass: customClass(of: view),
      label: ViewNames.label(of: view, outletNames: names),
      location: origin.map { SourceLocation(file: $0.file, line: $0.line) },
      frame: LayoutRect(frame),
      windowFrame: LayoutRect(bounds.applying(map)), isHidden: view.isHidden,
      alpha: Double(view.alpha), clipsToBounds: view.clipsToBounds,
      isTouchTarget: isTouchTarget(view),
      isMadeByApp: origin != nil || !ViewNames.isSystem(view) || isInHandsOfApp(view),
      safeAreaInsets: LayoutInsets(view.safeAreaInsets),
      layoutMargins: LayoutInsets(view.layoutMargins), style: style(of: view),
      ambiguity: ambiguity(of: view), savedFrame: origin?.savedFrame.map(LayoutRect.init))
    if !map.isMoveOnly {
      let corner = CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
      node.turned = TurnedBounds(
        size: LayoutSize(width: Double(bounds.width), height: Double(bounds.height)),
        transform: LayoutTransform(corner.concatenating(map)))
    }
    LayerContent.describe(view, into: &node)
    view.describe(into: &node)
    let provider = view.nodeProvider
    provider?.describe(
      into: &node,
      context: NodeContext(map: map, path: path) { subview, path in
        self.node(of: subview, path: path, map: Self.map(of: subview, into: map))
      })
    let subviews = subviews ?? view.subviews
    node.children.reserveCapacity(node.children.count + subviews.count)
    for (index, subview) in subviews.enumerated() {
      if let provider, provider.includes(subview) { continue }
      node.children.append(
        self.node(
          of: subview, path: "\(path)/\(index)", map: Self.map(of: subview, into: map)))
    }
    return node
  }

  /// The map from a view's own coordinates to the window's.
  private static func map(of view: UIView, into outer: CGAffineTransform) -> CGAffineTransform {
    let toMiddle = CGAffineTransform(translationX: -view.bounds.midX, y: -view.bounds.midY)
    let turned = view.transform.isIdentity ? toMiddle : toMiddle.concatenating(view.transform)
    return
      turned
      .concatenating(CGAffineTransform(translationX: view.center.x, y: view.center.y))
      .concatenating(outer)
  }

  private func customClass(of view: UIView) -> String? {
    if let name = view.nibOrigin?.customClass { return name }
    return ViewNames.isSystem(view) ? nil : String(describing: type(of: view))
  }

  /// Whether a view of UIKit's own class is the app's: it stands in a view that UIKit puts nothing of
  /// its own into.
  private func isInHandsOfApp(_ view: UIView) -> Bool {
    guard view !== window.rootViewController?.viewIfLoaded, let superview = view.superview else {
      return false
    }
    if superview is UITableViewCellContentView { return true }
    var type: AnyClass = type(of: superview)
    while !String(reflecting: type).hasPrefix("UIKit."), let parent = _getSuperclass(type) {
      type = parent
    }
    return type == UIView.self || type == UIStackView.self || type == UIScrollView.self
  }

  private func isTouchTarget(_ view: UIView) -> Bool {
    guard view.isUserInteractionEnabled else { return false }
    if let control = view as? UIControl { return control.isEnabled }
    return view.gestureRecognizers?.contains { $0.isEnabled } ?? false
  }

  private func style(of view: UIView) -> NodeStyle {
    let mode = view.traits.userInterfaceStyle
    return NodeStyle(
      backgroundColor: view.backgroundColor.map { $0.resolved(mode) },
      tintColor: view.tintColor.map { $0.resolved(mode) },
      borderColor: view.layer.borderWidth > 0
        ? view.layer.borderColor?.value : nil,
      borderWidth: Double(view.layer.borderWidth), cornerRadius: Double(view.layer.cornerRadius))
  }

  private func ambiguity(of view: UIView) -> Ambiguity {
    guard let item = view.existingLayoutItem, let engine = item.engine else { return Ambiguity() }
    let open = engine.ambiguity(of: item)
    return Ambiguity(x: open.x, y: open.y, width: open.width, height: open.height)
  }

  // MARK: Conflicts

  /// The conflicts of every engine in the window, from the outermost view down.
  public func conflicts() -> [ConflictRecord] {
    var found: [ConflictRecord] = []
    var stack: [UIView] = [window]
    while let view = stack.popLast() {
      if let engine = view.ownHost?.engine {
        for conflict in engine.conflicts { found.append(ConstraintReport.record(of: conflict)) }
      }
      stack.append(contentsOf: view.subviews.reversed())
    }
    return found
  }
}

extension LayoutRect {
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}

extension LayoutTransform {
  /// The same map.
  package init(_ map: CGAffineTransform) {
    self.init(
      a: Double(map.a), b: Double(map.b), c: Double(map.c), d: Double(map.d), x: Double(map.tx),
      y: Double(map.ty))
  }
}

extension CGAffineTransform {
  /// Whether the map only moves.
  package var isMoveOnly: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension LayoutInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}

/// What views are called in reports.
@preconcurrency @MainActor enum ViewNames {
  private static var classNames: [ObjectIdentifier: (name: String, isSystem: Bool)] = [:]

  /// UIKit's class of a view: its own, or the nearest superclass that UIKit has.
  static func className(of view: UIView) -> String { names(of: view).name }

  /// Whether the view's class is UIKit's own.
  static func isSystem(_ view: UIView) -> Bool { names(of: view).isSystem }

  private static func names(of view: UIView) -> (name: String, isSystem: Bool) {
    let type: AnyClass = type(of: view)
    if let known = classNames[ObjectIdentifier(type)] { return known }
    var current: AnyClass = type
    var isSystem = true
    while !String(reflecting: current).hasPrefix("UIKit."), let parent = superclass(of: current) {
      current = parent
      isSystem = false
    }
    let result = (String(describing: current), isSystem)
    classNames[ObjectIdentifier(type)] = result
    return result
  }

  private static func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }

  /// What people call a view: Interface Builder's label, its accessibility label or identifier, its
  /// text, or the outlet that leads to it.
  static func label(of view: UIView, outletNames: [String: String]) -> String? {
    let origin = view.nibOrigin
    let candidates = [
      origin?.userLabel, view.labelText, view.accessibilityLabel, view.accessibilityIdentifier,
      origin.flatMap { outletNames[$0.id] },
    ]
    return candidates.lazy.compactMap { $0 }.first { !$0.isEmpty }
  }

  /// A view in a conflict report, such as `UILabel "Name"`.
  static func title(of view: UIView) -> String {
    let name = view.nibOrigin?.customClass ?? className(of: view)
    guard let label = label(of: view, outletNames: [:]) else { return name }
    let line = label.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let short = line.count > 40 ? line.prefix(39) + "…" : line[...]
    return "\(name) \"\(short)\""
  }
}

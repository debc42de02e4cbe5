import LayoutTree

/// Makes and updates what stands for a view of SwiftUI in UIKit.
@MainActor protocol Representation: AnyObject {
  associatedtype V: View

  var view: V { get set }
  /// The view of UIKit; made when first asked for.
  func uiView(_ environment: EnvironmentValues) -> UIView
  /// Tells that the view of UIKit comes to stand in a host.
  func attach(to host: any HostingView)
  /// Brings it up to date.
  func update(_ environment: EnvironmentValues)
  /// The size it takes; nil leaves it to content size and priorities.
  func size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize?
  /// Whether it takes all there is where nothing else is said.
  var isGreedy: Bool { get }
  /// Takes it away.
  func dismantle()
}

final class ViewRepresentation<V: UIViewRepresentable>: Representation {
  var view: V
  private var made: (view: V.UIViewType, coordinator: V.Coordinator)?

  init(_ view: V) { self.view = view }

  var isGreedy: Bool { false }

  private func context(_ coordinator: V.Coordinator, _ environment: EnvironmentValues) -> V.Context
  { V.Context(coordinator: coordinator, environment: environment) }

  func attach(to host: any HostingView) {}

  func uiView(_ environment: EnvironmentValues) -> UIView {
    if let made { return made.view }
    let coordinator = view.makeCoordinator()
    let context = context(coordinator, environment)
    let uiView = view.makeUIView(context: context)
    made = (uiView, coordinator)
    view.updateUIView(uiView, context: context)
    return uiView
  }

  func update(_ environment: EnvironmentValues) {
    guard let made else { return }
    view.updateUIView(made.view, context: context(made.coordinator, environment))
  }

  func size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize? {
    guard let made else { return nil }
    return view.sizeThatFits(
      proposal, uiView: made.view, context: context(made.coordinator, environment))
  }

  func dismantle() {
    guard let made else { return }
    made.view.removeFromSuperview()
    V.dismantleUIView(made.view, coordinator: made.coordinator)
    self.made = nil
  }
}

final class ControllerRepresentation<V: UIViewControllerRepresentable>: Representation {
  var view: V
  private var made: (controller: V.UIViewControllerType, coordinator: V.Coordinator)?

  init(_ view: V) { self.view = view }

  var isGreedy: Bool { true }

  private func context(_ coordinator: V.Coordinator, _ environment: EnvironmentValues) -> V.Context
  { V.Context(coordinator: coordinator, environment: environment) }

  func attach(to host: any HostingView) {
    guard let parent = host.hostController, let made, made.controller.parent !== parent else {
      return
    }
    parent.addChild(made.controller)
    host.hostView.addSubview(made.controller.view)
    made.controller.didMove(toParent: parent)
  }

  func uiView(_ environment: EnvironmentValues) -> UIView {
    if let made { return made.controller.view }
    let coordinator = view.makeCoordinator()
    let context = context(coordinator, environment)
    let controller = view.makeUIViewController(context: context)
    made = (controller, coordinator)
    let uiView: UIView = controller.view
    view.updateUIViewController(controller, context: context)
    return uiView
  }

  func update(_ environment: EnvironmentValues) {
    guard let made else { return }
    view.updateUIViewController(made.controller, context: context(made.coordinator, environment))
  }

  func size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize? {
    guard let made else { return nil }
    return view.sizeThatFits(
      proposal, uiViewController: made.controller,
      context: context(made.coordinator, environment))
  }

  func dismantle() {
    guard let made else { return }
    made.controller.willMove(toParent: nil)
    made.controller.viewIfLoaded?.removeFromSuperview()
    made.controller.removeFromParent()
    V.dismantleUIViewController(made.controller, coordinator: made.coordinator)
    self.made = nil
  }
}

/// A view of UIKit that stands where an element does.
@MainActor protocol PlacedView: AnyObject {
  var isRemoved: Bool { get }
  /// Puts the view where the element stands now.
  func placeView()
  /// Measures the view anew, if it is the one given. Returns whether it is.
  func contentSizeDidChange(of view: UIView) -> Bool
}

/// The node of a view of UIKit among views of SwiftUI.
final class RepresentableNode<R: Representation>: _TypedViewNode<R.V>, PlacedView {
  private let representation: R
  private let element: RepresentableElement
  private let properties = PropertyStore()

  init(_ representation: R, _ context: _ViewContext) {
    self.representation = representation
    element = RepresentableElement(context.environment)
    super.init(context)
    properties.observer.node = self
    refresh { element.uiView = representation.uiView(environment) }
    element.isGreedy = representation.isGreedy
    element.ownSize = { [weak self] proposal in
      MainActor.assumeIsolated {
        guard let self else { return nil }
        return self.representation.size(proposal, self.environment)
      }
    }
    graph.addPlacedView(self)
  }

  /// Fills in the view's properties and runs what reads them.
  private func refresh(_ body: () -> Void) {
    properties.begin(environment)
    FieldTable.of(R.V.self).install(&representation.view, properties)
    isUpdatingView = true
    properties.observing(body)
    isUpdatingView = false
  }

  /// Whether the view is being updated, which is followed by a measurement anyway.
  private var isUpdatingView = false

  override func update(_ view: R.V, _ environment: EnvironmentValues) {
    representation.view = view
    self.environment = environment
    element.environment = environment
    refresh { representation.update(environment) }
    element.invalidate()
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    element.environment = environment
    refresh { representation.update(environment) }
  }

  override func evaluate() {
    refresh { representation.update(environment) }
    element.invalidate()
  }

  override func willRemove() {
    properties.end()
    representation.dismantle()
  }

  func placeView() {
    guard let hosting = graph.host else { return }
    let host = hosting.hostView
    let uiView = representation.uiView(environment)
    guard isInSight else {
      uiView.removeFromSuperview()
      return
    }
    representation.attach(to: hosting)
    let scale = max(1, environment.displayScale)
    func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let origin = element.absoluteOrigin
    let place = CGRect(
      x: snap(origin.x), y: snap(origin.y),
      width: snap(origin.x + element.size.width) - snap(origin.x),
      height: snap(origin.y + element.size.height) - snap(origin.y))
    uiView.translatesAutoresizingMaskIntoConstraints = true
    if uiView.frame != place { uiView.frame = place }
    if uiView.superview !== host { host.addSubview(uiView) }
  }

  func contentSizeDidChange(of view: UIView) -> Bool {
    guard element.uiView === view, !isUpdatingView, !element.isGreedy else { return false }
    element.invalidate()
    return true
  }

  override var firstElement: LayoutElement? { element }

  override func appendElements(to list: inout [LayoutElement]) {
    element.clearMarks()
    list.append(element)
  }
}

/// The element of a view of UIKit among views of SwiftUI.
final class RepresentableElement: LayoutElement {
  var uiView: UIView?
  var isGreedy = false
  var ownSize: (ProposedViewSize) -> CGSize? = { _ in nil }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let own = ownSize(proposal) { return own }
    guard !isGreedy, let uiView else { return proposal.replacingUnspecifiedDimensions() }
    return MainActor.assumeIsolated {
      let content = uiView.intrinsicContentSize
      return CGSize(
        width: Self.length(proposal.width, content.width, uiView, .horizontal),
        height: Self.length(proposal.height, content.height, uiView, .vertical))
    }
  }

  /// The length that content size and priorities give: content that is pulled together strongly, at
  /// 750 or more, is never stretched, and content that resists as strongly is never compressed.
  @MainActor private static func length(
    _ offered: CGFloat?, _ content: CGFloat, _ view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> CGFloat {
    guard content >= 0 else { return offered ?? 10 }
    guard let offered else { return content }
    var result = offered
    if view.contentCompressionResistancePriority(for: axis) >= .defaultHigh {
      result = max(result, content)
    }
    if view.contentHuggingPriority(for: axis) >= .defaultHigh { result = min(result, content) }
    return result
  }

  override func export(into exporter: inout ElementExporter) {
    guard let uiView else { return }
    nonisolated(unsafe) var copy = exporter
    MainActor.assumeIsolated { copy.add(uiView) }
    exporter = copy
  }
}

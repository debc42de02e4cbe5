import LayoutTree

/// A tree of views with what they remember, and their layout.
///
/// Work goes in steps: views whose inputs have changed are evaluated, containers whose views are
/// others than before gather them, then what has moved is laid out.
@MainActor package final class ViewGraph {
  /// How many bodies have been evaluated since the graph was made.
  package internal(set) var bodyCount = 0
  /// Called when something waits to be done and nothing did before.
  package var onChange: () -> Void = {}
  /// The view of UIKit that the graph stands in.
  weak var host: (any HostingView)?

  private var root: _ViewNode!
  private var rootElement: RootElement!
  private var evaluations: [_ViewNode] = []
  private var gatherings: [_ViewNode] = []
  private var isUpdating = false

  /// Makes a graph that shows a view.
  package init<V: View>(_ view: V, environment: EnvironmentValues = EnvironmentValues()) {
    let node = RootNode(
      view, _ViewContext(graph: self, parent: nil, environment: environment))
    root = node
    rootElement = node.element
  }

  // MARK: Input

  /// Shows another value of the view.
  package func setRootView<V: View>(_ view: V) {
    guard let node = root as? RootNode<V> else { return }
    node.update(view, node.environment)
    requestUpdate()
  }

  /// The values that the view takes over from outside.
  package var environment: EnvironmentValues {
    get { root.environment }
    set {
      guard !newValue.isIdentical(to: root.environment) else { return }
      root.environmentDidChange(newValue)
      requestUpdate()
    }
  }

  // MARK: Steps

  func needsEvaluation(_ node: _ViewNode) {
    evaluations.append(node)
    requestUpdate()
  }

  func needsGathering(_ node: _ViewNode) {
    if !gatherings.contains(where: { $0 === node }) { gatherings.append(node) }
    requestUpdate()
  }

  /// Gathers at once what waits for it, while views are laid out.
  func gatherNow() {
    while !gatherings.isEmpty {
      let gathering = gatherings
      gatherings = []
      for node in gathering where !node.isRemoved { node.gather() }
    }
  }

  private func requestUpdate() { if !isUpdating { onChange() } }

  /// Has views laid out again, as something waits for that.
  func requestLayout() { requestUpdate() }

  /// Whether evaluations or gatherings wait.
  package var needsUpdate: Bool { !evaluations.isEmpty || !gatherings.isEmpty }

  /// Evaluates and gathers what waits, until nothing does.
  package func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    var rounds = 0
    while needsUpdate, rounds < Self.maximumRounds {
      rounds += 1
      let waiting = evaluations.sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
      evaluations = []
      for node in waiting where !node.isRemoved { node.evaluate() }
      let gathering = gatherings
      gatherings = []
      for node in gathering where !node.isRemoved { node.gather() }
    }
  }

  /// Views that go on changing what they read never come to rest; SwiftUI warns and goes on. Here
  /// the last state stands.
  private static let maximumRounds = 100

  private var serials = 0

  func nextSerial() -> Int {
    serials += 1
    return serials
  }

  /// Adds the values that the views give for a preference, in order.
  func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    root.collectPreference(key, into: &value)
  }

  private var sharedValues: [String: AnyObject] = [:]

  /// The value that all views of the graph keep under a key and a type, made where nothing is yet.
  func sharedValue<Value>(_ key: String, _ initial: Value) -> StateBox<Value> {
    let name = "\(key) \(Value.self)"
    if let known = sharedValues[name] as? StateBox<Value> { return known }
    let made = StateBox(initial)
    sharedValues[name] = made
    return made
  }

  // MARK: After layout

  private struct Weak<T> { let get: () -> T? }

  private var appearances: [Weak<any AppearanceObserver>] = []
  private var isVisibilityOld = false
  private var preferenceReaders: [Weak<any PreferenceReader>] = []
  private var arePreferencesOld = false
  private var geometryReaders: [Weak<any GeometryObserver>] = []
  private var actions: [() -> Void] = []
  /// How much of what views do while they are shown has not ended.
  private(set) var runningTasks = 0

  func addAppearanceObserver<T: AppearanceObserver>(_ observer: T) {
    appearances.append(Weak { [weak observer] in observer })
    isVisibilityOld = true
  }

  func visibilityMayHaveChanged() { isVisibilityOld = true }

  func addPreferenceReader<T: PreferenceReader>(_ reader: T) {
    preferenceReaders.append(Weak { [weak reader] in reader })
    arePreferencesOld = true
  }

  func preferencesMayHaveChanged() { arePreferencesOld = true }

  private var placedViews: [Weak<any PlacedView>] = []

  func addPlacedView<T: PlacedView>(_ view: T) {
    placedViews.append(Weak { [weak view] in view })
  }

  /// Has a view of UIKit measured anew whose content has another size. Returns whether it is one.
  func contentSizeDidChange(of view: UIView) -> Bool {
    placedViews.contains { $0.get()?.contentSizeDidChange(of: view) ?? false }
  }

  private var matchedViews: [Weak<any MatchedView>] = []

  func addMatchedView<T: MatchedView>(_ view: T) {
    matchedViews.append(Weak { [weak view] in view })
  }

  func addGeometryObserver<T: GeometryObserver>(_ observer: T) {
    geometryReaders.append(Weak { [weak observer] in observer })
  }

  /// Runs an action once views are evaluated and laid out.
  func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  /// Begins what a view does while it is shown.
  func run(
    priority: TaskPriority, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never> {
    runningTasks += 1
    return Task.immediate(priority: priority) { @MainActor [weak self] in
      await action()
      self?.runningTasks -= 1
    }
  }

  /// Tells readers and observers what layout gave. Returns whether something has to be done again.
  private func settle() -> Bool {
    placedViews.removeAll { $0.get()?.isRemoved ?? true }
    for view in placedViews { view.get()?.placeView() }
    if !matchedViews.isEmpty {
      matchedViews.removeAll { $0.get()?.isRemoved ?? true }
      matchGeometry(matchedViews.compactMap { $0.get() })
    }
    geometryReaders.removeAll { $0.get()?.isRemoved ?? true }
    for reader in geometryReaders { reader.get()?.checkGeometry() }
    if arePreferencesOld {
      arePreferencesOld = false
      preferenceReaders.removeAll { $0.get()?.isRemoved ?? true }
      for reader in preferenceReaders { reader.get()?.readPreferences() }
    }
    if isVisibilityOld {
      isVisibilityOld = false
      updateAppearances()
    }
    let waiting = actions
    actions = []
    for action in waiting { action() }
    return needsUpdate || rootElement.needsPlacement || arePreferencesOld || isVisibilityOld
      || !actions.isEmpty
  }

  private func updateAppearances() {
    appearances.removeAll { $0.get()?.isRemoved ?? true }
    for observer in appearances {
      guard let view = observer.get() else { continue }
      let isShown = view.isInSight
      guard isShown != view.isShown else { continue }
      view.isShown = isShown
      if isShown { view.appear() } else { view.disappear() }
    }
  }

  // MARK: Layout

  /// The size that the view takes when it is offered one.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    update()
    return rootElement.content.sizeThatFits(proposal)
  }

  /// Lays out the view in a rectangle at the origin: it is offered what the safe area leaves, and
  /// centred there.
  package func layout(in size: CGSize, safeAreaInsets: EdgeInsets = EdgeInsets()) {
    var rounds = 0
    repeat {
      rounds += 1
      update()
      rootElement.layout(size, safeAreaInsets)
    } while settle() && rounds < Self.maximumRounds
  }

  /// Where the graph's corner stands in the window, in points.
  package var windowOrigin: CGPoint {
    get { rootElement.windowOrigin }
    set { rootElement.windowOrigin = newValue }
  }

  /// The places of the outermost elements, for tests.
  package var contentFrame: CGRect {
    CGRect(origin: rootElement.content.origin, size: rootElement.content.size)
  }

  /// What can be tapped of what was laid out.
  package func tapTargets() -> TapTargets {
    TapCollector.targets(of: rootElement.shownChildren)
  }

  /// The nodes of what was laid out.
  package func export(
    map: CGAffineTransform = .identity, path: String = "root", startingAt index: Int = 0,
    view: (@MainActor (UIView, String) -> LayoutNode)? = nil
  ) -> [LayoutNode] {
    ElementExporter.nodes(
      of: rootElement.shownChildren, map: map, scale: environment.displayScale, path: path,
      startingAt: index, viewReader: view)
  }
}

/// The node of a graph's outermost view.
final class RootNode<V: View>: _TypedViewNode<V> {
  let element: RootElement
  private var content: _TypedViewNode<V>!

  override init(_ context: _ViewContext) {
    element = RootElement(context.environment)
    super.init(context)
  }

  convenience init(_ view: V, _ context: _ViewContext) {
    self.init(context)
    content = V._makeNode(view, childContext)
    gather()
  }

  override var gathersElements: Bool { true }

  override func gather() {
    var list: [LayoutElement] = []
    content.appendElements(to: &list)
    element.setContent(list)
  }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    self.environment = environment
    element.environment = environment
    content.update(view, environment)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    element.environment = environment
    content.environmentDidChange(environment)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { body(content) }
}

/// The outermost element: several views stand in it as in a vertical stack.
final class RootElement: LayoutElement {
  private(set) var content: LayoutElement
  private let stack: ContainerElement<VStackLayout>
  private var insets = EdgeInsets()
  private var dependents = DependentList()
  /// Where the corner stands in the window, in points.
  var windowOrigin = CGPoint.zero
  private var placedOrigin = CGPoint.zero

  override init(_ environment: EnvironmentValues) {
    stack = ContainerElement(VStackLayout(), name: "VStack", kind: .stack, environment)
    content = stack
    super.init(environment)
  }

  override func environmentDidChange() {
    stack.environment = environment
    super.environmentDidChange()
  }

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

  func layout(_ size: CGSize, _ insets: EdgeInsets) {
    // Nothing inside can have moved where neither a view nor the surroundings are others.
    guard
      needsPlacement || size != self.size || insets != self.insets || windowOrigin != placedOrigin
    else { return }
    placedOrigin = windowOrigin
    if size != self.size || insets != self.insets {
      self.size = size
      self.insets = insets
      dependents.invalidate()
    }
    needsPlacement = false
    let proposal = ProposedViewSize(
      width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
    let room = CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    let taken = content.sizeThatFits(proposal)
    let left = environment.layoutDirection == .rightToLeft ? insets.trailing : insets.leading
    content.place(
      at: CGPoint(
        x: left + (room.width - taken.width) / 2, y: insets.top + (room.height - taken.height) / 2),
      proposal: proposal)
  }

  override func providedSafeArea() -> SafeArea? {
    let bounds = CGRect(origin: .zero, size: size)
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    return SafeArea(
      full: bounds, safe: bounds.inset(by: insets.resolved(isRightToLeft: isRightToLeft)))
  }

  override func containerSize(for element: LayoutElement) -> CGSize? {
    dependents.note(element)
    return CGSize(
      width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
  }

  override var shownChildren: [LayoutElement] {
    content === stack ? stack.children : [content]
  }
}

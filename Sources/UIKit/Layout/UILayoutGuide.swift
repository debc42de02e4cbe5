import AutoLayout

/// A rectangle that constraints place, with nothing to show.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutParticipant, AssociatedValueHolder {
  /// The view whose coordinates the guide lies in.
  open internal(set) weak var owningView: UIView?
  /// A name for reports.
  open var identifier = ""

  /// What a guide stands for.
  enum Role: Equatable {
    case custom, safeArea, margins, readable, keyboard
    case scrollContent, scrollFrame
    case top, bottom
    case region(UIView.LayoutRegion)
  }

  private(set) var role = Role.custom
  /// The constraints that tie the guide to its places, for one that carries a distance.
  var carried: [NSLayoutConstraint] = []
  lazy var layoutItem: LayoutItem = makeItem()
  var hasLayoutItem = false
  nonisolated(unsafe) var associatedValues: AssociatedValues = [:]

  /// Makes a guide that belongs to no view.
  public override init() { super.init() }

  convenience init(role: Role, of view: UIView) {
    self.init()
    self.role = role
    owningView = view
  }

  var participantView: UIView? { owningView }

  private func makeItem() -> LayoutItem {
    hasLayoutItem = true
    let name = identifier.isEmpty ? "UILayoutGuide" : "UILayoutGuide '\(identifier)'"
    switch role {
    case .custom, .scrollContent: return LayoutItem(name: name, owner: self)
    default:
      let item = LayoutItem(name: name, owner: self, base: owningView?.layoutItem)
      updateEdges(of: item)
      return item
    }
  }

  /// Takes up the insets that the guide stands for; true when they moved.
  @discardableResult
  func updateEdges(of item: LayoutItem) -> Bool {
    guard let view = owningView else { return false }
    let old = (item.baseEdges, item.isRightToLeft)
    item.isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch role {
    case .custom, .scrollContent, .scrollFrame: break
    case .safeArea: item.baseEdges = BaseEdges(insets: EdgeDistances(view.safeAreaInsets))
    case .margins: item.baseEdges = BaseEdges(insets: EdgeDistances(view.layoutMargins))
    case .readable: item.baseEdges = BaseEdges(insets: EdgeDistances(view.readableInsets))
    case .region(let region):
      item.baseEdges = BaseEdges(insets: EdgeDistances(view.edgeInsets(for: region)))
    case .keyboard:
      item.baseEdges = BaseEdges(
        top: .far(Double(keyboardHeight)), left: .near(0), bottom: .far(0), right: .far(0))
    case .top:
      item.baseEdges = BaseEdges(
        top: .near(0), left: .near(0), bottom: .near(Double(view.safeAreaInsets.top)),
        right: .far(0))
    case .bottom:
      item.baseEdges = BaseEdges(
        top: .far(Double(view.safeAreaInsets.bottom)), left: .near(0), bottom: .far(0),
        right: .far(0))
    }
    return old != (item.baseEdges, item.isRightToLeft)
  }

  /// The guide's rectangle in its view's coordinates, after layout, in points.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch role {
    case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
    case .margins: return view.bounds.inset(by: view.layoutMargins)
    case .readable: return view.bounds.inset(by: view.readableInsets)
    case .region(let region): return view.bounds.inset(by: view.edgeInsets(for: region))
    case .scrollFrame: return CGRect(origin: .zero, size: view.bounds.size)
    case .scrollContent:
      return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    case .keyboard, .bottom:
      let height = role == .keyboard ? keyboardHeight : view.safeAreaInsets.bottom
      return CGRect(
        x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    case .top:
      return CGRect(x: 0, y: 0, width: view.bounds.width, height: view.safeAreaInsets.top)
    case .custom:
      guard let engine = layoutItem.engine else { return .zero }
      let rect = engine.frame(of: layoutItem)
      let scale = view.traitCollection.displayScale
      let x = CGFloat(rect.x).rounded(toPixelsAt: scale)
      let y = CGFloat(rect.y).rounded(toPixelsAt: scale)
      return CGRect(
        x: x, y: y, width: CGFloat(rect.x + rect.width).rounded(toPixelsAt: scale) - x,
        height: CGFloat(rect.y + rect.height).rounded(toPixelsAt: scale) - y)
    }
  }
}

extension EdgeDistances {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}

/// The old name of what a view controller's top and bottom guides are.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
  /// How far the guide reaches from the edge of the view, in points.
  var length: CGFloat { get }
  /// The guide's top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The guide's bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The guide's height.
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
  /// How far the guide reaches from the edge of the view, in points.
  public var length: CGFloat { layoutFrame.height }
}

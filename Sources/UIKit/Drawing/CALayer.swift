/// A rectangle that is shown: a view's own, or one that lies in another.
///
/// The layer of a view has the view's geometry and look: what is set on one is read on the other.
/// Pictures show shadows, masks by a path, gradients and paths, and layers that are added to others,
/// behind the view's subviews.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// The view that the layer belongs to; nil for a layer of its own.
  weak var view: UIView?
  private var own = Values()

  private struct Values {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var masksToBounds = false
    var isHidden = false
    var opacity: Float = 1
    var backgroundColor: CGColor?
    var borderColor: CGColor?
  }

  /// Makes a layer of no size.
  public required override init() { super.init() }

  // MARK: Geometry

  /// The layer's own coordinates.
  open var bounds: CGRect {
    get { view?.bounds ?? own.bounds }
    set {
      if let view { view.bounds = newValue } else { own.bounds = newValue }
      if newValue.size != .zero { setNeedsLayout() }
    }
  }

  /// Where the anchor point lies in the superlayer's coordinates.
  open var position: CGPoint {
    get {
      guard let view else { return own.position }
      let size = view.bounds.size
      return CGPoint(
        x: view.center.x + (anchorPoint.x - 0.5) * size.width,
        y: view.center.y + (anchorPoint.y - 0.5) * size.height)
    }
    set {
      guard let view else {
        own.position = newValue
        return
      }
      let size = view.bounds.size
      view.center = CGPoint(
        x: newValue.x - (anchorPoint.x - 0.5) * size.width,
        y: newValue.y - (anchorPoint.y - 0.5) * size.height)
    }
  }

  /// The point of the layer that lies at its position, in shares of its size: the middle at first.
  /// Setting it moves the layer and keeps the position.
  open var anchorPoint: CGPoint {
    get { own.anchorPoint }
    set {
      let kept = position
      own.anchorPoint = newValue
      position = kept
    }
  }

  /// The rectangle in the superlayer's coordinates.
  open var frame: CGRect {
    get {
      let size = bounds.size
      return CGRect(
        x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height,
        width: size.width, height: size.height)
    }
    set {
      bounds = CGRect(origin: bounds.origin, size: newValue.size)
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  /// The order among siblings, from back to front.
  open var zPosition: CGFloat = 0
  /// The map applied when the layer is shown; a view's is its `transform`.
  open var affineTransform: CGAffineTransform {
    get { view?.transform ?? ownTransform }
    set {
      if let view { view.transform = newValue } else { ownTransform = newValue }
    }
  }
  private var ownTransform = CGAffineTransform.identity

  /// Sets the map applied when the layer is shown.
  open func setAffineTransform(_ transform: CGAffineTransform) { affineTransform = transform }

  /// Whether a point of the layer's coordinates lies inside its bounds.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  // MARK: Look

  /// The corners' radius, in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that are round.
  open var maskedCorners: CACornerMask = .all
  /// The corners' shape.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The border's width, in points.
  open var borderWidth: CGFloat = 0
  /// The border's colour.
  open var borderColor: CGColor? {
    get { own.borderColor }
    set { own.borderColor = newValue }
  }
  /// The fill.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? own.backgroundColor }
    set {
      if let view {
        view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
      } else {
        own.backgroundColor = newValue
      }
    }
  }
  /// Whether what is inside is cut at the bounds.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? own.masksToBounds }
    set {
      if let view { view.clipsToBounds = newValue } else { own.masksToBounds = newValue }
    }
  }
  /// Whether the layer is left out of drawing.
  open var isHidden: Bool {
    get { view?.isHidden ?? own.isHidden }
    set {
      if let view { view.isHidden = newValue } else { own.isHidden = newValue }
    }
  }
  /// The opacity, 0 to 1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? own.opacity }
    set {
      if let view { view.alpha = CGFloat(newValue) } else { own.opacity = newValue }
    }
  }
  /// The shadow's colour.
  open var shadowColor: CGColor?
  /// The shadow's opacity, 0 to 1.
  open var shadowOpacity: Float = 0
  /// The shadow's distance, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// The shadow's shape; nil is the layer's.
  open var shadowPath: CGPath?
  /// The layer whose opacity cuts this one.
  open var mask: CALayer?
  /// The image that the layer shows.
  open var contents: Any?
  /// Pixels per point of the contents.
  open var contentsScale: CGFloat = 1
  /// How the contents fit into the bounds.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Whether the layer is drawn once and then shown as an image.
  open var shouldRasterize = false
  /// Pixels per point of that image.
  open var rasterizationScale: CGFloat = 1
  /// Whether the layer hides what lies behind it.
  open var isOpaque = false
  /// Whether edges between pixels are softened.
  open var allowsEdgeAntialiasing = false
  /// A name to find the layer by.
  open var name: String?

  // MARK: Hierarchy

  /// The layer that this one was added to, or the layer of the view's superview.
  open var superlayer: CALayer? { view.map { $0.superview?.layer } ?? holder }
  private weak var holder: CALayer?
  /// The layers that were added to this one, back to front; a view's subviews are not among them.
  open private(set) var sublayers: [CALayer]?

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// Adds a layer at a place, counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    guard layer !== self, layer.view == nil else { return }
    layer.removeFromSuperlayer()
    var all = sublayers ?? []
    all.insert(layer, at: min(Int(idx), all.count))
    sublayers = all
    layer.holder = self
  }

  /// Adds a layer just behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(index))
  }

  /// Adds a layer just in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers?.count ?? 0
    insertSublayer(layer, at: UInt32(index))
  }

  /// Takes the layer out of the one it was added to.
  open func removeFromSuperlayer() {
    guard let holder else { return }
    holder.sublayers?.removeAll { $0 === self }
    if holder.sublayers?.isEmpty ?? false { holder.sublayers = nil }
    self.holder = nil
  }

  // MARK: Layout

  /// Places the layers inside; the default does nothing.
  open func layoutSublayers() {}

  /// Asks for layout in the next pass.
  open func setNeedsLayout() { view?.setNeedsLayout() }

  /// Lays out now what waits for it.
  open func layoutIfNeeded() {
    if let view { view.layoutIfNeeded() } else { layoutSublayers() }
  }

  /// Asks for drawing; nothing is drawn here.
  open func setNeedsDisplay() {}

  // MARK: Animations

  private var animations: [(key: String, animation: CAAnimation)] = []

  /// Adds an animation. What it shows on the way is not seen here, and it changes no value, as on
  /// iOS.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    let name = key ?? "animation \(animations.count)"
    animations.removeAll { $0.key == name }
    animations.append((name, anim))
  }

  /// The animation of a name.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// The names of the animations, in the order they were added; nil when there are none.
  open func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.map(\.key)
  }

  /// Ends an animation.
  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }

  /// Ends all animations.
  open func removeAllAnimations() { animations = [] }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt
  /// Makes a set from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all = CACornerMask(rawValue: 15)
}

/// The shape of a layer's round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a shape by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Without a kink where it begins.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How contents fit into a layer's bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stretched to fill.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled until it just fits inside.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled until it just covers everything.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// In the middle, unscaled.
  public static let center = CALayerContentsGravity(rawValue: "center")
}

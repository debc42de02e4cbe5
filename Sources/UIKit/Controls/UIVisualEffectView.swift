import LayoutTree

/// What a visual effect view does to what lies behind it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  /// Makes an effect.
  public override init() { super.init() }
}

/// Blurs what lies behind.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The kinds of blur.
  public enum Style: Int, Sendable {
    /// Lighter than what is behind.
    case extraLight = 0
    /// Light.
    case light
    /// Dark.
    case dark
    /// As the surroundings.
    case regular = 4
    /// As the surroundings, stronger.
    case prominent
    /// Very thin material.
    case systemUltraThinMaterial
    /// Thin material.
    case systemThinMaterial
    /// Material.
    case systemMaterial
    /// Thick material.
    case systemThickMaterial
    /// Material of the system's bars.
    case systemChromeMaterial
  }

  /// Makes a blur.
  public convenience init(style: Style) { self.init() }
}

/// Lets content take up the colours that a blur shows.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// Makes an effect for a blur.
  public convenience init(blurEffect: UIBlurEffect) { self.init() }
}

/// A view with an effect on what lies behind it; subviews go into its content view.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// The view that content is added to; as large as this one.
  public private(set) lazy var contentView = makeContentView()

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    _ = contentView
  }

  /// Makes a view without effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Makes a view from an Interface Builder file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = contentView
  }

  override func decode(_ object: NibObject, from nib: NibCoder) {
    super.decode(object, from: nib)
    guard let content = object.contentView, let view = nib.makeView(content, in: bounds.size) else {
      return
    }
    contentView = view
    if subviews.first !== view { insertSubview(view, at: 0) }
  }

  private func makeContentView() -> UIView {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    return view
  }

  override func describe(into node: inout LayoutNode) {
    super.describe(into: &node)
    node.kind = .visualEffect
  }
}

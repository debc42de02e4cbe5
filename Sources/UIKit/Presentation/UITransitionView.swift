import Devices

/// The container of a presentation, over what presents.
///
/// It places what it holds as soon as its size, traits or safe area change, as the containers of
/// UIKit's own controllers do.
@preconcurrency @MainActor final class UITransitionView: UIView {
  weak var presentation: Presentation?
  /// What the surroundings will be, while a transition is announced.
  var upcoming: PresentationSurroundings?
  private var isArranging = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What the presented view's place depends on now.
  var surroundings: PresentationSurroundings {
    PresentationSurroundings(
      bounds: bounds, safeArea: safeAreaInsets, traits: traits,
      division: Self.division(in: window?.configuration),
      hasHomeIndicator: window?.configuration?.device.hasHomeIndicator
        ?? (safeAreaInsets.bottom > 0))
  }

  /// The surroundings in a window of another configuration, for a container that fills the window.
  static func surroundings(in configuration: Configuration) -> PresentationSurroundings {
    let size = configuration.windowSize
    let insets = configuration.safeAreaInsets
    return PresentationSurroundings(
      bounds: CGRect(x: 0, y: 0, width: size.width, height: size.height),
      safeArea: UIEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
      traits: UITraitCollection(configuration), division: division(in: configuration),
      hasHomeIndicator: configuration.device.hasHomeIndicator)
  }

  /// The fold of a folded open phone, in the window.
  private static func division(in configuration: Configuration?) -> CGRect? {
    let region = configuration?.reservedRegions.first { $0.kind == .division && $0.isActive }
    return region.map {
      CGRect(x: $0.frame.x, y: $0.frame.y, width: $0.frame.width, height: $0.frame.height)
    }
  }

  /// Places everything now.
  func arrange() {
    guard !isArranging, window != nil, let presentation else { return }
    isArranging = true
    presentation.active.arrange(in: self)
    isArranging = false
  }

  override func layoutSubviews() {
    presentation?.active.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    arrange()
    presentation?.active.containerViewDidLayoutSubviews()
  }

  override func boundsSizeDidChange(from old: CGSize) {
    super.boundsSizeDidChange(from: old)
    arrange()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    arrange()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let previousTraitCollection {
      presentation?.active.containerTraitsDidChange(from: previousTraitCollection, to: traits)
    }
    arrange()
  }
}

/// Darkens what is behind a presentation.
@preconcurrency @MainActor final class UIDimmingView: UIView {
  /// Black at a fifth (a sheet's dimming measured on iOS 26.1, openuikit, and 27, Tembeon/morph).
  static let opacity: CGFloat = 0.2

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: Self.opacity)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

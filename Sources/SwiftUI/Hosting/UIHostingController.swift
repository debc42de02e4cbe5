/// How a hosting controller tells UIKit of its content's size.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The controller's `preferredContentSize` follows the content's ideal size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The view asks for the content's ideal size anew when it changes.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// Manages a view of UIKit that shows views of SwiftUI.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  private let hostingView: _UIHostingView<Content>

  /// What is shown.
  public var rootView: Content {
    get { hostingView.rootView }
    set { hostingView.rootView = newValue }
  }

  /// How the controller tells UIKit of its content's size.
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { contentDidChange() }
  }

  /// The parts of the safe area that the content keeps clear of.
  public var safeAreaRegions = SafeAreaRegions.all {
    didSet { hostingView.keptEdges = safeAreaRegions.contains(.container) ? .all : [] }
  }

  /// Makes a controller that shows a view.
  public init(rootView: Content) {
    hostingView = _UIHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
    finishMaking()
  }

  /// Makes a controller from a file, with a view to show.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    hostingView = _UIHostingView(rootView: rootView)
    super.init(coder: aDecoder)
    finishMaking()
  }

  /// A file does not say what to show: subclasses call `init(coder:rootView:)`.
  public required init?(coder: NSCoder) { return nil }

  private func finishMaking() {
    hostingView.hostController = self
    hostingView.onContentChange = { [weak self] in self?.contentDidChange() }
  }

  private func contentDidChange() {
    if sizingOptions.contains(.intrinsicContentSize) {
      hostingView.invalidateIntrinsicContentSize()
    }
    if sizingOptions.contains(.preferredContentSize) {
      preferredContentSize = hostingView.intrinsicContentSize
    }
  }

  /// Takes the view that shows the content.
  open override func loadView() {
    hostingView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    hostingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = hostingView
  }

  /// The size that the content takes when it is offered one, in points.
  public func sizeThatFits(in size: CGSize) -> CGSize { hostingView.sizeThatFits(size) }
}

/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What a button is for.
  public enum Style: Int, Sendable {
    /// Anything.
    case `default` = 0
    /// To leave things as they are.
    case cancel
    /// To destroy something.
    case destructive
  }

  /// The title.
  public let title: String?
  /// What the button is for.
  public let style: Style
  /// Whether the button can be chosen.
  open var isEnabled = true { didSet { if isEnabled != oldValue { alert?.partsDidChange() } } }

  let handler: (@MainActor (UIAlertAction) -> Void)?
  weak var alert: UIAlertController?

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: What it says.
  ///   - style: What it is for.
  ///   - handler: Called once the alert is dismissed by it.
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

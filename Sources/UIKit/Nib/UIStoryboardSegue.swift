/// The way from one controller of a storyboard to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name that the file gives the segue.
  public let identifier: String?
  /// The controller that the segue starts from.
  public let source: UIViewController
  /// The controller that the segue leads to.
  public let destination: UIViewController

  /// What the kind of segue does.
  var performer: (@MainActor (UIStoryboardSegue) -> Void)?

  /// Makes a segue that does nothing by itself.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Makes a segue that runs a closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    performer = { _ in performHandler() }
  }

  /// Makes a segue of an app's class, whatever initialisers it has of its own.
  public required convenience init(
    _segue identifier: String?, source: UIViewController, destination: UIViewController
  ) { self.init(identifier: identifier, source: source, destination: destination) }

  /// Shows the destination as the kind of segue says.
  open func perform() { performer?(self) }
}

/// The way back to a controller that is below.
@preconcurrency @MainActor public final class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that the way starts from.
  public let source: UIViewController
  /// The method that a controller must have to be the destination.
  public let unwindAction: Selector
  /// Who asked for it.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}

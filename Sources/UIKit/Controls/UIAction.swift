/// A piece of code with a title and an image, which controls run on events.
@preconcurrency @MainActor open class UIAction: NSObject {
  /// A name to find an action by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What controls show for the action.
  open var title: String
  /// What controls show for the action.
  open var image: UIImage?
  /// The action's name.
  public let identifier: Identifier
  /// The control that runs the action, while it runs.
  public internal(set) weak var sender: AnyObject?

  let handler: @MainActor (UIAction) -> Void

  /// Makes an action; without a name it gets one that no other action has.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    Self.count += 1
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(Self.count)")
    self.handler = handler
    super.init()
  }

  private static var count = 0
}

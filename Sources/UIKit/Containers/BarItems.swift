import InterfaceBuilder

/// What a bar shows: a title and an image.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// Whether it can be chosen.
  open var isEnabled = true
  /// A number to find the item by.
  open var tag = 0

  /// Makes an item with nothing to show.
  public override init() { super.init() }
}

/// A button in a navigation bar or a toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// Buttons of the system's own.
  public enum SystemItem: Int, Sendable {
    /// "Done".
    case done
    /// "Cancel".
    case cancel
    /// "Edit".
    case edit
    /// "Save".
    case save
    /// A plus sign.
    case add
    /// Space that stretches.
    case flexibleSpace
    /// Space of a width.
    case fixedSpace
    /// A pen on paper.
    case compose
    /// A reply arrow.
    case reply
    /// An arrow out of a box.
    case action
    /// A folder.
    case organize
    /// A book.
    case bookmarks
    /// A magnifying glass.
    case search
    /// A round arrow.
    case refresh
    /// A cross.
    case stop
    /// A camera.
    case camera
    /// A bin.
    case trash
    /// A play sign.
    case play
    /// A pause sign.
    case pause
    /// Two arrows back.
    case rewind
    /// Two arrows on.
    case fastForward
    /// "Undo".
    case undo
    /// "Redo".
    case redo
    /// A page being turned up.
    case pageCurl
    /// A cross in a circle.
    case close
  }

  /// The system's button that this is, if it is one.
  public internal(set) var systemItem: SystemItem?
  /// The width, in points; 0 is as wide as the content.
  open var width: CGFloat = 0
  /// A view in place of a title or image.
  open var customView: UIView?

  /// Makes a button with nothing to show.
  public override init() { super.init() }

  /// Makes a button of the system's own.
  public convenience init(barButtonSystemItem systemItem: SystemItem) {
    self.init()
    self.systemItem = systemItem
  }

  /// Makes a button that is a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}

/// What a tab bar shows for a controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The text on the badge.
  open var badgeValue: String?

  /// Makes an item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  convenience init(nib object: NibObject) {
    self.init(title: object.string("title"), image: nil, tag: object.int("tag") ?? 0)
    badgeValue = object.attribute("badgeValue")
  }
}

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Whether the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the controller below.
    case automatic = 0
    /// Always.
    case always
    /// Never.
    case never
  }

  /// The title.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the right, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// A view in place of the title.
  open var titleView: UIView?
  /// What the button back to this item says.
  open var backButtonTitle: String?
  /// Whether there is no button back.
  open var hidesBackButton = false

  /// Makes an item.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The outermost button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  convenience init(nib object: NibObject) {
    self.init(title: object.string("title") ?? "")
    prompt = object.string("prompt")
    switch object.attribute("largeTitleDisplayMode") {
    case "always": largeTitleDisplayMode = .always
    case "never": largeTitleDisplayMode = .never
    default: break
    }
  }
}

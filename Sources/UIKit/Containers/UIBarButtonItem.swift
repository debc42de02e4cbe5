import InterfaceBuilder

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

  /// How a button is drawn.
  public enum Style: Int, Sendable {
    /// A plain button.
    case plain = 0
    /// A plain button; the border of old systems is gone.
    case bordered = 1
    /// A button that ends a task: bold.
    case done = 2
  }

  /// The system's button that this is, if it is one.
  public internal(set) var systemItem: SystemItem?
  /// How the button is drawn.
  open var style = Style.plain
  /// The width, in points; 0 is as wide as the content.
  open var width: CGFloat = 0 { didSet { if width != oldValue { bar?.itemsDidChange() } } }
  /// A view in place of a title or image.
  open var customView: UIView? { didSet { if customView !== oldValue { bar?.itemsDidChange() } } }
  /// The colour of the button; nil is the bar's.
  open var tintColor: UIColor?
  /// Who is called when the button is chosen; nil is the first responder, from the bar outward, whose
  /// `ActionTable` has the method.
  open weak var target: AnyObject?
  /// The method that is called when the button is chosen.
  open var action: Selector?
  /// What runs when the button is chosen.
  open var primaryAction: UIAction? { didSet { primaryActionDidChange() } }

  /// Makes a button with nothing to show.
  public override init() { super.init() }

  /// Makes a button of the system's own.
  public convenience init(barButtonSystemItem systemItem: SystemItem) {
    self.init()
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// Makes a button with a title.
  public convenience init(title: String?, style: Style = .plain) {
    self.init()
    self.title = title
    self.style = style
  }

  /// Makes a button with an image.
  public convenience init(image: UIImage?, style: Style = .plain) {
    self.init()
    self.image = image
    self.style = style
  }

  /// Makes a button of the system's own that calls a target.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(barButtonSystemItem: systemItem)
    setTarget(target, action)
  }

  /// Makes a button with a title that calls a target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, style: style)
    setTarget(target, action)
  }

  /// Makes a button with an image that calls a target.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, style: style)
    setTarget(target, action)
  }

  /// Makes a button with an image, and another one for phones on their side, that calls a target.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style)
    self.landscapeImagePhone = landscapeImagePhone
    setTarget(target, action)
  }

  /// Makes a button that runs an action, with its title and image.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
    primaryActionDidChange()
  }

  /// Makes a button with a title or an image that runs an action.
  public convenience init(
    title: String?, image: UIImage? = nil, primaryAction: UIAction?
  ) {
    self.init()
    self.primaryAction = primaryAction
    primaryActionDidChange()
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Takes the action's title and image; an initialiser does not run a property's observer.
  private func primaryActionDidChange() {
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { title = primaryAction.title }
    if let shown = primaryAction.image { image = shown }
  }

  private func setTarget(_ target: Any?, _ action: Selector?) {
    self.target = target.flatMap { $0 as AnyObject }
    self.action = action
    if let action, target != nil { TargetAction(target, action).noteIfUnknown(in: nil) }
  }

  /// Runs the button's action or calls its target, as when it is chosen, if it can be.
  open func sendAction() {
    guard isEnabled else { return }
    if let primaryAction {
      primaryAction.sender = self
      primaryAction.handler(primaryAction)
      primaryAction.sender = nil
      return
    }
    guard let action else { return }
    if let target {
      TargetAction(target, action).send(from: self)
    } else if let place = place(in: UIApplication.shared.currentWindow) {
      TargetAction(nil, action).send(from: self, startingAt: place.bar)
    }
  }

  /// Makes a button that is a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes space that stretches.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace)
  }

  /// Makes space of a width, in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
    item.width = width
    return item
  }

  convenience init(nib object: NibObject, from nib: NibCoder) {
    self.init()
    decodeItem(object, from: nib)
    if let name = object.attribute("systemItem") { systemItem = SystemItem(nib: name) }
    switch object.attribute("style") {
    case "done": style = .done
    case "bordered": style = .bordered
    default: if systemItem == .done || systemItem == .save { style = .done }
    }
    if let value = object.double("width") { width = CGFloat(value) }
    if let color = object.color("tintColor") { tintColor = UIColor(color, nib) }
    nib.connect(self, as: object)
    if let view = object.member("customView") {
      customView = nib.makeView(view, in: CGSize(width: width, height: 44))
    }
  }
}

extension UIBarButtonItem {
  /// What the button says, its own title or the system's in English; nil for one with a symbol.
  var shownTitle: String? {
    if customView != nil { return nil }
    if let title, !title.isEmpty { return title }
    switch systemItem {
    case .done: return "Done"
    case .cancel: return "Cancel"
    case .edit: return "Edit"
    case .save: return "Save"
    case .undo: return "Undo"
    case .redo: return "Redo"
    case .pageCurl: return "Page Curl"
    default: return nil
    }
  }

  /// The image that the button shows, its own or the system's symbol.
  var shownImage: UIImage? {
    if customView != nil { return nil }
    if let image { return image }
    guard let name = systemItem?.symbolName else { return nil }
    return UIImage(barSymbol: name)
  }

  /// Whether the item is empty room.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}

extension UIBarButtonItem.SystemItem {
  /// The system symbol that the button shows; nil for words and room.
  var symbolName: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace, .undo, .redo, .pageCurl: nil
    }
  }

  /// The item that a file names; nil for a name that UIKit does not have.
  init?(nib name: String) {
    switch name {
    case "done": self = .done
    case "cancel": self = .cancel
    case "edit": self = .edit
    case "save": self = .save
    case "add": self = .add
    case "flexibleSpace": self = .flexibleSpace
    case "fixedSpace": self = .fixedSpace
    case "compose": self = .compose
    case "reply": self = .reply
    case "action": self = .action
    case "organize": self = .organize
    case "bookmarks": self = .bookmarks
    case "search": self = .search
    case "refresh": self = .refresh
    case "stop": self = .stop
    case "camera": self = .camera
    case "trash": self = .trash
    case "play": self = .play
    case "pause": self = .pause
    case "rewind": self = .rewind
    case "fastForward": self = .fastForward
    case "undo": self = .undo
    case "redo": self = .redo
    case "pageCurl": self = .pageCurl
    case "close": self = .close
    default: return nil
    }
  }
}

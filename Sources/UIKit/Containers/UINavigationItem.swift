import InterfaceBuilder

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Whether the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below on the stack; large for the first.
    case automatic = 0
    /// Always.
    case always
    /// Never.
    case never
    /// Beside the leading buttons, never large.
    case inline
  }

  /// The title.
  open var title: String? { didSet { if title != oldValue { bar?.itemsDidChange() } } }
  /// A line above the title.
  open var prompt: String? { didSet { if prompt != oldValue { bar?.itemsDidChange() } } }
  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { bar?.itemsDidChange() } }
  }
  /// The buttons on the leading side, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemsDidChange() } }
  /// The buttons on the trailing side, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemsDidChange() } }
  /// A view in place of the title.
  open var titleView: UIView? { didSet { if titleView !== oldValue { bar?.itemsDidChange() } } }
  /// The button that leads back to this item, shown for the next item on the stack.
  open var backBarButtonItem: UIBarButtonItem?
  /// What the button back to this item says.
  open var backButtonTitle: String?
  /// Whether there is no button back.
  open var hidesBackButton = false { didSet { bar?.itemsDidChange() } }
  /// Whether the leading buttons stand beside the button back rather than in its place.
  open var leftItemsSupplementBackButton = false { didSet { bar?.itemsDidChange() } }

  /// What the file this item comes from says of it.
  var nibOrigin: NibOrigin?
  /// The bar that shows the item.
  weak var bar: ItemBar?

  /// Makes an item.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The outermost button on the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button on the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the outermost button on the leading side, at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the outermost button on the trailing side, at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets whether there is no button back, at once.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Makes an item from a file.
  convenience init(nib object: NibObject, from nib: NibCoder) {
    self.init(title: object.string("title") ?? "")
    nibOrigin = nib.origin(of: object)
    nib.register(self, id: object.id)
    prompt = object.string("prompt")
    backButtonTitle = object.string("backButtonTitle")
    if let value = object.bool("hidesBackButton") { hidesBackButton = value }
    if let value = object.bool("leftItemsSupplementBackButton") {
      leftItemsSupplementBackButton = value
    }
    switch object.attribute("largeTitleDisplayMode") {
    case "always": largeTitleDisplayMode = .always
    case "never": largeTitleDisplayMode = .never
    case "inline": largeTitleDisplayMode = .inline
    default: break
    }
    leftBarButtonItems = Self.buttons("leftBarButtonItem", of: object, from: nib)
    rightBarButtonItems = Self.buttons("rightBarButtonItem", of: object, from: nib)
    backBarButtonItem = object.member("backBarButtonItem").map {
      UIBarButtonItem(nib: $0, from: nib)
    }
    if let view = object.member("titleView") {
      titleView = nib.makeView(view, in: CGSize(width: 0, height: 44))
    }
  }

  /// The buttons of one side: one by its key, or several in a list.
  private static func buttons(
    _ key: String, of object: NibObject, from nib: NibCoder
  ) -> [UIBarButtonItem]? {
    let listed = object.objects(key + "s").filter { $0.element == "barButtonItem" }
    let all = listed.isEmpty ? [object.member(key)].compactMap { $0 } : listed
    return all.isEmpty ? nil : all.map { UIBarButtonItem(nib: $0, from: nib) }
  }
}

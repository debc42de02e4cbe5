extension IBObject {
  /// The name in the outline of Interface Builder, or nil.
  public var userLabel: String? { attribute("userLabel") }

  /// The class in code, or nil for the element's own.
  public var customClass: String? { attribute("customClass") }

  /// The module of the class in code, or nil.
  public var customModule: String? { attribute("customModule") }

  /// The subviews from back to front, installed or not.
  public var subviews: [IBObject] { objects("subviews") }

  /// The frame in the superview's coordinates, or nil where the file gives none or gives distances.
  public var frame: IBRect? { rect("frame") }

  /// The frame by distances from the superview's edges, or nil.
  public var frameInset: IBFrameInset? {
    guard case .frameInset(let inset)? = value("frameInset") else { return nil }
    return inset
  }

  /// The autoresizing mask; nil where the file has none.
  public var autoresizingMask: IBAutoresizingMask? {
    guard case .autoresizingMask(let mask)? = value("autoresizingMask") else { return nil }
    return mask
  }

  /// Whether the frame is fixed by hand rather than by constraints (`fixedFrame`).
  public var hasFixedFrame: Bool { bool("fixedFrame") ?? false }

  /// Whether the autoresizing mask makes constraints: true unless the file says `NO`.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    bool("translatesAutoresizingMaskIntoConstraints") ?? true
  }

  /// The content size that stands in for the intrinsic one in design only; a side is nil where the file
  /// does not give it. It is removed at run time.
  public var placeholderIntrinsicSize: (width: Double?, height: Double?) {
    (double("placeholderIntrinsicWidth"), double("placeholderIntrinsicHeight"))
  }

  /// The content view of a cell or an effect view, under whichever element the file uses.
  public var contentView: IBObject? { member("contentView") }

  /// The view of a view controller.
  public var view: IBObject? { member("view") }

  /// The text of a label, field or text view, wherever the file keeps it; attributed text without its
  /// attributes.
  public var plainText: String? {
    string("text") ?? attributedString("attributedText")?.text
  }

  /// The states of a button in file order.
  public var states: [IBObject] { members.filter { $0.element == "state" } }

  /// What a button shows in a state such as `normal`: `string("title")`, `image("image")`,
  /// `color("titleColor")`, `attributedString("attributedTitle")`.
  public func state(_ name: String) -> IBObject? {
    for member in members where member.element == "state" && member.key == name {
      return member
    }
    return nil
  }

  /// The configuration of a button: `string("style")` is `plain`, `gray`, `tinted`, `filled`,
  /// `borderless`, ...; then `string("title")`, `string("subtitle")`, `image("image")`,
  /// `insets("contentInsets")`, `double("imagePadding")`, ...
  public var buttonConfiguration: IBObject? { member(element: "buttonConfiguration") }

  /// The segments of a segmented control: `string("title")` or `image("image")`.
  public var segments: [IBObject] { objects("segments") }

  /// The items of a toolbar, navigation bar or tab bar.
  public var items: [IBObject] { objects("items") }

  /// The static sections of a table view: `string("headerTitle")`, `string("footerTitle")`, `cells`.
  public var sections: [IBObject] { objects("sections") }

  /// The cells of a section or of a collection view.
  public var cells: [IBObject] { objects("cells") }

  /// The prototype cells of a table view.
  public var prototypes: [IBObject] { objects("prototypes") }

  /// The layout of a collection view.
  public var collectionViewLayout: IBObject? { member("collectionViewLayout") }

  /// The navigation item of a view controller.
  public var navigationItem: IBObject? { member("navigationItem") }

  /// The tab bar item of a view controller.
  public var tabBarItem: IBObject? { member("tabBarItem") }

  /// The guide of a kind that the object holds, or nil.
  public func layoutGuide(_ kind: IBLayoutGuide.Kind) -> IBLayoutGuide? {
    for guide in layoutGuides where guide.kind == kind {
      return guide
    }
    return nil
  }

  /// Whether the object is a view controller.
  public var isViewController: Bool {
    element.hasSuffix("Controller") || element == "viewControllerPlaceholder"
  }

  /// Whether the object is a placeholder for something outside the file, such as File's Owner.
  public var isPlaceholder: Bool {
    element == "placeholder" || element == "exit"
  }

  /// The segues that start at the object itself.
  public var segues: [(segue: IBSegue, destination: String)] {
    connections.compactMap { connection in
      connection.segue.map { ($0, connection.destination) }
    }
  }

  /// The destinations of relationship segues such as `rootViewController` or `viewControllers`.
  public func relationship(_ name: String) -> [String] {
    segues.filter { $0.segue.relationship == name }.map(\.destination)
  }

  /// The identifier for accessibility, or nil.
  public var accessibilityIdentifier: String? {
    member("accessibilityConfiguration")?.string("identifier")
  }

  /// The label for accessibility, or nil.
  public var accessibilityLabel: String? {
    member("accessibilityConfiguration")?.string("label")
  }
}

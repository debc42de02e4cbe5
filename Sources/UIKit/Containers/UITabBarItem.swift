import InterfaceBuilder

/// What a tab bar shows for a controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Tabs of the system's own.
  public enum SystemItem: Int, Sendable {
    /// "More".
    case more
    /// "Favorites".
    case favorites
    /// "Featured".
    case featured
    /// "Top Rated".
    case topRated
    /// "Recents".
    case recents
    /// "Contacts".
    case contacts
    /// "History".
    case history
    /// "Bookmarks".
    case bookmarks
    /// "Search".
    case search
    /// "Downloads".
    case downloads
    /// "Most Recent".
    case mostRecent
    /// "Most Viewed".
    case mostViewed
  }

  /// The text on the badge.
  open var badgeValue: String?
  /// The image of the chosen tab; nil is `image`.
  open var selectedImage: UIImage?
  /// The system's tab that this is, if it is one.
  var systemItem: SystemItem?

  /// Makes an item with nothing to show.
  public override init() { super.init() }

  /// Makes an item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with another image while it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Makes a tab of the system's own.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  convenience init(nib object: NibObject, from nib: NibCoder) {
    self.init()
    decodeItem(object, from: nib)
    badgeValue = object.string("badgeValue")
    if let name = object.attribute("systemItem") { systemItem = SystemItem(nib: name) }
    if let reference = object.image("selectedImage") {
      selectedImage = UIImage(bar: reference, in: nib)
    }
  }

  /// What the tab says, its own title or the system's in English.
  var shownTitle: String? { systemItem?.title ?? title }

  /// The image that the tab shows.
  func shownImage(isSelected: Bool) -> UIImage? {
    if let systemItem { return UIImage(barSymbol: systemItem.symbolName) }
    return isSelected ? selectedImage ?? image : image
  }
}

extension UITabBarItem.SystemItem {
  var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  var symbolName: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down.fill"
    case .mostViewed: "list.number"
    }
  }

  init?(nib name: String) {
    switch name {
    case "more": self = .more
    case "favorites": self = .favorites
    case "featured": self = .featured
    case "topRated": self = .topRated
    case "recents": self = .recents
    case "contacts": self = .contacts
    case "history": self = .history
    case "bookmarks": self = .bookmarks
    case "search": self = .search
    case "downloads": self = .downloads
    case "mostRecent": self = .mostRecent
    case "mostViewed": self = .mostViewed
    default: return nil
    }
  }
}

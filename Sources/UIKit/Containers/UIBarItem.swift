import InterfaceBuilder

/// What a bar shows: a title and an image.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The title.
  open var title: String? { didSet { if title != oldValue { bar?.itemsDidChange() } } }
  /// The image.
  open var image: UIImage? { didSet { if image !== oldValue { bar?.itemsDidChange() } } }
  /// The image for bars on a phone on its side; it has the place of `image` there.
  open var landscapeImagePhone: UIImage?
  /// Whether it can be chosen.
  open var isEnabled = true
  /// A number to find the item by.
  open var tag = 0
  /// How far the image is moved inward from each edge, in points.
  open var imageInsets = UIEdgeInsets.zero
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// What a screen reader says.
  open var accessibilityLabel: String?

  /// What the file this item comes from says of it.
  var nibOrigin: NibOrigin?
  /// The bar that shows the item.
  weak var bar: ItemBar?

  /// Makes an item with nothing to show.
  public override init() { super.init() }

  func decodeItem(_ object: NibObject, from nib: NibCoder) {
    nibOrigin = nib.origin(of: object)
    nib.register(self, id: object.id)
    if let value = object.string("title") { title = value }
    if let value = object.bool("enabled") { isEnabled = value }
    if let value = object.int("tag") { tag = value }
    if let reference = object.image("image") { image = UIImage(bar: reference, in: nib) }
    if let reference = object.image("landscapeImage") {
      landscapeImagePhone = UIImage(bar: reference, in: nib)
    }
    accessibilityIdentifier = object.accessibilityIdentifier
    accessibilityLabel = object.accessibilityLabel
  }
}

/// A bar that shows items.
@preconcurrency @MainActor protocol ItemBar: AnyObject {
  /// Tells that an item shows something else than before.
  func itemsDidChange()
}

extension UIImage {
  /// An image of a file, in the size that the file notes for it; a symbol without a size is as large
  /// as a bar shows it.
  convenience init(bar reference: IBImageReference, in nib: NibCoder) {
    let isSymbol = reference.catalog == "system"
    let saved = nib.document.imageSize(reference.name)
    // Files note a symbol's size at the scale of its drawing, not of the bar.
    let isUsable = !isSymbol && (saved?.width ?? 0) > 0 && (saved?.height ?? 0) > 0
    let size =
      isUsable
      ? CGSize(width: saved?.width ?? 0, height: saved?.height ?? 0)
      : CGSize(width: 22, height: 22)
    self.init(name: reference.name, size: size, isSymbol: isSymbol)
  }

  /// A system symbol as bars show it.
  convenience init(barSymbol name: String) {
    self.init(name: name, size: CGSize(width: 22, height: 22), isSymbol: true)
  }
}

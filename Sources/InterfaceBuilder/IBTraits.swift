/// A size class, as the format spells it.
public enum IBSizeClass: String, Hashable, Sendable {
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// The traits for which the values of a file are wanted.
public struct IBTraits: Hashable, Sendable {
  /// The horizontal size class (the format's `widthClass`); nil is unspecified and meets no condition.
  public var horizontal: IBSizeClass?
  /// The vertical size class (the format's `heightClass`); nil is unspecified and meets no condition.
  public var vertical: IBSizeClass?
  /// The idiom as `userInterfaceIdiom` spells it: `phone`, `pad`, `mac`, `vision`.
  public var idiom: String?
  /// Further traits by the format's names, such as `displayGamut`: `P3`.
  public var others: [String: String]

  /// Makes traits.
  public init(
    horizontal: IBSizeClass?, vertical: IBSizeClass?, idiom: String? = nil,
    others: [String: String] = [:]
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.idiom = idiom
    self.others = others
  }

  /// Traits that meet no condition: the values of the default variation.
  public static let unspecified = IBTraits(horizontal: nil, vertical: nil)

  /// The value of a trait by the format's name.
  func value(of name: String) -> String? {
    switch name {
    case "widthClass": horizontal?.rawValue
    case "heightClass": vertical?.rawValue
    case "userInterfaceIdiom": idiom
    default: others[name]
    }
  }
}

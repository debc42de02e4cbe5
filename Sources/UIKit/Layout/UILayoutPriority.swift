/// How strongly a constraint holds, above 0 up to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Float

  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// A button's resistance to becoming smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that may resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that may not resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// A button's resistance to becoming larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// The pull towards a fitting size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority: Comparable {
  /// Orders by strength.
  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool {
    a.rawValue < b.rawValue
  }
}

extension UILayoutPriority {
  /// A stronger or weaker priority.
  public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority {
    UILayoutPriority(a.rawValue + b)
  }

  /// A stronger or weaker priority.
  public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority {
    UILayoutPriority(a.rawValue - b)
  }

  /// Makes a priority stronger.
  public static func += (a: inout UILayoutPriority, b: Float) { a = a + b }

  /// Makes a priority weaker.
  public static func -= (a: inout UILayoutPriority, b: Float) { a = a - b }
}

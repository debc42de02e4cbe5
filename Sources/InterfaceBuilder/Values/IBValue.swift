/// The value of a property that a file gives as a child element with a key.
public enum IBValue: Sendable {
  /// `<rect>`: a frame in points.
  case rect(IBRect)
  /// `<frame key="frameInset">`: a frame by distances.
  case frameInset(IBFrameInset)
  /// `<point>`, in points.
  case point(IBPoint)
  /// `<size>`, in points.
  case size(IBSize)
  /// `<inset>`, `<edgeInsets>` or `<directionalEdgeInsets>`, in points.
  case insets(IBInsets)
  /// `<autoresizingMask>`.
  case autoresizingMask(IBAutoresizingMask)
  /// `<color>`.
  case color(IBColor)
  /// `<fontDescription>` or `<font>`.
  case font(IBFont)
  /// `<string>` or `<mutableString>`.
  case string(String)
  /// `<attributedString>`.
  case attributedString(IBAttributedString)
  /// `<real>`, `<integer>`, `<cgFloat>` or the seconds since 2001 of a `<date>`.
  case number(Double)
  /// `<bool>`.
  case bool(Bool)
  /// `<imageReference>`.
  case image(IBImageReference)
  /// `<nil>`: the property is nil on purpose.
  case null
}

/// A named image with how it is to be shown, `<imageReference>`.
public struct IBImageReference: Hashable, Sendable {
  /// The name in the catalogue.
  public var name: String
  /// `system` for an SF Symbol; nil for the app's own images.
  public var catalog: String?
  /// The symbol scale: `default`, `small`, `medium`, `large`.
  public var symbolScale: String?
  /// The rendering mode, such as `template`, where the file gives it.
  public var renderingMode: String?

  /// Makes a reference.
  public init(
    name: String, catalog: String? = nil, symbolScale: String? = nil, renderingMode: String? = nil
  ) {
    self.name = name
    self.catalog = catalog
    self.symbolScale = symbolScale
    self.renderingMode = renderingMode
  }
}

/// A property with its key and its place.
public struct IBProperty: Sendable {
  /// The key, such as `frame` or `backgroundColor`.
  public var key: String
  /// The value.
  public var value: IBValue
  /// The line in the file, from 1.
  public var line: Int

  /// Makes a property.
  public init(key: String, value: IBValue, line: Int) {
    self.key = key
    self.value = value
    self.line = line
  }
}

/// An attribute of an element, as the file spells it.
public struct IBAttribute: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The value, with character references resolved.
  public var value: String

  /// Makes an attribute.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

extension NSLayoutConstraint {
  /// How a visual format aligns views and which way it goes.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits: one for each attribute, and the direction.
    public let rawValue: UInt

    /// Makes options from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// All views have the same left edge.
    public static let alignAllLeft = FormatOptions(.left)
    /// All views have the same right edge.
    public static let alignAllRight = FormatOptions(.right)
    /// All views have the same top edge.
    public static let alignAllTop = FormatOptions(.top)
    /// All views have the same bottom edge.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// All views have the same edge where text starts.
    public static let alignAllLeading = FormatOptions(.leading)
    /// All views have the same edge where text ends.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// All views have the same centre from left to right.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// All views have the same centre from top to bottom.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// All views have the same last baseline.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// All views have the same first baseline.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// From where text starts to where it ends.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right, whatever the language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left, whatever the language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    fileprivate static let attributes: [Attribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
      .firstBaseline,
    ]
  }

  /// Makes constraints from a line of the visual format language, such as
  /// `H:|-[photo(60)]-(>=8)-[name]-|`.
  ///
  /// The format must be sound and name only what the dictionaries hold; `constraints(parsing:)`
  /// throws instead.
  ///
  /// - Parameters:
  ///   - format: The line.
  ///   - opts: How the views are aligned across the line, and which way it goes.
  ///   - metrics: Numbers by the names that the line uses, in points.
  ///   - views: Views and guides by the names that the line uses.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try constraints(parsing: format, options: opts, metrics: metrics, views: views)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Makes constraints from a line of the visual format language.
  ///
  /// - Throws: `VisualFormatError` for a line that is not of the format or names what is not there.
  public static func constraints(
    parsing format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let builder = VisualFormatBuilder(
      parsed: try VisualFormat(format), text: format, options: options, metrics: metrics ?? [:],
      views: views)
    return try builder.constraints()
  }
}

/// Makes the constraints of a parsed line.
@MainActor private struct VisualFormatBuilder {
  let parsed: VisualFormat
  let text: String
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  /// The gap between siblings where the line gives none, in points; to a superview it is the margin
  /// (Apple, "Visual Format Language").
  private static let standardGap: CGFloat = 8

  func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    var items: [AnyObject] = []
    for index in parsed.elements.indices {
      if case .view(let name, let predicates) = parsed.elements[index] {
        let item = try view(name)
        items.append(item)
        for predicate in predicates { made.append(try size(of: item, predicate)) }
      }
      if index > 0 { made += try gap(before: index) }
    }
    for attribute in NSLayoutConstraint.FormatOptions.attributes
    where options.rawValue & (1 << UInt(attribute.rawValue)) != 0 {
      for (first, second) in zip(items, items.dropFirst()) {
        made.append(
          NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: .equal, toItem: second,
            attribute: attribute, multiplier: 1, constant: 0))
      }
    }
    return made
  }

  private func view(_ name: String) throws(VisualFormatError) -> AnyObject {
    guard let found = views[name].map({ $0 as AnyObject }), found is any LayoutParticipant else {
      throw .unknownView(name, format: text)
    }
    return found
  }

  /// The view or guide at a place of the line; the superview of its neighbour for `|`.
  private func item(at index: Int, beside neighbour: Int) throws(VisualFormatError) -> AnyObject {
    switch parsed.elements[index] {
    case .view(let name, _): return try view(name)
    case .superview:
      guard case .view(let name, _) = parsed.elements[neighbour] else {
        throw .noSuperview(of: "", format: text)
      }
      let view = try view(name)
      let outer = (view as? UIView)?.superview ?? (view as? UILayoutGuide)?.owningView
      guard let outer else { throw .noSuperview(of: name, format: text) }
      return outer
    }
  }

  private func gap(before index: Int) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let near = try item(at: index - 1, beside: index)
    let far = try item(at: index, beside: index - 1)
    let isFromSuperview = parsed.elements[index - 1] == .superview
    let isToSuperview = parsed.elements[index] == .superview
    var predicates: [VisualFormat.Predicate]
    var usesMargin = false
    switch parsed.connections[index - 1] {
    case .flush: predicates = [VisualFormat.Predicate(length: .number(0))]
    case .predicates(let given): predicates = given
    case .standard:
      usesMargin = isFromSuperview || isToSuperview
      predicates = [
        VisualFormat.Predicate(length: .number(usesMargin ? 0 : Double(Self.standardGap)))
      ]
    }
    let edges = edges(fromMargin: usesMargin)
    // A line that goes from right to left has its distances the other way.
    let isReversed = parsed.axis == .horizontal && options.contains(.directionRightToLeft)
    var made: [NSLayoutConstraint] = []
    for predicate in predicates {
      let distance = CGFloat(try metric(predicate.length))
      let constraint = NSLayoutConstraint(
        item: isReversed ? near : far,
        attribute: isReversed
          ? (isFromSuperview ? edges.startOfSuperview : edges.end)
          : (isToSuperview ? edges.endOfSuperview : edges.start),
        relatedBy: predicate.relation, toItem: isReversed ? far : near,
        attribute: isReversed
          ? (isToSuperview ? edges.endOfSuperview : edges.start)
          : (isFromSuperview ? edges.startOfSuperview : edges.end),
        multiplier: 1, constant: distance)
      try prioritise(constraint, predicate)
      made.append(constraint)
    }
    return made
  }

  private struct Edges {
    var start: NSLayoutConstraint.Attribute
    var end: NSLayoutConstraint.Attribute
    var startOfSuperview: NSLayoutConstraint.Attribute
    var endOfSuperview: NSLayoutConstraint.Attribute
  }

  private func edges(fromMargin usesMargin: Bool) -> Edges {
    if parsed.axis == .vertical {
      return Edges(
        start: .top, end: .bottom, startOfSuperview: usesMargin ? .topMargin : .top,
        endOfSuperview: usesMargin ? .bottomMargin : .bottom)
    }
    if options.contains(.directionLeftToRight) {
      return Edges(
        start: .left, end: .right, startOfSuperview: usesMargin ? .leftMargin : .left,
        endOfSuperview: usesMargin ? .rightMargin : .right)
    }
    if options.contains(.directionRightToLeft) {
      return Edges(
        start: .right, end: .left, startOfSuperview: usesMargin ? .rightMargin : .right,
        endOfSuperview: usesMargin ? .leftMargin : .left)
    }
    return Edges(
      start: .leading, end: .trailing, startOfSuperview: usesMargin ? .leadingMargin : .leading,
      endOfSuperview: usesMargin ? .trailingMargin : .trailing)
  }

  private func size(
    of item: AnyObject, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = parsed.axis == .vertical ? .height : .width
    var other: AnyObject?
    if case .name(let name) = predicate.length, metrics[name] == nil, views[name] != nil {
      other = try view(name)
    }
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: predicate.relation, toItem: other,
      attribute: attribute, multiplier: 1,
      constant: other == nil ? CGFloat(try metric(predicate.length)) : 0)
    try prioritise(constraint, predicate)
    return constraint
  }

  private func prioritise(
    _ constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) {
    guard let priority = predicate.priority else { return }
    constraint.priority = UILayoutPriority(Float(try metric(priority)))
  }

  private func metric(_ length: VisualFormat.Length) throws(VisualFormatError) -> Double {
    switch length {
    case .number(let number): return number
    case .name(let name):
      switch metrics[name] {
      case let number as Double: return number
      case let number as CGFloat: return Double(number)
      case let number as Int: return Double(number)
      case let number as Float: return Double(number)
      case let number as NSNumber: return number.doubleValue
      default: throw .unknownMetric(name, format: text)
      }
    }
  }
}

/// What a view is and does, as assistive technologies tell it.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  /// What stands in a set.
  public typealias Element = AccessibilityTraits
  /// What a set literal holds.
  public typealias ArrayLiteralElement = AccessibilityTraits

  private var bits: UInt64

  private init(bits: UInt64) { self.bits = bits }

  /// Makes a set without traits.
  public init() { bits = 0 }

  /// It is a button.
  public static let isButton = AccessibilityTraits(bits: 1 << 0)
  /// It begins a section.
  public static let isHeader = AccessibilityTraits(bits: 1 << 1)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(bits: 1 << 2)
  /// It leads somewhere.
  public static let isLink = AccessibilityTraits(bits: 1 << 3)
  /// It is searched in.
  public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(bits: 1 << 5)
  /// It plays a sound of its own.
  public static let playsSound = AccessibilityTraits(bits: 1 << 6)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
  /// It is text that does not change.
  public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
  /// It sums up what is going on.
  public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
  /// It begins something that sounds.
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
  /// It takes touches itself.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
  /// It turns the page.
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
  /// Nothing behind it can be reached.
  public static let isModal = AccessibilityTraits(bits: 1 << 14)
  /// It turns something on and off.
  public static let isToggle = AccessibilityTraits(bits: 1 << 15)
  /// It is one of a row of tabs.
  public static let isTabBar = AccessibilityTraits(bits: 1 << 16)

  /// Whether all traits of another set stand in this one.
  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
  /// The traits of both sets.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }
  /// The traits that both sets hold.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }
  /// The traits that one of both sets holds.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }
  /// Adds traits.
  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }
  /// Takes traits out.
  @discardableResult public mutating func remove(
    _ member: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let found = bits & member.bits
    bits &= ~member.bits
    return found == 0 ? nil : AccessibilityTraits(bits: found)
  }
  /// Adds traits.
  @discardableResult public mutating func update(
    with newMember: AccessibilityTraits
  ) -> AccessibilityTraits? { insert(newMember).inserted ? nil : newMember }
  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  /// Keeps the traits of another set alone.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  /// Keeps the traits that one of both sets holds.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
}

/// What becomes of the views inside one that is told as a whole.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// They are not told.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They are told one by one.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They are told together.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What assistive technologies can ask a view to do.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String

  /// What a tap does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// To leave what is shown.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// To begin or pause.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// To show what can be done.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
  /// To delete.
  public static let delete = AccessibilityActionKind(name: "delete")

  private init(name: String) { self.name = name }
  /// An action with a name.
  public init(named name: Text) { self.name = "named" }
}

/// The way a value is moved.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

/// How deep a heading stands.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// Not stated.
  case unspecified
  /// First level.
  case h1
  /// Second level.
  case h2
  /// Third level.
  case h3
  /// Fourth level.
  case h4
  /// Fifth level.
  case h5
  /// Sixth level.
  case h6
}

/// What a text is, as it is spoken.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  /// Any text.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// A text that is shown.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Where a file stands.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// A message.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Cells.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// The parts of a pair that is told as a whole.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The label.
  case label
  /// What the label stands for.
  case content
}

/// The assistive technologies that move a focus of their own.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  /// What stands in a set.
  public typealias Element = AccessibilityTechnologies
  /// What a set literal holds.
  public typealias ArrayLiteralElement = AccessibilityTechnologies

  private var names: Set<String>

  /// Makes a set without technologies.
  public init() { names = [] }
  private init(_ name: String) { names = [name] }

  /// Reads screens aloud.
  public static let voiceOver = AccessibilityTechnologies("voiceOver")
  /// Works screens by switches.
  public static let switchControl = AccessibilityTechnologies("switchControl")

  /// Whether all of another set stand in this one.
  public func contains(_ member: AccessibilityTechnologies) -> Bool {
    member.names.isSubset(of: names)
  }
  /// Those of both sets.
  public func union(_ other: Self) -> Self {
    var copy = self
    copy.formUnion(other)
    return copy
  }
  /// Those that both sets hold.
  public func intersection(_ other: Self) -> Self {
    var copy = self
    copy.formIntersection(other)
    return copy
  }
  /// Those that one of both sets holds.
  public func symmetricDifference(_ other: Self) -> Self {
    var copy = self
    copy.formSymmetricDifference(other)
    return copy
  }
  /// Adds others.
  @discardableResult public mutating func insert(
    _ newMember: Self
  ) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    names.formUnion(newMember.names)
    return (isNew, newMember)
  }
  /// Takes others out.
  @discardableResult public mutating func remove(_ member: Self) -> Self? {
    let found = contains(member)
    names.subtract(member.names)
    return found ? member : nil
  }
  /// Adds others.
  @discardableResult public mutating func update(with newMember: Self) -> Self? {
    insert(newMember).inserted ? nil : newMember
  }
  /// Adds those of another set.
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  /// Keeps those of another set alone.
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  /// Keeps those that one of both sets holds.
  public mutating func formSymmetricDifference(_ other: Self) {
    names.formSymmetricDifference(other.names)
  }
}

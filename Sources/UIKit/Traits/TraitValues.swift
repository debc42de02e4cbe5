import Devices

/// The values of a trait collection, each stated or not.
struct TraitValues: UIMutableTraits, @unchecked Sendable {
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var system: SystemGeneration?
  /// The app's own traits.
  private var custom: [ObjectIdentifier: CustomTrait] = [:]

  private struct CustomTrait {
    var trait: UITrait
    var value: Any
  }

  init() {}

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let path = Self.path(of: trait) { return self[keyPath: path] }
      return custom[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
    }
    set {
      if let path = Self.path(of: trait) {
        self[keyPath: path] = newValue
      } else {
        custom[ObjectIdentifier(trait)] = CustomTrait(trait: trait, value: newValue)
      }
    }
  }

  /// Whether the collection states a trait.
  func states<T: UITraitDefinition>(_ trait: T.Type) -> Bool {
    if let path = Self.path(of: trait) {
      return !Self.areEqual(self[keyPath: path], T.defaultValue)
    }
    return custom[ObjectIdentifier(trait)] != nil
  }

  /// Takes back what the collection states of a trait.
  mutating func remove<T: UITraitDefinition>(_ trait: T.Type) {
    if let path = Self.path(of: trait) {
      self[keyPath: path] = T.defaultValue
    } else {
      custom[ObjectIdentifier(trait)] = nil
    }
  }

  /// Whether a trait has another value than in another collection.
  func differs<T: UITraitDefinition>(from other: TraitValues, in trait: T.Type) -> Bool {
    !Self.areEqual(self[trait], other[trait])
  }

  func changed(by mutations: UITraitMutations) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }

  func overridden(by other: TraitValues) -> TraitValues {
    var result = self
    if other.horizontalSizeClass != .unspecified {
      result.horizontalSizeClass = other.horizontalSizeClass
    }
    if other.verticalSizeClass != .unspecified {
      result.verticalSizeClass = other.verticalSizeClass
    }
    if other.userInterfaceIdiom != .unspecified {
      result.userInterfaceIdiom = other.userInterfaceIdiom
    }
    if other.userInterfaceStyle != .unspecified {
      result.userInterfaceStyle = other.userInterfaceStyle
    }
    if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { result.displayScale = other.displayScale }
    if other.preferredContentSizeCategory != .unspecified {
      result.preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if let system = other.system { result.system = system }
    result.custom.merge(other.custom) { $1 }
    return result
  }

  func hasDifferentColorAppearance(from other: TraitValues) -> Bool {
    if userInterfaceStyle != other.userInterfaceStyle { return true }
    for own in Array(custom.values) + Array(other.custom.values)
    where own.trait.affectsColorAppearance && differs(from: other, in: own.trait) {
      return true
    }
    return false
  }

  // MARK: Values of any type

  /// The place of a system trait; nil for the app's own.
  private static func path<T: UITraitDefinition>(
    of trait: T.Type
  ) -> WritableKeyPath<TraitValues, T.Value>? {
    let path: AnyKeyPath
    switch ObjectIdentifier(trait) {
    case ObjectIdentifier(UITraitHorizontalSizeClass.self): path = \TraitValues.horizontalSizeClass
    case ObjectIdentifier(UITraitVerticalSizeClass.self): path = \TraitValues.verticalSizeClass
    case ObjectIdentifier(UITraitUserInterfaceIdiom.self): path = \TraitValues.userInterfaceIdiom
    case ObjectIdentifier(UITraitUserInterfaceStyle.self): path = \TraitValues.userInterfaceStyle
    case ObjectIdentifier(UITraitLayoutDirection.self): path = \TraitValues.layoutDirection
    case ObjectIdentifier(UITraitDisplayScale.self): path = \TraitValues.displayScale
    case ObjectIdentifier(UITraitPreferredContentSizeCategory.self):
      path = \TraitValues.preferredContentSizeCategory
    default: return nil
    }
    return path as? WritableKeyPath<TraitValues, T.Value>
  }

  /// Values that can be compared are; objects are equal when they are the same; any other value
  /// counts as new each time.
  private static func areEqual(_ a: Any, _ b: Any) -> Bool {
    func equals<Value: Equatable>(_ a: Value) -> Bool { (b as? Value) == a }
    if let a = a as? any Equatable { return equals(a) }
    if type(of: a) is AnyClass, type(of: b) is AnyClass { return a as AnyObject === b as AnyObject }
    return false
  }
}

extension TraitValues: Equatable {
  static func == (a: TraitValues, b: TraitValues) -> Bool {
    guard
      a.horizontalSizeClass == b.horizontalSizeClass
        && a.verticalSizeClass == b.verticalSizeClass
        && a.userInterfaceIdiom == b.userInterfaceIdiom
        && a.userInterfaceStyle == b.userInterfaceStyle && a.layoutDirection == b.layoutDirection
        && a.displayScale == b.displayScale
        && a.preferredContentSizeCategory == b.preferredContentSizeCategory
        && a.system == b.system && a.custom.count == b.custom.count
    else { return false }
    return a.custom.allSatisfy { key, own in
      b.custom[key].map { areEqual(own.value, $0.value) } ?? false
    }
  }
}

/// The traits that a view or controller states for itself and all below it, whatever its
/// surroundings are.
public struct UITraitOverrides: UIMutableTraits {
  var values = TraitValues()

  init() {}

  /// A trait's value; the trait's default where it is not overridden.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.states(trait) }

  /// Takes an override back.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}

extension UITraitCollection {
  /// This collection with overrides put over it.
  func overridden(by overrides: UITraitOverrides?) -> UITraitCollection {
    guard let overrides else { return self }
    return UITraitCollection(values.overridden(by: overrides.values))
  }
}

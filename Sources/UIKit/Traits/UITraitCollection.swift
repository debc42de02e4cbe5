import Devices
import Synchronization

/// What an environment is like: size classes, idiom, scale, text size, direction, style, and traits
/// of the app's own.
///
/// A collection may leave traits unspecified; views always get a full one.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues

  init(_ values: TraitValues) { self.values = values }

  package convenience init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified, displayScale: CGFloat = 0,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
    system: SystemGeneration? = nil
  ) {
    var values = TraitValues()
    values.horizontalSizeClass = horizontalSizeClass
    values.verticalSizeClass = verticalSizeClass
    values.userInterfaceIdiom = userInterfaceIdiom
    values.userInterfaceStyle = userInterfaceStyle
    values.layoutDirection = layoutDirection
    values.displayScale = displayScale
    values.preferredContentSizeCategory = preferredContentSizeCategory
    values.system = system
    self.init(values)
  }

  // MARK: Making

  /// Makes a collection with nothing stated.
  public override convenience init() { self.init(TraitValues()) }

  /// Makes a collection that states what a closure sets.
  public convenience init(mutations: UITraitMutations) {
    self.init(TraitValues().changed(by: mutations))
  }

  /// Makes a collection that states the room from left to right alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Makes a collection that states the room from top to bottom alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Makes a collection that states the kind of device alone.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }

  /// Makes a collection that states light or dark alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Makes a collection that states the direction of text alone.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Makes a collection that states the pixels per point alone.
  public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }

  /// Makes a collection that states the Dynamic Type size alone.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Makes a collection in which later collections' stated traits win.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// The traits that a configuration gives to a window.
  convenience init(_ configuration: Configuration) {
    var values = TraitValues()
    values.horizontalSizeClass = configuration.horizontalSizeClass == .compact ? .compact : .regular
    values.verticalSizeClass = configuration.verticalSizeClass == .compact ? .compact : .regular
    values.userInterfaceIdiom = configuration.device.idiom == .pad ? .pad : .phone
    values.userInterfaceStyle = .light
    values.layoutDirection = configuration.direction == .rightToLeft ? .rightToLeft : .leftToRight
    values.displayScale = CGFloat(configuration.displayScale)
    values.preferredContentSizeCategory = UIContentSizeCategory(configuration.contentSizeCategory)
    values.system = configuration.system
    if let edge = configuration.verticalBarEdge {
      values[UITraitVerticalBarEdge.self] = UIVerticalBarEdge(edge)
    }
    self.init(values)
  }

  /// This collection with what a closure changes.
  public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(values.changed(by: mutations))
  }

  /// This collection with one trait replaced.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection
  {
    var changed = values
    changed[trait] = value
    return UITraitCollection(changed)
  }

  // MARK: Traits

  /// The room from left to right.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The direction of text.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels per point; 0 is unspecified.
  public var displayScale: CGFloat { values.displayScale }
  /// The Dynamic Type size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// The system generation that metrics are taken from.
  package var system: SystemGeneration { values.system ?? .newest }

  /// A trait's value; the trait's default where the collection does not state it.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  // MARK: Comparing

  /// This collection with what another one states put over it.
  func overridden(by other: UITraitCollection) -> UITraitCollection {
    UITraitCollection(values.overridden(by: other.values))
  }

  /// Whether every trait that `trait` states has the same value here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return overridden(by: trait) == self
  }

  /// Whether colours may look different than in another collection: by light or dark, or by a trait
  /// of the app's own that says so.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return values.hasDifferentColorAppearance(from: traitCollection.values)
  }

  /// Whether all traits are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  /// Equal collections have equal values.
  public override var hash: Int {
    horizontalSizeClass.rawValue &+ 4 &* verticalSizeClass.rawValue
      &+ preferredContentSizeCategory.hashValue
  }

  // MARK: Surroundings

  /// The traits of the app's surroundings, from which fonts of text styles take their size where no
  /// traits are given: those of the window that was configured last.
  public static var current: UITraitCollection {
    get { currentTraits.withLock { $0 } ?? fallback }
    set { currentTraits.withLock { $0 = newValue } }
  }
  private static let currentTraits = Mutex<UITraitCollection?>(nil)

  /// Runs a closure with this collection as the surroundings' traits.
  public func performAsCurrent(_ actions: () -> Void) {
    let old = Self.currentTraits.withLock { $0 }
    Self.current = self
    actions()
    Self.currentTraits.withLock { $0 = old }
  }

  /// What views and controllers have before they are shown: those of the window being launched.
  @MainActor static var initial: UITraitCollection { UIApplication.shared.launchTraits ?? fallback }

  /// What there is outside any window: a phone's traits at the default text size.
  static let fallback = UITraitCollection(
    horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceIdiom: .phone,
    userInterfaceStyle: .light, layoutDirection: .leftToRight, displayScale: 2,
    preferredContentSizeCategory: .large)
}

/// Something that has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Tells that traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

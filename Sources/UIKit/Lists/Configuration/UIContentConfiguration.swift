/// What a content view shows and how, as a value.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Makes a view that shows the content.
  func makeContentView() -> UIView & UIContentView
  /// The configuration for another state of its cell or view.
  func updated(for state: UIConfigurationState) -> Self
}

/// A view that shows what a configuration holds.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  /// What the view shows.
  var configuration: UIContentConfiguration { get set }
  /// Whether the view can show another configuration.
  func supports(_ configuration: UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the other configuration is of the type that the view shows.
  public func supports(_ configuration: UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state of a cell or view that configurations depend on.
@preconcurrency @MainActor public protocol UIConfigurationState {
  /// The traits.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a header, a footer or another view.
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether the view cannot be used.
  public var isDisabled = false
  /// Whether the view is touched.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view is what the keyboard acts on.
  public var isFocused = false
  /// Whether the view is pinned over what scrolls.
  public var isPinned = false

  /// Makes a state in which nothing is special.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether the cell cannot be used.
  public var isDisabled = false
  /// Whether the cell is touched.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is what the keyboard acts on.
  public var isFocused = false
  /// Whether the cell is edited.
  public var isEditing = false
  /// Whether what the cell holds is shown below it.
  public var isExpanded = false
  /// Whether the cell is swiped aside.
  public var isSwiped = false
  /// Whether the cell is being reordered.
  public var isReordering = false
  /// Whether the cell is pinned over what scrolls.
  public var isPinned = false

  /// Makes a state in which nothing is special.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

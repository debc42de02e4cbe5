import LayoutTree

/// A map, as far as layout sees one: a box that asks for no size.
@preconcurrency @MainActor open class MKMapView: UIView {
  /// Makes a map.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a map from an Interface Builder file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func describe(into node: inout LayoutNode) {
    super.describe(into: &node)
    node.kind = .map
  }
}

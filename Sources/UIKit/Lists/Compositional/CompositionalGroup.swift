/// Where the elements of one group lie, in the group's coordinates, for text from left to right.
struct CompositionalGroup {
  /// One item's element.
  struct Leaf {
    var frame: CGRect
    var zIndex = 0
    var isWidthEstimated = false
    var isHeightEstimated = false
    /// What a self-sizing element may measure at most along estimated axes.
    var limit = CGSize.zero
  }

  /// A view that hangs at an element or a group.
  struct Hanging {
    var item: NSCollectionLayoutSupplementaryItem
    /// The number of the element, counted in the group; of a group, that of its first one.
    var leaf: Int
    var frame: CGRect
  }

  var leaves: [Leaf] = []
  var hanging: [Hanging] = []
  /// The group's size, without the gaps outside of it.
  var size = CGSize.zero

  /// Takes in what lies in a part of the group.
  mutating func add(_ part: CompositionalGroup, at origin: CGPoint) {
    let first = leaves.count
    for leaf in part.leaves {
      var leaf = leaf
      leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
      leaves.append(leaf)
    }
    for view in part.hanging {
      var view = view
      view.leaf += first
      view.frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
      hanging.append(view)
    }
  }
}

extension CGSize {
  /// The extent along an axis.
  subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

extension CGPoint {
  /// The coordinate along an axis.
  subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }
}

extension NSLayoutConstraint.Axis {
  /// The other axis.
  var across: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}

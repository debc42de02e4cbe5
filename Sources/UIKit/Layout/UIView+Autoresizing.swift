import AutoLayout

extension UIView {
  /// The constraints that stand for the view's mask at its present frame.
  ///
  /// Each distance that stretches takes its share of the superview's growth, so that the constraints
  /// and the mask agree at every size.
  func autoresizingConstraints(
    item: LayoutItem, outer: LayoutItem, superviewSize size: CGSize
  ) -> [LayoutConstraint] {
    let rect = alignmentRect(forFrame: frame)
    let outset = superview?.alignmentRectInsets ?? .zero
    var made: [LayoutConstraint] = []
    for isHorizontal in [true, false] {
      let axis = autoresizingAxis(horizontal: isHorizontal, frame: rect, superviewSize: size)
      let extent = isHorizontal ? size.width : size.height
      let edge: LayoutAttribute = isHorizontal ? .left : .top
      let farEdge: LayoutAttribute = isHorizontal ? .right : .bottom
      let dimension: LayoutAttribute = isHorizontal ? .width : .height
      // What lies in a scroll view hangs on its content area, which does not follow its bounds.
      let before = outer.contentArea == nil ? axis.shares.before : 0
      let share = axis.shares.extent
      let place =
        before == 0
        ? try? LayoutConstraint(
          item, edge, .equal, outer, edge,
          constant: Double(axis.before - (isHorizontal ? outset.left : outset.top)),
          origin: .autoresizing)
        : try? LayoutConstraint(
          item, edge, .equal, outer, farEdge, multiplier: Double(before),
          constant: Double(axis.before - before * extent), origin: .autoresizing, container: outer)
      let length =
        share == 0
        ? try? LayoutConstraint(
          item, dimension, .equal, constant: Double(max(0, axis.extent)), origin: .autoresizing)
        : try? LayoutConstraint(
          item, dimension, .equal, outer, dimension, multiplier: Double(share),
          constant: Double(axis.extent - share * extent), origin: .autoresizing)
      for constraint in [place, length] {
        guard let constraint else { continue }
        constraint.owner = self
        made.append(constraint)
      }
    }
    return made
  }
}

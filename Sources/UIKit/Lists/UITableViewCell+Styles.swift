import InterfaceBuilder

extension UITableViewCell {
  /// The height that a cell of a style asks for; nil for a cell whose content is its own.
  func styleHeight(width: CGFloat) -> CGFloat? { nil }

  /// Places the texts and the image of a cell of a style.
  func placeStyleParts() {}

  /// Finds the texts and the image of a cell of a style among the content's views.
  func decodeStyle(_ object: NibObject, from nib: NibCoder) {}
}

import InterfaceBuilder

extension UITableViewCell {
  /// Takes up the cell's own views.
  func decodeCell(_ object: NibObject, from nib: NibCoder) {
    if let content = object.contentView, let view = nib.makeView(content, in: bounds.size) {
      adopt(view)
    }
    if let description = object.member("accessoryView") {
      accessoryView = nib.makeView(description, in: bounds.size)
    }
    if let description = object.member("backgroundView") {
      backgroundView = nib.makeView(description, in: bounds.size)
    }
    if let description = object.member("selectedBackgroundView") {
      selectedBackgroundView = nib.makeView(description, in: bounds.size)
    }
    decodeStyle(object, from: nib)
  }

  /// Takes up plain values.
  func decodeCellValues(_ object: NibObject) {
    if let value = object.attribute("reuseIdentifier") { reuseIdentifier = value }
    if let value = object.attribute("accessoryType") { accessoryType = AccessoryType(nib: value) }
    if let value = object.attribute("editingAccessoryType") {
      editingAccessoryType = AccessoryType(nib: value)
    }
    if object.attribute("selectionStyle") == "none" { selectionStyle = .none }
    if let value = object.int("indentationLevel") { indentationLevel = value }
    if let value = object.double("indentationWidth") { indentationWidth = CGFloat(value) }
    if let value = object.double("rowHeight"), value > 0 { fileRowHeight = CGFloat(value) }
    if let insets = object.insets("separatorInset") {
      ownSeparatorInset = UIEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
    style = CellStyle(nib: object.attribute("style"))
  }
}

extension UITableViewCell.AccessoryType {
  init(nib name: String) {
    self =
      switch name {
      case "disclosureIndicator": .disclosureIndicator
      case "detailDisclosureButton": .detailDisclosureButton
      case "checkmark": .checkmark
      case "detailButton": .detailButton
      default: .none
      }
  }
}

extension UITableViewCell.CellStyle {
  /// The style of a file; nil for a cell whose content is its own.
  init?(nib name: String?) {
    switch name {
    case "IBUITableViewCellStyleDefault": self = .default
    case "IBUITableViewCellStyleValue1": self = .value1
    case "IBUITableViewCellStyleValue2": self = .value2
    case "IBUITableViewCellStyleSubtitle": self = .subtitle
    default: return nil
    }
  }
}

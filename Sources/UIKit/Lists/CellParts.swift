import LayoutTree

/// A symbol at the trailing edge of a cell.
final class CellSymbolView: UIView {
  /// The symbol's name.
  let symbol: String

  /// Makes a view of the symbol's size at 17 points.
  init(symbol: String) {
    self.symbol = symbol
    let size =
      switch symbol {
      case "info.circle": CGSize(width: 20.5, height: 20.5)
      case "checkmark": CGSize(width: 17.5, height: 15)
      default: CGSize(width: 8.5, height: 14)
      }
    super.init(frame: CGRect(origin: .zero, size: size))
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    symbol = ""
    super.init(coder: coder)
  }

  override func describe(into node: inout LayoutNode) {
    node.kind = .image
    let isTinted = symbol != "chevron.right"
    let color = isTinted ? tintColor ?? .systemBlue : UIColor(white: 0.78, alpha: 1)
    node.image = ImageContent(
      name: symbol, isSymbol: true,
      frame: LayoutRect(
        x: 0, y: 0, width: Double(bounds.width), height: Double(bounds.height)),
      tint: color.resolved(traits.userInterfaceStyle))
  }
}

/// The line below a cell.
final class CellSeparatorView: UIView {
  override func describe(into node: inout LayoutNode) { node.kind = .separator }
}

import LayoutTree

/// The measures and colours of contact sheets, in points of the sheet.
enum SheetStyle {
  static let margin = 40.0
  static let padding = 28.0
  static let cardGap = 24.0
  static let cellGap = 36.0
  static let lineGap = 36.0
  static let leastWidth = 720.0
  static let leastCellWidth = 132.0

  static let page = LayoutColor(hex: 0xF3F3F6)
  static let card = LayoutColor(hex: 0xFFFFFF)
  static let cardEdge = LayoutColor(hex: 0x000000, alpha: 0.06)
  static let ink = LayoutColor(hex: 0x1D1D1F)
  static let gray = LayoutColor(hex: 0x6E6E73)
  static let line = LayoutColor(hex: 0x000000, alpha: 0.09)
  static let bezel = LayoutColor(hex: 0x1B1B1F)
  static let bezelEdge = LayoutColor(hex: 0x4A4A50)
  static let desk = LayoutColor(hex: 0xD9DCE5)
  static let error = LayoutColor(hex: 0xE0322B)
  static let warning = LayoutColor(hex: 0xE08600)
  static let success = LayoutColor(hex: 0x2B9A57)

  static func font(_ size: Double, _ weight: String = "regular") -> FontSummary {
    FontSummary(weight: weight, pointSize: size)
  }
}

/// The light, normal-contrast values of the system colours that a file may name without giving
/// components.
///
/// Files since Xcode 12 list the value of each system colour among their resources, which comes first;
/// the table serves earlier files. Values: Apple's Human Interface Guidelines, Color, system colours of
/// iOS in light appearance, in 1/255.
enum IBSystemColors {
  static func components(of name: String) -> IBColor.Components? {
    table[name]
  }

  private static func rgb(
    _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1
  ) -> IBColor.Components {
    IBColor.Components(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  private static let table: [String: IBColor.Components] = [
    "blackColor": rgb(0, 0, 0),
    "darkGrayColor": IBColor.Components(white: 1.0 / 3),
    "lightGrayColor": IBColor.Components(white: 2.0 / 3),
    "whiteColor": rgb(255, 255, 255),
    "grayColor": IBColor.Components(white: 0.5),
    "redColor": rgb(255, 0, 0),
    "greenColor": rgb(0, 255, 0),
    "blueColor": rgb(0, 0, 255),
    "cyanColor": rgb(0, 255, 255),
    "yellowColor": rgb(255, 255, 0),
    "magentaColor": rgb(255, 0, 255),
    "orangeColor": IBColor.Components(red: 1, green: 0.5, blue: 0),
    "purpleColor": IBColor.Components(red: 0.5, green: 0, blue: 0.5),
    "brownColor": IBColor.Components(red: 0.6, green: 0.4, blue: 0.2),
    "clearColor": rgb(0, 0, 0, 0),
    "darkTextColor": rgb(0, 0, 0),
    "lightTextColor": rgb(255, 255, 255, 0.6),
    "groupTableViewBackgroundColor": rgb(242, 242, 247),
    "tableCellGroupedTextColor": rgb(0, 0, 0),
    "labelColor": rgb(0, 0, 0),
    "secondaryLabelColor": rgb(60, 60, 67, 0.6),
    "tertiaryLabelColor": rgb(60, 60, 67, 0.3),
    "quaternaryLabelColor": rgb(60, 60, 67, 0.18),
    "placeholderTextColor": rgb(60, 60, 67, 0.3),
    "linkColor": rgb(0, 122, 255),
    "separatorColor": rgb(60, 60, 67, 0.29),
    "opaqueSeparatorColor": rgb(198, 198, 200),
    "systemBackgroundColor": rgb(255, 255, 255),
    "secondarySystemBackgroundColor": rgb(242, 242, 247),
    "tertiarySystemBackgroundColor": rgb(255, 255, 255),
    "systemGroupedBackgroundColor": rgb(242, 242, 247),
    "secondarySystemGroupedBackgroundColor": rgb(255, 255, 255),
    "tertiarySystemGroupedBackgroundColor": rgb(242, 242, 247),
    "systemFillColor": rgb(120, 120, 128, 0.2),
    "secondarySystemFillColor": rgb(120, 120, 128, 0.16),
    "tertiarySystemFillColor": rgb(118, 118, 128, 0.12),
    "quaternarySystemFillColor": rgb(116, 116, 128, 0.08),
    "systemRedColor": rgb(255, 59, 48),
    "systemOrangeColor": rgb(255, 149, 0),
    "systemYellowColor": rgb(255, 204, 0),
    "systemGreenColor": rgb(52, 199, 89),
    "systemMintColor": rgb(0, 199, 190),
    "systemTealColor": rgb(48, 176, 199),
    "systemCyanColor": rgb(50, 173, 230),
    "systemBlueColor": rgb(0, 122, 255),
    "systemIndigoColor": rgb(88, 86, 214),
    "systemPurpleColor": rgb(175, 82, 222),
    "systemPinkColor": rgb(255, 45, 85),
    "systemBrownColor": rgb(162, 132, 94),
    "systemGrayColor": rgb(142, 142, 147),
    "systemGray2Color": rgb(174, 174, 178),
    "systemGray3Color": rgb(199, 199, 204),
    "systemGray4Color": rgb(209, 209, 214),
    "systemGray5Color": rgb(229, 229, 234),
    "systemGray6Color": rgb(242, 242, 247),
  ]
}

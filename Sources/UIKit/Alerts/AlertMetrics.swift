/// The sizes of an alert's parts, in points, by generation.
///
/// From iOS 26 they are measured: twenty alerts on an iPhone 16 with iOS 26.1 (openuikit,
/// `UIAlertController.swift`). Those before are the figures of SDCAlertView, which rebuilds the classic
/// alert; its buttons are 44 high and its sheet's 57.
struct AlertMetrics {
  /// The alert's width.
  var width: CGFloat
  var cornerRadius: CGFloat
  /// The distance of the texts from the sides, and of the first from the top.
  var textInset: CGFloat
  var top: CGFloat
  /// The gap between title and message.
  var gap: CGFloat
  /// What follows the texts: both of them, and one alone.
  var bottom: CGFloat
  var bottomOfOne: CGFloat
  /// The gap before the first text field, the field's height, its distance from the sides, and what
  /// follows the last.
  var fieldGap: CGFloat
  var fieldHeight: CGFloat
  var fieldInset: CGFloat
  var fieldBottom: CGFloat
  /// The distance of buttons from the sides, the top of their part and the bottom.
  var padding: CGFloat
  var buttonHeight: CGFloat
  var spacing: CGFloat
  var buttonCornerRadius: CGFloat
  /// Whether one text alone has a font of its own and stands in the middle while two stand at the side.
  var isLeading: Bool
  /// Whether an action sheet stands at the bottom, its cancel button apart.
  var sheetIsAtBottom: Bool

  static let glass = AlertMetrics(
    width: 320, cornerRadius: 34, textInset: 30, top: 22, gap: 7 + 2.0 / 3, bottom: 4 + 1.0 / 3,
    bottomOfOne: 4, fieldGap: 16 + 1.0 / 3, fieldHeight: 48, fieldInset: 15, fieldBottom: 4,
    padding: 16, buttonHeight: 48, spacing: 8, buttonCornerRadius: 24, isLeading: true,
    sheetIsAtBottom: false)

  /// SDCAlertView: 270 wide, padding 19, 15, 18.5 and 15, 4 between labels, buttons of 44. A field is
  /// 24 high there.
  static let classic = AlertMetrics(
    width: 270, cornerRadius: 13, textInset: 15, top: 19, gap: 4, bottom: 18.5, bottomOfOne: 18.5,
    fieldGap: 18.5, fieldHeight: 24, fieldInset: 15, fieldBottom: 15, padding: 0, buttonHeight: 44,
    spacing: 0, buttonCornerRadius: 0, isLeading: false, sheetIsAtBottom: true)

  /// The height of a button in a classic sheet, and the sheet's distance from the edges and between
  /// its parts (the height: SDCAlertView; 8 is the classic sheet's margin, stated by no page).
  static let sheetButtonHeight: CGFloat = 57
  static let sheetMargin: CGFloat = 8
}

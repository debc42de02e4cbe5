/// What controls add to their text and images in one generation of the system, in points.
///
/// Figures are derived from frames saved in public Interface Builder files, as each doc comment
/// shows; no source states one that differs between generations.
public struct ControlMetrics: Hashable, Sendable {
  /// What a button adds above and below its content, together, where the app sets no insets: 12. A
  /// title of 15 points is 18 high and its button 30; of 50 points 60 and 72.
  public let buttonVerticalPadding = 12.0
  /// A detail disclosure, info or add-contact button: 25 by 24 (22 square before iOS 13).
  public let detailButtonSize = Size(width: 25, height: 24)
  /// A close button: 30 square.
  public let closeButtonSize = Size(width: 30, height: 30)
  /// The insets of a configured button of mini or small size: a line of 15 points, 17.9, in 28
  /// (measured on a device with iOS 27, Tembeon/morph).
  public let smallButtonInsets = Insets(top: 5, left: 10, bottom: 5, right: 10)
  /// The insets of a configured button of medium size: "Button" in 17 points, 51 by 20.3, is saved
  /// as 75 by 35 or 34.33.
  public let mediumButtonInsets = Insets(top: 7, left: 12, bottom: 7, right: 12)
  /// The insets of a configured button of large size: a line of 17 points, 20.3, in 50 (measured on
  /// a device with iOS 27, Tembeon/morph).
  public let largeButtonInsets = Insets(top: 15, left: 20, bottom: 15, right: 20)
  /// The distance of a rounded or bezelled text field's text from either side: 7.
  public let textFieldInset = 7.0
  /// What a rounded text field adds above and below its line, together: 14 points of font are 17
  /// high and their field 34.
  public let roundedTextFieldVerticalPadding = 17.0
  /// What a bezelled text field, or one with a line round it, adds to its line: 5 and 2.
  public let bezelTextFieldVerticalPadding = 5.0
  /// A text field's clear button: 19 square.
  public let clearButtonSize = 19.0
  /// The distance of a clear button from the field's edge.
  public let clearButtonInset = 5.0
  /// The size of a segment's title, in points of font: 13.
  public let segmentFontSize = 13.0
  /// What the widest title of a segmented control has beside it, together.
  public let segmentPadding = 20.0
  /// The insets of a compact date picker's parts: a line of 17 points, 20.3, in 34.33.
  public let compactDatePickerInsets = Insets(top: 7, left: 12, bottom: 7, right: 12)
  /// The space between the date and the time of a compact date picker.
  public let compactDatePickerSpacing = 8.0
  /// An inline date picker: a month with its title.
  public let inlineDatePickerSize = Size(width: 320, height: 330)
  /// What an inline date picker adds for the time below the month.
  public let inlineDatePickerTimeHeight = 52.0
  /// A colour well: 28 square.
  public let colorWellSize = Size(width: 28, height: 28)
  /// A scope bar below a search bar: a search bar of 56 with one is 100.
  public let scopeBarHeight = 44.0

  /// The metrics of a generation.
  public static func metrics(for system: SystemGeneration) -> ControlMetrics { ControlMetrics() }
}

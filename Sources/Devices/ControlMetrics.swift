/// What controls measure, and what they add to their text and images, in points.
///
/// Figures are derived from frames saved in public Interface Builder files, as each doc comment
/// shows; those that `SystemMetrics` holds are taken from there.
public struct ControlMetrics: Hashable, Sendable {
  /// What a button adds above and below its content, together, where the app sets no insets: 12. A
  /// title of 15 points is 18 high and its button 30; of 50 points 60 and 72.
  public private(set) var buttonVerticalPadding = 12.0
  /// A detail disclosure, info or add-contact button: 25 by 24; 22 square before iOS 13.
  public private(set) var detailButtonSize = Size(width: 25, height: 24)
  /// A close button: 30 square.
  public private(set) var closeButtonSize = Size(width: 30, height: 30)
  /// The insets of a configured button of mini or small size: a line of 15 points, 17.9, in 28
  /// (measured on a device with iOS 27, Tembeon/morph).
  public private(set) var smallButtonInsets = Insets(top: 5, left: 10, bottom: 5, right: 10)
  /// The insets of a configured button of medium size: "Button" in 17 points, 51 by 20.3, is saved
  /// as 75 by 35 or 34.33.
  public private(set) var mediumButtonInsets = Insets(top: 7, left: 12, bottom: 7, right: 12)
  /// The insets of a configured button of large size: a line of 17 points, 20.3, in 50 (measured on
  /// a device with iOS 27, Tembeon/morph).
  public private(set) var largeButtonInsets = Insets(top: 15, left: 20, bottom: 15, right: 20)
  /// A rounded text field's least height: 34; 30 before iOS 13.
  public private(set) var textFieldHeight: Double
  /// The distance of a rounded or bezelled text field's text from either side: 7.
  public private(set) var textFieldInset = 7.0
  /// What a rounded text field adds above and below its line, together: 13, which for 17 points
  /// gives the least height; 9 before iOS 13.
  public private(set) var roundedTextFieldPadding = 13.0
  /// What a bezelled text field, or one with a line round it, adds to its line, together. No source
  /// states it.
  public private(set) var bezelTextFieldPadding = 5.0
  /// A text field's clear button: 19 square.
  public private(set) var clearButtonSize = 19.0
  /// The distance of a clear button from the field's edge.
  public private(set) var clearButtonInset = 5.0
  /// A segmented control's frame height: 32; 29 before iOS 13.
  public private(set) var segmentedControlHeight: Double
  /// The size of a segment's title, in points of font: 13.
  public private(set) var segmentFontSize = 13.0
  /// What a segment adds to its title's width, in whole points: 20; 14 before iOS 13. "Top", "Bottom"
  /// and "Center" are saved as 194: three times 44 and 20, and two separators.
  public private(set) var segmentPadding = 20.0
  /// The width of a separator between two segments.
  public private(set) var segmentSeparator = 1.0
  /// A stepper: 94 by 32; 29 high before iOS 13.
  public private(set) var stepperSize: Size
  /// A progress view's height: 4; 2 before iOS 13.
  public private(set) var progressViewHeight: Double
  /// The insets of a compact date picker's parts: a line of 17 points, 20.3, in 34.33.
  public private(set) var compactDatePickerInsets = Insets(top: 7, left: 12, bottom: 7, right: 12)
  /// The space between the date and the time of a compact date picker.
  public private(set) var compactDatePickerSpacing = 8.0
  /// An inline date picker: a month with its title.
  public private(set) var inlineDatePickerSize = Size(width: 320, height: 330)
  /// What an inline date picker adds for the time below the month.
  public private(set) var inlineDatePickerTimeHeight = 52.0
  /// A colour well: 28 square.
  public private(set) var colorWellSize = Size(width: 28, height: 28)
  /// A scope bar below a search bar: a search bar of 56 with one is saved as 100.
  public private(set) var scopeBarHeight = 44.0
  /// The distance of a search bar's field from the bar's edges.
  public private(set) var searchFieldInset = 8.0
  /// The distance of a search bar's text from its field's edge, past the magnifying glass.
  public private(set) var searchTextInset = 30.0

  private init(_ metrics: SystemMetrics) {
    textFieldHeight = metrics.roundedTextFieldHeight
    segmentedControlHeight = metrics.segmentedControlHeight
    stepperSize = metrics.stepperSize
    progressViewHeight = metrics.progressViewHeight
  }

  /// The metrics of a generation.
  ///
  /// - Parameter designTools: The tools version of the file whose design is shown, or nil for a
  ///   device: until Xcode 11 (tools 14810), Interface Builder showed the controls of iOS 12 and
  ///   before.
  public static func metrics(
    for system: SystemGeneration, designTools: Int? = nil
  ) -> ControlMetrics {
    var metrics = ControlMetrics(.metrics(for: system))
    guard let designTools, designTools > 0, designTools < 14810 else { return metrics }
    metrics.detailButtonSize = Size(width: 22, height: 22)
    metrics.textFieldHeight = 30
    metrics.roundedTextFieldPadding = 9
    metrics.segmentedControlHeight = 29
    metrics.segmentPadding = 14
    metrics.stepperSize = Size(width: 94, height: 29)
    metrics.progressViewHeight = 2
    return metrics
  }
}

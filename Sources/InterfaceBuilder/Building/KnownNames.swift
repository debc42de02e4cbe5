/// Names of the format that this module knows.
enum KnownNames {
  /// Attributes of objects that hold numbers.
  static let numericAttributes: Set<String> = [
    "alpha", "estimatedRowHeight", "estimatedSectionFooterHeight", "estimatedSectionHeaderHeight",
    "horizontalCompressionResistancePriority", "horizontalHuggingPriority", "imagePadding",
    "indentationLevel", "indentationWidth", "maxValue", "maximumValue", "maximumZoomScale",
    "minValue", "minimumFontSize", "minimumInteritemSpacing", "minimumLineSpacing",
    "minimumScaleFactor", "minimumValue", "minimumZoomScale", "numberOfLines", "numberOfPages",
    "placeholderIntrinsicHeight", "placeholderIntrinsicWidth", "preferredMaxLayoutWidth",
    "progress", "rowHeight", "sectionFooterHeight", "sectionHeaderHeight", "selectedSegmentIndex",
    "spacing", "stepValue", "titlePadding", "verticalCompressionResistancePriority",
    "verticalHuggingPriority",
  ]
}

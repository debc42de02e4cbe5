/// The places of a split view controller's columns where the width is regular.
@preconcurrency @MainActor package struct SplitGeometry {
  /// Which columns are shown.
  let mode: UISplitViewController.DisplayMode
  /// The primary column's width, shown or not, in points.
  let primaryWidth: CGFloat
  /// The columns shown with their frames, back to front.
  private(set) var frames: [(column: UISplitViewController.Column, frame: CGRect)] = []

  /// The share of the width that a primary column takes where the app does not say: two fifths, at
  /// most 320 points (the limit: useyourloaf.com, "Change the Width of the Master View"; every iPad
  /// reaches it, so that the share matters on phones only).
  package static let automaticFraction: CGFloat = 0.4
  /// The greatest automatic width of a sidebar, in points.
  package static let automaticMaximum: CGFloat = 320

  init(_ controller: UISplitViewController, size: CGSize) {
    let automatic = UISplitViewController.automaticDimension
    func value(_ width: CGFloat) -> CGFloat? { width == automatic ? nil : width }
    let fraction =
      value(controller.preferredPrimaryColumnWidthFraction) ?? Self.automaticFraction
    let wanted =
      value(controller.preferredPrimaryColumnWidth)
      ?? size.width * max(0, min(1, fraction))
    let most = value(controller.maximumPrimaryColumnWidth) ?? Self.automaticMaximum
    let least = value(controller.minimumPrimaryColumnWidth) ?? 0
    let limited = min(max(min(wanted, most), least), size.width)
    let scale = controller.traitCollection.displayScale
    primaryWidth = limited.rounded(toPixelsAt: max(1, scale))
    let hasSupplementary = controller.viewController(for: .supplementary) != nil
    mode = Self.mode(
      preferred: controller.modeOfExpansion ?? controller.preferredDisplayMode, size: size,
      hasSupplementary: hasSupplementary)
    let supplementary = min(
      value(controller.preferredSupplementaryColumnWidth) ?? primaryWidth, size.width)
    place(
      controller, size: size, supplementary: hasSupplementary ? supplementary : 0,
      scale: max(1, scale))
  }

  /// The mode shown: what the app asks for; by itself a sidebar stands beside the content where the
  /// window is wider than high, and is hidden where it is higher than wide, as on an upright iPad and
  /// in the half of a 12.9-inch one (commandshift.co.uk, "Understanding split view controller").
  private static func mode(
    preferred: UISplitViewController.DisplayMode, size: CGSize, hasSupplementary: Bool
  ) -> UISplitViewController.DisplayMode {
    guard preferred == .automatic else { return preferred }
    if size.width > size.height { return .oneBesideSecondary }
    return hasSupplementary ? .oneBesideSecondary : .secondaryOnly
  }

  private mutating func place(
    _ controller: UISplitViewController, size: CGSize, supplementary: CGFloat, scale: CGFloat
  ) {
    let hasSupplementary = supplementary > 0
    var sidebars: [(UISplitViewController.Column, CGFloat)] = []
    let sidebar: (UISplitViewController.Column, CGFloat) =
      hasSupplementary ? (.supplementary, supplementary) : (.primary, primaryWidth)
    var isBeside = true
    switch mode {
    case .automatic, .secondaryOnly: break
    case .oneBesideSecondary: sidebars = [sidebar]
    case .oneOverSecondary:
      sidebars = [sidebar]
      isBeside = false
    case .twoBesideSecondary, .twoDisplaceSecondary, .twoOverSecondary:
      sidebars = hasSupplementary ? [(.primary, primaryWidth), sidebar] : [sidebar]
      isBeside = mode != .twoOverSecondary
    }
    let isRightToLeft = controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isMirrored = isRightToLeft != (controller.primaryEdge == .trailing)
    // A hairline divides columns that stand side by side.
    let line = 1 / scale
    var x: CGFloat = 0
    var columns: [(column: UISplitViewController.Column, frame: CGRect)] = []
    for (column, width) in sidebars {
      columns.append((column, CGRect(x: x, y: 0, width: width, height: size.height)))
      x += width + line
    }
    let start = isBeside ? min(x, size.width) : 0
    // Columns that displace the content keep its width and push it over the edge.
    let isDisplaced = mode == .twoDisplaceSecondary && sidebars.count > 1
    let width =
      isDisplaced ? size.width - sidebars[1].1 - line : size.width - start
    let content = CGRect(x: start, y: 0, width: max(0, width), height: size.height)
    frames = [(.secondary, content)] + columns
    if isMirrored {
      frames = frames.map { ($0.column, $0.frame.mirrored(in: size.width)) }
    }
  }
}

import LayoutTree

/// The device round a window, in points of the screen.
struct DeviceOutline {
  /// The kinds of frame.
  enum Kind: Hashable {
    /// A phone with round display corners.
    case phone
    /// A phone with a home button.
    case homeButtonPhone
    /// A tablet.
    case pad
    /// A window on a display of which nothing is known.
    case window
  }

  /// The kind of frame.
  let kind: Kind
  /// The display, in the window's coordinates.
  let display: LayoutRect
  /// The device's outer edge, in the window's coordinates.
  let outer: LayoutRect
  /// The radius of the display's corners.
  let displayRadius: Double
  /// The radius of the device's corners.
  let outerRadius: Double
  /// The window, at its own origin.
  let window: LayoutRect
  /// The radius of the window's corners.
  let windowRadius: Double

  init(_ configuration: ConfigurationSummary) {
    let size = configuration.size
    let width = size.width.isFinite ? min(max(size.width, 1), 8192) : 1
    let height = size.height.isFinite ? min(max(size.height, 1), 8192) : 1
    window = LayoutRect(x: 0, y: 0, width: width, height: height)
    let isFull = configuration.window == "full"
    let isPad = configuration.device.contains("ipad")
    let isLandscape = width > height
    if !isFull, configuration.displayFrame == nil {
      kind = .window
      display = window
      outer = window
      displayRadius = 16
      outerRadius = 16
      windowRadius = 16
      return
    }
    display = configuration.displayFrame ?? window
    let safe = configuration.safeArea
    let hasButton =
      !isPad && configuration.cornerRadius == 0 && safe.bottom == 0 && isFull
    kind = isPad ? .pad : hasButton ? .homeButtonPhone : .phone
    let unknownRadius = isPad ? 18.0 : 47
    displayRadius =
      hasButton ? 0 : configuration.cornerRadius > 0 ? configuration.cornerRadius : unknownRadius
    windowRadius = isFull ? displayRadius : 18
    switch kind {
    case .homeButtonPhone:
      let long = 56.0
      let short = 13.0
      outer = display.inset(
        by: LayoutInsets(
          top: -(isLandscape ? short : long), left: -(isLandscape ? long : short),
          bottom: -(isLandscape ? short : long), right: -(isLandscape ? long : short)))
      outerRadius = 48
    case .pad, .phone, .window:
      let bezel = kind == .pad ? 22.0 : 11
      outer = display.inset(
        by: LayoutInsets(top: -bezel, left: -bezel, bottom: -bezel, right: -bezel))
      outerRadius = displayRadius + bezel
    }
  }

  /// Draws the device behind the window.
  func paint(into list: inout DisplayList) {
    // Three layers stand in for a soft shadow.
    for step in [14.0, 8, 3] {
      let rect = outer.inset(
        by: LayoutInsets(top: -step + 6, left: -step, bottom: -step - 6, right: -step))
      list.fill(rect, cornerRadius: outerRadius + step, LayoutColor(hex: 0, alpha: 0.035))
    }
    if kind == .window {
      let edge = outer.inset(by: LayoutInsets(top: -1.5, left: -1.5, bottom: -1.5, right: -1.5))
      list.fill(edge, cornerRadius: outerRadius + 1.5, LayoutColor(hex: 0xB9BAC2))
      return
    }
    list.fill(outer, cornerRadius: outerRadius, SheetStyle.bezel)
    list.stroke(outer, cornerRadius: outerRadius, width: 2, SheetStyle.bezelEdge)
    if display != window { list.fill(display, cornerRadius: displayRadius, SheetStyle.desk) }
    guard kind == .homeButtonPhone else { return }
    let side = 38.0
    let isLandscape = window.width > window.height
    let x =
      isLandscape ? (display.maxX + outer.maxX - side) / 2 : display.x + (display.width - side) / 2
    let y =
      isLandscape ? display.y + (display.height - side) / 2 : (display.maxY + outer.maxY - side) / 2
    list.stroke(
      LayoutRect(x: x, y: y, width: side, height: side), cornerRadius: side / 2, width: 3,
      SheetStyle.bezelEdge)
    let speaker =
      isLandscape
      ? LayoutRect(
        x: (display.x + outer.x) / 2 - 3, y: display.y + display.height / 2 - 28, width: 6,
        height: 56)
      : LayoutRect(
        x: display.x + display.width / 2 - 28, y: (display.y + outer.y) / 2 - 3, width: 56,
        height: 6)
    list.fill(speaker, cornerRadius: 3, SheetStyle.bezelEdge)
  }
}

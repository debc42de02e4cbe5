import LayoutTree

/// What the system shows over every screen, and the safe area.
extension ScreenPainter {
  private var configuration: ConfigurationSummary { tree.configuration }
  private var isPad: Bool { configuration.device.contains("ipad") }
  private var isLandscape: Bool { window.width > window.height }

  /// Draws the clock, the battery, the camera and the home indicator of a full-screen window.
  mutating func paintSystemParts() {
    guard configuration.window == "full" else { return }
    if configuration.safeArea.top >= 18 { paintStatusBar() }
    paintCamera()
    paintHomeIndicator()
  }

  /// The colour that can be read on what was drawn at a point.
  private func ink(at x: Double, _ y: Double) -> LayoutColor {
    var ground = palette.background
    for case .fillRectangle(let rect, _, let color) in list.commands
    where rect.x <= x && rect.maxX >= x && rect.y <= y && rect.maxY >= y {
      ground = ground.mixed(with: color, color.alpha)
    }
    return LayoutColor(hex: ground.luminance > 0.5 ? 0x000000 : 0xFFFFFF)
  }

  private mutating func paintStatusBar() {
    let safe = configuration.safeArea
    let hasEars = safe.top >= 44 && !isPad
    // Beside the camera on phones that have one; else in a band of 20 or 24 points.
    let middle = hasEars ? min(safe.top * 0.56, 36) : min(safe.top, 32) / 2
    let size = hasEars ? 16.0 : 12
    let ear = hasEars ? max(60, (window.width - 140) / 2) : 0
    let color = ink(at: window.width / 2, 3)
    let clock = LayoutRect(
      x: hasEars ? 14 : 18, y: middle - size / 2, width: hasEars ? ear - 14 : 80, height: size)
    let hasMiddleClock = !hasEars && !isPad
    let box =
      hasMiddleClock
      ? LayoutRect(x: window.width / 2 - 40, y: clock.y, width: 80, height: size) : clock
    label(
      "9:41", in: box, size: size, weight: "semibold", color: color,
      alignment: hasEars || hasMiddleClock ? 0.5 : 0)
    let height = hasEars ? 12.5 : 11
    let right = hasEars ? window.width - ear / 2 + 32 : window.width - 16
    paintBattery(right: right, middle: middle, height: height, color: color)
    symbol(
      "wifi",
      in: LayoutRect(
        x: right - 26 - height * 1.6, y: middle - height * 0.62, width: height * 1.3,
        height: height * 1.3),
      color: color)
  }

  private mutating func paintBattery(
    right: Double, middle: Double, height: Double, color: LayoutColor
  ) {
    let body = LayoutRect(x: right - 25, y: middle - height / 2, width: 22.5, height: height)
    list.stroke(body, cornerRadius: height * 0.3, width: 1, color.faded(0.45))
    list.fill(
      body.inset(by: LayoutInsets(top: 2, left: 2, bottom: 2, right: 2)),
      cornerRadius: height * 0.16, color)
    list.fill(
      LayoutRect(x: body.maxX + 1, y: middle - 2, width: 1.5, height: 4), cornerRadius: 0.75,
      color.faded(0.5))
  }

  /// The camera: a pill from 51 points of inset on (Dynamic Island), a notch below.
  private mutating func paintCamera() {
    if isPad { return }
    let safe = configuration.safeArea
    let black = LayoutColor(hex: 0x000000)
    // iPhone Duo keeps a column of 84 points for the camera and the status items.
    if configuration.device.contains("duo") {
      if safe.right == 84, configuration.posture == "closed" {
        list.fill(
          .ellipse(LayoutRect(x: window.width - 66.3, y: 29.3, width: 37, height: 37)), black)
      } else if safe.left == 84, configuration.posture == "closed" {
        list.fill(.ellipse(LayoutRect(x: 29.3, y: 29.3, width: 37, height: 37)), black)
      }
      return
    }
    let depth = max(safe.top, max(safe.left, safe.right))
    guard depth >= 44 else { return }
    let hasIsland = depth >= 51
    let length = hasIsland ? 125.0 : 190
    let thickness = hasIsland ? 37.0 : 31
    let gap = hasIsland ? (depth - 37) / 2 : 0
    if safe.top >= 44 {
      let x = (window.width - length) / 2
      paintCamera(LayoutRect(x: x, y: gap, width: length, height: thickness), hasIsland, .top)
      return
    }
    // The camera is on the right when the interface is turned left, and the other way round.
    let isAtRight = configuration.orientation == "landscape-left"
    let y = (window.height - length) / 2
    let x = isAtRight ? window.width - gap - thickness : gap
    paintCamera(
      LayoutRect(x: x, y: y, width: thickness, height: length), hasIsland,
      isAtRight ? .right : .left)
  }

  private enum Side {
    case top, left, right
  }

  private mutating func paintCamera(_ rect: LayoutRect, _ hasIsland: Bool, _ side: Side) {
    let black = LayoutColor(hex: 0x000000)
    let radius = min(rect.width, rect.height) / 2
    if hasIsland {
      list.fill(rect, cornerRadius: radius, black)
      return
    }
    // A notch grows out of the edge: its outer corners lie beyond the window, which cuts them.
    let beyond = 30.0
    switch side {
    case .top:
      list.fill(
        LayoutRect(x: rect.x, y: -beyond, width: rect.width, height: rect.height + beyond),
        cornerRadius: 20, black)
    case .left:
      list.fill(
        LayoutRect(x: -beyond, y: rect.y, width: rect.width + beyond, height: rect.height),
        cornerRadius: 20, black)
    case .right:
      list.fill(
        LayoutRect(x: rect.x, y: rect.y, width: rect.width + beyond, height: rect.height),
        cornerRadius: 20, black)
    }
  }

  private mutating func paintHomeIndicator() {
    guard configuration.safeArea.bottom >= 18 else { return }
    let width = isPad ? 260.0 : isLandscape ? 208 : min(144, window.width * 0.36)
    let y = window.height - 13
    list.fill(
      LayoutRect(x: (window.width - width) / 2, y: y, width: width, height: 5), cornerRadius: 2.5,
      ink(at: window.width / 2, y).faded(0.85))
  }

  /// Tints what lies outside the safe area and dots its edge.
  mutating func paintSafeArea() {
    let safe = configuration.safeArea
    let inner = window.inset(by: safe)
    guard inner != window, !inner.isEmpty else { return }
    let color = LayoutColor(hex: 0x5E5CE6)
    let tint = color.faded(0.06)
    list.fill(LayoutRect(x: 0, y: 0, width: window.width, height: inner.y), tint)
    list.fill(
      LayoutRect(x: 0, y: inner.maxY, width: window.width, height: window.height - inner.maxY),
      tint)
    list.fill(LayoutRect(x: 0, y: inner.y, width: inner.x, height: inner.height), tint)
    list.fill(
      LayoutRect(
        x: inner.maxX, y: inner.y, width: window.width - inner.maxX, height: inner.height), tint)
    for edge in safeEdges(inner, safe) {
      list.stroke(.polyline(edge), width: 1, dash: 4, color.faded(0.45))
    }
  }

  private func safeEdges(
    _ inner: LayoutRect, _ safe: LayoutInsets
  ) -> [[(Double, Double)]] {
    var edges: [[(Double, Double)]] = []
    if safe.top > 0 { edges.append([(inner.x, inner.y), (inner.maxX, inner.y)]) }
    if safe.bottom > 0 { edges.append([(inner.x, inner.maxY), (inner.maxX, inner.maxY)]) }
    if safe.left > 0 { edges.append([(inner.x, inner.y), (inner.x, inner.maxY)]) }
    if safe.right > 0 { edges.append([(inner.maxX, inner.y), (inner.maxX, inner.maxY)]) }
    return edges
  }
}

import LayoutTree

/// Images, maps and pages, which are drawn as what they stand for.
extension ScreenPainter {
  mutating func paint(_ image: ImageContent, of node: LayoutNode) {
    let frame = image.frame.offsetBy(x: node.windowFrame.x, y: node.windowFrame.y)
    guard !frame.isEmpty, frame.width.isFinite, frame.height.isFinite else { return }
    if image.isSymbol {
      symbol(image.name ?? "", in: frame, color: image.tint ?? tint(of: node))
    } else {
      paintPlaceholder(frame, name: image.name, tint: image.tint, radius: node.style.cornerRadius)
    }
  }

  /// An image view without image: a trace of its place, since the app fills it later.
  mutating func paintEmptyImage(_ node: LayoutNode) {
    guard node.style.backgroundColor == nil, !node.windowFrame.isEmpty else { return }
    list.fill(
      node.windowFrame, cornerRadius: node.style.cornerRadius, palette.thinFill.faded(0.6))
    mountains(in: node.windowFrame, color: palette.tertiaryLabel)
  }

  /// A softly tinted box with mountains and the asset's name.
  private mutating func paintPlaceholder(
    _ frame: LayoutRect, name: String?, tint: LayoutColor?, radius: Double
  ) {
    let base = tint ?? Self.placeholderColor(for: name ?? "")
    let ground = palette.background.mixed(with: base, 0.18)
    let corner = max(radius, min(6, min(frame.width, frame.height) * 0.12))
    list.fill(frame, cornerRadius: radius > 0 ? radius : corner * 0.5, ground)
    guard let name, frame.width >= 70, frame.height >= 64 else {
      mountains(in: frame, color: base.faded(0.75))
      return
    }
    let band = 16.0
    mountains(
      in: frame.inset(by: LayoutInsets(top: 0, left: 0, bottom: band, right: 0)),
      color: base.faded(0.75))
    let side = min(frame.width, frame.height - band) * 0.42
    let row = LayoutRect(
      x: frame.x + 6, y: frame.y + (frame.height - band) / 2 + side / 2 - 1,
      width: frame.width - 12, height: band)
    label(name, in: row, size: 11, weight: "medium", color: base)
  }

  private mutating func mountains(in frame: LayoutRect, color: LayoutColor) {
    let side = min(min(frame.width, frame.height) * 0.5, 64)
    guard side >= 4 else { return }
    let x = frame.x + (frame.width - side) / 2
    let y = frame.y + (frame.height - side) / 2
    list.fill(
      .ellipse(
        LayoutRect(x: x + side * 0.68, y: y + side * 0.14, width: side * 0.2, height: side * 0.2)),
      color)
    list.fill(
      .polyline(
        [(0.02, 0.86), (0.36, 0.3), (0.54, 0.6), (0.66, 0.46), (0.98, 0.86)]
          .map { (x + $0.0 * side, y + $0.1 * side) }, isClosed: true), color)
  }

  /// One of a few quiet colours, the same for the same name everywhere.
  private static func placeholderColor(for name: String) -> LayoutColor {
    let colors: [UInt32] = [0x4C7DBF, 0x4A9A86, 0x8A6FB8, 0xB9785A, 0x6C8796, 0xA3688C]
    // FNV-1a: Swift's own hashes change from run to run.
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return LayoutColor(hex: colors[Int(hash % UInt32(colors.count))])
  }

  mutating func paintMap(_ frame: LayoutRect) {
    guard !frame.isEmpty else { return }
    list.fill(frame, LayoutColor(hex: 0xF3EFE4))
    func at(_ x: Double, _ y: Double) -> (Double, Double) {
      (frame.x + frame.width * x, frame.y + frame.height * y)
    }
    let park = [at(0.06, 0.1), at(0.34, 0.06), at(0.38, 0.36), at(0.1, 0.42)]
    list.fill(.polyline(park, isClosed: true), LayoutColor(hex: 0xD3E8C6))
    let water = [at(0.72, 1), at(0.66, 0.74), at(0.84, 0.5), at(1, 0.44), at(1, 1)]
    list.fill(.polyline(water, isClosed: true), LayoutColor(hex: 0xB9DCF0))
    let road = LayoutColor(hex: 0xFFFFFF)
    let width = max(3, min(frame.width, frame.height) * 0.022)
    list.stroke(.polyline([at(0, 0.52), at(0.45, 0.44), at(1, 0.2)]), width: width * 1.6, road)
    list.stroke(.polyline([at(0.3, 1), at(0.45, 0.44), at(0.52, 0)]), width: width * 1.6, road)
    list.stroke(.polyline([at(0, 0.78), at(0.38, 0.72), at(0.66, 0.74)]), width: width, road)
    list.stroke(.polyline([at(0.74, 0), at(0.78, 0.3), at(0.84, 0.5)]), width: width, road)
    let pin = at(0.5, 0.46)
    let size = min(36, min(frame.width, frame.height) * 0.2)
    symbol(
      "mappin.circle.fill",
      in: LayoutRect(x: pin.0 - size / 2, y: pin.1 - size / 2, width: size, height: size),
      color: LayoutColor(hex: 0xFF3B30))
  }

  mutating func paintWeb(_ frame: LayoutRect) {
    guard !frame.isEmpty else { return }
    list.fill(frame, palette.background)
    let margin = min(20, frame.width * 0.06)
    var y = frame.y + margin
    let width = frame.width - 2 * margin
    // A page in outline: a headline, a picture and paragraphs.
    let rows: [(part: Double, height: Double, gap: Double)] = [
      (0.7, 18, 16), (1, min(140, frame.height * 0.3), 18), (1, 8, 9), (0.94, 8, 9), (0.98, 8, 9),
      (0.6, 8, 22), (1, 8, 9), (0.96, 8, 9), (0.4, 8, 9),
    ]
    for row in rows where y + row.height < frame.maxY {
      let x = isRightToLeft ? frame.maxX - margin - width * row.part : frame.x + margin
      list.fill(
        LayoutRect(x: x, y: y, width: width * row.part, height: row.height), cornerRadius: 4,
        palette.thinFill)
      y += row.height + row.gap
    }
  }
}

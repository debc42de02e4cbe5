import Foundation
import LayoutTree

/// What a path is drawn in.
public enum DrawingPaint: Hashable, Sendable {
  /// One colour.
  case color(LayoutColor)
  /// Colours that go over into each other, along a line or outward from a point.
  case gradient(GradientContent)
}

extension GradientContent {
  /// The colour at a place, 0 to 1.
  func color(at location: Double) -> LayoutColor {
    guard let first = stops.first, let last = stops.last else {
      return LayoutColor(red: 0, green: 0, blue: 0, alpha: 0)
    }
    if location <= first.location { return first.color }
    for (stop, next) in zip(stops, stops.dropFirst()) where location < next.location {
      let length = next.location - stop.location
      return stop.color.mixed(
        with: next.color, length > 0 ? (location - stop.location) / length : 1)
    }
    return last.color
  }

  /// The gradient round a point as wedges of one colour each; empty for other gradients.
  ///
  /// Each wedge but the last reaches under the next one, so that no seams show; the last is drawn
  /// first, under the first one, and once more in its place.
  ///
  /// The colours before the start and after the end go on for half of the rest each.
  func wedges(over box: LayoutRect) -> [(path: LayoutPath, color: LayoutColor)] {
    guard case .angular(let center, let start, let end) = geometry, start.isFinite, end.isFinite
    else { return [] }
    let full = 2 * Double.pi
    let sweep = min(abs(end - start), full)
    let direction = end < start ? -1.0 : 1
    let count = 120
    // Far enough to cover the box from any point, with room for the chords of the wedges.
    let reach =
      1.1
      * (hypot(box.width, box.height)
        + hypot(center.x - box.x - box.width / 2, center.y - box.y - box.height / 2))
    func point(_ angle: Double) -> (Double, Double) {
      (center.x + reach * cos(angle), center.y + reach * sin(angle))
    }
    return ([count - 1] + (0..<count)).enumerated().map { position, index in
      let from = full * Double(index) / Double(count)
      let middle = from + full / Double(count) / 2
      let location: Double
      if middle <= sweep {
        location = sweep > 0 ? middle / sweep : 0
      } else {
        location = middle - sweep < (full - sweep) / 2 ? 1 : 0
      }
      let first = start + direction * from
      let reaches = position == 0 || index < count - 1
      let second = start + direction * (from + full / Double(count) * (reaches ? 2 : 1))
      return (
        .polyline([(center.x, center.y), point(first), point(second)], isClosed: true),
        color(at: location)
      )
    }
  }
}

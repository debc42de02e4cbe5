import Testing

@testable import SwiftUI

/// Compares a layout with recorded frames.
@MainActor enum ParityCheck {
  /// Expects the size and the leaves' frames to be those recorded, within half a point.
  static func expect<V: View>(
    _ view: V, root: CGSize, _ leaves: [CGRect], sourceLocation: SourceLocation
  ) {
    let laid = Laid.recorded(view)
    #expect(
      abs(laid.root.width - root.width) <= 0.5 && abs(laid.root.height - root.height) <= 0.5,
      "root \(laid.root), recorded \(root)", sourceLocation: sourceLocation)
    let found = laid.leaves
    #expect(found.count == leaves.count, "\(found)", sourceLocation: sourceLocation)
    for (mine, recorded) in zip(found, leaves) {
      let differences = [
        mine.minX - recorded.minX, mine.minY - recorded.minY, mine.width - recorded.width,
        mine.height - recorded.height,
      ]
      #expect(
        differences.allSatisfy { abs($0) <= 0.5 }, "\(mine), recorded \(recorded)",
        sourceLocation: sourceLocation)
    }
  }
}

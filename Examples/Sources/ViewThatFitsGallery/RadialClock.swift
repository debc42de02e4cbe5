import SwiftUI

/// Twelve hours in a ring, placed by a layout of the app's own.
struct RadialClock: View {
  var body: some View {
    RadialLayout {
      ForEach(1..<13) { hour in
        Text("\(hour)")
          .dynamicTypeSize(...DynamicTypeSize.large)
          .frame(width: 40, height: 40)
          .background(Circle().fill(Color.teal.opacity(0.3)))
      }
    }
    .padding()
  }
}

/// Places views in a ring, the first one just after twelve o'clock and the last one at the top.
struct RadialLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    // As large a square as is offered; where nothing is, 240 points.
    let side = min(proposal.width ?? 240, proposal.height ?? 240)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let largest = subviews.map { $0.sizeThatFits(.unspecified) }
      .reduce(CGFloat.zero) { max($0, $1.width, $1.height) }
    let radius = (bounds.width - largest) / 2
    for (index, subview) in subviews.enumerated() {
      let angle = 2 * CGFloat.pi * CGFloat(index + 1) / CGFloat(subviews.count)
      subview.place(
        at: CGPoint(
          x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle)),
        anchor: .center, proposal: .unspecified)
    }
  }
}

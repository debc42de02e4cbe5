import SwiftUI

/// Two choices among the same views, one that looks at the height alone and one that looks at the
/// width alone.
///
/// The wide view is 600 × 60 points and the tall one 150 × 240. Where 200 points of height are
/// offered, the wide view fits the height though it is too wide for a phone.
struct AxisLimitedChoice: View {
  var body: some View {
    VStack(spacing: 24) {
      ViewThatFits(in: .vertical) {
        TallPanel()
        WidePanel()
      }
      .frame(height: 200)
      ViewThatFits(in: .horizontal) {
        WidePanel()
        TallPanel()
      }
      .frame(height: 260)
    }
  }
}

/// A panel that is wide and low.
struct WidePanel: View {
  var body: some View {
    Color.green.opacity(0.3)
      .frame(width: 600, height: 60)
      .overlay { Text("Wide") }
  }
}

/// A panel that is narrow and tall.
struct TallPanel: View {
  var body: some View {
    Color.orange.opacity(0.3)
      .frame(width: 150, height: 240)
      .overlay { Text("Tall") }
  }
}

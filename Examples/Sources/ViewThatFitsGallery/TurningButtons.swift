import SwiftUI

/// Three boxes one below the other where the width is compact, and side by side where it is regular.
///
/// The boxes stay the same views when the layout turns, so the counter that each holds goes on.
struct TurningButtons: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  var body: some View {
    let layout =
      horizontalSizeClass == .regular
      ? AnyLayout(HStackLayout(spacing: 16)) : AnyLayout(VStackLayout(spacing: 16))
    layout {
      CountingBox(title: "Map")
      CountingBox(title: "Route")
      CountingBox(title: "Huts")
    }
    .padding()
  }
}

/// A box that counts how often it was shown in a window of another size class.
struct CountingBox: View {
  let title: String
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @State private var turns = 0

  var body: some View {
    Color.purple.opacity(0.2)
      .frame(width: 160, height: 80)
      .overlay {
        Text("\(title) \(turns)").dynamicTypeSize(...DynamicTypeSize.accessibility1)
      }
      .onChange(of: horizontalSizeClass) { turns += 1 }
  }
}

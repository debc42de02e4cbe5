import SwiftUI

/// Three boxes one below the other where the width is compact, and side by side where it is regular.
///
/// `AnyLayout` keeps the boxes the same views when it turns, so what a box remembers goes on.
struct TurningButtons: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  var body: some View {
    let layout =
      horizontalSizeClass == .regular
      ? AnyLayout(HStackLayout(spacing: 16)) : AnyLayout(VStackLayout(spacing: 16))
    layout {
      TitledBox(title: "Map")
      TitledBox(title: "Route")
      TitledBox(title: "Huts")
    }
    .padding()
  }
}

/// A box of 160 by 80 points with a title.
struct TitledBox: View {
  let title: String

  var body: some View {
    Color.purple.opacity(0.2)
      .frame(width: 160, height: 80)
      .overlay { Text(title).dynamicTypeSize(...DynamicTypeSize.accessibility1) }
  }
}

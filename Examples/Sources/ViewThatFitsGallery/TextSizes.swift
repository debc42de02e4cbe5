import SwiftUI

/// A trail's card in three forms, chosen by the text size that the reader has set.
struct TextSizeSwitch: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    Group {
      switch dynamicTypeSize {
      case .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5:
        LargestTextCard()
      case .xSmall, .small, .medium:
        DetailedCard()
      default:
        PlainCard()
      }
    }
    .padding()
  }
}

/// The same card, chosen by what fits.
struct TextSizeFits: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      DetailedCard()
      PlainCard()
      LargestTextCard()
    }
    .padding()
  }
}

/// Name, length and time in one row.
struct DetailedCard: View {
  var body: some View {
    HStack(spacing: 16) {
      Text("Ridge Trail").font(.headline)
      Text("12 km")
      Text("4 h 30 min")
    }
  }
}

/// Name and length in one row.
struct PlainCard: View {
  var body: some View {
    HStack(spacing: 16) {
      Text("Ridge Trail").font(.headline)
      Text("12 km")
    }
  }
}

/// Name and length one below the other, as large text needs it.
struct LargestTextCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Ridge Trail").font(.headline)
      Text("12 km")
    }
  }
}

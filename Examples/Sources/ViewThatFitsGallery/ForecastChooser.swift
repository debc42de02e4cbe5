import SwiftUI

/// A forecast in four sizes: the first one that the window has room for is shown.
///
/// A day is 88 points wide and the gap 8, so a week asks for 7 · 88 + 6 · 8 = 664 points, three days
/// for 280 and one for 88.
struct ForecastChooser: View {
  var body: some View {
    ViewThatFits {
      WeekForecast()
      ThreeDayForecast()
      TodayForecast()
      TinyForecast()
    }
  }
}

/// The forecast of a day.
struct Day: Identifiable {
  let name: String
  let symbol: String
  let degrees: Int
  var id: String { name }

  static let week = [
    Day(name: "Mon", symbol: "sun.max", degrees: 21),
    Day(name: "Tue", symbol: "cloud.sun", degrees: 19),
    Day(name: "Wed", symbol: "cloud", degrees: 16),
    Day(name: "Thu", symbol: "cloud.rain", degrees: 14),
    Day(name: "Fri", symbol: "cloud.rain", degrees: 13),
    Day(name: "Sat", symbol: "cloud.sun", degrees: 17),
    Day(name: "Sun", symbol: "sun.max", degrees: 22),
  ]
}

/// A day in a box of a fixed size.
struct DayTile: View {
  let day: Day

  var body: some View {
    VStack(spacing: 4) {
      Text(day.name).font(.headline)
      Image(systemName: day.symbol)
      Text("\(day.degrees)°")
    }
    .dynamicTypeSize(...DynamicTypeSize.large)
    .frame(width: 88, height: 96)
    .background(Color.blue.opacity(0.15))
  }
}

/// Some days in a row.
struct DayRow: View {
  let days: [Day]

  var body: some View {
    HStack(spacing: 8) {
      ForEach(days) { DayTile(day: $0) }
    }
  }
}

/// All seven days.
struct WeekForecast: View {
  var body: some View { DayRow(days: Day.week) }
}

/// The next three days.
struct ThreeDayForecast: View {
  var body: some View { DayRow(days: Array(Day.week.prefix(3))) }
}

/// Today alone.
struct TodayForecast: View {
  var body: some View { DayRow(days: Array(Day.week.prefix(1))) }
}

/// Today's temperature, for where nothing else has room.
struct TinyForecast: View {
  var body: some View { Text("21°").frame(width: 44, height: 44) }
}

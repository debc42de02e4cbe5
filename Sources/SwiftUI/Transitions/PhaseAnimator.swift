/// Shows one view after another, a phase each. Nothing moves here: it rests in the first phase.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phase: Phase?
  private let content: (Phase) -> Content

  /// Shows phases without end.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    phase = phases.first { _ in true }
    self.content = content
  }

  /// Shows all phases when a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    phase = phases.first { _ in true }
    self.content = content
  }

  /// The view of the first phase.
  @MainActor @ViewBuilder public var body: some View {
    if let phase { content(phase) }
  }
}

extension View {
  /// Shows the view in one phase after another; here it rests in the first one.
  public nonisolated func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = AnyView(self)
    return PhaseAnimator(phases) { content(PlaceholderContentView(content: view), $0) }
  }

  /// Shows the view in all phases when a value changes; here it rests in the first one.
  public nonisolated func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = AnyView(self)
    return PhaseAnimator(phases) { content(PlaceholderContentView(content: view), $0) }
  }
}

/// When something is shown anew.
public protocol TimelineSchedule {
  /// The times at which it is.
  associatedtype Entries: Sequence<Date>
  /// How often it is shown.
  typealias Mode = TimelineScheduleMode

  /// The times from one on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often something is shown.
public enum TimelineScheduleMode: Sendable {
  /// As often as stated.
  case normal
  /// Less often, to save power.
  case lowFrequency
}

/// Every display frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
  /// One time: nothing moves here.
  public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

/// Every so many seconds.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  /// Makes the schedule; the interval in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The first time: nothing moves here.
  public func entries(from startDate: Date, mode: Mode) -> [Date] { [start] }
}

/// Every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  public init() {}
  /// One time: nothing moves here.
  public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

/// Stated times.
public struct ExplicitTimelineSchedule<Entries: Sequence<Date>>: TimelineSchedule {
  let dates: Entries
  /// Makes the schedule.
  public init(_ dates: Entries) { self.dates = dates }
  /// The times.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every display frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// Every so many seconds at most.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule { AnimationTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Every so many seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

/// Shows a view anew at some times. Time does not pass here: it shows the first of them, and where none
/// is stated the start of 2001.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// When the view is shown.
  public struct Context: Sendable {
    /// How often views are shown.
    public enum Cadence: Comparable, Sendable {
      /// Every display frame.
      case live
      /// Every second.
      case seconds
      /// Every minute.
      case minutes
    }

    /// The time.
    public let date: Date
    /// How often the view is shown.
    public let cadence: Cadence
  }

  private let schedule: Schedule
  private let content: (Context) -> Content

  /// Shows a view at times.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The view at the first time.
  @MainActor public var body: some View {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let date = schedule.entries(from: start, mode: .normal).first { _ in true } ?? start
    return content(Context(date: date, cadence: .live))
  }
}

/// When a view of a timeline is shown.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

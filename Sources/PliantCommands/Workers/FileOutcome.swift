/// How the work on one file ended.
struct FileOutcome: Equatable, Sendable {
  /// The file.
  var file: DiscoveredFile
  /// What reading it gave.
  var opened = OpenedFile()
  /// How reading ended when it cost a worker its life: a crash or a time-out.
  var openingFailure: UnitOutcome?
  /// One outcome for each screen and configuration: `units[screen][configuration]`.
  var units: [[UnitOutcome]] = []
}

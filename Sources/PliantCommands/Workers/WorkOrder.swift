import Audit

/// What a worker is asked to do: one file, in some configurations.
///
/// The work falls into units, one for each screen in each configuration: unit `s * n + c` is screen
/// `s` of the file in configuration `c` of `n`.
struct WorkOrder: Codable, Equatable, Sendable {
  /// The file.
  var file: DiscoveredFile
  /// What to do with each laid-out screen.
  var task: WorkTask
  /// The configurations.
  var configurations: [ConfigurationRequest]
  /// The steps that end in each configuration and whose layouts are compared with its own; empty when
  /// none are.
  var steps: [[TransitionStep]] = []
  /// Whether metrics follow the tools that wrote the file.
  var asDesigned: Bool
  /// The rules that are not run.
  var disabledRules: [String] = []
  /// The first unit to do: those before it are done, or cost a worker its life.
  var firstUnit = 0
}

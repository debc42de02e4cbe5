import Devices
import LayoutTree
import Staging

/// What became of one screen in all its configurations.
struct ScreenOutcome {
  /// One configuration with its outcome.
  struct Layout {
    /// The configuration.
    var configuration: ConfigurationSummary
    /// What became of it.
    var outcome: UnitOutcome
  }

  /// The screen.
  var screen: ScreenReference
  /// The layouts in the order of the matrix; those that cannot be are left out.
  var layouts: [Layout]
}

extension FileOutcome {
  /// The screens with what became of them.
  ///
  /// A file whose reading cost a worker its life has one screen that stands for it.
  func screenOutcomes(_ requests: [ConfigurationRequest]) -> [ScreenOutcome] {
    if let failure = openingFailure, opened.screens.isEmpty {
      let name = PathSpelling.lastPart(file.displayPath)
      let reference = ScreenReference(file: file.displayPath, scene: "", title: name, line: 1)
      guard let first = requests.first else { return [] }
      let configuration = ConfigurationSummary(Self.resolved(first, designed: .designed))
      return [
        ScreenOutcome(
          screen: reference,
          layouts: [ScreenOutcome.Layout(configuration: configuration, outcome: failure)])
      ]
    }
    return zip(opened.screens, units).map { screen, outcomes in
      var layouts: [ScreenOutcome.Layout] = []
      for (request, outcome) in zip(requests, outcomes) {
        if case .failed = outcome { continue }
        layouts.append(
          ScreenOutcome.Layout(
            configuration: ConfigurationSummary(
              Self.resolved(request, designed: screen.designed)),
            outcome: outcome))
      }
      return ScreenOutcome(screen: screen.reference, layouts: layouts)
    }
  }

  /// The configurations that a screen cannot have, as problems of its file, each reason once.
  func unitProblems(_ requests: [ConfigurationRequest]) -> [FileProblem] {
    var problems: [FileProblem] = []
    for (screen, outcomes) in zip(opened.screens, units) {
      for case .failed(let reason) in outcomes {
        let problem = FileProblem(
          path: screen.reference.file,
          line: screen.reference.line > 0 ? screen.reference.line : nil,
          message: reason)
        if !problems.contains(problem) { problems.append(problem) }
      }
    }
    return problems
  }

  private static func resolved(
    _ request: ConfigurationRequest, designed: ConfigurationRequest
  ) -> Configuration {
    let fallback = Configuration(device: Device.designCanvas)
    let base = (try? designed.resolved(designed: fallback)) ?? fallback
    return (try? request.resolved(designed: base)) ?? base
  }
}

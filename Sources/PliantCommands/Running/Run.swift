import Audit

/// Lays the screens of many files out in worker processes, and puts the results in order.
struct Run: Sendable {
  /// The files, in the order of the results.
  var files: [DiscoveredFile]
  /// The configurations, in the order of the results.
  var requests: [ConfigurationRequest]
  /// What to do with each laid-out screen.
  var task: WorkTask
  /// Whether metrics follow the tools that wrote the file.
  var asDesigned: Bool
  /// The rules that are not run.
  var disabledRules: [String]
  /// The steps that lead to each configuration, taken with screens made in code; empty when none are.
  var steps: [[TransitionStep]] = []
  /// How many workers there are and how patient the run is.
  var pool: WorkerPool.Options

  /// The most configurations in one order: an order must fit into a pipe whole, so that handing it
  /// out never waits for a worker.
  private static let configurationLimit = 64

  /// Does the work.
  /// - Parameters:
  ///   - progress: Called with the number of files done, and of all files.
  ///   - deliver: Called once for each file, in order.
  /// - Throws: `UsageError.noWorkers` when the system gives no process.
  func carryOut(
    progress: (Int, Int) -> Void, deliver: (FileOutcome) -> Void
  ) throws(UsageError) {
    let chunks = self.chunks()
    var orders: [WorkOrder] = []
    for file in files {
      for chunk in chunks {
        orders.append(
          WorkOrder(
            file: file, task: task, configurations: Array(requests[chunk]),
            steps: steps.isEmpty || file != .catalog ? [] : Array(steps[chunk]),
            asDesigned: asDesigned, disabledRules: disabledRules))
      }
    }
    var parts: [OrderProgress] = []
    do {
      try WorkerPool.run(orders, options: pool) { index, part in
        parts.append(part)
        guard parts.count == chunks.count else { return }
        let outcome = Self.joined(parts)
        parts = []
        deliver(outcome)
        progress(index / chunks.count + 1, files.count)
      }
    } catch {
      throw .noWorkers(error.reason)
    }
  }

  /// The configurations in parts that are handed out apart: all of them together when there are
  /// enough files to keep every worker busy, else several parts, so that one file also uses all.
  private func chunks() -> [Range<Int>] {
    let wanted = files.isEmpty ? 1 : (pool.workers * 4 + files.count - 1) / files.count
    let size = min(Self.configurationLimit, max(1, (requests.count + wanted - 1) / max(1, wanted)))
    return stride(from: 0, to: requests.count, by: size).map { start in
      start..<min(start + size, requests.count)
    }
  }

  /// The outcome of a file from the outcomes of its orders.
  private static func joined(_ parts: [OrderProgress]) -> FileOutcome {
    var outcome = FileOutcome(file: parts[0].order.file)
    outcome.opened = parts.lazy.compactMap(\.opened).first ?? OpenedFile()
    outcome.openingFailure = parts.lazy.compactMap(\.openingFailure).first
    outcome.units = outcome.opened.screens.indices.map { screen in
      parts.flatMap { part -> [UnitOutcome] in
        let count = part.order.configurations.count
        let units = part.units.dropFirst(screen * count).prefix(count)
        // An order whose worker died while it read the file has no units at all.
        let missing = part.openingFailure ?? .crashed(nil)
        return units + Array(repeating: missing, count: count - units.count)
      }
    }
    return outcome
  }
}

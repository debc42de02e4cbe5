/// How one unit of work ended.
enum UnitOutcome: Equatable, Sendable {
  /// It was done; the bytes are what the task sends.
  case done([UInt8])
  /// The screen cannot be laid out; the reason is one line.
  case failed(String)
  /// The worker died of it; the reason is the program's last words, if it had any. `after` is the step
  /// that it died at, nil for the launch.
  case crashed(String?, after: String? = nil)
  /// It took longer than the limit, in seconds, and was ended; `after` as for a crash.
  case timedOut(Int, after: String? = nil)

  /// The outcome, with the step at which it happened.
  func after(_ step: String?) -> UnitOutcome {
    switch self {
    case .crashed(let words, _): .crashed(words, after: step)
    case .timedOut(let seconds, _): .timedOut(seconds, after: step)
    case .done, .failed: self
    }
  }
}

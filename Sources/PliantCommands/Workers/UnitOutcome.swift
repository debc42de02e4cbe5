/// How one unit of work ended.
enum UnitOutcome: Equatable, Sendable {
  /// It was done; the bytes are what the task sends.
  case done([UInt8])
  /// The screen cannot be laid out; the reason is one line.
  case failed(String)
  /// The worker died of it; the reason is the program's last words, if it had any.
  case crashed(String?)
  /// It took longer than the limit, in seconds, and was ended.
  case timedOut(Int)
}

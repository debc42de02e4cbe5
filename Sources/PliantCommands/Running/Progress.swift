import Glibc

/// The line on a terminal that tells how far the work has come.
struct Progress {
  private let isShown: Bool
  private var shown = ""
  private var lastTime: UInt64 = 0

  /// Makes a line, which stays away when nobody would see it.
  init(isShown: Bool) { self.isShown = isShown }

  /// Shows the line anew, ten times a second at most.
  mutating func show(_ done: Int, of all: Int) {
    guard isShown else { return }
    let now = MonotonicClock.now()
    guard now - lastTime > 100_000_000 else { return }
    lastTime = now
    shown = "\(done) of \(all) files"
    write("\r\u{1B}[K\(shown)")
  }

  /// Takes the line away, before other words or at the end.
  mutating func clear() {
    guard !shown.isEmpty else { return }
    shown = ""
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) {
    _ = FileBytes.writeAll(Array(text.utf8), to: STDERR_FILENO)
  }
}

import Glibc

/// A clock that never goes back, for time limits only: no time ever reaches the output.
enum MonotonicClock {
  /// Nanoseconds since some fixed moment.
  static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}

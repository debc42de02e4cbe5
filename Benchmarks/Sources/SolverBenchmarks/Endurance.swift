import Glibc

extension CommandLineTool {
  /// Makes many suggestions to one solver. Prints their mean time of this thread in microseconds, the largest
  /// difference from fresh builds at a hundred places on the way and at the end, and the resident
  /// memory in KiB after the first hundredth of them and after all.
  ///
  /// The suggestions go to and fro over the range in which rows change sides, never twice to the
  /// same values, with a jump at every tenth. Nothing but the solver keeps memory meanwhile.
  static func endure(_ workload: Workload, _ count: Int) {
    let range = workload.crossingRange ?? workload.plainRange
    let engine = OwnEngine(workload)
    engine.build()
    let stage = max(1, count / 100)
    var difference = 0.0
    var early = 0
    var total = 0.0
    var done = 0
    while done < count {
      let end = min(done + stage, count)
      let start = threadMicroseconds()
      for k in done..<end { engine.suggest(wanderingValue(k, range)) }
      total += threadMicroseconds() - start
      done = end
      difference = max(
        difference, drift(of: engine, from: workload, at: wanderingValue(done - 1, range)))
      if early == 0 { early = residentMemory() }
    }
    print(total / Double(count), difference, early, residentMemory())
  }

  /// The largest difference of an engine's values from those of a fresh build.
  private static func drift(
    of engine: OwnEngine, from workload: Workload, at value: Double
  ) -> Double {
    var copy = workload
    copy.edits[0].start = value
    let fresh = OwnEngine(copy)
    fresh.build()
    return zip(engine.values, fresh.values).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  /// A place in a range: by small steps to and fro, and at every tenth one anywhere.
  private static func wanderingValue(_ k: Int, _ range: ClosedRange<Double>) -> Double {
    let step = k % 10 == 9 ? 0.618_033_988_749_895 : 0.001_234_567_89
    let turn = (Double(k) * step).truncatingRemainder(dividingBy: 2)
    return range.lowerBound + (range.upperBound - range.lowerBound) * min(turn, 2 - turn)
  }

  /// The memory of the process that is in use now, in KiB.
  private static func residentMemory() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var all = 0
    var resident = 0
    withUnsafeMutablePointer(to: &all) { first in
      withUnsafeMutablePointer(to: &resident) { second in
        withVaList([first, second]) { _ = vfscanf(file, "%ld %ld", $0) }
      }
    }
    return resident * Int(getpagesize()) / 1024
  }
}

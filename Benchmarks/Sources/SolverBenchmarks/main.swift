import ConstraintSolver
import Glibc

/// The command line: one measurement a run, so that each has a fresh heap.
///
///     SolverBenchmarks export FAMILY SIZE
///     SolverBenchmarks build FAMILY SIZE REPETITIONS
///     SolverBenchmarks drag|cross FAMILY SIZE COUNT
///     SolverBenchmarks resize W1 SIZE COUNT
///     SolverBenchmarks toggle FAMILY SIZE REPETITIONS ROWS
///     SolverBenchmarks free FAMILY SIZE
///     SolverBenchmarks memory FAMILY SIZE
///     SolverBenchmarks endure FAMILY SIZE COUNT
///     SolverBenchmarks batch < DUMPS
///
/// A family is one of the workloads, or the path of a dump of a screen's constraints, whose size is
/// of no matter.
///
/// Times are printed in microseconds: the median, the mean, then the checksum, the largest
/// violation of a required row, the largest difference of a drag from fresh builds, and the sum of
/// the weighted errors.
struct CommandLineTool {
  static func workload(_ family: String, _ size: Int) -> Workload? {
    switch family {
    case "W1": return .enaml()
    case "W2": return .chain(size)
    case "W3": return .form(size)
    case "W4": return .nested(size)
    case "F1": return .tallestChild(size)
    case "F2": return .contentSized(size)
    case "F3": return .tightChain(size)
    case "F4": return .sharedCells(size)
    case "F5": return .separateCells(size)
    case "F6": return .ambiguousChain(size)
    default: return Workload(dump: family)
    }
  }

  static func run(_ arguments: [String]) -> Bool {
    if arguments.first == "batch" {
      runBatch()
      return true
    }
    guard arguments.count >= 3, let size = Int(arguments[2]),
      let workload = workload(arguments[1], size)
    else { return false }
    let count = arguments.count > 3 ? Int(arguments[3]) ?? 1 : 1
    switch arguments[0] {
    case "export": print(workload.text, terminator: "")
    case "build": build(workload, count)
    case "drag": drag(workload, count, workload.plainRange)
    case "cross": drag(workload, count, workload.crossingRange ?? workload.plainRange)
    case "resize": resize(workload, count)
    case "free": free(workload)
    case "endure": endure(workload, count)
    case "toggle": toggle(workload, count, Int(arguments[4]) ?? workload.outgoing.count)
    case "memory":
      build(workload, 1)
      printPeakMemory()
    default: return false
    }
    return true
  }

  static func build(_ workload: Workload, _ count: Int) {
    let clock = ContinuousClock()
    var times: [Double] = []
    var last: OwnEngine?
    for _ in 0..<count {
      let engine = OwnEngine(workload)
      times.append(microseconds(clock.measure { engine.build() }))
      last = engine
    }
    guard let last else { return }
    report(times, workload, last.values)
  }

  static func drag(_ workload: Workload, _ count: Int, _ range: ClosedRange<Double>) {
    let clock = ContinuousClock()
    let engine = OwnEngine(workload)
    engine.build()
    var times: [Double] = []
    var total = 0.0
    for k in 0..<count {
      total += microseconds(clock.measure { engine.suggest(dragValue(k, range)) })
      if k % 10 == 9 {
        times.append(total / 10)
        total = 0
      }
    }
    var difference = 0.0
    for k in stride(from: 0, to: 200, by: 23) {
      let value = dragValue(k, range)
      engine.suggest(value)
      var copy = workload
      copy.edits[0].start = value
      let fresh = OwnEngine(copy)
      fresh.build()
      for (left, right) in zip(engine.values, fresh.values) {
        difference = max(difference, abs(left - right))
      }
    }
    report(times, workload, engine.values, difference)
  }

  /// Takes the sizes of W1 by turns; checksum and errors are the sums over all of them.
  static func resize(_ workload: Workload, _ count: Int) {
    let clock = ContinuousClock()
    let engine = OwnEngine(workload)
    engine.build()
    let sizes = Workload.enamlSizes
    var times: [Double] = []
    for _ in 0..<count {
      let time = clock.measure {
        for (width, height) in sizes { engine.suggest(width, height) }
      }
      times.append(microseconds(time) / Double(sizes.count))
    }
    var difference = 0.0
    var violation = 0.0
    var sum = 0.0
    var objective = 0.0
    for (width, height) in sizes {
      engine.suggest(width, height)
      sum += checksum(engine.values)
      violation = max(violation, workload.violation(engine.values))
      var copy = workload
      copy.edits[0].start = width
      copy.edits[1].start = height
      objective += copy.objective(engine.values)
      let fresh = OwnEngine(copy)
      fresh.build()
      for (left, right) in zip(engine.values, fresh.values) {
        difference = max(difference, abs(left - right))
      }
    }
    report(times, sum, violation, difference, objective)
  }

  /// Times the question what is not determined.
  static func free(_ workload: Workload) {
    let engine = OwnEngine(workload)
    engine.build()
    var free: [FreeVariable] = []
    let time = ContinuousClock().measure { free = engine.solver.freeVariables }
    print(microseconds(time), free.count)
  }

  static func toggle(_ workload: Workload, _ count: Int, _ limit: Int) {
    let clock = ContinuousClock()
    let engine = OwnEngine(workload)
    engine.build()
    var times: [Double] = []
    for k in 0..<(2 * count) {
      times.append(microseconds(clock.measure { engine.toggle(k, limit: limit) }))
    }
    report(times, workload, engine.values)
  }

  static func report(
    _ times: [Double], _ workload: Workload, _ values: [Double], _ difference: Double = 0
  ) {
    report(
      times, checksum(values), workload.violation(values), difference, workload.objective(values))
  }

  static func report(
    _ times: [Double], _ checksum: Double, _ violation: Double, _ difference: Double,
    _ objective: Double
  ) {
    let sorted = times.sorted()
    let mean = sorted.reduce(0, +) / Double(sorted.count)
    print(sorted[sorted.count / 2], mean, checksum, violation, difference, objective)
  }

  static func microseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e6 + Double(duration.components.attoseconds) / 1e12
  }

  static func printPeakMemory() {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    print(Double(usage.ru_maxrss) / 1024)
  }

  /// Microseconds that this thread has run: what else the machine does is of no matter.
  static func threadMicroseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }

  static func threadMicroseconds(of solver: Solver) -> Double {
    let start = threadMicroseconds()
    solver.solve()
    return threadMicroseconds() - start
  }

  /// Solves dumps that lines `end` separate; prints for each the time, the number of conflicts and
  /// the values.
  static func runBatch() {
    var text = ""
    while let line = readLine() {
      if line != "end" {
        text += line + "\n"
        continue
      }
      guard let solver = try? Solver.replay(from: text) else {
        print("bad")
        return
      }
      // The less of two runs: the first one finds the caches cold.
      var time = threadMicroseconds(of: solver)
      if let again = try? Solver.replay(from: text) {
        time = min(time, threadMicroseconds(of: again))
      }
      var count = 0
      for line in text.split(separator: "\n") where line.hasPrefix("v ") { count += 1 }
      var output = "\(time) \(solver.conflicts.count)"
      for variable in solver.variables.prefix(count) { output += " \(solver.value(of: variable))" }
      print(output)
      text = ""
    }
  }
}

if !CommandLineTool.run(Array(CommandLine.arguments.dropFirst())) {
  print("usage: SolverBenchmarks KIND FAMILY SIZE [COUNT [ROWS]]")
  print("kinds: export build drag cross resize toggle free memory endure")
  exit(2)
}

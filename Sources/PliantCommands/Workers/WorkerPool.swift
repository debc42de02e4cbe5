import Glibc

/// Hands orders out to worker processes and collects what becomes of them.
///
/// Each worker has up to two orders at a time, so that it never waits for the next one. When a
/// worker dies, the unit it was working on is given up and another worker goes on behind it; the
/// other orders are not touched by it. Orders are answered in their own order, whichever worker
/// was first, so the output is the same with any number of workers.
struct WorkerPool {
  /// How the pool works.
  struct Options: Sendable {
    /// How many workers run at a time, at least 1.
    var workers: Int
    /// How long a worker may stay silent over one unit, in seconds.
    var timeLimit: Int
    /// What each worker gets as arguments.
    var workerArguments: [String] = []
  }

  /// How many orders a worker has at a time.
  private static let depth = 2

  private let options: Options
  private var progress: [OrderProgress]
  private var waiting: [Int]
  private var workers: [WorkerProcess] = []
  private var firstUndelivered = 0

  private init(orders: [WorkOrder], options: Options) {
    self.options = options
    progress = orders.map(OrderProgress.init)
    waiting = Array(orders.indices.reversed())
  }

  /// Carries orders out.
  /// - Parameters:
  ///   - orders: What to do.
  ///   - options: How many workers to use, and how patient to be.
  ///   - deliver: Called once for each order, in their order, as soon as it and all before it are
  ///     carried out.
  /// - Throws: `WorkerFailure` when the system gives no worker.
  static func run(
    _ orders: [WorkOrder], options: Options, deliver: (Int, OrderProgress) -> Void
  ) throws(WorkerFailure) {
    guard !orders.isEmpty else { return }
    signal(SIGPIPE, SIG_IGN)
    var pool = WorkerPool(orders: orders, options: options)
    defer { pool.stop() }
    while pool.firstUndelivered < orders.count {
      try pool.employ()
      pool.wait()
      pool.deliverFinished(deliver)
    }
  }

  /// Starts workers and gives them orders, as long as there are both.
  private mutating func employ() throws(WorkerFailure) {
    // The first round goes breadth first: one order for every worker before a second for any.
    for wanted in 1...Self.depth {
      for worker in workers where worker.outstanding.count < wanted && !worker.isRetiring {
        if let order = waiting.popLast() { hand(order, to: worker) }
      }
      while workers.count < options.workers, let order = waiting.popLast() {
        let worker: WorkerProcess
        do {
          worker = try WorkerProcess(arguments: options.workerArguments)
        } catch {
          guard !workers.isEmpty else { throw error }
          waiting.append(order)
          break
        }
        workers.append(worker)
        hand(order, to: worker)
      }
    }
  }

  private func hand(_ order: Int, to worker: WorkerProcess) {
    if worker.outstanding.isEmpty { worker.lastSign = MonotonicClock.now() }
    worker.outstanding.append(order)
    guard let message = try? MessageCoding.encode(progress[order].remainder) else { return }
    // A worker that is gone shows as the end of its replies; the order is handed out again then.
    _ = worker.send(message)
  }

  /// Waits until a worker says something, dies or is too slow.
  private mutating func wait() {
    var descriptors: [pollfd] = []
    for worker in workers {
      descriptors.append(pollfd(fd: worker.replies, events: Int16(POLLIN), revents: 0))
      descriptors.append(pollfd(fd: worker.errors, events: Int16(POLLIN), revents: 0))
    }
    let ready = poll(&descriptors, nfds_t(descriptors.count), nextTimeout())
    guard ready > 0 else {
      endSlowWorkers()
      return
    }
    var dead: [WorkerProcess] = []
    for (index, worker) in workers.enumerated() {
      if descriptors[2 * index + 1].revents != 0 { readErrors(of: worker) }
      if descriptors[2 * index].revents != 0, !readReplies(of: worker) { dead.append(worker) }
    }
    for worker in dead { bury(worker) }
    endSlowWorkers()
  }

  /// Milliseconds until the first worker is too slow.
  private func nextTimeout() -> Int32 {
    let now = MonotonicClock.now()
    var least = UInt64(60_000_000_000)
    for worker in workers where !worker.outstanding.isEmpty && !worker.isTimedOut {
      let end = worker.lastSign + UInt64(options.timeLimit) * 1_000_000_000
      least = min(least, end > now ? end - now : 0)
    }
    return Int32(least / 1_000_000) + 1
  }

  private func endSlowWorkers() {
    let now = MonotonicClock.now()
    for worker in workers where !worker.outstanding.isEmpty && !worker.isTimedOut {
      let end = worker.lastSign + UInt64(options.timeLimit) * 1_000_000_000
      guard now >= end else { continue }
      worker.isTimedOut = true
      worker.kill()
    }
  }

  /// Reads what a worker printed, keeping the first part: a crash is explained at its beginning.
  private func readErrors(of worker: WorkerProcess) {
    var part = [UInt8](repeating: 0, count: 4096)
    let count = read(worker.errors, &part, part.count)
    guard count > 0, worker.lastWords.count < 1 << 14 else { return }
    worker.lastWords.append(contentsOf: part[..<count])
  }

  /// Reads and takes a worker's replies; false when there will be no more.
  private mutating func readReplies(of worker: WorkerProcess) -> Bool {
    var part = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(worker.replies, &part, part.count)
    if count < 0 { return errno == EINTR || errno == EAGAIN }
    guard count > 0 else { return false }
    worker.buffer.append(part[..<count])
    worker.lastSign = MonotonicClock.now()
    while let message = worker.buffer.next() {
      guard let reply = WorkerReply(message) else {
        worker.kill()
        return true
      }
      if reply == .retiring {
        worker.isRetiring = true
        continue
      }
      guard let order = worker.outstanding.first else { continue }
      progress[order].take(reply)
      if progress[order].isFinished { worker.outstanding.removeFirst() }
    }
    return true
  }

  /// Takes a dead worker off the list and its orders back.
  private mutating func bury(_ worker: WorkerProcess) {
    readErrors(of: worker)
    let ending = worker.finish()
    workers.removeAll { $0 === worker }
    var orders = worker.outstanding
    if !worker.isRetiring, let first = orders.first {
      progress[first].takeDeath(
        worker.isTimedOut ? .timedOut(options.timeLimit) : .crashed(worker.fatalMessage ?? ending))
      if progress[first].isFinished { orders.removeFirst() }
    }
    waiting.append(contentsOf: orders.reversed())
  }

  private mutating func deliverFinished(_ deliver: (Int, OrderProgress) -> Void) {
    while firstUndelivered < progress.count, progress[firstUndelivered].isFinished {
      deliver(firstUndelivered, progress[firstUndelivered])
      progress[firstUndelivered] = OrderProgress(progress[firstUndelivered].order)
      firstUndelivered += 1
    }
  }

  private mutating func stop() {
    for worker in workers {
      if !worker.outstanding.isEmpty { worker.kill() }
      worker.finish()
    }
    workers = []
  }
}

import Glibc

/// One worker: this same program, started again with pipes to it.
final class WorkerProcess {
  /// The hidden command that makes the program a worker.
  static let command = "__worker"
  /// The descriptor that a worker writes its replies to; its standard output stays free for
  /// whatever the laid-out code prints.
  static let replyDescriptor: Int32 = 3

  /// The process.
  let id: pid_t
  /// Replies come from here.
  let replies: Int32
  /// What the worker prints to its standard error comes from here.
  let errors: Int32
  /// Replies that have arrived in part.
  var buffer = MessageBuffer()
  /// The end of what the worker printed.
  var lastWords: [UInt8] = []
  /// The orders sent and not yet finished, oldest first.
  var outstanding: [Int] = []
  /// When the worker last gave a sign of life, in nanoseconds of the monotonic clock.
  var lastSign: UInt64
  /// Whether the worker was ended because it took too long.
  var isTimedOut = false
  /// Whether the worker said that it ends by itself.
  var isRetiring = false

  private let orders: Int32

  /// Starts a worker.
  /// - Parameter arguments: What follows the hidden command.
  /// - Throws: `WorkerFailure` when the system gives no process or pipes.
  init(arguments: [String]) throws(WorkerFailure) {
    let orderPipe = try Self.pipe()
    let replyPipe = try Self.pipe()
    let errorPipe = try Self.pipe()

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, orderPipe.read, STDIN_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, errorPipe.write, STDERR_FILENO)
    posix_spawn_file_actions_adddup2(&actions, replyPipe.write, Self.replyDescriptor)

    let words = ["pliant", Self.command] + arguments
    var argv: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var environment = Self.environment().map { strdup($0) } + [nil]
    defer {
      for pointer in argv { free(pointer) }
      for pointer in environment { free(pointer) }
    }
    var process: pid_t = 0
    let status = posix_spawn(
      &process, "/proc/self/exe", &actions, nil, &argv, &environment)
    close(orderPipe.read)
    close(replyPipe.write)
    close(errorPipe.write)
    guard status == 0 else {
      close(orderPipe.write)
      close(replyPipe.read)
      close(errorPipe.read)
      throw WorkerFailure(reason: String(cString: strerror(status)))
    }
    id = process
    orders = orderPipe.write
    replies = replyPipe.read
    errors = errorPipe.read
    lastSign = MonotonicClock.now()
  }

  /// Sends an order; false when the worker is gone.
  func send(_ message: [UInt8]) -> Bool {
    FileBytes.writeAll(MessageFrame.framed(message), to: orders)
  }

  /// Ends the worker at once.
  func kill() {
    _ = Glibc.kill(id, SIGKILL)
  }

  /// Closes the pipes and waits for the end of the process.
  /// - Returns: How it ended, such as `ended by signal 11 (Segmentation fault)`.
  @discardableResult
  func finish() -> String {
    close(orders)
    close(replies)
    close(errors)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    // The low seven bits are the signal that ended the process, or 0 when it ended by itself.
    let signal = status & 0x7F
    guard signal != 0 else { return "ended with status \((status >> 8) & 0xFF)" }
    let name = strsignal(signal).map { " (\(String(cString: $0)))" } ?? ""
    return "ended by signal \(signal)\(name)"
  }

  /// What the Swift runtime said before it gave up: the text behind `Fatal error: `, one line.
  var fatalMessage: String? {
    let text = String(decoding: lastWords, as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline) {
      guard let range = line.firstRange(of: "Fatal error: ") else { continue }
      return String(line[range.upperBound...])
    }
    return nil
  }

  private static func pipe() throws(WorkerFailure) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else {
      throw WorkerFailure(reason: String(cString: strerror(errno)))
    }
    // The command has one thread, so no other process can start in between and inherit these.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// The environment less what would make a crash slow or noisy.
  private static func environment() -> [String] {
    var variables: [String] = []
    var pointer = environ
    while let entry = pointer.pointee {
      let variable = String(cString: entry)
      if !variable.hasPrefix("SWIFT_BACKTRACE=") { variables.append(variable) }
      pointer += 1
    }
    return variables + ["SWIFT_BACKTRACE=enable=no"]
  }
}

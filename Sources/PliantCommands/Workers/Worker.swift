import Audit
import Glibc

/// The side of a worker process: reads orders, lays out, replies.
@MainActor
struct Worker {
  /// The memory in use, in bytes, beyond which a worker ends so that a fresh one takes its place.
  private static let memoryLimit = 150 << 20
  /// The memory, in bytes, that a worker can never get: more than any real screen needs.
  private static let hardMemoryLimit: rlim_t = 2 << 30

  private let fault: InjectedFault?
  private var openFile: OpenScreenFile?

  private init(fault: InjectedFault?) { self.fault = fault }

  /// Works until the orders end.
  /// - Parameter arguments: What follows the hidden command.
  /// - Returns: The exit status.
  static func run(_ arguments: [String]) -> Int32 {
    var limit = rlimit(rlim_cur: hardMemoryLimit, rlim_max: hardMemoryLimit)
    setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
    var noCore = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &noCore)
    var worker = Worker(fault: InjectedFault(arguments: arguments))
    var buffer = MessageBuffer()
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      while let message = buffer.next() {
        guard let order = try? MessageCoding.decode(WorkOrder.self, from: message) else { return 2 }
        guard worker.carryOut(order) else { return 0 }
        if memoryInUse() > memoryLimit {
          _ = send(.retiring)
          return 0
        }
      }
      let count = read(STDIN_FILENO, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return 0 }
      buffer.append(part[..<count])
    }
  }

  /// Carries one order out; false when nobody listens any more.
  private mutating func carryOut(_ order: WorkOrder) -> Bool {
    fault?.strike(unit: nil)
    if openFile?.file != order.file { openFile = OpenScreenFile(order.file) }
    guard let file = openFile else { return false }
    guard Self.send(.opened(file.opened(for: order))) else { return false }
    let screens = file.screens(for: order.task)
    let count = order.configurations.count
    var result = WorkResult(order)
    for unit in order.firstUnit..<max(order.firstUnit, screens.count * count) {
      fault?.strike(unit: unit)
      let screen = screens[unit / count]
      let request = order.configurations[unit % count]
      let reply: WorkerReply
      switch file.layOut(screen, request: request, order: order) {
      case .success(let tree):
        var arrivals: [Arrival] = []
        for step in order.steps.isEmpty ? [] : order.steps[unit % count] {
          guard Self.send(.step(step.phrase)) else { return false }
          if let reached = file.arrive(screen, by: step, at: request, order: order) {
            arrivals.append(Arrival(step, tree: reached))
          }
        }
        reply = result.reply(tree, arrivals: arrivals, isFirstOfScreen: unit % count == 0)
      case .failure(let failure): reply = .unitFailed(failure.message)
      }
      guard Self.send(reply) else { return false }
    }
    return Self.send(.finished)
  }

  private static func send(_ reply: WorkerReply) -> Bool {
    guard let message = try? reply.encoded() else { return false }
    return FileBytes.writeAll(
      MessageFrame.framed(message), to: WorkerProcess.replyDescriptor)
  }

  /// The resident memory of this process, in bytes.
  private static func memoryInUse() -> Int {
    guard let bytes = try? FileBytes.read("/proc/self/statm", limit: 4096) else { return 0 }
    let fields = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}

/// How far the work on one order has come.
struct OrderProgress: Sendable {
  /// The order.
  let order: WorkOrder
  /// What reading the file gave, once a worker has read it.
  private(set) var opened: OpenedFile?
  /// How reading ended when it cost a worker its life.
  private(set) var openingFailure: UnitOutcome?
  /// The units that are done, in order.
  private(set) var units: [UnitOutcome] = []
  /// Whether nothing is left to do.
  private(set) var isFinished = false
  /// The step that the worker takes the screen through; nil while it launches it.
  private var step: String?

  /// Begins with nothing done.
  init(_ order: WorkOrder) { self.order = order }

  /// How many units the order has, as far as that is known.
  var unitCount: Int { (opened?.screens.count ?? 0) * order.configurations.count }

  /// The order for a worker that goes on where another one died.
  var remainder: WorkOrder {
    var order = order
    order.firstUnit = units.count
    return order
  }

  /// Takes what a worker says.
  mutating func take(_ reply: WorkerReply) {
    switch reply {
    case .opened(let file): opened = opened ?? file
    case .step(let phrase): step = phrase
    case .unit(let bytes):
      units.append(.done(bytes))
      step = nil
    case .unitFailed(let reason):
      units.append(.failed(reason))
      step = nil
    case .finished: isFinished = true
    case .retiring: break
    }
  }

  /// Takes the death of the worker that was at it: the unit that it was working on is given up.
  mutating func takeDeath(_ outcome: UnitOutcome) {
    if opened == nil {
      openingFailure = outcome
      isFinished = true
      return
    }
    if units.count < unitCount { units.append(outcome.after(step)) }
    step = nil
    isFinished = units.count >= unitCount
  }
}

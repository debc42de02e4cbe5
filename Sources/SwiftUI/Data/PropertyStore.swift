import Dispatch
import Observation

/// What a graph keeps for the dynamic properties of one view, in the order in which they stand.
@MainActor public final class _PropertyStore {
  /// Told when something that the body read has changed.
  let observer = Observer()
  /// The environment keys that were read.
  let reads = EnvironmentReads()
  /// The values that properties read while they are filled in.
  private(set) var environment = EnvironmentValues()
  private var slots: [AnyObject] = []
  private var next = 0

  init() {}

  /// Begins an evaluation: properties are filled in from the first.
  func begin(_ environment: EnvironmentValues) {
    next = 0
    reads.removeAll()
    self.environment = environment.recording(in: reads)
    observer.begin()
  }

  /// What is kept for the property that is filled in next, made where nothing is yet.
  func slot<T: AnyObject>(_ make: () -> T) -> T {
    defer { next += 1 }
    if next < slots.count { return unsafeDowncast(slots[next], to: T.self) }
    let made = make()
    slots.append(made)
    return made
  }

  /// Evaluates a closure and tells the observer when something that it reads changes later.
  func observing<T>(_ body: () -> T) -> T {
    let outer = Observer.current
    Observer.current = observer
    defer { Observer.current = outer }
    let observer = observer
    let stamp = observer.stamp
    return withObservationTracking(body) { observer.changed(since: stamp) }
  }

  /// Ends the view's life.
  func end() {
    observer.node = nil
    for slot in slots { (slot as? any EndingProperty)?.end() }
  }
}

/// Something kept for a property that lets go of others when the view's life ends.
@MainActor protocol EndingProperty: AnyObject {
  func end()
}

/// Learns that something a node read has changed, and has the node evaluated.
final class Observer: @unchecked Sendable {
  /// The one whose node is being evaluated.
  nonisolated(unsafe) static var current: Observer?

  weak var node: _ViewNode?
  /// Counts evaluations: what was read in an earlier one does not count any more.
  private(set) var stamp = 0
  private(set) var isDirty = false

  func begin() {
    stamp += 1
    isDirty = false
  }

  /// Tells of a change in something that was read in an evaluation.
  func changed(since stamp: Int) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { invalidate(stamp) }
    } else {
      Task { @MainActor in self.invalidate(stamp) }
    }
  }

  @MainActor private func invalidate(_ stamp: Int) {
    guard stamp == self.stamp, !isDirty, let node, !node.isRemoved else { return }
    isDirty = true
    node.graph.needsEvaluation(node)
  }
}

/// Tells whether code runs for the main actor.
///
/// A program that waits in `dispatchMain()` serves the main actor from other threads than the first
/// one, so the thread alone does not tell.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
  }
}

/// Those who have read something and are told of its changes.
struct ObserverList {
  /// One who has read, and in which evaluation.
  struct Reader {
    let observer: Observer
    let stamp: Int
  }

  private var readers: [ObjectIdentifier: Reader] = [:]

  /// Notes that what is being evaluated has read.
  mutating func noteRead() {
    if let observer = Observer.current { note(observer) }
  }

  /// Notes one who is to be told.
  mutating func note(_ observer: Observer) {
    readers[ObjectIdentifier(observer)] = Reader(observer: observer, stamp: observer.stamp)
  }

  /// Takes out all who are to be told, in no order: graphs put evaluations in order.
  mutating func take() -> [Reader] {
    if readers.isEmpty { return [] }
    let all = Array(readers.values)
    readers = [:]
    return all
  }
}

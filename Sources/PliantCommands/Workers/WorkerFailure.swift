/// The system gives no worker.
struct WorkerFailure: Error, Equatable {
  /// What the system says.
  var reason: String
}

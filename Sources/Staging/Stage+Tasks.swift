import LayoutTree
import SwiftUI

extension Stage {
  /// Waits until everything that `task(_:)` of SwiftUI views began has ended, and what begins
  /// meanwhile, and lays out.
  ///
  /// - Parameter limit: How long to wait; what has not ended then, such as a loop over
  ///   notifications, goes on.
  @discardableResult
  public func finishTasks(within limit: Duration = .seconds(10)) async -> LayoutTree {
    let end = ContinuousClock.now + limit
    while window.isRunningTasks, !Task.isCancelled, ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(1))
      run {}
    }
    return tree
  }
}

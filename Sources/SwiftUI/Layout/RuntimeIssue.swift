import Foundation
import Synchronization

/// Something that is wrong in a view and that SwiftUI tells, while it goes on without it.
package enum RuntimeIssue: String, CaseIterable, Sendable {
  /// A length of a frame that cannot be one.
  case invalidFrameDimension = "Invalid frame dimension (negative or non-finite)."
  /// Limits of a frame that are not in order.
  case contradictoryFrame = "Contradictory frame constraints specified."

  private static let told = Mutex<Set<RuntimeIssue>>([])

  /// Tells the issue on the standard error stream, once in a process.
  package func report() {
    let isNew = Self.told.withLock { $0.insert(self).inserted }
    guard isNew else { return }
    FileHandle.standardError.write(Data("SwiftUI: \(rawValue)\n".utf8))
  }

  /// The issues told so far.
  package static var reported: Set<RuntimeIssue> { told.withLock { $0 } }
}

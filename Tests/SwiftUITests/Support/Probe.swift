@testable import SwiftUI

/// What views were offered, in the order in which they were asked.
final class ProposalLog: @unchecked Sendable {
  var proposals: [ProposedViewSize] = []

  /// The widths that were offered, each once.
  var widths: Set<CGFloat?> { Set(proposals.map(\.width)) }
  /// The heights that were offered, each once.
  var heights: Set<CGFloat?> { Set(proposals.map(\.height)) }
}

/// A view that takes what it is offered and writes it down.
nonisolated struct Probe: LeafView {
  let log: ProposalLog

  func sizeThatFits(_ proposal: ProposedViewSize, environment: EnvironmentValues) -> CGSize {
    log.proposals.append(proposal)
    return proposal.replacingUnspecifiedDimensions()
  }
}

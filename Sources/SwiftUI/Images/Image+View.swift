import LayoutTree
import UIKit

extension Image: View {
  /// A view without a body.
  public typealias Body = Never
}

extension Image: LeafView {
  package nonisolated func sizeThatFits(
    _ proposal: ProposedViewSize, environment: EnvironmentValues
  ) -> CGSize { size(proposal, in: environment) }

  package nonisolated func dependence(in environment: EnvironmentValues) -> SizeDependence {
    resizing == nil ? .fixed(size(in: environment)) : .both
  }

  package nonisolated func describe(
    size: CGSize, environment: EnvironmentValues, into node: inout LayoutNode
  ) {
    node.kind = .image
    node.image = content(in: size, environment)
    node.label = name
  }
}

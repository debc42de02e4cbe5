import LayoutTree
import UIKit

extension Color: View {
  /// A view without a body.
  public typealias Body = Never
}

extension Color: LeafView {
  /// The proposal; where it leaves an axis open, 10 points (rule 51).
  package nonisolated func sizeThatFits(
    _ proposal: ProposedViewSize, environment: EnvironmentValues
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  package nonisolated func dependence(in environment: EnvironmentValues) -> SizeDependence {
    .filling
  }

  package nonisolated func describe(
    size: CGSize, environment: EnvironmentValues, into node: inout LayoutNode
  ) { node.style.backgroundColor = layoutColor(in: environment) }
}

// Gradients and materials fill what they are offered.
extension LinearGradient: View {
  /// The gradient in a rectangle.
  public var body: some View { Rectangle().fill(self) }
}

extension RadialGradient: View {
  /// The gradient in a rectangle.
  public var body: some View { Rectangle().fill(self) }
}

extension EllipticalGradient: View {
  /// The gradient in a rectangle.
  public var body: some View { Rectangle().fill(self) }
}

extension AngularGradient: View {
  /// The gradient in a rectangle.
  public var body: some View { Rectangle().fill(self) }
}

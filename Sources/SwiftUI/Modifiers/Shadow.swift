import LayoutTree
import UIKit

/// Throws a shadow of the areas that a view shows.
///
/// Pictures show the shadow of the outermost areas; that of texts and images they leave out.
public nonisolated struct _ShadowEffect: LayoutModifier {
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  package func describe(
    size: CGSize, environment: EnvironmentValues, nodes: inout [LayoutNode], from start: Int
  ) {
    let shadow = ShadowContent(
      color: color.layoutColor(in: environment), radius: Double(radius),
      x: Double(offset.width), y: Double(offset.height))
    var covered: [LayoutRect] = []
    for index in nodes[start...].indices { cast(shadow, by: &nodes[index], &covered) }
  }

  /// Gives an area its shadow where no other area that throws one lies round it.
  private func cast(
    _ shadow: ShadowContent, by node: inout LayoutNode, _ covered: inout [LayoutRect]
  ) {
    guard !node.isHidden, !covered.contains(where: { $0.contains(node.windowFrame) }) else {
      return
    }
    if node.style.backgroundColor?.alpha ?? 0 > 0 {
      node.style.shadow = shadow
    } else if let index = node.shapes?.firstIndex(where: { $0.line == nil && !$0.paint.isClear }) {
      node.shapes?[index].shadow = shadow
    } else {
      for index in node.children.indices { cast(shadow, by: &node.children[index], &covered) }
      return
    }
    covered.append(node.windowFrame)
  }
}

extension View {
  /// Throws a shadow, its radius and distances in points; layout does not see it.
  public nonisolated func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}

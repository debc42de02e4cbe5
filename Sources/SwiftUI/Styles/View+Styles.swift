import LayoutTree
import UIKit

extension View {
  // MARK: Behind and in front

  /// Draws a style behind the view, beyond the safe area where the view reaches its edges.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Draws the background style behind the view, beyond the safe area where the view reaches its
  /// edges.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Draws a shape in a style behind the view.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Draws a shape in the background style behind the view.
  public nonisolated func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View { background(BackgroundStyle(), in: shape, fillStyle: fillStyle) }

  /// Draws a style in front of the view, beyond the safe area where the view reaches its edges.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Draws a shape in a style in front of the view.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Draws a line round the view, inside its place, its width in points.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }

  // MARK: Cutting

  /// Cuts the view at a shape.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  {
    modifier(ShapeClip(shape: shape))
  }

  /// Sets where the view answers to touches; layout does not see it.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }

  /// Blurs the view; layout does not see it, and pictures do not show it.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
}

/// Cuts a view at a shape.
nonisolated struct ShapeClip<S: Shape>: SizeKeepingModifier {
  let shape: S

  var nodeName: String? { "_ClipEffect" }

  func describe(size: CGSize, environment: EnvironmentValues, into node: inout LayoutNode) {
    node.kind = .container
    node.clipsToBounds = true
    let bounds = CGRect(origin: .zero, size: size)
    if let box = shape.box(in: bounds), box.rect == bounds {
      node.style.cornerRadius = Double(box.cornerRadius)
    } else {
      node.clipPath = LayoutPath(shape.path(in: bounds))
    }
  }
}

import Devices

extension UIView {
  /// A part of a view that content is laid out in, clear of the window's round corners if need be.
  public struct LayoutRegion: Hashable, Sendable {
    /// The axis along which a region gives way to the window's corners.
    public enum AdaptivityAxis: Hashable, Sendable {
      /// From left to right: the sides move in.
      case horizontal
      /// From top to bottom: top and bottom move in.
      case vertical
    }

    enum Base: Hashable { case safeArea, margins, readable }

    let base: Base
    let axis: AdaptivityAxis?

    /// The safe area.
    public static func safeArea(cornerAdaptation axis: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(base: .safeArea, axis: axis)
    }

    /// What the margins leave.
    public static func margins(cornerAdaptation axis: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(base: .margins, axis: axis)
    }

    /// The readable width.
    public static func readableContent(
      cornerAdaptation axis: AdaptivityAxis? = nil
    ) -> LayoutRegion { LayoutRegion(base: .readable, axis: axis) }
  }

  /// The distances of a region from the view's edges, in points.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    var insets: UIEdgeInsets
    switch region.base {
    case .safeArea: insets = safeAreaInsets
    case .margins: insets = layoutMargins
    case .readable: insets = readableInsets
    }
    guard let axis = region.axis else { return insets }
    let corners = cornerDistances
    switch axis {
    case .horizontal:
      insets.left = max(insets.left, max(corners.topLeft, corners.bottomLeft))
      insets.right = max(insets.right, max(corners.topRight, corners.bottomRight))
    case .vertical:
      insets.top = max(insets.top, max(corners.topLeft, corners.topRight))
      insets.bottom = max(insets.bottom, max(corners.bottomLeft, corners.bottomRight))
    }
    return insets
  }

  /// The distances of a region from the view's edges, along the direction of text, in points.
  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    let insets = edgeInsets(for: region)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
  }

  /// A guide that stands for a region.
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    if let held = guides.regions.first(where: { $0.role == .region(region) }) { return held }
    let guide = UILayoutGuide(role: .region(region), of: self)
    guides.regions.append(guide)
    return guide
  }

  /// How far content keeps from an edge to be clear of each corner of the window that the view reaches
  /// to: the part of the radius that the arc takes on the diagonal, r (1 - √½).
  ///
  /// Derived from the iPhone Duo: radii of 55, 8 and 59 give 16, 2.333 and 17.333 in the corner-adapted
  /// safe areas that kammcs/boardhop measured.
  private var cornerDistances: CornerRadii {
    guard let window, let configuration = window.configuration else { return CornerRadii(all: 0) }
    let radii = configuration.cornerRadii
    let frame = convert(bounds, to: window)
    let size = window.bounds.size
    let scale = max(1, traits.displayScale)
    func distance(_ radius: Double, _ reachesX: Bool, _ reachesY: Bool) -> Double {
      guard reachesX, reachesY else { return 0 }
      return Double((CGFloat(radius) * (1 - 0.5.squareRoot())).rounded(toPixelsAt: scale))
    }
    let left = frame.minX <= 0.5
    let right = frame.maxX >= size.width - 0.5
    let top = frame.minY <= 0.5
    let bottom = frame.maxY >= size.height - 0.5
    return CornerRadii(
      topLeft: distance(radii.topLeft, left, top), topRight: distance(radii.topRight, right, top),
      bottomLeft: distance(radii.bottomLeft, left, bottom),
      bottomRight: distance(radii.bottomRight, right, bottom))
  }
}

import Devices

extension UIView {
  /// A part of a view that something else keeps: the fold of a folding phone, its status or its camera.
  public struct ReservedRegion: Identifiable, Hashable, Sendable {
    /// What reserves a region.
    public struct Kind: Hashable, Sendable {
      let value: Devices.ReservedRegion.Kind

      /// Where content splits in two, as at a fold.
      public static let division = Kind(value: .division)
      /// What covers content: the status, the camera.
      public static let occlusion = Kind(value: .occlusion)
    }

    /// Which regions are asked for.
    public struct QueryOptions: OptionSet, Hashable, Sendable {
      /// The bits.
      public let rawValue: UInt

      /// Makes options from bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Those too that content need not keep clear of now.
      public static let includeInactive = QueryOptions(rawValue: 1)
    }

    /// The identity of what reserves the region, the same in every view.
    public struct ID: Hashable, Sendable {
      let kind: Devices.ReservedRegion.Kind
      let index: Int
    }

    /// The identity of what reserves the region.
    public let id: ID
    /// What reserves the region.
    public let kind: Kind
    /// The region with its margins, in the view's coordinates, not cut at the view's bounds.
    public let frame: CGRect
    /// How much of the frame, on each side, is distance to be kept.
    public let margins: UIEdgeInsets
    /// Whether content is to keep clear of it now.
    public let isActive: Bool
  }

  /// The regions of a kind that reach into this view; none where there is no folding phone.
  ///
  /// A division is a line with 20 points on either side; an occlusion has no margins (kammcs/boardhop
  /// and the reserved-corners specification of 2026-09-25, measured).
  ///
  /// - Parameters:
  ///   - kind: What reserves them.
  ///   - options: Whether inactive ones are given too.
  public func reservedRegions(
    kind: ReservedRegion.Kind, options: ReservedRegion.QueryOptions = []
  ) -> [ReservedRegion] {
    guard let window, let configuration = window.configuration else { return [] }
    var found: [ReservedRegion] = []
    for (index, region) in configuration.reservedRegions.enumerated()
    where region.kind == kind.value && (region.isActive || options.contains(.includeInactive)) {
      let outer = CGRect(
        x: region.frame.x, y: region.frame.y, width: region.frame.width,
        height: region.frame.height)
      let frame = convert(outer, from: window)
      guard frame.intersects(bounds) else { continue }
      var margins = UIEdgeInsets.zero
      if region.kind == .division {
        let isUpright = frame.height >= frame.width
        let margin = min(20, (isUpright ? frame.width : frame.height) / 2)
        margins =
          isUpright
          ? UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
          : UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
      }
      found.append(
        ReservedRegion(
          id: ReservedRegion.ID(kind: region.kind, index: index), kind: kind, frame: frame,
          margins: margins, isActive: region.isActive))
    }
    return found
  }
}

extension Configuration {
  /// What the system keeps of the folding phone's window, in the window's coordinates; empty for any
  /// other device.
  ///
  /// Measured without bars by kammcs/boardhop. For the open phone held upright one source has the
  /// status at the bottom right; the one at the top right is taken, as the top inset of 82 fits it.
  /// On its side the closed phone's camera lies inside the status block, and no source states where,
  /// so only the block is listed.
  public var reservedRegions: [ReservedRegion] {
    guard device.isFolding, window == .full || window == .splitLeft || window == .splitRight else {
      return []
    }
    let isFolded = posture == .book || posture == .tabletop
    func division(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> ReservedRegion {
      ReservedRegion(
        kind: .division, frame: Rect(x: x, y: y, width: width, height: height), isActive: isFolded)
    }
    func occlusion(
      _ x: Double, _ y: Double, _ width: Double, _ height: Double, isActive: Bool = true
    ) -> ReservedRegion {
      ReservedRegion(
        kind: .occlusion, frame: Rect(x: x, y: y, width: width, height: height),
        isActive: isActive)
    }
    guard isInnerDisplay else {
      switch orientation {
      case .portrait, .portraitUpsideDown:
        return [occlusion(382, 0, 84, 170), occlusion(399.667, 29.333, 37, 37)]
      case .landscapeLeft: return [occlusion(594, 384, 84, 82)]
      case .landscapeRight: return [occlusion(0, 0, 82, 84)]
      }
    }
    guard orientation.isLandscape else {
      return [division(0, 455.5, 669, 40), occlusion(535, 0, 134, 82)]
    }
    switch window {
    case .splitLeft: return [division(455.5, 0, 13.5, 669)]
    case .splitRight:
      return [
        division(0, 0, 13.5, 669), occlusion(385, 0, 84, 120),
        occlusion(195.3, 21, 58, 37, isActive: false),
      ]
    default:
      return [
        division(455.5, 0, 40, 669), occlusion(867, 0, 84, 120),
        occlusion(677, 21, 58, 37, isActive: false),
      ]
    }
  }
}

import Devices

/// How the interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, turned by half a turn.
  case portraitUpsideDown = 2
  /// On its side, the bottom of the device to the right of the reader.
  case landscapeRight = 3
  /// On its side, the bottom of the device to the left of the reader.
  case landscapeLeft = 4

  /// Whether the interface lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the interface is upright, either way.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  init(_ orientation: Orientation) {
    self =
      switch orientation {
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeLeft
      case .landscapeRight: .landscapeRight
      }
  }
}

/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, turned by half a turn.
  case portraitUpsideDown = 2
  /// On its side, its bottom to the right of the reader.
  case landscapeLeft = 3
  /// On its side, its bottom to the left of the reader.
  case landscapeRight = 4
  /// Lying, its screen up.
  case faceUp = 5
  /// Lying, its screen down.
  case faceDown = 6

  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is upright, either way.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is lying.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// The interface turns against the device: with the device to the left, the interface is to the
  /// right (Apple, `UIInterfaceOrientation`).
  init(_ orientation: Orientation) {
    self =
      switch orientation {
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeRight
      case .landscapeRight: .landscapeLeft
      }
  }
}

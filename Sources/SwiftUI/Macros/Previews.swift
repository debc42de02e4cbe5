/// What previews are made of.
public struct Preview {
  /// The traits that previews of views have.
  public enum ViewTraits {}
}

/// Something of the surroundings in which a preview is shown.
public struct PreviewTrait<Traits>: Sendable {
  fileprivate init() {}
}

extension PreviewTrait where Traits == Preview.ViewTraits {
  /// On the screen of a device.
  public static var defaultLayout: Self { Self() }
  /// In the size that the view takes.
  public static var sizeThatFitsLayout: Self { Self() }
  /// Upright.
  public static var portrait: Self { Self() }
  /// Upright, the top below.
  public static var portraitUpsideDown: Self { Self() }
  /// On its side, the top at the left.
  public static var landscapeLeft: Self { Self() }
  /// On its side, the top at the right.
  public static var landscapeRight: Self { Self() }

  /// In a stated size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
}

/// The room in which a preview is shown.
public enum PreviewLayout: Sendable {
  /// On the screen of a device.
  case device
  /// In the size that the view takes.
  case sizeThatFits
  /// In a stated size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device on which a preview is shown.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The device's name.
  public let rawValue: String

  /// Takes a device's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Takes a device's name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
  /// What tells orientations apart.
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upright, the top below.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// On its side, the top at the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// On its side, the top at the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  /// All of them.
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

extension View {
  /// Tells the room in which a preview is shown.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Tells the device on which a preview is shown.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Tells the name under which a preview is shown.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }
  /// Tells how the device of a preview is held.
  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }
}

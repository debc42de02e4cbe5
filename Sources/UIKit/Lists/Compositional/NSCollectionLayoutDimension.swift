/// A width or a height of a compositional layout's element.
///
/// The rules are those of Apple's documentation and header of `NSCollectionLayoutDimension`.
@preconcurrency @MainActor public final class NSCollectionLayoutDimension: NSObject {
  /// How the value is meant.
  enum Kind: Sendable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }

  let kind: Kind
  /// The fraction, or the extent in points.
  public let dimension: CGFloat

  init(kind: Kind, dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension.isFinite ? dimension : 0
    super.init()
  }

  /// A share of the width of what the element lies in: 0.5 is half of it.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind: .fractionalWidth, dimension: fractionalWidth)
  }

  /// A share of the height of what the element lies in.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind: .fractionalHeight, dimension: fractionalHeight)
  }

  /// An extent in points.
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind: .absolute, dimension: absoluteDimension)
  }

  /// An extent in points that counts until the content is measured.
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind: .estimated, dimension: estimatedDimension)
  }

  /// An estimated extent that grows to that of the largest element of the same group.
  public static func uniformAcrossSiblings(estimate estimatedDimension: CGFloat)
    -> NSCollectionLayoutDimension
  {
    NSCollectionLayoutDimension(kind: .uniform, dimension: estimatedDimension)
  }

  /// Whether this is a share of a width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether this is a share of a height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether this is an extent in points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether the content decides, starting from an estimate.
  public var isEstimated: Bool { kind == .estimated || kind == .uniform }
  /// Whether the extent grows to that of the largest element of the same group.
  public var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// The extent in a container of a size, in points; the estimate where the content decides.
  func extent(in container: CGSize) -> CGFloat {
    let value =
      switch kind {
      case .fractionalWidth: container.width * dimension
      case .fractionalHeight: container.height * dimension
      case .absolute, .estimated, .uniform: dimension
      }
    return value.isFinite ? max(0, value) : 0
  }
}

/// The width and height of a compositional layout's element.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// The dimension along an axis.
  func dimension(_ axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }

  /// The size in a container, in points; estimates where the content decides.
  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.extent(in: container), height: heightDimension.extent(in: container))
  }

  /// Whether the content decides about the width or the height.
  var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }
}

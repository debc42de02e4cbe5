/// What a custom detent is resolved from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the largest detent, in points, without the safe area below.
  var maximumDetentValue: CGFloat { get }
}

@MainActor final class DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ traits: UITraitCollection, maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
  }
}

extension UISheetPresentationController {
  /// A height where a sheet rests.
  @preconcurrency @MainActor public final class Detent: NSObject {
    /// A detent's name.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Makes a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The full height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The detent's name.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    private static var count = 0

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// The share of the largest height that the medium detent takes: 0.56, measured on iOS 26.1
    /// (openuikit, 425 of 759) and 27 (Tembeon/morph); the same is in use for iOS 17 (mbta/mobile_app).
    static let mediumShare: CGFloat = 0.56

    /// A detent of about half the screen; inactive where the height is compact.
    public class func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        let scale = max(1, context.containerTraitCollection.displayScale)
        return (context.maximumDetentValue * mediumShare).rounded(toPixelsAt: scale)
      }
    }

    /// A detent of the full height.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A detent of a height that a closure gives, without the safe area below; nil is an inactive one.
    ///
    /// - Parameters:
    ///   - identifier: The detent's name; without one it gets one that no other detent has.
    ///   - resolver: Gives the height, in points.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      count += 1
      return Detent(identifier ?? Identifier("com.apple.UIKit.custom.\(count)"), resolver)
    }

    /// The height, in points; nil for an inactive detent.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      guard let value = resolver(context), value.isFinite else { return nil }
      return max(0, value)
    }
  }
}

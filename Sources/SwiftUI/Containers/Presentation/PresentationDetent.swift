import UIKit

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case medium, large
    case height(CGFloat)
    case fraction(CGFloat)
  }

  let kind: Kind

  /// About half the screen.
  public static let medium = PresentationDetent(kind: .medium)
  /// The full height.
  public static let large = PresentationDetent(kind: .large)

  /// A height, in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// A share of the full height, 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// UIKit's detent.
  @MainActor var value: UISheetPresentationController.Detent {
    switch kind {
    case .medium: .medium()
    case .large: .large()
    case .height(let height): .custom(identifier: custom) { _ in height }
    case .fraction(let share): .custom(identifier: custom) { $0.maximumDetentValue * share }
    }
  }

  private var custom: UISheetPresentationController.Detent.Identifier {
    UISheetPresentationController.Detent.Identifier("\(kind)")
  }

  /// About how high the detent is on a screen of a height, to tell which one is the smallest.
  func height(onScreenOf height: CGFloat) -> CGFloat {
    switch kind {
    case .medium: height / 2
    case .large: .infinity
    case .height(let own): own
    case .fraction(let share): height * share
    }
  }
}

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
    case .height(let height): .custom { _ in height }
    case .fraction(let share): .custom { $0.maximumDetentValue * share }
    }
  }
}

/// The heights at which a sheet's content wishes it to rest.
struct PresentationDetentsKey: PreferenceKey {
  static var defaultValue: Set<PresentationDetent> { [] }

  static func reduce(
    value: inout Set<PresentationDetent>, nextValue: () -> Set<PresentationDetent>
  ) { value.formUnion(nextValue()) }
}

extension View {
  /// Sets the heights at which the sheet that the view stands in rests.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    preference(key: PresentationDetentsKey.self, value: detents)
  }

  /// Sets the heights at which the sheet that the view stands in rests.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { presentationDetents(detents) }

  /// Shows a sheet's handle or not; layout does not see it.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
}

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

/// The heights at which a sheet's content wishes it to rest.
struct PresentationDetents: Equatable {
  var detents: Set<PresentationDetent> = []
  /// The one at which it rests; nil is the smallest.
  var selection: PresentationDetent?

  /// From the smallest to the largest, as UIKit wants them; equal ones in the order of their names, so
  /// that hashing does not matter.
  func ordered(onScreenOf height: CGFloat) -> [PresentationDetent] {
    detents.sorted {
      let first = $0.height(onScreenOf: height)
      let second = $1.height(onScreenOf: height)
      return first != second ? first < second : "\($0.kind)" < "\($1.kind)"
    }
  }
}

struct PresentationDetentsKey: PreferenceKey {
  static var defaultValue: PresentationDetents { PresentationDetents() }

  static func reduce(value: inout PresentationDetents, nextValue: () -> PresentationDetents) {
    let next = nextValue()
    value.detents.formUnion(next.detents)
    value.selection = value.selection ?? next.selection
  }
}

extension View {
  /// Sets the heights at which the sheet that the view stands in rests; it starts at the smallest.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    preference(
      key: PresentationDetentsKey.self, value: PresentationDetents(detents: detents))
  }

  /// Sets the heights at which the sheet that the view stands in rests, and at which one it does.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    preference(
      key: PresentationDetentsKey.self,
      value: PresentationDetents(detents: detents, selection: selection.wrappedValue))
  }

  /// Shows a sheet's handle or not; layout does not see it.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
}

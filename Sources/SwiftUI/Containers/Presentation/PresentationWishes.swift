import UIKit

/// What a presented view becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, none, popover, sheet, fullScreenCover
  }

  let kind: Kind

  /// The system's choice: a popover becomes a sheet.
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// It stays what it is.
  public static let none = PresentationAdaptation(kind: .none)
  /// It is a popover.
  public static let popover = PresentationAdaptation(kind: .popover)
  /// It is a sheet.
  public static let sheet = PresentationAdaptation(kind: .sheet)
  /// It covers the whole screen.
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)

  /// UIKit's style.
  @MainActor var value: UIModalPresentationStyle {
    switch kind {
    case .automatic: .automatic
    case .none, .popover: .none
    case .sheet: .formSheet
    case .fullScreenCover: .fullScreen
    }
  }
}

/// What a presented view wishes of its presentation.
struct PresentationWishes: Equatable {
  /// The heights at which a sheet rests.
  var detents: Set<PresentationDetent> = []
  /// The one at which it rests; nil is the smallest.
  var selection: PresentationDetent?
  /// Whether a person may not dismiss it.
  var isModal: Bool?
  /// What it becomes in a compact width and in a compact height.
  var adaptation: (horizontal: PresentationAdaptation, vertical: PresentationAdaptation)?
  /// The radius of a sheet's corners, in points.
  var cornerRadius: CGFloat?
  /// Tells that a person has dragged a sheet to another height.
  var select: ((PresentationDetent) -> Void)?

  static func == (a: PresentationWishes, b: PresentationWishes) -> Bool {
    a.detents == b.detents && a.selection == b.selection && a.isModal == b.isModal
      && a.adaptation?.horizontal == b.adaptation?.horizontal
      && a.adaptation?.vertical == b.adaptation?.vertical && a.cornerRadius == b.cornerRadius
  }

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

struct PresentationWishesKey: PreferenceKey {
  static var defaultValue: PresentationWishes { PresentationWishes() }

  static func reduce(value: inout PresentationWishes, nextValue: () -> PresentationWishes) {
    let next = nextValue()
    value.detents.formUnion(next.detents)
    value.selection = value.selection ?? next.selection
    value.isModal = value.isModal ?? next.isModal
    value.adaptation = value.adaptation ?? next.adaptation
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.select = value.select ?? next.select
  }
}

extension View {
  private nonisolated func wish(_ change: @escaping (inout PresentationWishes) -> Void) -> some View
  {
    transformPreference(PresentationWishesKey.self, change)
  }

  /// Sets the heights at which the sheet that the view stands in rests; it starts at the smallest.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    wish { $0.detents = detents }
  }

  /// Sets the heights at which the sheet that the view stands in rests, and at which one it does.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    return wish {
      $0.detents = detents
      $0.selection = selected
      $0.select = { selection.wrappedValue = $0 }
    }
  }

  /// Shows a sheet's handle or not; layout does not see it.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Sets the radius of the corners of the sheet that the view stands in, in points; nil is the
  /// system's.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    wish { $0.cornerRadius = cornerRadius }
  }

  /// Sets what the presentation that the view stands in becomes where there is little room.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  {
    wish { $0.adaptation = (adaptation, adaptation) }
  }

  /// Sets what the presentation that the view stands in becomes in a compact width and in a compact
  /// height; where both are compact the vertical one counts (Apple,
  /// `presentationCompactAdaptation(horizontal:vertical:)`).
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    wish { $0.adaptation = (horizontalAdaptation, verticalAdaptation) }
  }

  /// Sets whether a person may not dismiss the presentation that the view stands in.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    wish { $0.isModal = isDisabled }
  }
}

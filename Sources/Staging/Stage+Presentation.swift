import LayoutTree
import UIKit

extension Stage {
  /// Dismisses the sheet or popover on top as a person does, by a swipe or a tap beside it: its
  /// delegate is asked and told. Nothing happens where it may not be dismissed, or there is none.
  @discardableResult
  public func swipeAway() -> LayoutTree { perform { window.dismissTopmostByPerson() } }

  /// Drags the sheet on top to one of its detents as a person does: its delegate is told. Nothing
  /// happens where there is no such sheet or detent.
  @discardableResult
  public func drag(
    to detent: UISheetPresentationController.Detent.Identifier
  ) -> LayoutTree { perform { window.dragTopmostSheet(to: detent) } }
}

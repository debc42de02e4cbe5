extension UIWindow {
  /// The presentation that is on top.
  private var topmostPresentation: Presentation? { rootViewController?.presentations.last }

  /// Dismisses what is on top as the person does, by a swipe down a sheet or a tap beside a popover.
  ///
  /// The delegate is asked, and told before and after, which it is not of `dismiss(animated:)` (Apple,
  /// `UIAdaptivePresentationControllerDelegate`).
  ///
  /// - Returns: whether something was dismissed.
  @discardableResult package func dismissTopmostByPerson() -> Bool {
    guard let presentation = topmostPresentation else { return false }
    let controller = presentation.active
    let delegate = controller.delegate ?? presentation.base.delegate
    switch controller {
    case is UISheetPresentationController, is UIPopoverPresentationController: break
    default: return false
    }
    let isAllowed =
      !presentation.shown.isModalInPresentation
      && (delegate?.presentationControllerShouldDismiss(controller) ?? true)
    guard isAllowed else {
      delegate?.presentationControllerDidAttemptToDismiss(controller)
      return false
    }
    delegate?.presentationControllerWillDismiss(controller)
    presentation.end(animated: true, completion: nil)
    delegate?.presentationControllerDidDismiss(controller)
    return true
  }

  /// Drags the sheet on top to one of its detents as the person does: the delegate is told.
  ///
  /// - Returns: whether there is such a sheet and detent.
  @discardableResult package func dragTopmostSheet(
    to detent: UISheetPresentationController.Detent.Identifier
  ) -> Bool {
    guard let sheet = topmostPresentation?.active as? UISheetPresentationController,
      sheet.detents.contains(where: { $0.identifier == detent })
    else { return false }
    guard sheet.selectedDetentIdentifier != detent else { return true }
    sheet.selectedDetentIdentifier = detent
    (sheet.delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    return true
  }
}

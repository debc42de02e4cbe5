extension UIViewController {
  /// Shows a controller inside a view of this one, as an embed segue does.
  ///
  /// The controller becomes a child, and its view fills the container view and stays so.
  ///
  /// - Parameters:
  ///   - controller: the controller to show.
  ///   - view: the container view, in this controller's view.
  public func embed(_ controller: UIViewController, in view: UIView) {
    guard canHold(controller) else { return }
    adopt(controller)
    guard let content: UIView = controller.view else { return }
    content.frame = CGRect(origin: .zero, size: view.bounds.size)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.translatesAutoresizingMaskIntoConstraints = true
    if hasAppeared { controller.beginAppearing(animated: false) }
    view.addSubview(content)
    controller.catchUp(with: self)
  }
}

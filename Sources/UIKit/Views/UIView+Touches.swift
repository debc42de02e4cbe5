extension UIView {
  /// Makes the layer of the class that the view's class names.
  func makeLayer() -> CALayer {
    let type = Self.layerClass as? CALayer.Type ?? CALayer.self
    let layer = type.init()
    layer.view = self
    return layer
  }

  /// Tells this view and those below whose tint it decides.
  func tintMayHaveChanged() {
    var stack = [self]
    while let view = stack.popLast() {
      view.tintColorDidChange()
      stack.append(contentsOf: view.subviews.filter { $0.ownTintColor == nil }.reversed())
    }
  }

  /// The view in front that a touch at a point is for: hidden views, those without interaction and
  /// nearly clear ones are passed over with all that lies in them (Apple, `hitTest(_:with:)`).
  func touchedView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let found = subview.hitTest(subview.pointFromSuperview(point), with: event) {
        return found
      }
    }
    return self
  }

  /// Ends the editing of a text inside the view.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let view = UIResponder.firstResponder as? UIView, view.isDescendant(of: self) else {
      return false
    }
    return view.resignFirstResponder()
  }

  /// Exchanges the places of two subviews among the others.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
  }
}

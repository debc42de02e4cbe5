import Devices

extension UIView {
  /// The sizes of the system's bars, controls and rows for the view's traits.
  var systemMetrics: SystemMetrics { SystemMetrics.metrics(for: traits.system) }
  /// What controls measure and add to their content for the view's traits.
  var controlMetrics: ControlMetrics {
    ControlMetrics.metrics(for: traits.system, designTools: nibOrigin?.designTools)
  }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension UIEdgeInsets {
  init(_ insets: Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: Insets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

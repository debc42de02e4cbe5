/// Says what a cell shows, as a value, and makes the view that shows it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Makes a view that shows this configuration.
  func makeContentView() -> any UIView & UIContentView
}

/// A view that shows a configuration.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  /// What is shown.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration of another kind.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration has the type of the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// Puts the view of a configuration into a cell.
@MainActor enum ContentConfigurator {
  /// Shows a configuration in a content view that another one may have filled.
  static func show(
    _ configuration: (any UIContentConfiguration)?, in contentView: UIView
  ) {
    let present = contentView.subviews.first { $0 is any UIContentView }
    guard let configuration else {
      present?.removeFromSuperview()
      return
    }
    if let view = present as? any UIView & UIContentView, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    present?.removeFromSuperview()
    let view: UIView = configuration.makeContentView()
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }
}

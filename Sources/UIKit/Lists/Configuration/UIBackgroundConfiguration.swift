/// What lies behind a cell's or view's content, as a value.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
  /// The fill; nil is the tint colour, `UIColor.clear` none.
  public var backgroundColor: UIColor?
  /// The corners' radius, in points.
  public var cornerRadius: CGFloat = 0
  /// How far the background stays inside the cell, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The border's colour.
  public var strokeColor: UIColor?
  /// The border's width, in points.
  public var strokeWidth: CGFloat = 0
  /// The border's distance to the outside, in points.
  public var strokeOutset: CGFloat = 0
  /// A view of the app in place of the fill.
  public var customView: UIView?

  private init(color: UIColor?) { backgroundColor = color }

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .clear)
  }
  /// The background of a list's cell.
  public static func listCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .systemBackground)
  }
  /// The background of a plain list's cell.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .systemBackground)
  }
  /// The background of a grouped list's cell.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .secondarySystemGroupedBackground)
  }
  /// The background of a sidebar's cell.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .clear)
  }
  /// The background of a plain list's header or footer.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .clear)
  }
  /// The background of a grouped list's header or footer.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .clear)
  }
  /// The background of a list's header.
  public static func listHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .clear)
  }
  /// The background of a list's footer.
  public static func listFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .clear)
  }

  /// The same configuration: colours of other states are not shown.
  public func updated(for state: UIConfigurationState) -> UIBackgroundConfiguration { self }

  /// Puts a view behind a holder's content, in place of an earlier one.
  func place(in holder: UIView, replacing old: UIView?) -> UIView {
    let view = customView ?? (old.flatMap { type(of: $0) == UIView.self ? $0 : nil }) ?? UIView()
    if view !== old { old?.removeFromSuperview() }
    let isMirrored = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = backgroundInsets.resolved(rightToLeft: isMirrored)
    view.frame = holder.bounds.inset(by: insets)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if customView == nil { view.backgroundColor = backgroundColor ?? holder.tintColor }
    view.layer.cornerRadius = cornerRadius
    view.layer.borderWidth = strokeWidth
    if let strokeColor {
      let style = holder.traits.userInterfaceStyle
      view.layer.borderColor = CGColor(strokeColor.resolved(style))
    }
    view.clipsToBounds = cornerRadius > 0
    if view.superview !== holder { holder.insertSubview(view, at: 0) }
    return view
  }
}

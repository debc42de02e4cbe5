/// What views and bar items have in common as things with an appearance.
///
/// The proxies of `appearance()` are not offered: they would have to see every property that is set
/// on them, which Swift does not show.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {}

extension UIView: UIAppearance {}
extension UIBarItem: UIAppearance {}

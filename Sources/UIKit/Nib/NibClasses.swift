import InterfaceBuilder

/// Which class an element stands for.
@preconcurrency @MainActor enum NibClasses {
  /// The class of a view's element; nil for an unknown one.
  static func view(for object: IBObject) -> UIView.Type? { views[object.element] }

  /// The class of a controller's element; a plain controller for an unknown one.
  static func controller(for object: IBObject) -> UIViewController.Type {
    (custom(object) as? UIViewController.Type) ?? controllers[object.element]
      ?? UIViewController.self
  }

  /// The app's class, if the program has it.
  static func custom(_ object: IBObject) -> AnyClass? {
    guard let name = object.customClass else { return nil }
    if let module = object.customModule, let found = NSClassFromString("\(module).\(name)") {
      return found
    }
    return NSClassFromString(name)
  }

  /// Whether an element is a view.
  static func isView(_ element: String) -> Bool { views[element] != nil }

  private static let views: [String: UIView.Type] = [
    "button": UIButton.self,
    "imageView": UIImageView.self,
    "label": UILabel.self,
    "scrollView": UIScrollView.self,
    "stackView": UIStackView.self,
    "view": UIView.self,
    "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self,
    "tableViewCellContentView": UITableViewCellContentView.self,
    "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
    "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self,
    "collectionViewCellContentView": UIView.self,
    "collectionReusableView": UICollectionReusableView.self,
    "window": UIWindow.self,
    "containerView": UIView.self,
    "navigationBar": UINavigationBar.self,
    "toolbar": UIToolbar.self,
    "tabBar": UITabBar.self,
  ]

  private static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self,
    "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "pageViewController": UIPageViewController.self,
  ]
}

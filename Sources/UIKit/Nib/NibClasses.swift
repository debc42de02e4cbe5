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
    if let module = object.customModule, let found = find("\(module).\(name)") {
      return found
    }
    return find(name)
  }

  /// The class of a name, looked up once: the runtime searches all its records for a name that it
  /// does not know, every time.
  private static func find(_ name: String) -> AnyClass? {
    if let known = found[name] { return known }
    let type: AnyClass? = NSClassFromString(name)
    found[name] = .some(type)
    return type
  }

  private static var found: [String: AnyClass?] = [:]

  /// Whether an element is a view.
  static func isView(_ element: String) -> Bool { views[element] != nil }

  private static let views: [String: UIView.Type] = [
    "activityIndicatorView": UIActivityIndicatorView.self,
    "arscnView": UIView.self,
    "arskView": UIView.self,
    "button": UIButton.self,
    "collectionReusableView": UICollectionReusableView.self,
    "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self,
    "collectionViewCellContentView": UIView.self,
    "colorWell": UIColorWell.self,
    "containerView": UIView.self,
    "datePicker": UIDatePicker.self,
    "glkView": UIView.self,
    "imageView": UIImageView.self,
    "label": UILabel.self,
    "mapView": MKMapView.self,
    "mtkView": UIView.self,
    "navigationBar": UINavigationBar.self,
    "pageControl": UIPageControl.self,
    "pdfView": UIView.self,
    "pickerView": UIPickerView.self,
    "progressView": UIProgressView.self,
    "sceneKitView": UIView.self,
    "scnView": UIView.self,
    "scrollView": UIScrollView.self,
    "searchBar": UISearchBar.self,
    "segmentedControl": UISegmentedControl.self,
    "skView": UIView.self,
    "slider": UISlider.self,
    "stackView": UIStackView.self,
    "stepper": UIStepper.self,
    "switch": UISwitch.self,
    "tabBar": UITabBar.self,
    "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self,
    "tableViewCellContentView": UITableViewCellContentView.self,
    "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
    "textField": UITextField.self,
    "textView": UITextView.self,
    "toolbar": UIToolbar.self,
    "view": UIView.self,
    "visualEffectView": UIVisualEffectView.self,
    "webView": WKWebView.self,
    "window": UIWindow.self,
    "wkWebView": WKWebView.self,
  ]

  private static let controllers: [String: UIViewController.Type] = [
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self,
    "pageViewController": UIPageViewController.self,
    "splitViewController": UISplitViewController.self,
    "tabBarController": UITabBarController.self,
    "tableViewController": UITableViewController.self,
    "viewController": UIViewController.self,
  ]
}

import LayoutTree

/// Hand-made screens for pictures, laid out by a few rules of their own for any window.
enum SampleTrees {
  static let black = LayoutColor(red: 0, green: 0, blue: 0)
  static let gray = LayoutColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6)
  static let blue = LayoutColor(red: 0, green: 0.478, blue: 1)
  static let white = LayoutColor(red: 1, green: 1, blue: 1)

  static func configuration(
    _ name: String = "iPhone 16", device: String = "iphone-16", width: Double = 393,
    height: Double = 852, orientation: String = "portrait", window: String = "full",
    textSize: String = "large", direction: String = "ltr", system: Int = 26,
    safeArea: LayoutInsets = LayoutInsets(top: 59, left: 0, bottom: 34, right: 0),
    scale: Double = 3, cornerRadius: Double = 55, displayFrame: LayoutRect? = nil
  ) -> ConfigurationSummary {
    ConfigurationSummary(
      device: device, deviceName: name, orientation: orientation, window: window,
      textSize: textSize, direction: direction, system: system,
      size: LayoutSize(width: width, height: height), scale: scale, safeArea: safeArea,
      cornerRadius: cornerRadius, horizontalSizeClass: width > 650 ? "regular" : "compact",
      verticalSizeClass: height > 450 ? "regular" : "compact", displayFrame: displayFrame)
  }

  static func node(
    _ id: String, _ kind: NodeKind, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    class className: String? = nil
  ) -> LayoutNode {
    let frame = LayoutRect(x: x, y: y, width: width, height: height)
    return LayoutNode(
      id: id, className: className ?? "UIView", label: id, kind: kind, frame: frame,
      windowFrame: frame)
  }

  static func label(
    _ id: String, _ string: String, _ x: Double, _ y: Double, _ width: Double, size: Double = 17,
    weight: String = "regular", color: LayoutColor = black, isTruncated: Bool = false,
    kind: NodeKind = .label, height: Double? = nil, isCentered: Bool = false, isRTL: Bool = false
  ) -> LayoutNode {
    let lineHeight = (size * 1.2).rounded(.up)
    let whole = height ?? lineHeight
    var node = node(id, kind, x, y, width, whole, class: "UILabel")
    // About the widths of Latin text in the system font.
    let natural = min(Double(string.count) * size * 0.52, width)
    let left = isCentered ? (width - natural) / 2 : isRTL ? width - natural : 0
    let top = (whole - lineHeight) / 2
    let line = TextLineContent(
      text: string,
      frame: LayoutRect(x: left, y: top, width: natural, height: lineHeight),
      baseline: top + size * 0.95, font: FontSummary(weight: weight, pointSize: size), color: color)
    node.text = TextContent(
      string: string, lines: [line], isTruncated: isTruncated,
      neededSize: LayoutSize(width: natural, height: lineHeight), adjustsForContentSize: true)
    return node
  }

  static func button(
    _ id: String, _ string: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    isFilled: Bool
  ) -> LayoutNode {
    var node = label(
      id, string, x, y, width, weight: "semibold", color: isFilled ? white : blue, kind: .button,
      height: height, isCentered: true)
    node.className = "UIButton"
    node.isTouchTarget = true
    if isFilled {
      node.style.backgroundColor = blue
      node.style.cornerRadius = 12
    }
    return node
  }

  /// A sign-in screen: picture, headline, fields, a switch and buttons.
  static func signIn(_ configuration: ConfigurationSummary) -> LayoutTree {
    let size = configuration.size
    let safe = configuration.safeArea
    let margin = 20.0
    let left = safe.left + margin
    let width = size.width - left - safe.right - margin
    var y = safe.top + 24
    var children: [LayoutNode] = []
    let isWide = size.width > size.height
    var logo = node("logo", .image, size.width / 2 - 48, y, 96, isWide ? 56 : 96)
    logo.image = ImageContent(
      name: "Logo", isSymbol: false,
      frame: LayoutRect(x: 0, y: 0, width: 96, height: isWide ? 56 : 96))
    logo.style.cornerRadius = 20
    logo.clipsToBounds = true
    children.append(logo)
    y += isWide ? 68 : 120
    children.append(
      label("headline", "Welcome back", left, y, width, size: 28, weight: "bold", isCentered: true))
    y += 38
    children.append(
      label(
        "hint", "Sign in to see your orders and favourites", left, y, width, size: 15, color: gray,
        isTruncated: width < 320, isCentered: true))
    y += isWide ? 28 : 44
    for (id, placeholder) in [("email", "Email"), ("password", "Password")] {
      var field = node(id, .textField, left, y, width, 44, class: "UITextField")
      var text = label(id, placeholder, 12, 0, width - 24, color: gray.withAlpha(0.3), height: 44)
      text.text?.lines[0].frame.x = 12
      field.text = text.text
      field.isTouchTarget = true
      children.append(field)
      y += 56
    }
    children.append(label("remember", "Remember me", left, y + 3, width - 80, height: 24))
    var toggle = node("toggle", .toggle, left + width - 63, y, 63, 28, class: "UISwitch")
    toggle.control = ControlContent(isOn: true)
    children.append(toggle)
    y += isWide ? 40 : 56
    children.append(button("signIn", "Sign In", left, y, width, 50, isFilled: true))
    y += 62
    children.append(button("forgot", "Forgot password?", left, y, width, 34, isFilled: false))
    var root = node("root", .view, 0, 0, size.width, size.height)
    root.style.backgroundColor = white
    root.children = children
    return LayoutTree(
      screen: ScreenReference(
        file: "SignIn.storyboard", scene: "sign-in", title: "Sign In", line: 12),
      configuration: configuration, root: root)
  }

  /// A list under a navigation bar, with a tab bar.
  static func list(_ configuration: ConfigurationSummary) -> LayoutTree {
    let size = configuration.size
    let safe = configuration.safeArea
    var root = node("root", .container, 0, 0, size.width, size.height)
    root.style.backgroundColor = LayoutColor(red: 0.95, green: 0.95, blue: 0.97)
    var table = node("table", .table, 0, 0, size.width, size.height, class: "UITableView")
    let isRTL = configuration.direction == "rtl"
    var y = safe.top + 54 + 60
    let names =
      isRTL
      ? ["الطلبات", "المفضلة", "العناوين", "الإشعارات", "اللغة", "عن التطبيق"]
      : ["Orders", "Favourites", "Addresses", "Notifications", "Language", "About"]
    let symbols = [
      "bag", "heart.fill", "mappin.circle.fill", "bell", "globe", "info.circle.fill",
    ]
    for (index, name) in names.enumerated() {
      let left = safe.left
      let width = size.width - safe.left - safe.right
      var cell = node("cell\(index)", .tableCell, left, y, width, 53, class: "UITableViewCell")
      cell.style.backgroundColor = white
      var icon = node("icon\(index)", .image, isRTL ? left + width - 40 : left + 16, y + 14, 24, 24)
      icon.image = ImageContent(
        name: symbols[index], isSymbol: true,
        frame: LayoutRect(x: 0, y: 0, width: 24, height: 24), tint: blue)
      var arrow = node(
        "arrow\(index)", .image, isRTL ? left + 16 : left + width - 30, y + 19, 14, 15)
      arrow.isMadeByApp = false
      arrow.image = ImageContent(
        name: isRTL ? "chevron.left" : "chevron.right", isSymbol: true,
        frame: LayoutRect(x: 0, y: 0, width: 14, height: 15), tint: gray.withAlpha(0.4))
      cell.children = [
        icon,
        label(
          "name\(index)", name, left + (isRTL ? 40 : 56), y, width - 96, height: 53, isRTL: isRTL),
        arrow,
      ]
      table.children.append(cell)
      y += 53
    }
    var bar = node("bar", .navigationBar, 0, safe.top, size.width, 54, class: "UINavigationBar")
    bar.isMadeByApp = false
    var title = TextContent(
      string: isRTL ? "الحساب" : "Account", lines: [], isTruncated: false, neededSize: .zero,
      adjustsForContentSize: false)
    title.isPlaceholder = false
    bar.text = title
    var search = node(
      "search", .searchBar, safe.left + 8, safe.top + 54, size.width - safe.left - safe.right - 16,
      52)
    search.text = TextContent(
      string: isRTL ? "بحث" : "Search", lines: [], isTruncated: false, neededSize: .zero,
      adjustsForContentSize: false)
    var tabs = node(
      "tabs", .tabBar, 0, size.height - safe.bottom - 49, size.width, safe.bottom + 49)
    tabs.isMadeByApp = false
    tabs.control = ControlContent(
      segments: isRTL ? ["الرئيسية", "المتجر", "الحساب"] : ["Home", "Shop", "Account"],
      selectedIndex: 2)
    root.children = [table, bar, search, tabs]
    return LayoutTree(
      screen: ScreenReference(
        file: "Account.storyboard", scene: "account", title: "Account", line: 40),
      configuration: configuration, root: root)
  }

  /// One of each control.
  static func controls(_ configuration: ConfigurationSummary) -> LayoutTree {
    let size = configuration.size
    let safe = configuration.safeArea
    let left = safe.left + 20
    let width = size.width - left - safe.right - 20
    var y = safe.top + 16
    var children: [LayoutNode] = []
    func add(_ kind: NodeKind, _ w: Double, _ h: Double, _ control: ControlContent?) {
      var view = node("\(kind)", kind, left, y, w, h)
      view.control = control
      children.append(view)
      y += h + 14
    }
    add(
      .segmentedControl, width, 32,
      ControlContent(segments: ["Day", "Week", "Month"], selectedIndex: 1))
    add(.slider, width, 34, ControlContent(fraction: 0.4))
    add(.progress, width, 4, ControlContent(fraction: 0.65))
    add(.toggle, 63, 28, ControlContent(isOn: false))
    add(.stepper, 94, 32, nil)
    add(.activityIndicator, 37, 37, nil)
    add(.pageControl, width, 26, ControlContent(selectedIndex: 1, count: 5))
    add(.datePicker, 220, 34, nil)
    add(
      .picker, width, 150,
      ControlContent(segments: ["Small", "Medium", "Large", "Huge"], selectedIndex: 1))
    add(.map, width, 130, nil)
    add(.textView, width, 20, nil)
    var image = node("photo", .image, left, y, width / 2 - 8, 96)
    image.image = ImageContent(
      name: "cover-photo", isSymbol: false,
      frame: LayoutRect(x: 0, y: 0, width: width / 2 - 8, height: 96))
    image.style.cornerRadius = 12
    image.clipsToBounds = true
    children.append(image)
    children.append(node("empty", .image, left + width / 2 + 8, y, width / 2 - 8, 96))
    var root = node("root", .view, 0, 0, size.width, size.height)
    root.children = children
    return LayoutTree(
      screen: ScreenReference(
        file: "Controls.swift", scene: "controls", title: "Controls", line: 7),
      configuration: configuration, root: root)
  }

  static let seSafe = LayoutInsets(top: 20, left: 0, bottom: 0, right: 0)

  /// Phones, tablets, a window, large text, right to left.
  static var matrix: [ConfigurationSummary] {
    let padSafe = LayoutInsets(top: 24, left: 0, bottom: 20, right: 0)
    return [
      configuration(
        "iPhone SE (3rd generation)", device: "iphone-se-3", width: 375, height: 667,
        safeArea: seSafe, scale: 2, cornerRadius: 0),
      configuration(
        "iPhone SE (3rd generation)", device: "iphone-se-3", width: 667, height: 375,
        orientation: "landscape-right", safeArea: .zero, scale: 2, cornerRadius: 0),
      configuration(),
      configuration(
        width: 852, height: 393, orientation: "landscape-left",
        safeArea: LayoutInsets(top: 0, left: 59, bottom: 21, right: 59)),
      configuration(textSize: "accessibility3"),
      configuration(direction: "rtl"),
      configuration(
        "iPhone 13", device: "iphone-13", width: 390, height: 844,
        safeArea: LayoutInsets(top: 47, left: 0, bottom: 34, right: 0), cornerRadius: 47),
      configuration(
        "iPad Pro 11-inch (M4)", device: "ipad-pro-11-m4", width: 834, height: 1210,
        safeArea: padSafe, scale: 2, cornerRadius: 18),
      configuration(
        "iPad Pro 11-inch (M4)", device: "ipad-pro-11-m4", width: 375, height: 834,
        orientation: "landscape-left", window: "one-third", safeArea: padSafe, scale: 2,
        cornerRadius: 0, displayFrame: LayoutRect(x: 0, y: 0, width: 1210, height: 834)),
      configuration(
        "iPad Pro 11-inch (M4)", device: "ipad-pro-11-m4", width: 500, height: 700,
        window: "500x700", safeArea: .zero, scale: 2, cornerRadius: 0),
    ]
  }
}

extension LayoutColor {
  func withAlpha(_ alpha: Double) -> LayoutColor {
    LayoutColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}

import Devices
import InterfaceBuilder

/// How Interface Builder's canvas shows a scene: the saved size, what of the screen reaches into it,
/// and whether the bars that lead to it lie over it.
///
/// The rules were read off the frames saved in public files.
struct DesignCanvas {
  /// The size of the scene's view, in points.
  var size: CGSize
  /// What the screen's status bar, camera and home indicator take, in points.
  var insets: UIEdgeInsets
  /// Whether the containers that lead to the scene are shown round it.
  var showsContainers = true
  /// Whether the scene is shown as a sheet.
  var isSheet = false
  /// Whether the scene is a cell alone, which Interface Builder shows as low as a phone on its side:
  /// pickers take 162 points there and 216 in scenes (LoopKit's cells with pickers, whose saved
  /// frames only that height explains).
  var isLow = false

  /// The canvas of a controller or of a xib's top-level view; nil where the file saves no size.
  init?(of object: IBObject, in document: IBDocument, configuration: Configuration) {
    let view = object.isViewController ? object.view : object
    guard let rect = view?.resolved(for: .unspecified).frame, rect.width > 0, rect.height > 0
    else { return nil }
    size = CGSize(width: rect.width, height: rect.height)
    let safeArea = configuration.safeAreaInsets
    insets = UIEdgeInsets(
      top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
    // Canvases of Xcode 12 and 13 give the phones of 2020 and 2021 the status bar of those before.
    if insets.top == 47, let tools = document.toolsVersion, tools < 21000 { insets.top = 44 }
    // Those of Xcode 11 to 13 show no status bar on phones with a home button: in all 11 scenes of
    // public files by tools 14810 to 20037 that tell, the safe area starts at 0, under a navigation
    // bar at 44; before and after it is 20 and 64.
    if insets.top == 20, let tools = document.toolsVersion, 14810..<21000 ~= tools {
      insets.top = 0
    }
    if object.isNull("simulatedStatusBarMetrics") { insets.top = 0 }
    if ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(object.element) {
      insets = .zero
      isLow = true
    }
    // A controller of a free size (an extension's, a container's) has no status bar over it from
    // Xcode 9 on, and neither has the view of a xib that a controller owns.
    if object.isViewController || document.isOwnersView(object),
      object.member("simulatedDestinationMetrics")?.element == "freeformSimulatedSizeMetrics",
      document.toolsVersion.map({ $0 >= 13000 }) ?? true
    {
      insets = .zero
    }
    let screen = Self.screenSize(of: object) ?? configuration.windowSize
    let metrics = SystemMetrics.metrics(for: configuration.system)
    // A view that starts below bars is saved with its distance from the top of the screen, one that
    // may not reach below a tab bar without the bar's height.
    let tabBar =
      Self.staysAboveTabBar(object)
      ? metrics.tabBarHeight(idiom: configuration.device.idiom, verticalSizeClass: .regular)
        + safeArea.bottom : 0
    let whole = size.height + max(0, CGFloat(rect.y)) + CGFloat(tabBar)
    if whole == screen.height { size.height = whole }
    guard size.width == screen.width, size.height != screen.height,
      !configuration.sizeClassesAreUnspecified
    else { return }
    let missing = screen.height - size.height
    let bar = metrics.phoneNavigationBarHeight
    if missing == insets.top + bar {
      // The view starts below a bar that hides what is behind it.
      insets.top = 0
      showsContainers = false
    } else if size.height > 0.85 * screen.height {
      insets.top = 0
      isSheet = true
    }
  }

  /// The screen that an old file simulates for one scene, such as `retina47`: names of before
  /// Xcode 8, whose `<device>` replaced them.
  private static func screenSize(of object: IBObject) -> Size? {
    switch object.member("simulatedDestinationMetrics")?.attribute("type") {
    case "retina35": Size(width: 320, height: 480)
    case "retina4": Size(width: 320, height: 568)
    case "retina47": Size(width: 375, height: 667)
    case "retina55": Size(width: 414, height: 736)
    default: nil
    }
  }

  /// Whether the scene simulates a tab bar and its view may not reach below it.
  private static func staysAboveTabBar(_ object: IBObject) -> Bool {
    object.member("simulatedBottomBarMetrics")?.element == "simulatedTabBarMetrics"
      && object.member("edgesForExtendedLayout").map { $0.bool("bottom") != true } ?? false
  }
}

extension IBDocument {
  /// Whether the file's owner takes a view of a xib as its `view`, as controllers do.
  fileprivate func isOwnersView(_ object: IBObject) -> Bool {
    allObjects.contains { owner in
      owner.connections.contains { connection in
        guard case .outlet("view") = connection.kind else { return false }
        return connection.destination == object.id
      }
    }
  }
}

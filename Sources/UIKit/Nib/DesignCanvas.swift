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
    if object.isNull("simulatedStatusBarMetrics") { insets.top = 0 }
    if ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(object.element) {
      insets = .zero
    }
    // A controller of a free size (an extension's, a container's) has no status bar over it.
    if object.isViewController,
      object.member("simulatedDestinationMetrics")?.element == "freeformSimulatedSizeMetrics"
    {
      insets = .zero
    }
    let screen = configuration.windowSize
    // A view that starts below bars is saved with its distance from the top of the screen.
    if rect.y > 0, size.height + CGFloat(rect.y) == screen.height { size.height = screen.height }
    guard size.width == screen.width, size.height != screen.height,
      !configuration.sizeClassesAreUnspecified
    else { return }
    let missing = screen.height - size.height
    let bar = SystemMetrics.metrics(for: configuration.system).phoneNavigationBarHeight
    if missing == insets.top + bar {
      // The view starts below a bar that hides what is behind it.
      insets.top = 0
      showsContainers = false
    } else if size.height > 0.85 * screen.height {
      insets.top = 0
      isSheet = true
    }
  }
}

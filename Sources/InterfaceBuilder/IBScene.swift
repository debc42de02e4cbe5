/// A scene of a storyboard, or all of a xib.
public struct IBScene: Sendable {
  /// The id of the scene; empty for a xib.
  public var sceneID: String
  /// The line in the file, from 1.
  public var line: Int
  /// The top-level objects in file order, placeholders among them.
  public var objects: [IBObject]
  /// The place on the canvas, in the canvas's points, or nil.
  public var canvasLocation: IBPoint?

  /// The view controller of the scene, or the first one of a xib, or nil.
  ///
  /// A reference to another storyboard (`viewControllerPlaceholder`) counts.
  public var viewController: IBObject? {
    objects.first { $0.attribute("sceneMemberID") == "viewController" }
      ?? objects.first { $0.isViewController }
  }

  /// The top-level objects that are neither placeholders nor controllers nor gesture recognizers: the
  /// views and cells of a xib.
  public var views: [IBObject] {
    objects.filter {
      !$0.isPlaceholder && !$0.isViewController && $0.key == nil
        && !$0.element.hasSuffix("GestureRecognizer") && !Self.nonViews.contains($0.element)
    }
  }

  /// The size of the controller's view when the file was saved, in points; nil where the file gives none.
  ///
  /// Old files have no device, so this is the only word on the canvas: 600 x 600, or the size of a
  /// simulated screen or a freeform one.
  public var designSize: IBSize? {
    if let frame = viewController?.view?.frame {
      return IBSize(width: frame.width, height: frame.height)
    }
    return viewController?.size("freeformSize")
  }

  /// The class that File's Owner of a xib has, or nil.
  public var ownerClass: String? {
    objects.first { $0.attribute("placeholderIdentifier") == "IBFilesOwner" }?.customClass
  }

  private static let nonViews: Set<String> = [
    "customObject", "barButtonItem", "navigationItem", "tabBarItem", "menu", "command",
  ]
}

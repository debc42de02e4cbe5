import Devices
import LayoutTree
import UIKit

/// A screen of an app: what it is called and how it is made.
@MainActor public struct Screen {
  /// The screen's name and place in reports.
  public let reference: ScreenReference
  private let open: @MainActor (Configuration) -> Opened

  /// A screen in its window.
  struct Opened {
    var window: UIWindow
    var notes: [LayoutNote] = []
    var outletNames: [String: String] = [:]
  }

  /// A screen that a view controller shows.
  ///
  /// - Parameters:
  ///   - name: What the screen is called.
  ///   - controller: Makes the controller; called once for each launch.
  ///   - file: The file in reports, by default the caller's.
  ///   - line: The line in reports, by default the caller's.
  public init(
    _ name: String, file: String = #fileID, line: Int = #line,
    controller: @escaping @MainActor () -> UIViewController
  ) {
    reference = ScreenReference(file: file, scene: name, title: name, line: line)
    open = { configuration in
      let window = UIWindow(configuration: configuration)
      UIApplication.shared.perform(in: window) {
        window.rootViewController = controller()
        window.makeKeyAndVisible()
      }
      return Opened(window: window)
    }
  }

  /// A screen that a view fills.
  ///
  /// - Parameters:
  ///   - name: What the screen is called.
  ///   - file: The file in reports, by default the caller's.
  ///   - line: The line in reports, by default the caller's.
  ///   - view: Makes the view; called once for each launch.
  public init(
    _ name: String, file: String = #fileID, line: Int = #line,
    view: @escaping @MainActor () -> UIView
  ) {
    self.init(name, file: file, line: line) {
      let controller = UIViewController()
      controller.view = view()
      return controller
    }
  }

  /// A screen of an Interface Builder file.
  public init(_ screen: ScreenReference, of file: ScreenFile) {
    reference = screen
    open = { configuration in
      let scene = NibScene(document: file.document, file: file.displayPath, id: screen.scene)
      guard let shown = scene.show(in: configuration, isDesign: false) else {
        return Opened(window: UIWindow(configuration: configuration))
      }
      return Opened(window: shown.window, notes: shown.notes, outletNames: shown.outletNames)
    }
  }

  /// Launches the screen in a window of a configuration.
  func launch(in configuration: Configuration) -> Opened { open(configuration) }

  /// Launches the screen and reads its layout.
  ///
  /// - Throws: `ConfigurationError` for a configuration that no device has.
  public func layOut(in configuration: Configuration) throws(ConfigurationError) -> LayoutTree {
    try Stage(self, in: configuration).tree
  }
}

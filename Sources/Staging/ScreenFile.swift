import Devices
import InterfaceBuilder
import LayoutTree
import UIKit

/// An Interface Builder file and the screens in it.
@MainActor public struct ScreenFile {
  /// The file's content.
  public let document: IBDocument
  /// The file's name in reports.
  public let displayPath: String
  /// The screens, in the order of the file.
  public let screens: [ScreenReference]
  /// The screens that another one shows inside itself, by scene id.
  private let embedded: Set<String>

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - displayPath: Its name in reports.
  /// - Throws: `IBError` for a file that cannot be read or is no Interface Builder file for iOS.
  public init(path: String, displayPath: String) throws(IBError) {
    self.init(
      document: try IBParser.parse(path: path, fileName: displayPath), displayPath: displayPath)
  }

  /// Takes a document that has been read.
  public init(document: IBDocument, displayPath: String) {
    self.document = document
    self.displayPath = displayPath
    screens = Self.screens(of: document, displayPath: displayPath)
    var embedded: Set<String> = []
    for object in document.allObjects {
      for (segue, destination) in object.segues where segue.kind == "embed" {
        embedded.insert(destination)
      }
    }
    // Views beside a scene's controller are shown where code puts them: judged nowhere by themselves.
    if document.kind == .storyboard {
      for scene in document.scenes { embedded.formUnion(scene.views.map(\.id)) }
    }
    self.embedded = embedded
  }

  /// Whether a screen is shown inside another one of the file, and so is judged there.
  public func isEmbedded(_ screen: ScreenReference) -> Bool { embedded.contains(screen.scene) }

  /// The configuration that a file was designed for: its device and orientation, the metrics of the
  /// system and the text size that its tools' canvas has, left to right.
  public var designedConfiguration: Configuration {
    let device = document.device.flatMap { Device.interfaceBuilder($0.id) } ?? .designCanvas
    var configuration = Configuration(
      device: device,
      orientation: document.device?.orientation == .landscape ? .landscapeLeft : .portrait,
      system: document.toolsVersion.map(Self.toolsOf26.contains) ?? false ? .v26 : .v18)
    if !configuration.isValid { configuration.orientation = .portrait }
    if document.toolsVersion == Self.toolsOfSmallText {
      configuration.contentSizeCategory = .extraSmall
    }
    return configuration
  }

  /// The tools versions whose files hold the sizes of iOS 26, such as a switch of 63x28 (public files
  /// saved by Xcode 26, measured). Builds of Xcode that call themselves 32700 save the old sizes.
  private static let toolsOf26 = 24127..<32700

  /// The canvas of Xcode 13.3 and 13.4 shows text styles at the smallest size: in all public files
  /// that it saved, Body is 17 points high, Callout 16, Title 1 30.
  private static let toolsOfSmallText = 20037

  /// Lays a screen out.
  ///
  /// - Parameters:
  ///   - screen: One of `screens`.
  ///   - configuration: What to lay it out on; nil is the scene as its canvas shows it.
  public func layOut(_ screen: ScreenReference, in configuration: Configuration?) -> LayoutTree {
    let chosen = configuration ?? designedConfiguration
    let scene = NibScene(document: document, file: displayPath, id: screen.scene)
    guard let shown = scene.show(in: chosen, isDesign: configuration == nil) else {
      return LayoutTree(
        screen: screen, configuration: ConfigurationSummary(chosen),
        root: LayoutNode(
          id: screen.scene, className: "UIView", frame: .zero, windowFrame: .zero))
    }
    let export = LayoutTreeExport(window: shown.window, outletNames: shown.outletNames)
    var summary = ConfigurationSummary(chosen)
    let size = shown.window.bounds.size
    summary.size = LayoutSize(width: Double(size.width), height: Double(size.height))
    return LayoutTree(
      screen: screen, configuration: summary, root: export.root(),
      conflicts: export.conflicts(),
      notes: document.notes.map {
        LayoutNote(
          message: $0.message, location: SourceLocation(file: displayPath, line: $0.line))
      } + shown.notes)
  }

  // MARK: Screens

  /// Containers are no screens of their own: what they hold is shown inside them. One that holds
  /// nothing of the file is.
  private static func screens(of document: IBDocument, displayPath: String) -> [ScreenReference] {
    var found: [ScreenReference] = []
    for scene in document.scenes {
      if document.kind == .xib {
        for view in scene.views {
          found.append(reference(to: view, displayPath: displayPath))
        }
        if let controller = scene.viewController, controller.view != nil {
          found.append(reference(to: controller, displayPath: displayPath))
        }
      } else {
        if let controller = scene.viewController, isScreen(controller) {
          found.append(reference(to: controller, displayPath: displayPath))
        }
        for view in scene.views { found.append(reference(to: view, displayPath: displayPath)) }
      }
    }
    return found
  }

  private static func isScreen(_ controller: IBObject) -> Bool {
    if controller.element == "viewControllerPlaceholder" { return false }
    if controller.view != nil { return true }
    let containers = [
      "navigationController", "tabBarController", "splitViewController", "pageViewController",
    ]
    guard containers.contains(controller.element) else { return true }
    return !controller.segues.contains { $0.segue.relationship != nil }
  }

  private static func reference(to object: IBObject, displayPath: String) -> ScreenReference {
    let name =
      object.attribute("storyboardIdentifier") ?? object.attribute("title") ?? object.userLabel
      ?? object.navigationItem?.string("title") ?? object.customClass
    let file = displayPath.split(separator: "/").last.map(String.init) ?? displayPath
    let stem = file.split(separator: ".").first.map(String.init) ?? file
    return ScreenReference(
      file: displayPath, scene: object.id, title: name ?? stem, line: object.line)
  }
}

extension ConfigurationSummary {
  /// The names and numbers of a configuration.
  public init(_ configuration: Configuration) {
    let size = configuration.windowSize
    let insets = configuration.safeAreaInsets
    self.init(
      device: configuration.device.id, deviceName: configuration.device.name,
      orientation: configuration.orientation.rawValue, window: configuration.window.name,
      posture: configuration.posture?.rawValue, textSize: configuration.contentSizeCategory.name,
      direction: configuration.direction.rawValue, system: configuration.system.rawValue,
      size: LayoutSize(width: size.width, height: size.height), scale: configuration.displayScale,
      safeArea: LayoutInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
      cornerRadius: configuration.cornerRadius,
      horizontalSizeClass: configuration.horizontalSizeClass.rawValue,
      verticalSizeClass: configuration.verticalSizeClass.rawValue,
      displayFrame: Self.displayFrame(of: configuration))
  }

  /// The display in the coordinates of a window that does not fill it: the larger or first app of
  /// two stands at the left, the smaller or second one and a window over others at the right, a free
  /// window in the middle.
  private static func displayFrame(of configuration: Configuration) -> LayoutRect? {
    let display = configuration.screenSize
    let window = configuration.windowSize
    let free = (x: display.width - window.width, y: display.height - window.height)
    let place: (x: Double, y: Double)
    switch configuration.window {
    case .full: return nil
    case .oneHalf, .twoThirds, .splitLeft: place = (0, 0)
    case .oneThird, .splitRight: place = (free.x, 0)
    case .slideOver: place = (free.x - min(8, max(0, free.x)), free.y / 2)
    case .size: place = (free.x / 2, free.y / 2)
    }
    return LayoutRect(x: -place.x, y: -place.y, width: display.width, height: display.height)
  }
}

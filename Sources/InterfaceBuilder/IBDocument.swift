/// A storyboard or xib file.
public struct IBDocument: Sendable {
  /// The two kinds of file.
  public enum Kind: Hashable, Sendable {
    /// Scenes with view controllers, connected by segues.
    case storyboard
    /// The top-level objects of a nib.
    case xib
  }

  /// The name of the file, as the caller gave it.
  public var fileName: String
  /// The kind of file.
  public var kind: Kind
  /// The version of the tools that saved the file, such as 32700 of `32700.99.1234`; nil if not given.
  public var toolsVersion: Int?
  /// The target runtime, such as `iOS.CocoaTouch` or `iOS.CocoaTouch.iPad`.
  public var targetRuntime: String
  /// Whether the file uses Auto Layout.
  public var useAutolayout: Bool
  /// Whether the file uses size classes.
  public var useTraitCollections: Bool
  /// Whether the file uses safe area guides instead of the top and bottom layout guides.
  public var useSafeAreas: Bool
  /// Whether the file is a launch screen.
  public var isLaunchScreen: Bool
  /// The id of the initial view controller of a storyboard, or nil.
  public var initialViewController: String?
  /// The device the file is designed on; nil in files from before Xcode 8.
  public var device: IBDevice?
  /// The document's simulated metrics (`defaultSimulatedMetrics`) of old files, or nil.
  public var defaultSimulatedMetrics: IBObject?
  /// The scenes in file order; a xib has one with all its top-level objects.
  public var scenes: [IBScene]
  /// The images and named colours the file refers to, in file order.
  public var resources: [IBResource]
  /// The sizes that views of classes with a design-time rendering asked for when the file was saved
  /// (`<designables>`), in points, by object id.
  public var designableSizes: [String: IBSize]
  /// All attributes of the document element.
  public var attributes: [IBAttribute]
  /// What was met and not known, once a name.
  public var notes: [IBNote]
  /// Faults in parts of the file, which are left out, in file order.
  public var faults: [IBError]

  /// Where each object stands.
  var index: IBIndex
}

/// The device a file is designed on.
public struct IBDevice: Hashable, Sendable {
  /// The id, such as `retina6_12` or `ipad9_7`.
  public var id: String
  /// How the device is held in the design.
  public var orientation: Orientation
  /// `light` or `dark`, or nil.
  public var appearance: String?
  /// The id of the adaptation, such as `fullscreen` or `splitview1_3`, or nil.
  public var adaptation: String?

  /// Makes a device.
  public init(
    id: String, orientation: Orientation, appearance: String? = nil, adaptation: String? = nil
  ) {
    self.id = id
    self.orientation = orientation
    self.appearance = appearance
    self.adaptation = adaptation
  }

  /// How a device is held.
  public enum Orientation: String, Hashable, Sendable {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
  }
}

/// Something that was met and not known.
public struct IBNote: Hashable, Sendable {
  /// What it is.
  public var message: String
  /// The first line where it was met, from 1.
  public var line: Int

  /// Makes a note.
  public init(message: String, line: Int) {
    self.message = message
    self.line = line
  }
}

/// An image or a colour that a file refers to, with the values it had when the file was saved.
public struct IBResource: Sendable {
  /// What a resource is.
  public enum Content: Hashable, Sendable {
    /// An image with its size in points; `catalog` is `system` for an SF Symbol.
    case image(size: IBSize, catalog: String?)
    /// A colour of an asset catalogue.
    case namedColor(IBColor.Components?)
    /// A system colour.
    case systemColor(IBColor.Components?)
    /// A resource of another element.
    case other(element: String)
  }

  /// The name.
  public var name: String
  /// What it is.
  public var content: Content
  /// The line in the file, from 1.
  public var line: Int
}

extension IBDocument {
  /// The size in points of an image when the file was saved, or nil.
  public func imageSize(_ name: String) -> IBSize? {
    for resource in resources where resource.name == name {
      if case .image(let size, _) = resource.content {
        return size
      }
    }
    return nil
  }

  /// The object with an id, or nil.
  public func object(id: String) -> IBObject? {
    index.object(id)
  }

  /// The object that holds the object, constraint or guide with an id, or nil.
  public func holder(ofID id: String) -> IBObject? {
    index.holder(id)
  }

  /// The constraint with an id, or nil.
  public func constraint(id: String) -> IBConstraint? {
    guard let holder = index.constraintHolder(id) else { return nil }
    return holder.constraints.first { $0.id == id }
  }

  /// The layout guide with an id and the object that holds it, or nil.
  public func layoutGuide(id: String) -> (guide: IBLayoutGuide, holder: IBObject)? {
    guard let holder = index.guideHolder(id) else { return nil }
    return holder.layoutGuides.first { $0.id == id }.map { ($0, holder) }
  }

  /// The scene that holds the object with an id, or nil.
  public func scene(holding id: String) -> IBScene? {
    index.scene(id).map { scenes[$0] }
  }

  /// The segues that lead to a view controller, with the objects they start at, in a fixed order.
  ///
  /// A controller's bars come from what leads to it: the relationship of a navigation or tab bar
  /// controller, or a `show` segue from a controller that stands in one.
  public func segues(to id: String) -> [(segue: IBSegue, source: IBObject)] {
    var result: [(segue: IBSegue, source: IBObject)] = []
    for position in index.segueSources(id) {
      let source = index.objects[position]
      for connection in source.connections where connection.destination == id {
        if let segue = connection.segue {
          result.append((segue, source))
        }
      }
    }
    return result
  }

  /// The view controller of the scene that holds the object with an id, or nil.
  public func viewController(holding id: String) -> IBObject? {
    scene(holding: id)?.viewController
  }

  /// All objects with an id, parents before their children, in a fixed order.
  public var allObjects: [IBObject] { index.objects }
}

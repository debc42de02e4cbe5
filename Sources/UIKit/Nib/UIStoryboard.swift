import InterfaceBuilder

/// Why a storyboard or nib cannot be used.
public enum NibError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no file of the name where it was looked for.
  case noFile(name: String)
  /// The file cannot be read or is none of Interface Builder's.
  case unreadable(IBError)
  /// The storyboard names no initial view controller.
  case noInitialViewController(file: String)
  /// No view controller of the storyboard has the identifier.
  case noViewController(identifier: String, file: String)

  /// One sentence for people.
  public var description: String {
    switch self {
    case .noFile(let name): "there is no file \(name) in the bundle"
    case .unreadable(let error): "\(error)"
    case .noInitialViewController(let file): "\(file) has no initial view controller"
    case .noViewController(let identifier, let file):
      "\(file) has no view controller with identifier '\(identifier)'"
    }
  }
}

/// A storyboard file, from which view controllers are made.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let content: Result<IBDocument, NibError>
  private let file: String

  /// Names a storyboard of a bundle, read as it is in the sources.
  ///
  /// - Parameters:
  ///   - name: The file's name without `.storyboard`.
  ///   - bundle: Where it is; nil is the main bundle.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    file = "\(name).storyboard"
    content = NibFile.document(name, type: "storyboard", in: storyboardBundleOrNil)
    super.init()
  }

  /// Reads a storyboard at a path.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - displayName: Its name in reports; the path if left out.
  /// - Throws: `NibError.unreadable` for a file that cannot be read.
  public init(path: String, displayName: String? = nil) throws(NibError) {
    file = displayName ?? path
    content = .success(try NibFile.document(path: path, displayName: file).get())
    super.init()
  }

  /// Makes the initial view controller; nil where the storyboard names none.
  ///
  /// The file must be readable; `viewController(withIdentifier:)` throws instead.
  open func instantiateInitialViewController() -> UIViewController? {
    instantiateInitialViewController(creator: nil)
  }

  /// Makes the initial view controller by a closure that is given the file's coder.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? {
    do {
      return try make(identifier: nil, creator: creator) as? Controller
    } catch NibError.noInitialViewController {
      return nil
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Makes the view controller with an identifier.
  ///
  /// The file must be readable and have it; `viewController(withIdentifier:)` throws instead.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    do {
      return try viewController(withIdentifier: identifier)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Makes the view controller with an identifier by a closure that is given the file's coder.
  ///
  /// The file must be readable and have it, and the closure must make a controller.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    do {
      guard let made = try make(identifier: identifier, creator: creator) as? Controller else {
        preconditionFailure("'\(identifier)' of \(file) is no \(Controller.self)")
      }
      return made
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Makes the view controller with an identifier, or the initial one.
  ///
  /// - Parameter identifier: The storyboard identifier; nil is the initial view controller.
  /// - Throws: `NibError` where the file cannot be read or has no such controller.
  public func viewController(withIdentifier identifier: String?) throws(NibError)
    -> UIViewController
  { try make(identifier: identifier, creator: nil) }

  private func make(
    identifier: String?, creator: ((NSCoder) -> UIViewController?)?
  ) throws(NibError) -> UIViewController {
    let document = try content.get()
    let object: IBObject?
    if let identifier {
      object = document.scenes.lazy.compactMap(\.viewController).first {
        $0.attribute("storyboardIdentifier") == identifier
      }
    } else {
      object = document.initialViewController.flatMap(document.object(id:))
    }
    let missing: NibError =
      identifier.map { .noViewController(identifier: $0, file: file) }
      ?? .noInitialViewController(file: file)
    guard let object else { throw missing }
    let traits = UIApplication.shared.currentWindow?.traits ?? .initial
    let nib = NibCoder(document: document, file: file, traits: IBTraits(traits))
    nib.isOpenedByCode = true
    nib.creator = creator
    var visited: Set<String> = []
    guard let made = NibFile.controller(object, from: nib, visited: &visited) else {
      throw missing
    }
    made.storyboard = self
    nib.finish()
    return made
  }
}

/// A nib file, from which views are made.
@preconcurrency @MainActor open class UINib: NSObject {
  private let content: Result<IBDocument, NibError>
  private let file: String

  /// Names a nib of a bundle, read as the xib file it is in the sources.
  ///
  /// - Parameters:
  ///   - name: The file's name without `.xib`.
  ///   - bundle: Where it is; nil is the main bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    file = "\(name).xib"
    content = NibFile.document(name, type: "xib", in: bundleOrNil)
    super.init()
  }

  /// Reads a xib at a path.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - displayName: Its name in reports; the path if left out.
  /// - Throws: `NibError.unreadable` for a file that cannot be read.
  public init(path: String, displayName: String? = nil) throws(NibError) {
    file = displayName ?? path
    content = .success(try NibFile.document(path: path, displayName: file).get())
    super.init()
  }

  /// Makes the file's top-level views, and connects them to an owner.
  ///
  /// The file must be readable; `makeViews(owner:)` throws instead.
  open func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    do {
      return try makeViews(owner: ownerOrNil as? AnyObject)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Makes the file's top-level views, and connects them to an owner.
  ///
  /// - Parameter owner: The file's owner, whose outlets the file sets.
  /// - Throws: `NibError` where the file cannot be read.
  public func makeViews(owner: AnyObject?) throws(NibError) -> [UIView] {
    let document = try content.get()
    let traits = UIApplication.shared.currentWindow?.traits ?? .initial
    let nib = NibCoder(document: document, file: file, traits: IBTraits(traits))
    nib.isOpenedByCode = true
    if let owner {
      for object in document.scenes.flatMap(\.objects)
      where object.attribute("placeholderIdentifier") == "IBFilesOwner" {
        nib.adopt(owner: owner, as: object)
      }
    }
    let views = document.scenes.flatMap(\.views).compactMap { nib.makeView($0, in: .zero) }
    nib.finish()
    return views
  }
}

/// Reads the files that storyboards and nibs name.
@MainActor enum NibFile {
  static func document(
    _ name: String, type: String, in bundle: Bundle?
  ) -> Result<IBDocument, NibError> {
    guard let path = path(of: name, type: type, in: bundle) else {
      return .failure(.noFile(name: "\(name).\(type)"))
    }
    return document(path: path, displayName: "\(name).\(type)")
  }

  static func document(path: String, displayName: String) -> Result<IBDocument, NibError> {
    let folder = (path as NSString).deletingLastPathComponent
    if !folders.contains(folder) { folders.append(folder) }
    do throws(IBError) {
      return .success(try IBParser.parse(path: path, fileName: displayName))
    } catch {
      return .failure(.unreadable(error))
    }
  }

  /// The folders of the files that have been read, in that order.
  private static var folders: [String] = []

  /// Where a file is: in the bundle, else beside a file that has been read.
  static func path(of name: String, type: String, in bundle: Bundle?) -> String? {
    if let path = (bundle ?? .main).path(forResource: name, ofType: type) { return path }
    for folder in folders {
      let path = (folder as NSString).appendingPathComponent("\(name).\(type)")
      if FileManager.default.fileExists(atPath: path) { return path }
    }
    return nil
  }

  /// Makes a controller with the controllers that its relationships lead to, each once.
  static func controller(
    _ object: IBObject, from nib: NibCoder, visited: inout Set<String>
  ) -> UIViewController? {
    guard visited.insert(object.id).inserted, let made = nib.makeController(object) else {
      return nil
    }
    func related(_ name: String) -> [UIViewController] {
      object.relationship(name).compactMap { id in
        nib.document.object(id: id).flatMap { controller($0, from: nib, visited: &visited) }
      }
    }
    switch made {
    case let navigation as UINavigationController:
      navigation.setViewControllers(related("rootViewController"), animated: false)
    case let tabs as UITabBarController:
      tabs.setViewControllers(related("viewControllers"), animated: false)
    case let split as UISplitViewController:
      let columns =
        related("masterViewController") + related("supplementaryViewController")
        + related("detailViewController")
      if !columns.isEmpty { split.viewControllers = columns }
    default: break
    }
    return made
  }
}

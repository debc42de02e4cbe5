import InterfaceBuilder
import LayoutTree

/// An object of an Interface Builder file, as views and controllers decode it.
typealias NibObject = IBObject

/// Where a view, controller or constraint comes from.
struct NibOrigin {
  /// The object id.
  var id: String
  /// The line in the file, from 1.
  var line: Int
  /// The file, as reports name it.
  var file: String
  /// Interface Builder's label.
  var userLabel: String?
  /// The class that the app names in place of UIKit's.
  var customClass: String?
  /// The frame that the file holds, in the superview's coordinates.
  var savedFrame: CGRect?
  /// The tools version of the file, where its design is shown.
  var designTools: Int?
}

/// Makes views and controllers of an Interface Builder file and connects them.
///
/// Each class decodes its own part, in `decode(_:from:)`. What refers to other objects (constraints,
/// outlets) waits until everything is made.
@preconcurrency @MainActor final class NibCoder: NSCoder {
  let document: IBDocument
  let file: String
  /// The traits that size-class variations are resolved for.
  let traits: IBTraits
  /// Whether the scene is shown as Interface Builder's canvas shows it.
  var isDesign = false
  /// Whether code asked for the file: what is worth telling of it goes to the window's notes then.
  var isOpenedByCode = false
  /// Whether the containers that lead to the scene are shown round it.
  var showsContainers = true
  /// What was made, by object id.
  private(set) var objects: [String: AnyObject] = [:]
  /// What is worth telling of the file, each once.
  private(set) var notes: [LayoutNote] = []
  /// The outlets that lead to an object, by its id.
  let outletNames: [String: String]

  private var current: [IBObject] = []
  private var sizes: [CGSize] = []
  private var holders: [(view: UIView, object: IBObject)] = []
  private var awakening: [AnyObject] = []
  private var noteTexts: Set<String> = []
  private var connections = NibConnections()
  /// Makes the first controller in place of its class.
  var creator: ((NSCoder) -> UIViewController?)?

  init(document: IBDocument, file: String, traits: IBTraits) {
    self.document = document
    self.file = file
    self.traits = traits
    var names: [String: String] = [:]
    for object in document.allObjects {
      for connection in object.connections {
        if case .outlet(let property) = connection.kind, names[connection.destination] == nil {
          names[connection.destination] = property
        }
      }
    }
    outletNames = names
  }

  // MARK: Making

  /// Makes a view, with all that is in it.
  ///
  /// - Parameter size: The size of what it will lie in, for frames given by distances.
  func makeView(_ object: IBObject, in size: CGSize) -> UIView? {
    guard let type = viewClass(of: object) else { return nil }
    current.append(object)
    sizes.append(size)
    defer {
      current.removeLast()
      sizes.removeLast()
    }
    let view = type.init(coder: self)
    if let view, let size = statedSize(of: object) { view.adoptStatedSize(size) }
    return view
  }

  /// The size that a view's content asks for by the file's word: a placeholder on the canvas, or what
  /// a class that is not known here asked for when the file was saved. A negative extent is none.
  private func statedSize(of object: IBObject) -> CGSize? {
    let isUnknownClass = object.customClass != nil && NibClasses.custom(object) == nil
    let placeholder = object.placeholderIntrinsicSize
    if placeholder.width != nil || placeholder.height != nil, isDesign || isUnknownClass {
      return CGSize(width: placeholder.width ?? -1, height: placeholder.height ?? -1)
    }
    guard isUnknownClass, let size = document.designableSizes[object.id] else { return nil }
    return CGSize(width: size.width, height: size.height)
  }

  /// Makes a view controller; its view is made when first asked for.
  func makeController(_ object: IBObject) -> UIViewController? {
    let type = NibClasses.controller(for: object)
    current.append(object)
    defer { current.removeLast() }
    let make = creator
    creator = nil
    let controller = make?(self) ?? type.init(coder: self)
    noteCustomClass(object, base: type)
    return controller
  }

  /// The size that the view being made will lie in.
  var superviewSize: CGSize { sizes.last ?? .zero }

  /// The object being made, for what has to be known before it exists.
  var currentObject: IBObject? { current.last }

  func begin(_ view: UIView) {
    guard let object = current.last else { return }
    register(view, as: object)
    view.decode(object.resolved(for: traits), from: self)
  }

  func begin(_ controller: UIViewController) {
    guard let object = current.last else { return }
    register(controller, as: object)
    controller.decode(object, from: self)
  }

  func register(_ made: AnyObject, as object: IBObject) {
    if !object.id.isEmpty { objects[object.id] = made }
    awakening.append(made)
    connections.add(made, object)
  }

  /// Takes up the connections of an object that is registered by its id alone.
  func connect(_ made: AnyObject, as object: IBObject) { connections.add(made, object) }

  /// Takes up the object that owns the file.
  func adopt(owner: AnyObject, as object: IBObject) {
    objects[object.id] = owner
    connections.add(owner, object)
  }

  func register(_ made: AnyObject, id: String) {
    if !id.isEmpty { objects[id] = made }
  }

  /// Remembers that a view's constraints are to be made once all views are.
  func deferConstraints(of view: UIView, _ object: IBObject) { holders.append((view, object)) }

  /// Makes what waited: constraints, outlets, then the calls of `awakeFromNib()`.
  func finish() {
    while !holders.isEmpty {
      let batch = holders
      holders = []
      for (view, object) in batch { connectConstraints(of: view, object) }
    }
    connections.connect(in: self)
    let awake = awakening
    awakening = []
    for object in awake {
      (object as? UIView)?.awakeFromNib()
      (object as? UIViewController)?.awakeFromNib()
    }
  }

  func origin(of object: IBObject, frame: CGRect? = nil) -> NibOrigin {
    NibOrigin(
      id: object.id, line: object.line, file: file, userLabel: object.userLabel,
      customClass: object.customClass, savedFrame: frame,
      designTools: isDesign ? document.toolsVersion ?? 0 : nil)
  }

  func note(_ message: String, line: Int?) {
    guard noteTexts.insert(message).inserted else { return }
    let note = LayoutNote(
      message: message, location: line.map { SourceLocation(file: file, line: $0) })
    notes.append(note)
    if isOpenedByCode { RuntimeNotes.add(note) }
  }

  // MARK: Classes

  private func viewClass(of object: IBObject) -> UIView.Type? {
    let base = NibClasses.view(for: object)
    if base == nil {
      note("<\(object.element)> is unknown; laid out as a plain view", line: object.line)
    }
    let type = base ?? UIView.self
    guard let custom = NibClasses.custom(object) as? UIView.Type else {
      noteCustomClass(object, base: type)
      return type
    }
    return custom
  }

  private func noteCustomClass(_ object: IBObject, base: AnyClass) {
    guard let name = object.customClass, NibClasses.custom(object) == nil else { return }
    note(
      "class \(name) is not known here; laid out as \(String(describing: base))", line: object.line)
  }

  // MARK: Constraints

  private func connectConstraints(of view: UIView, _ object: IBObject) {
    let source = document.object(id: object.id) ?? object
    guard !source.constraints.isEmpty else { return }
    let installed = source.installedConstraints(for: traits, includesPlaceholders: isDesign)
    var installedIDs: [String: IBConstraint] = [:]
    for constraint in installed { installedIDs[constraint.id] = constraint }
    var all: [String: NSLayoutConstraint] = [:]
    // Placeholders hold on the canvas and are removed at build time.
    for description in source.constraints where isDesign || !description.isPlaceholder {
      let values = installedIDs[description.id] ?? description
      guard let constraint = makeConstraint(values, heldBy: view) else { continue }
      register(constraint, id: description.id)
      all[description.id] = constraint
      if installedIDs[description.id] != nil { view.hold(constraint) }
    }
    if source.dependsOnTraits {
      view.nibVariation = view.nibVariation ?? NibVariation(object: source)
      view.nibVariation?.constraints = all
    }
  }

  private func makeConstraint(_ description: IBConstraint, heldBy view: UIView)
    -> NSLayoutConstraint?
  {
    let first: AnyObject
    if let id = description.firstItem {
      guard let item = objects[id] else { return nil }
      first = item
    } else {
      first = view
    }
    var second: AnyObject?
    if let id = description.secondItem {
      guard let item = objects[id] else { return nil }
      second = item
    }
    guard first is LayoutParticipant, second == nil || second is LayoutParticipant else {
      return nil
    }
    let made = NSLayoutConstraint()
    made.firstItem = first
    made.firstAttribute = description.firstAttribute.value
    made.relation = description.relation.value
    made.secondItem = second
    made.secondAttribute =
      second == nil ? .notAnAttribute : description.secondAttribute?.value ?? made.firstAttribute
    made.multiplier = CGFloat(description.multiplier)
    made.constant = CGFloat(description.constant)
    made.priority = UILayoutPriority(Float(description.priority))
    made.identifier = description.identifier
    made.nibOrigin = NibOrigin(
      id: description.id, line: description.line, file: file, userLabel: description.userLabel)
    return made
  }
}

extension IBAttributeName {
  var value: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .centerYWithinMargins: .centerYWithinMargins
    }
  }
}

extension IBConstraint.Relation {
  var value: NSLayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

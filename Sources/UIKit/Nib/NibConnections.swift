import InterfaceBuilder

/// Connects the outlets and actions of a file's objects.
@preconcurrency @MainActor struct NibConnections {
  /// An object with connections, as the file describes it.
  struct Source {
    var made: AnyObject
    var object: IBObject
  }

  private var waiting: [Source] = []

  /// Takes up an object that has been made.
  mutating func add(_ made: AnyObject, _ object: IBObject) {
    if !object.connections.isEmpty { waiting.append(Source(made: made, object: object)) }
  }

  /// Connects what there is. Controllers wait for the rest of what they are connected to: their views
  /// are loaded later.
  mutating func connect(in nib: NibCoder) {
    let sources = waiting
    waiting = []
    for source in sources where !connect(source, in: nib) && source.made is UIViewController {
      waiting.append(source)
    }
  }

  /// Connects one object; false when something it is connected to is not made yet.
  private func connect(_ source: Source, in nib: NibCoder) -> Bool {
    var isComplete = true
    var outlets: [String: any NibOutlet]?
    for connection in source.object.connections {
      switch connection.kind {
      case .outlet(let property), .outletCollection(let property):
        guard NibClasses.custom(source.object) != nil, !Self.isOfUIKit(property) else { continue }
        guard let target = nib.objects[connection.destination] else {
          isComplete = false
          continue
        }
        let found = outlets ?? Self.outlets(of: source.made)
        outlets = found
        connect(target, to: property, of: source, outlets: found, line: connection.line, in: nib)
      case .action(let selector, let event):
        let target = nib.objects[connection.destination] as? any ActionTable
        if let item = source.made as? UIBarButtonItem {
          connect(item, to: target, selector: selector, line: connection.line, in: nib)
        }
        guard let event, let control = source.made as? UIControl, let target else { continue }
        connect(
          control, to: target, selector: selector, event: event, line: connection.line, in: nib)
      case .segue(let segue):
        connect(source.made, to: segue, destination: connection.destination, in: nib)
      default: continue
      }
    }
    // Reading runs the observers of the outlets that have been connected.
    if outlets != nil, let table = source.made as? any OutletTable { _ = table.outlets }
    return isComplete
  }

  private func connect(
    _ item: UIBarButtonItem, to target: (any ActionTable)?, selector: String, line: Int,
    in nib: NibCoder
  ) {
    item.target = target
    item.action = Selector(selector)
    if let target, target.actions[selector] == nil {
      nib.note("class \(type(of: target)) has no action '\(selector)'", line: line)
    }
  }

  /// Lets a control or a bar's button lead to another scene. A canvas leads nowhere.
  private func connect(
    _ trigger: AnyObject, to segue: IBSegue, destination: String, in nib: NibCoder
  ) {
    guard !nib.isDesign, segue.kind != "embed", segue.relationship == nil else { return }
    let action = UIAction { [weak nib, weak trigger] _ in
      guard let nib, let source = nib.controller(holding: trigger) else { return }
      source.follow(segue, to: destination, sender: trigger, asks: true)
    }
    if let control = trigger as? UIControl {
      control.addAction(action, for: control is UISwitch ? .valueChanged : .touchUpInside)
    } else if let item = trigger as? UIBarButtonItem {
      item.primaryAction = action
    }
  }

  private func connect(
    _ target: AnyObject, to property: String, of source: Source,
    outlets: [String: any NibOutlet], line: Int, in nib: NibCoder
  ) {
    let owner = String(describing: type(of: source.made))
    guard let outlet = outlets[property] else {
      nib.note("class \(owner) has no outlet '\(property)'", line: line)
      return
    }
    guard !outlet.connect(target) else { return }
    nib.note(
      "outlet '\(property)' of class \(owner) is of \(outlet.valueType), "
        + "not of \(type(of: target))", line: line)
  }

  private func connect(
    _ control: UIControl, to target: any ActionTable, selector: String, event: String, line: Int,
    in nib: NibCoder
  ) {
    guard target.actions[selector] != nil else {
      nib.note("class \(type(of: target)) has no action '\(selector)'", line: line)
      return
    }
    guard let events = UIControl.Event(nib: event) else { return }
    let action = UIAction { [weak target, weak control] _ in
      target?.actions[selector]?(control)
    }
    control.addAction(action, for: events)
  }

  // MARK: Outlets of classes

  /// The outlets of an object, by the names of their properties, those of superclasses of the app
  /// included.
  private static func outlets(of object: AnyObject) -> [String: any NibOutlet] {
    var found: [String: any NibOutlet] = [:]
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, !String(reflecting: current.subjectType).hasPrefix("UIKit.") {
      for child in current.children {
        guard let outlet = child.value as? any NibOutlet, let label = child.label else { continue }
        // The storage of a wrapped property is named after it, with an underscore.
        let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
        if found[name] == nil { found[name] = outlet }
      }
      mirror = current.superclassMirror
    }
    return found
  }

  /// The outlets that UIKit's own classes have.
  private static func isOfUIKit(_ property: String) -> Bool {
    ["view", "delegate", "dataSource", "prefetchDataSource", "dropDelegate", "dragDelegate"]
      .contains(property)
  }
}

extension UIControl.Event {
  /// An event by its name in a file.
  init?(nib name: String) {
    switch name {
    case "touchDown": self = .touchDown
    case "touchDownRepeat": self = .touchDownRepeat
    case "touchDragInside": self = .touchDragInside
    case "touchDragOutside": self = .touchDragOutside
    case "touchDragEnter": self = .touchDragEnter
    case "touchDragExit": self = .touchDragExit
    case "touchUpInside": self = .touchUpInside
    case "touchUpOutside": self = .touchUpOutside
    case "touchCancel": self = .touchCancel
    case "valueChanged": self = .valueChanged
    case "primaryActionTriggered": self = .primaryActionTriggered
    case "editingDidBegin": self = .editingDidBegin
    case "editingChanged": self = .editingChanged
    case "editingDidEnd": self = .editingDidEnd
    case "editingDidEndOnExit": self = .editingDidEndOnExit
    default: return nil
    }
  }
}

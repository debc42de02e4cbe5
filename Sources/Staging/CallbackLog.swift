import LayoutTree
import UIKit

/// The calls that UIKit made to view controllers, in order.
///
/// Calls are written down whether a controller overrides them or not, each just before it is made.
public struct CallbackLog: Hashable, Codable, Sendable {
  /// One call.
  public struct Entry: Hashable, Codable, Sendable {
    /// The controller's class.
    public var controller: String
    /// The call, such as `viewDidLoad()`, `traitCollectionDidChange(nil)` or
    /// `viewWillTransition(to: 852x393)`, sizes in points.
    public var call: String

    /// Makes an entry.
    public init(controller: String, call: String) {
      self.controller = controller
      self.call = call
    }
  }

  /// The calls, the oldest first.
  public private(set) var entries: [Entry] = []

  /// Makes an empty log.
  public init() {}

  /// The calls as text, such as `MenuController.viewDidLoad()`.
  public var lines: [String] { entries.map { "\($0.controller).\($0.call)" } }

  /// The calls made to controllers of a class, by its name.
  public func calls(to controller: String) -> [String] {
    entries.filter { $0.controller == controller }.map(\.call)
  }

  mutating func append(_ controller: UIViewController, _ callback: ControllerCallback) {
    entries.append(
      Entry(controller: String(describing: type(of: controller)), call: Self.text(of: callback)))
  }

  private static func text(of callback: ControllerCallback) -> String {
    switch callback {
    case .viewDidLoad: "viewDidLoad()"
    case .viewWillAppear: "viewWillAppear(_:)"
    case .viewIsAppearing: "viewIsAppearing(_:)"
    case .viewDidAppear: "viewDidAppear(_:)"
    case .viewWillDisappear: "viewWillDisappear(_:)"
    case .viewDidDisappear: "viewDidDisappear(_:)"
    case .viewWillLayoutSubviews: "viewWillLayoutSubviews()"
    case .viewDidLayoutSubviews: "viewDidLayoutSubviews()"
    case .traitCollectionDidChange(nil): "traitCollectionDidChange(nil)"
    case .traitCollectionDidChange(let old?): "traitCollectionDidChange(\(classes(of: old)))"
    case .willTransition(let new): "willTransition(to: \(classes(of: new)))"
    case .viewWillTransition(let size):
      "viewWillTransition(to: \(number(size.width))x\(number(size.height)))"
    }
  }

  /// The size classes, width first, such as `compact regular`.
  private static func classes(of traits: UITraitCollection) -> String {
    "\(traits.horizontalSizeClass) \(traits.verticalSizeClass)"
  }

  private static func number(_ length: CGFloat) -> String {
    length == length.rounded() ? String(Int(length)) : String(Double(length))
  }
}

/// Writes down calls and conflicts while code runs.
@MainActor enum Recording {
  static func record<Result>(
    into log: inout CallbackLog, _ conflicts: inout [ConflictRecord], _ work: () throws -> Result
  ) rethrows -> Result {
    var calls = CallbackLog()
    var found: [ConflictRecord] = []
    let outer = (UIViewController.callbackObserver, LayoutTreeExport.conflictObserver)
    UIViewController.callbackObserver = { controller, callback in
      calls.append(controller, callback)
      outer.0?(controller, callback)
    }
    LayoutTreeExport.conflictObserver = { records in
      for record in records where !found.contains(record) { found.append(record) }
      outer.1?(records)
    }
    defer {
      UIViewController.callbackObserver = outer.0
      LayoutTreeExport.conflictObserver = outer.1
      log.append(calls)
      conflicts += found.filter { !conflicts.contains($0) }
    }
    return try work()
  }
}

extension CallbackLog {
  mutating func append(_ other: CallbackLog) { entries += other.entries }
}

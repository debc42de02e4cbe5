import Devices
import LayoutTree
import UIKit

/// A screen that runs in a window: launched, then turned, resized and changed as on a device.
///
/// Every step brings the window to its next state with UIKit's callbacks in UIKit's order, lays out,
/// and gives the layout as plain values.
@MainActor public final class Stage {
  /// The screen that runs.
  public let screen: Screen
  /// What the window is laid out for now.
  public private(set) var configuration: Configuration
  /// Every call to view controllers so far.
  public private(set) var log = CallbackLog()
  /// Every conflict between constraints so far, in the order they came up, those included that a
  /// later layout resolved.
  public private(set) var conflicts: [ConflictRecord] = []
  /// The window.
  public let window: UIWindow
  private let opened: Screen.Opened

  /// Launches a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen to launch.
  ///   - configuration: The device, window and settings.
  /// - Throws: `ConfigurationError` for a configuration that no device has.
  public init(_ screen: Screen, in configuration: Configuration) throws(ConfigurationError) {
    try configuration.validate()
    self.screen = screen
    self.configuration = configuration
    var log = CallbackLog()
    var conflicts: [ConflictRecord] = []
    opened = Recording.record(into: &log, &conflicts) { screen.launch(in: configuration) }
    window = opened.window
    self.log = log
    self.conflicts = conflicts
  }

  /// The controller that fills the window.
  public var rootViewController: UIViewController? { window.rootViewController }

  /// The present layout.
  public var tree: LayoutTree {
    LayoutTree(
      of: window, screen: screen.reference, configuration: configuration,
      outletNames: opened.outletNames, notes: opened.notes)
  }

  // MARK: Steps

  /// Brings the window to another configuration in one transition.
  ///
  /// - Throws: `ConfigurationError` for a configuration that no device has; nothing changes then.
  @discardableResult
  public func transition(to next: Configuration) throws(ConfigurationError) -> LayoutTree {
    try next.validate()
    configuration = next
    Recording.record(into: &log, &conflicts) { window.transition(to: next) }
    return tree
  }

  /// Turns the device.
  ///
  /// - Throws: `ConfigurationError` where the device or its window is not used this way.
  @discardableResult
  public func rotate(to orientation: Orientation) throws(ConfigurationError) -> LayoutTree {
    var next = configuration
    next.orientation = orientation
    return try transition(to: next)
  }

  /// Gives the app another part of the screen, as multitasking does.
  ///
  /// - Throws: `ConfigurationError` where the device has no such window.
  @discardableResult
  public func resize(to window: Window) throws(ConfigurationError) -> LayoutTree {
    var next = configuration
    next.window = window
    return try transition(to: next)
  }

  /// Chooses another text size.
  @discardableResult
  public func setContentSize(
    _ category: ContentSizeCategory
  ) throws(ConfigurationError) -> LayoutTree {
    var next = configuration
    next.contentSizeCategory = category
    return try transition(to: next)
  }

  /// Chooses another reading direction.
  @discardableResult
  public func setDirection(_ direction: LayoutDirection) throws(ConfigurationError) -> LayoutTree {
    var next = configuration
    next.direction = direction
    return try transition(to: next)
  }

  /// Runs code of the app, such as a push on a navigation controller, and lays out.
  @discardableResult
  public func perform(_ work: @MainActor () throws -> Void) rethrows -> LayoutTree {
    try run(work)
    return tree
  }

  func run(_ work: @MainActor () throws -> Void) rethrows {
    try Recording.record(into: &log, &conflicts) {
      try UIApplication.shared.perform(in: window) {
        try work()
        window.layoutIfNeeded()
      }
    }
  }
}

import UIKit

/// Takes what a view stands in away: a sheet, or a view of a navigation stack.
public struct DismissAction: Sendable {
  let action: @MainActor () -> Void

  /// Takes it away.
  @MainActor public func callAsFunction() { action() }
}

/// The old way to take what a view stands in away.
public struct PresentationMode: Sendable {
  /// Whether the view is presented.
  public private(set) var isPresented: Bool
  private let action: @MainActor () -> Void

  init(isPresented: Bool, action: @escaping @MainActor () -> Void) {
    self.isPresented = isPresented
    self.action = action
  }

  /// Takes it away.
  @MainActor public mutating func dismiss() {
    isPresented = false
    action()
  }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

private struct IsPresentedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Takes what the view stands in away.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is presented over another one.
  public var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// Whether the view is presented, and the old way to take away what it stands in.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, action: dismiss.action)
    return Binding(get: { mode }, set: { _ in })
  }
}

import SwiftUI

extension Screen {
  /// A screen that a view of SwiftUI fills.
  ///
  /// - Parameters:
  ///   - name: What the screen is called.
  ///   - file: The file in reports, by default the caller's.
  ///   - line: The line in reports, by default the caller's.
  ///   - content: Makes the view; called once for each launch.
  public init<Content: View>(
    _ name: String, file: String = #fileID, line: Int = #line,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(name, file: file, line: line) { UIHostingController(rootView: content()) }
  }
  /// The screen that an app shows first, named after the app.
  ///
  /// - Parameters:
  ///   - app: The app; it is made anew for each launch.
  ///   - file: The file in reports, by default the caller's.
  ///   - line: The line in reports, by default the caller's.
  public init<A: App>(app: A.Type, file: String = #fileID, line: Int = #line) {
    self.init(String(describing: app), file: file, line: line) { AppContent(app) }
  }
}

import Foundation
import LayoutTree
import UIKit

extension Screen {
  /// A screen that a view controller of a storyboard shows, with the classes of the program.
  ///
  /// A storyboard that cannot be read, or has no such controller, gives an empty screen with a note that
  /// says so.
  ///
  /// - Parameters:
  ///   - identifier: The storyboard identifier; nil is the initial view controller.
  ///   - storyboard: The file's name without `.storyboard`.
  ///   - bundle: Where it is, such as `.module`; nil is the main bundle.
  ///   - name: What the screen is called; by default the identifier, else the storyboard's name.
  ///   - file: The file in reports, by default the caller's.
  ///   - line: The line in reports, by default the caller's.
  public init(
    _ identifier: String?, of storyboard: String, in bundle: Bundle? = nil, name: String? = nil,
    file: String = #fileID, line: Int = #line
  ) {
    self.init(name ?? identifier ?? storyboard, file: file, line: line) {
      let loaded = UIStoryboard(name: storyboard, bundle: bundle)
      do {
        return try loaded.viewController(withIdentifier: identifier)
      } catch {
        RuntimeNotes.add(LayoutNote(message: "\(error)"))
        return UIViewController()
      }
    }
  }
}

import Glibc
import Staging
import SwiftUI

extension App {
  /// Runs the command that the program was started with on the content of the app's first window
  /// group, and ends.
  public static func main() {
    // Nothing tells where a type is written; its name, module first, is the place in reports.
    let place = String(reflecting: Self.self).replacing(".", with: "/")
    let screen = Screen(app: Self.self, file: place, line: 1)
    exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), screens: [screen]))
  }
}

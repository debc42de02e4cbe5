import Glibc
import Staging

extension ScreenCatalog {
  /// Runs the command that the program was started with on the catalogue's screens, and ends.
  public static func main() {
    exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), screens: screens))
  }
}

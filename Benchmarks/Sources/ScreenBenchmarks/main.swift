import Devices
import Foundation
import InterfaceBuilder
import LayoutTree
import Staging

// Lays every screen of the given files and folders out in the default matrix, on one core, and prints
// how many layouts a second the median screen gets: from a parsed document to a `LayoutTree`.

/// The storyboards and xibs below the given paths, sorted.
func files(_ paths: [String]) -> [String] {
  var found: [String] = []
  for path in paths {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
    if !isFolder.boolValue {
      found.append(path)
      continue
    }
    let below = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
    found += below.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      .map { path + "/" + $0 }
  }
  return found.sorted()
}

MainActor.assumeIsolated {
  let paths = Array(CommandLine.arguments.dropFirst())
  let matrix = Configuration.defaultMatrix
  let clock = ContinuousClock()
  var seconds: [Double] = []
  for path in files(paths.isEmpty ? ["../Examples"] : paths) {
    guard let file = try? ScreenFile(path: path, displayPath: path) else { continue }
    for screen in file.screens where !file.isEmbedded(screen) {
      // Once unmeasured: what is made once a process is not a screen's cost.
      _ = file.layOut(screen, in: matrix[0])
      let time = clock.measure {
        for configuration in matrix { _ = file.layOut(screen, in: configuration) }
      }
      let parts = time.components
      seconds.append(
        (Double(parts.seconds) + Double(parts.attoseconds) / 1e18) / Double(matrix.count))
    }
  }
  guard !seconds.isEmpty else {
    print("no screens")
    exit(2)
  }
  seconds.sort()
  func rate(_ share: Double) -> Int {
    Int((1 / seconds[min(seconds.count - 1, Int(share * Double(seconds.count)))]).rounded())
  }
  let total = seconds.reduce(0, +)
  print("\(seconds.count) screens in \(matrix.count) configurations on one core")
  print("layouts a second: median screen \(rate(0.5)), 90 % of screens at least \(rate(0.9)),")
  print("  slowest \(rate(1)), all together \(Int((Double(seconds.count) / total).rounded()))")
}

import Audit
import Devices
import Foundation
import InterfaceBuilder
import LayoutTree
import Staging
@_spi(Benchmarks) import UIKit

// Lays every screen of the given files and folders out in the default matrix, on one core, and prints
// how many layouts a second the median screen gets: from a parsed document to a `LayoutTree`.
//
// With `--dump FOLDER`, writes the constraint systems of the screens in three configurations there
// instead, one file each, for SolverBenchmarks to solve again.
//
// With `--transitions`, takes every screen from each configuration of the matrix to the next one of the
// same device instead, and tells how many screens then differ from a fresh launch, and what it costs.

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

/// Writes the constraint systems of the screens of the given files.
@MainActor func writeDumps(of paths: [String], to folder: String) throws {
  let configurations: [(String, Configuration)] = [
    ("iphone-se", Configuration(device: Device.find("iphone-se-3")!)),
    ("ipad", Configuration(device: Device.find("ipad-pro-13-m5")!)),
    (
      "iphone-17-large-text",
      Configuration(
        device: Device.find("iphone-17")!, contentSizeCategory: .accessibilityExtraLarge)
    ),
  ]
  for path in files(paths) {
    let file = try ScreenFile(path: path, displayPath: path)
    for (index, screen) in file.screens.enumerated() where !file.isEmbedded(screen) {
      let scene = NibScene(document: file.document, file: path, id: screen.scene)
      for (name, configuration) in configurations {
        guard let window = scene.show(in: configuration, isDesign: false)?.window,
          let text = window.constraintSystem
        else { continue }
        let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let number = file.screens.count > 1 ? "-\(index + 1)" : ""
        try text.write(
          toFile: "\(folder)/\(stem)\(number)-\(name).txt", atomically: true, encoding: .utf8)
      }
    }
  }
}

/// What steps from configuration to configuration lead to, held against fresh launches.
@MainActor func compareTransitions(_ paths: [String]) {
  let matrix = Configuration.defaultMatrix
  let rules = RuleCatalogue([TransitionDependentLayout()])
  let clock = ContinuousClock()
  var launching = Duration.zero
  var stepping = Duration.zero
  var screens = 0
  var steps = 0
  var different = 0
  for path in files(paths) {
    guard let file = try? ScreenFile(path: path, displayPath: path) else { continue }
    for reference in file.screens where !file.isEmbedded(reference) {
      let screen = Screen(reference, of: file)
      var checked: [CheckedTree] = []
      screens += 1
      for (from, to) in zip(matrix, matrix.dropFirst()) where from.device == to.device {
        do {
          var fresh: LayoutTree?
          launching += try clock.measure { fresh = try screen.layOut(in: to) }
          var reached: LayoutTree?
          stepping += try clock.measure {
            let stage = try Stage(screen, in: from)
            reached = try stage.transition(to: to)
          }
          guard let fresh, let reached else { continue }
          steps += 1
          // Several things change at once; the kind is only a name here.
          let step = TransitionStep(.window, from: from.title, to: to.title)
          checked.append(check(fresh, arrivals: [Arrival(step, tree: reached)], rules: rules))
        } catch {
          print("\(path): \(error)")
        }
      }
      for finding in merge(checked, rules: rules).flatMap(\.findings) {
        different += 1
        print("\(path):\(reference.line) \(finding.message): \(finding.reason.prefix(300))")
        break
      }
    }
  }
  print("\(screens) screens, \(steps) steps; \(different) screens differ from a launch")
  print(
    "a launch takes \(launching / max(1, steps)), a launch and a step \(stepping / max(1, steps))")
}

MainActor.assumeIsolated {
  var paths = Array(CommandLine.arguments.dropFirst())
  if paths.first == "--dump", paths.count > 1 {
    let below = Array(paths.dropFirst(2))
    do {
      try writeDumps(of: below.isEmpty ? ["../Examples"] : below, to: paths[1])
      exit(0)
    } catch {
      print(error)
      exit(2)
    }
  }
  if paths.first == "--transitions" {
    let below = Array(paths.dropFirst())
    compareTransitions(below.isEmpty ? ["../Examples"] : below)
    exit(0)
  }
  let matrix = Configuration.defaultMatrix
  let clock = ContinuousClock()
  var seconds: [Double] = []
  if paths.isEmpty { paths = ["../Examples"] }
  for path in files(paths) {
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

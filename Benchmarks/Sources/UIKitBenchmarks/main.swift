import Devices
import Foundation
import LayoutTree
import Staging
import UIKit

// Times what a screen made in code goes through: self-sizing rows, exchanged sets of constraints, a
// table of a million rows.
//
//     UIKitBenchmarks [--json FILE] [--rounds N] [rows|switches|table]...
//
// Every figure is processor time, and the least of the rounds: other work on the machine only adds to
// it.

/// Milliseconds of processor time that work takes.
func milliseconds(_ work: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
  let start = now()
  try work()
  return now() - start
}

/// The resident memory of this process, in megabytes.
func residentMegabytes() -> Double {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
    return 0
  }
  let fields = text.split(separator: " ")
  guard fields.count > 1, let pages = Double(fields[1]) else { return 0 }
  return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1e6
}

@MainActor struct Benchmarks {
  let rounds: Int
  var results = Results()
  let phone = Configuration(device: Device.find("iphone-17")!)
  let pad = Configuration(device: Device.find("ipad-air-11-m3")!, orientation: .landscapeLeft)

  init(rounds: Int) { self.rounds = rounds }

  /// The least of the rounds of each figure that one round gives.
  private func least(_ round: () throws -> [Double]) rethrows -> [Double] {
    var best = try round()
    for _ in 1..<max(1, rounds) { best = zip(best, try round()).map { min($0, $1) } }
    return best
  }

  /// A hundred rows that find their own heights: the first layout, a turn, a larger text.
  mutating func rows() throws {
    let screen = Screen("rows") { SelfSizingRowsController() }
    let figures = try least {
      var stage: Stage?
      let first = try milliseconds { stage = try Stage(screen, in: phone) }
      guard let stage else { return [] }
      let export = milliseconds { _ = stage.tree }
      let turn = try milliseconds { try stage.rotate(to: .landscapeLeft) }
      let back = try milliseconds { try stage.rotate(to: .portrait) }
      let text = try milliseconds { try stage.setContentSize(.accessibilityExtraLarge) }
      return [first, export, turn - export, back - export, text - export]
    }
    let names = [
      "100 self-sizing rows, launch and first layout", "  the layout as a tree",
      "  turn to landscape", "  turn back", "  text size to accessibility3",
    ]
    for (name, figure) in zip(names, figures) { results.add(name, figure, "ms") }
  }

  /// Two sets of forty constraints, exchanged when the width class changes.
  mutating func switches() throws {
    let controller = ConstraintSetsController()
    let stage = try Stage(Screen("sets") { controller }, in: pad)
    let count = 500
    var ends: Set<CGFloat> = []
    let figures = try least {
      let override = milliseconds {
        for index in 0..<count {
          controller.traitOverrides.horizontalSizeClass = index % 2 == 0 ? .compact : .regular
          stage.window.layoutIfNeeded()
          ends.insert(controller.end)
        }
      }
      controller.traitOverrides.remove(UITraitHorizontalSizeClass.self)
      let resize = try milliseconds {
        for index in 0..<count {
          try stage.resize(to: index % 2 == 0 ? .oneThird : .full)
          ends.insert(controller.end)
        }
      }
      return [override, resize]
    }.map { Double(count) * 1e3 / $0 }
    results.add("trait switches of two sets of 40 constraints", figures[0], "a second")
    results.add("  by resized windows, each read as a tree", figures[1], "a second")
    results.bar(
      "trait switches of two sets of 40 constraints", "at least 500 a second",
      "\(Int(figures[0])) a second", figures[0] >= 500)
    // One column ends at 16 + 60, four at 4 * (16 + 60).
    results.bar("both sets are laid out", "76 and 304", "\(ends.sorted())", ends == [76, 304])
    results.bar(
      "no conflict in between", "none", "\(stage.conflicts.count)", stage.conflicts.isEmpty)
  }

  /// A million rows: opened, and scrolled to the end.
  mutating func table() throws {
    for isFixed in [true, false] {
      let kind = isFixed ? "fixed height" : "heights of their own"
      var cells = 0
      var visible = 0
      // The first one is thrown away: what is made once a process is not the table's.
      _ = try Stage(Screen("warm") { LongTableController(isFixed: isFixed) }, in: phone)
      var memory = 0.0
      let figures = try least {
        let before = residentMegabytes()
        let controller = LongTableController(isFixed: isFixed)
        var stage: Stage?
        let open = try milliseconds {
          stage = try Stage(Screen("table") { controller }, in: phone)
        }
        memory = max(memory, residentMegabytes() - before)
        guard let stage, let table = controller.tableView else { return [] }
        cells = controller.cellCount
        visible = table.visibleCells.count
        let last = IndexPath(row: LongTableController.rowCount - 1, section: 0)
        let end = milliseconds {
          stage.perform { table.scrollToRow(at: last, at: .bottom, animated: false) }
        }
        let turn = try milliseconds { try stage.rotate(to: .landscapeLeft) }
        return [open, end, turn]
      }
      results.add("1 000 000 rows, \(kind), opened", figures[0], "ms")
      results.add("  scrolled to the end", figures[1], "ms")
      results.add("  turned there", figures[2], "ms")
      results.add("  memory that opening takes", memory, "MB")
      results.bar(
        "cells made for 1 000 000 rows, \(kind)", "those in sight", "\(cells) for \(visible)",
        cells <= visible + 1)
      results.bar(
        "1 000 000 rows, \(kind), opened", "at most 100 ms", "\(Results.short(figures[0])) ms",
        figures[0] <= 100)
    }
  }
}

MainActor.assumeIsolated {
  var arguments = Array(CommandLine.arguments.dropFirst())
  func option(_ name: String) -> String? {
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else {
      return nil
    }
    defer { arguments.removeSubrange(index...index + 1) }
    return arguments[index + 1]
  }
  let path = option("--json")
  var benchmarks = Benchmarks(rounds: option("--rounds").flatMap(Int.init) ?? 7)
  do {
    let chosen = arguments.isEmpty ? ["rows", "switches", "table"] : arguments
    for name in chosen {
      switch name {
      case "rows": try benchmarks.rows()
      case "switches": try benchmarks.switches()
      case "table": try benchmarks.table()
      default:
        print("UIKitBenchmarks [--json FILE] [--rounds N] [rows|switches|table]...")
        exit(2)
      }
    }
    print(benchmarks.results.text, terminator: "")
    if let path {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(benchmarks.results).write(to: URL(filePath: path))
    }
  } catch {
    print(error)
    exit(2)
  }
  exit(benchmarks.results.bars.allSatisfy(\.holds) ? 0 : 1)
}

import Foundation
import SwiftUI
import UIKit

// Times views of SwiftUI: one measurement a run, so that each has a fresh heap.
//
//     SwiftUIBenchmarks time SHAPE SIZE REPETITIONS
//     SwiftUIBenchmarks build|layout SHAPE SIZE REPETITIONS
//
// A shape is column, nest, flexible or grid; its size is the number of leaves, of levels or of rows.
// `time` prints medians of processor time in microseconds: making the views and the graph, the first
// layout, a layout that nothing has changed, one after one leaf has, one in another width; then the
// size that the views took, in points. `build` and `layout` only make, or make and lay out, so that
// instructions can be counted.

/// Microseconds of processor time that work takes.
func microseconds(_ work: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
  let start = now()
  work()
  return now() - start
}

/// The middle one of some figures.
func median(_ figures: [Double]) -> Double { figures.sorted()[figures.count / 2] }

/// What is measured of one shape.
@MainActor struct Measurement<Content: View> {
  let size: CGSize
  let make: (Leaf) -> Content

  private func host(_ leaf: Leaf) -> _UIHostingView<Content> {
    _UIHostingView(rootView: make(leaf))
  }

  /// Lays out what is in the view, without UIKit's passes round it, which ask for the ideal size too.
  private func layOut(_ host: _UIHostingView<Content>, width: CGFloat) {
    host.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
    host.layoutSubviews()
  }

  /// Makes the views, and lays them out where that is asked for.
  func repeated(_ count: Int, layingOut: Bool) {
    for _ in 0..<count {
      let host = host(Leaf())
      if layingOut { layOut(host, width: size.width) }
    }
  }

  /// The medians of the times, and the size that the views took.
  func times(_ count: Int) -> (medians: [Double], taken: CGSize) {
    var times = Array(repeating: [Double](), count: 5)
    var taken = CGSize.zero
    for _ in 0..<count {
      let leaf = Leaf()
      var made: _UIHostingView<Content>?
      times[0].append(microseconds { made = host(leaf) })
      guard let made else { break }
      times[1].append(microseconds { layOut(made, width: size.width) })
      // So short that the clock would be most of it.
      times[2].append(
        microseconds {
          for _ in 0..<100 { made.layoutSubviews() }
        } / 100)
      taken = made.sizeThatFits(size)
      leaf.height = 24
      times[3].append(microseconds { made.layoutSubviews() })
      times[4].append(microseconds { layOut(made, width: size.width + 100) })
    }
    return (times.map(median), taken)
  }
}

@MainActor func run(_ arguments: [String]) -> Bool {
  guard arguments.count == 4, let size = Int(arguments[2]), let count = Int(arguments[3]),
    size > 0, count > 0, let shape = Shape(arguments[1], size)
  else { return false }

  func measure<Content: View>(
    _ size: CGSize, _ make: @escaping (Leaf) -> Content
  ) -> Bool {
    let measurement = Measurement(size: size, make: make)
    switch arguments[0] {
    case "build": measurement.repeated(count, layingOut: false)
    case "layout": measurement.repeated(count, layingOut: true)
    case "time":
      let (medians, taken) = measurement.times(count)
      let figures = medians + [Double(taken.width), Double(taken.height)]
      print(figures.map { String(format: "%.3f", $0) }.joined(separator: " "))
    default: return false
    }
    return true
  }

  switch shape {
  case .column(let count):
    let height = CGFloat(28 * count)
    return measure(CGSize(width: 400, height: height)) { ColumnOfLeaves(count: count, leaf: $0) }
  case .nest(let depth):
    return measure(CGSize(width: 16_384, height: 16_384)) { NestedRow(depth: depth, leaf: $0) }
  case .flexible(let depth):
    return measure(CGSize(width: 16_384, height: 16_384)) { FlexibleRow(depth: depth, leaf: $0) }
  case .grid(let rows):
    let height = CGFloat(28 * rows)
    return measure(CGSize(width: 600, height: height)) { GridOfLeaves(rows: rows, leaf: $0) }
  }
}

MainActor.assumeIsolated {
  guard run(Array(CommandLine.arguments.dropFirst())) else {
    print("SwiftUIBenchmarks time|build|layout column|nest|flexible|grid SIZE REPETITIONS")
    exit(2)
  }
}

import Testing

@testable import SwiftUI

/// `ViewThatFits` keeps to rules 30 to 34.
@MainActor @Suite struct ChoiceTests {
  private func widths<V: View>(_ view: V, _ width: CGFloat, _ height: CGFloat = 100) -> [CGFloat] {
    Laid(view, in: CGSize(width: width, height: height)).leaves.map(\.width)
  }

  @Test("Rule 30: the first view whose ideal size fits, else the last")
  func firstThatFits() {
    let view = ViewThatFits {
      Block(300, 10)
      Block(200, 10)
      Block(100, 10)
    }
    #expect(widths(view, 400) == [300])
    #expect(widths(view, 300) == [300])
    #expect(widths(view, 299) == [200])
    #expect(widths(view, 150) == [100])
    #expect(widths(view, 50) == [100])
  }

  @Test("Rule 30: only the limited axes count; without any the first view is shown")
  func axes() {
    let tall = ViewThatFits(in: .horizontal) {
      Block(300, 500)
      Block(100, 10)
    }
    #expect(widths(tall, 400) == [300])
    let none = ViewThatFits(in: []) {
      Block(300, 500)
      Block(100, 10)
    }
    #expect(widths(none, 50) == [300])
  }

  @Test("Rule 31: the view that was chosen is offered what there is, not its ideal size")
  func chosenIsOffered() {
    let view = ViewThatFits {
      Fill().frame(minWidth: 50, idealWidth: 60, maxWidth: .infinity)
      Block(10, 10)
    }
    #expect(widths(view, 400) == [400])
  }

  @Test("Rule 34: an axis without an offer never limits")
  func openAxis() {
    let view = ViewThatFits {
      Block(300, 500)
      Block(100, 10)
    }
    .fixedSize()
    #expect(widths(view, 50) == [300])
  }

  @Test("Case 25: the views of a ForEach are candidates, each by itself")
  func flattened() {
    let view = ViewThatFits {
      ForEach([300, 250, 200], id: \.self) { Block(CGFloat($0), 10) }
      ForEach([150, 120], id: \.self) { Block(CGFloat($0), 10) }
    }
    #expect(widths(view, 220) == [200])
    #expect(widths(view, 130) == [120])
    #expect(widths(view, 20) == [120])
  }

  @Test func viewsThatAreNotChosenDoNotAppear() {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let laid = Laid(
      ViewThatFits {
        Block(300, 10).onAppear { log.lines.append("wide") }
          .onDisappear { log.lines.append("wide gone") }
        Block(100, 10).onAppear { log.lines.append("narrow") }
      })
    #expect(log.lines == ["wide"])
    laid.graph.layout(in: CGSize(width: 200, height: 100))
    #expect(log.lines == ["wide", "wide gone", "narrow"])
  }
}

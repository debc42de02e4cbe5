import LayoutTree
import Testing

@testable import PliantCommands

@Suite struct MessageTests {
  @Test("Messages come out whole however the pipe cuts them")
  func frames() {
    let messages = [[], [1, 2, 3], [UInt8](repeating: 7, count: 70_000)] as [[UInt8]]
    let stream = messages.flatMap(MessageFrame.framed)
    for size in [1, 3, 4096, stream.count] where size > 1 || stream.count < 100_000 {
      var buffer = MessageBuffer()
      var received: [[UInt8]] = []
      for start in stride(from: 0, to: stream.count, by: size) {
        buffer.append(stream[start..<min(start + size, stream.count)])
        while let message = buffer.next() { received.append(message) }
      }
      #expect(received == messages)
    }
  }

  @Test("Replies survive the way")
  func replies() throws {
    let screen = OpenedFile.Screen(
      reference: ScreenReference(file: "a.xib", scene: "x", title: "T", line: 1),
      designed: .designed)
    let replies: [WorkerReply] = [
      .opened(
        OpenedFile(
          screens: [screen], problems: [FileProblem(path: "a", line: nil, message: "m")])),
      .step("ü"), .unit([0, 255]), .unitFailed("ü"), .finished, .retiring,
    ]
    for reply in replies { #expect(WorkerReply(try reply.encoded()) == reply) }
    #expect(WorkerReply([]) == nil)
    #expect(WorkerReply([99]) == nil)
    #expect(WorkerReply([1, 2, 3]) == nil)
  }

  @Test("Numbers that are none travel too")
  func numbers() throws {
    let rect = LayoutRect(x: .infinity, y: -.infinity, width: 1.0 / 3, height: -0.0)
    #expect(
      try MessageCoding.decode(LayoutRect.self, from: try MessageCoding.encode(rect)) == rect)
  }
}

/// What a worker answers while it carries out an order.
enum WorkerReply: Equatable, Sendable {
  /// The file is read, as far as it can be. Comes once for each order, first.
  case opened(OpenedFile)
  /// The screen of the next unit is about to go through a step, such as `turning from portrait to
  /// landscape`. What follows is told apart from the launch.
  case step(String)
  /// One unit is done. Units come in order.
  case unit([UInt8])
  /// One unit cannot be laid out, for a reason that is no crash.
  case unitFailed(String)
  /// The order is carried out.
  case finished
  /// The worker has grown too large and ends; another one takes its place.
  case retiring

  private enum Kind: UInt8 {
    case opened = 1
    case unit
    case unitFailed
    case finished
    case retiring
    case step
  }

  /// The reply as a message's bytes.
  func encoded() throws -> [UInt8] {
    switch self {
    case .opened(let file):
      return [Kind.opened.rawValue] + (try MessageCoding.encode(file))
    case .step(let phrase): return [Kind.step.rawValue] + Array(phrase.utf8)
    case .unit(let bytes): return [Kind.unit.rawValue] + bytes
    case .unitFailed(let message): return [Kind.unitFailed.rawValue] + Array(message.utf8)
    case .finished: return [Kind.finished.rawValue]
    case .retiring: return [Kind.retiring.rawValue]
    }
  }

  /// Reads a reply back; nil for bytes that are none.
  init?(_ message: [UInt8]) {
    guard let first = message.first, let kind = Kind(rawValue: first) else { return nil }
    let body = Array(message.dropFirst())
    switch kind {
    case .opened:
      guard let file = try? MessageCoding.decode(OpenedFile.self, from: body) else { return nil }
      self = .opened(file)
    case .step: self = .step(String(decoding: body, as: UTF8.self))
    case .unit: self = .unit(body)
    case .unitFailed: self = .unitFailed(String(decoding: body, as: UTF8.self))
    case .finished: self = .finished
    case .retiring: self = .retiring
    }
  }
}

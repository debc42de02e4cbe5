import CYAML

/// Reads one YAML document with libyaml.
///
/// Settings need no anchors, aliases or tags, so those are refused: an alias is how a small file
/// becomes a huge value.
struct YAMLReader {
  /// Why the text is no settings file.
  struct Failure: Error, Equatable {
    /// The line, from 1.
    var line: Int
    /// What is wrong, one line.
    var message: String
  }

  /// How deep lists and mappings may be nested.
  static let depthLimit = 32

  /// Reads the document; nil when the text holds none (is empty or only comments).
  static func read(_ text: [UInt8]) throws(Failure) -> YAMLNode? {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) != 0 else {
      throw Failure(line: 1, message: "out of memory")
    }
    defer { yaml_parser_delete(&parser) }
    var result: Result<YAMLNode?, Failure> = .success(nil)
    text.withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      result = Result { () throws(Failure) -> YAMLNode? in try document(&parser) }
    }
    return try result.get()
  }

  private static func document(_ parser: inout yaml_parser_t) throws(Failure) -> YAMLNode? {
    while true {
      let event = try Event(&parser)
      switch event.kind {
      case YAML_STREAM_START_EVENT, YAML_DOCUMENT_START_EVENT: continue
      case YAML_STREAM_END_EVENT: return nil
      default:
        let node = try self.node(event, &parser, depth: 0)
        while true {
          let next = try Event(&parser)
          if next.kind == YAML_STREAM_END_EVENT { return node }
          if next.kind == YAML_DOCUMENT_START_EVENT {
            throw Failure(line: next.line, message: "only one document is allowed")
          }
        }
      }
    }
  }

  private static func node(
    _ event: Event, _ parser: inout yaml_parser_t, depth: Int
  ) throws(Failure) -> YAMLNode {
    guard depth < depthLimit else {
      throw Failure(line: event.line, message: "nested more than \(depthLimit) deep")
    }
    switch event.kind {
    case YAML_SCALAR_EVENT:
      return YAMLNode(value: .scalar(event.text), line: event.line)
    case YAML_SEQUENCE_START_EVENT:
      var items: [YAMLNode] = []
      while true {
        let next = try Event(&parser)
        if next.kind == YAML_SEQUENCE_END_EVENT { break }
        items.append(try node(next, &parser, depth: depth + 1))
      }
      return YAMLNode(value: .sequence(items), line: event.line)
    case YAML_MAPPING_START_EVENT:
      var entries: [YAMLNode.Entry] = []
      while true {
        let key = try Event(&parser)
        if key.kind == YAML_MAPPING_END_EVENT { break }
        guard key.kind == YAML_SCALAR_EVENT else {
          throw Failure(line: key.line, message: "a name must be a plain word")
        }
        if entries.contains(where: { $0.key == key.text }) {
          throw Failure(line: key.line, message: "'\(key.text)' stands here twice")
        }
        let value = try node(try Event(&parser), &parser, depth: depth + 1)
        entries.append(YAMLNode.Entry(key: key.text, line: key.line, value: value))
      }
      return YAMLNode(value: .mapping(entries), line: event.line)
    case YAML_ALIAS_EVENT:
      throw Failure(line: event.line, message: "aliases are not supported")
    default:
      throw Failure(line: event.line, message: "unexpected end of a list or mapping")
    }
  }

  /// One event of the parser, copied out of its memory.
  private struct Event {
    var kind: yaml_event_type_t
    var line: Int
    var text = ""

    init(_ parser: inout yaml_parser_t) throws(Failure) {
      var event = yaml_event_t()
      guard yaml_parser_parse(&parser, &event) != 0 else {
        let problem = parser.problem.map { String(cString: $0) } ?? "not readable as YAML"
        throw Failure(line: Int(parser.problem_mark.line) + 1, message: problem)
      }
      defer { yaml_event_delete(&event) }
      kind = event.type
      line = Int(event.start_mark.line) + 1
      if kind == YAML_SCALAR_EVENT, let value = event.data.scalar.value {
        let bytes = UnsafeBufferPointer(start: value, count: event.data.scalar.length)
        text = String(decoding: bytes, as: UTF8.self)
      }
    }
  }
}

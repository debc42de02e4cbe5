private import CLibXML2

/// Reads XML into an `XMLTree` through the SAX2 interface of libxml2.
///
/// Nothing is ever fetched: no DTD, no external entity, no network. A declared entity ends the reading,
/// so none can be expanded. Depth and number of elements are limited while reading, so memory is bounded.
struct XMLReader {
  /// What may be read at most.
  struct Limits {
    /// Nested elements. libxml2 itself stops at 2048 in its later releases.
    var depth: Int
    /// Elements in all.
    var elements: Int
    /// Attributes of one element. libxml2 compares each with each, so many of them would take for ever.
    var attributes: Int
  }

  let fileName: String
  let limits: Limits

  /// Once for all threads, as libxml2 asks.
  private static let isReady: Void = xmlInitParser()

  func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(IBError) -> XMLTree {
    if let line = AttributeCounter.lineExceeding(limits.attributes, in: bytes) {
      throw IBError(
        file: fileName, line: line, reason: .tooManyAttributes(limit: limits.attributes))
    }
    Self.isReady
    let state = XMLReaderState(fileName: fileName, limits: limits)
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    install(into: &handler)
    let opaque = Unmanaged.passUnretained(state).toOpaque()
    let start = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
    // Four bytes are enough for libxml2 to tell the encoding.
    let head = min(4, bytes.count)
    guard let context = xmlCreatePushParserCtxt(&handler, opaque, start, Int32(head), nil) else {
      throw IBError(file: fileName, reason: .unreadable("out of memory"))
    }
    defer { xmlFreeParserCtxt(context) }
    state.context = context
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue | XML_PARSE_HUGE.rawValue
      | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
    xmlCtxtUseOptions(context, Int32(options))
    xmlParseChunk(context, start.map { $0 + head }, Int32(bytes.count - head), 0)
    if state.failure == nil {
      // The text is complete: what is only now an error is a lack of text.
      state.isAtEnd = true
      xmlParseChunk(context, nil, 0, 1)
    }
    if let failure = state.failure {
      throw failure
    }
    if context.pointee.wellFormed == 0 {
      throw IBError(file: fileName, reason: .notXML("malformed"))
    }
    return state.finish()
  }

  private func install(into handler: inout xmlSAXHandler) {
    handler.startElementNs = {
      opaque, name, prefix, _, _, _, count, _, attributes in
      XMLReaderState.from(opaque).startElement(
        name: name, prefix: prefix, attributes: attributes, count: Int(count))
    }
    handler.endElementNs = { opaque, _, _, _ in
      XMLReaderState.from(opaque).endElement()
    }
    handler.characters = { opaque, text, count in
      XMLReaderState.from(opaque).characters(text, count: Int(count))
    }
    handler.ignorableWhitespace = handler.characters
    handler.cdataBlock = handler.characters
    handler.entityDecl = { opaque, name, _, _, _, _ in
      XMLReaderState.from(opaque).declareEntity(name)
    }
    handler.serror = { opaque, error in
      guard let error else { return }
      XMLReaderState.from(opaque).report(
        code: error.pointee.code, level: Int(error.pointee.level.rawValue),
        message: error.pointee.message, line: Int(error.pointee.line),
        column: Int(error.pointee.int2))
    }
  }
}

/// What the callbacks of libxml2 gather.
private final class XMLReaderState {
  let fileName: String
  let limits: XMLReader.Limits
  var context: xmlParserCtxtPtr?
  var failure: IBError?
  /// Whether libxml2 knows that no more text comes.
  var isAtEnd = false
  private var tree = XMLTree()
  /// The open elements, outermost first, each with its last child so far.
  private var open: [(node: Int32, lastChild: Int32)] = []
  private var text: [UInt8] = []
  /// libxml2 keeps one copy of each name, so its address identifies the name.
  private var nameIndices: [UnsafeRawPointer: Int32] = [:]

  init(fileName: String, limits: XMLReader.Limits) {
    self.fileName = fileName
    self.limits = limits
    nameIndices.reserveCapacity(256)
  }

  static func from(_ opaque: UnsafeMutableRawPointer?) -> XMLReaderState {
    Unmanaged<XMLReaderState>.fromOpaque(opaque!).takeUnretainedValue()
  }

  func finish() -> XMLTree {
    tree
  }

  private var line: Int {
    guard let input = context?.pointee.input else { return 1 }
    return Int(input.pointee.line)
  }

  /// The line on which the current start tag begins.
  ///
  /// libxml2 gives the line where the tag ends. The text of the tag is still in its buffer, and no `<`
  /// can stand inside a tag, so the line breaks back to the `<` are the difference.
  private var lineOfTag: Int {
    guard let input = context?.pointee.input, let base = input.pointee.base,
      var position = input.pointee.cur
    else { return line }
    var result = Int(input.pointee.line)
    while position > base {
      position -= 1
      if position.pointee == UInt8(ascii: "<") {
        return result
      }
      if position.pointee == UInt8(ascii: "\n") {
        result -= 1
      }
    }
    return Int(input.pointee.line)
  }

  private func stop(_ reason: IBError.Reason) {
    guard failure == nil else { return }
    failure = IBError(file: fileName, line: line, reason: reason)
    xmlStopParser(context)
  }

  private func intern(
    _ name: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?
  ) -> Int32 {
    if prefix == nil, let index = nameIndices[UnsafeRawPointer(name)] {
      return index
    }
    var string = String(cString: name)
    if let prefix {
      string = String(cString: prefix) + ":" + string
    }
    let index = Int32(tree.names.count)
    tree.names.append(string)
    if prefix == nil {
      nameIndices[UnsafeRawPointer(name)] = index
    }
    return index
  }

  func startElement(
    name: UnsafePointer<xmlChar>?, prefix: UnsafePointer<xmlChar>?,
    attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int
  ) {
    guard failure == nil, let name else { return }
    if open.count >= limits.depth {
      stop(.tooDeep(limit: limits.depth))
      return
    }
    if tree.nodes.count >= limits.elements {
      stop(.tooManyElements(limit: limits.elements))
      return
    }
    let index = Int32(tree.nodes.count)
    let firstAttribute = Int32(tree.attributes.count)
    if let attributes {
      // Five pointers an attribute: local name, prefix, namespace, start and end of the value.
      for offset in stride(from: 0, to: count * 5, by: 5) {
        guard let attributeName = attributes[offset], let start = attributes[offset + 3],
          let end = attributes[offset + 4]
        else { continue }
        let value = UnsafeBufferPointer(start: start, count: end - start)
        tree.attributes.append(
          XMLTree.Attribute(
            name: intern(attributeName, prefix: attributes[offset + 1]),
            value: String(decoding: value, as: UTF8.self)))
      }
    }
    let parent = open.last?.node ?? -1
    tree.nodes.append(
      XMLTree.Node(
        name: intern(name, prefix: prefix), parent: parent, line: Int32(clamping: lineOfTag),
        firstAttribute: firstAttribute,
        attributeCount: Int32(tree.attributes.count) - firstAttribute,
        nextSibling: -1, firstChild: -1, text: -1))
    if parent >= 0 {
      let last = open[open.count - 1].lastChild
      if last >= 0 {
        tree.nodes[Int(last)].nextSibling = index
      } else {
        tree.nodes[Int(parent)].firstChild = index
      }
      open[open.count - 1].lastChild = index
    }
    open.append((index, -1))
    text.removeAll(keepingCapacity: true)
  }

  func endElement() {
    guard failure == nil, let top = open.popLast() else { return }
    let node = Int(top.node)
    // White space between elements is layout of the file, not text.
    if top.lastChild < 0, !text.isEmpty, keepsText(node) {
      tree.nodes[node].text = Int32(tree.texts.count)
      tree.texts.append(String(decoding: text, as: UTF8.self))
    }
    text.removeAll(keepingCapacity: true)
  }

  private func keepsText(_ node: Int) -> Bool {
    let name = tree.names[Int(tree.nodes[node].name)]
    if name == "string" || name == "mutableString" {
      return true
    }
    return text.contains { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
  }

  func characters(_ start: UnsafePointer<xmlChar>?, count: Int) {
    guard failure == nil, let start else { return }
    text.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
  }

  func declareEntity(_ name: UnsafePointer<xmlChar>?) {
    stop(.entity(name: name.map { String(cString: $0) } ?? ""))
  }

  func report(
    code: Int32, level: Int, message: UnsafePointer<CChar>?, line: Int, column: Int
  ) {
    guard failure == nil, level >= Int(XML_ERR_ERROR.rawValue) else { return }
    var reason = message.map { String(cString: $0) } ?? "malformed"
    while reason.last?.isWhitespace == true {
      reason.removeLast()
    }
    let isTruncated = isAtEnd && code != Int32(XML_ERR_DOCUMENT_EMPTY.rawValue)
    failure = IBError(
      file: fileName, line: max(line, 1), column: column > 0 ? column : nil,
      reason: isTruncated ? .truncated : .notXML(reason))
    xmlStopParser(context)
  }
}

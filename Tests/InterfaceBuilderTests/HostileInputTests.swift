import InterfaceBuilder
import Testing

@Suite struct HostileInputTests {
  private let start =
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\">"

  @Test func entitiesAreRefused() {
    let bomb = """
      <!DOCTYPE d [<!ENTITY a "aaaaaaaaaa">
      <!ENTITY b "&a;&a;&a;&a;">]>
      \(start)<objects><view id="&b;"/></objects></document>
      """
    #expect(Fixtures.error(bomb)?.reason == .entity(name: "a"))
    let external = """
      <!DOCTYPE d [<!ENTITY secret SYSTEM "file:///etc/hostname">]>
      \(start)<objects><view id="a">&secret;</view></objects></document>
      """
    #expect(Fixtures.error(external)?.reason == .entity(name: "secret"))
    let parameter = """
      <!DOCTYPE d [<!ENTITY % p SYSTEM "http://localhost:1/"> %p;]>
      \(start)</document>
      """
    #expect(Fixtures.error(parameter)?.reason == .entity(name: "p"))
  }

  @Test func undeclaredEntity() {
    guard case .notXML? = Fixtures.error(Fixtures.xib("<view id=\"&nope;\"/>"))?.reason else {
      Issue.record("an undeclared entity is no XML")
      return
    }
  }

  @Test func externalDTDIsNotRead() throws {
    let text = """
      <!DOCTYPE document SYSTEM "http://localhost:1/document.dtd">
      \(start)<objects><view id="a"/></objects></document>
      """
    #expect(try Fixtures.parse(text).object(id: "a") != nil)
  }

  private func nested(_ levels: Int) -> String {
    Fixtures.xib(
      (0..<levels).map { "<view id=\"v\($0)\"><subviews>" }.joined()
        + String(repeating: "</subviews></view>", count: levels))
  }

  @Test func deepNestingIsRead() throws {
    let document = try Fixtures.parse(nested(990))
    #expect(document.allObjects.count == 990)
    #expect(document.holder(ofID: "v989")?.id == "v988")
  }

  @Test func tooDeepNestingIsRefused() {
    #expect(Fixtures.error(nested(1000))?.reason == .tooDeep(limit: IBParser.maximumDepth))
    #expect(Fixtures.error(nested(50000))?.reason == .tooDeep(limit: IBParser.maximumDepth))
  }

  @Test func listsKeepObjectsWithoutAttributes() throws {
    let document = try Fixtures.parse(
      Fixtures.xib(
        "<view><subviews><view><subviews><view id=\"c\"/></subviews></view></subviews></view>"))
    #expect(document.scenes[0].objects[0].subviews[0].subviews[0].id == "c")
  }

  @Test func manyAttributesAreRefused() {
    let attributes = (0...IBParser.maximumAttributes).map { "a\($0)=\"\"" }
    let text = Fixtures.xib("<view \(attributes.joined(separator: " "))/>")
    #expect(
      Fixtures.error(text)
        == IBError(
          file: "test.xib", line: 4,
          reason: .tooManyAttributes(limit: IBParser.maximumAttributes)))
    // Signs in text and in values are no attributes.
    let signs = String(repeating: "=", count: IBParser.maximumAttributes + 1)
    #expect(
      Fixtures.error(
        Fixtures.xib("<label text=\"\(signs)\"><string key=\"text\">\(signs)</string></label>"))
        == nil)
  }

  @Test func tooLargeIsRefused() {
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: IBParser.maximumSize + 1)
    #expect(Fixtures.error(bytes)?.reason == .tooLarge(limit: IBParser.maximumSize))
  }

  @Test func encodings() throws {
    let text = Fixtures.xib("<label id=\"l\" text=\"\u{E9}\"/>")
    let withMark = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    #expect(
      try IBParser.parse(withMark, fileName: "b").object(id: "l")?.plainText == "\u{E9}")
    var littleEndian: [UInt8] = [0xFF, 0xFE]
    var bigEndian: [UInt8] = [0xFE, 0xFF]
    for unit in text.replacing("UTF-8", with: "UTF-16").utf16 {
      littleEndian += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      bigEndian += [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    #expect(
      try IBParser.parse(littleEndian, fileName: "l").object(id: "l")?.plainText == "\u{E9}")
    #expect(try IBParser.parse(bigEndian, fileName: "b").object(id: "l")?.plainText == "\u{E9}")
  }

  @Test func brokenUTF8() {
    var bytes = Array(Fixtures.xib("<view id=\"@\"/>").utf8)
    bytes[bytes.firstIndex(of: UInt8(ascii: "@")) ?? 0] = 0xFF
    let error = Fixtures.error(bytes)
    #expect(error?.line == 4)
    guard case .notXML? = error?.reason else {
      Issue.record("broken UTF-8 is no XML")
      return
    }
  }

  @Test func zeroBytes() {
    guard case .notXML? = Fixtures.error(Fixtures.xib("<view id=\"\0\"/>"))?.reason else {
      Issue.record("a zero byte is no XML")
      return
    }
  }
}

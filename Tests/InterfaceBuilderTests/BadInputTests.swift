import InterfaceBuilder
import Testing

@Suite struct BadInputTests {
  private func reason(_ text: String) -> IBError.Reason? {
    Fixtures.error(text)?.reason
  }

  @Test func nothing() {
    #expect(reason("") == .empty)
    #expect(reason(" \n\t\r\n") == .empty)
  }

  @Test func noXML() {
    let error = Fixtures.error("hello")
    #expect(error?.line == 1)
    #expect(error?.reason == .notXML("Document is empty"))
  }

  @Test func mismatchedTags() {
    let error = Fixtures.error(Fixtures.xib("<view>\n</label>"))
    #expect(error?.line == 5)
    guard case .notXML? = error?.reason else {
      Issue.record("mismatched tags")
      return
    }
  }

  @Test(arguments: 0..<8)
  func truncated(eighth: Int) {
    let whole = Fixtures.xib("<view id=\"a\">\n<!-- c --><subviews>\n</subviews></view>")
    // Never cut off more than the last tag's end alone, nor less than one character.
    let count = max(1, whole.utf8.count * eighth / 8)
    let error = Fixtures.error(Array(whole.utf8.prefix(count)))
    #expect(error?.reason == .truncated)
  }

  @Test func otherXML() {
    #expect(
      reason("<svg xmlns=\"http://www.w3.org/2000/svg\"/>") == .notInterfaceBuilder(root: "svg"))
    #expect(reason("<document/>") == .notInterfaceBuilder(root: "document"))
    #expect(reason("<document type=\"letter\"/>") == .notInterfaceBuilder(root: "document"))
  }

  @Test func archives() {
    #expect(
      reason("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>")
        == .archiveFormat)
  }

  @Test func otherPlatforms() {
    func document(_ type: String, _ runtime: String) -> String {
      "<document type=\"com.apple.\(type)\" targetRuntime=\"\(runtime)\"/>"
    }
    #expect(
      reason(document("InterfaceBuilder3.Cocoa.Storyboard.XIB", "MacOSX.Cocoa"))
        == .macOSDocument(runtime: "MacOSX.Cocoa"))
    #expect(
      reason(document("InterfaceBuilder3.Cocoa.XIB", "MacOSX.Cocoa"))
        == .macOSDocument(runtime: "MacOSX.Cocoa"))
    #expect(
      reason(document("InterfaceBuilder.WatchKit.Storyboard", "watchKit"))
        == .unsupportedPlatform(runtime: "watchKit"))
    #expect(
      reason(document("InterfaceBuilder.AppleTV.Storyboard", "AppleTV"))
        == .unsupportedPlatform(runtime: "AppleTV"))
    #expect(
      reason(document("InterfaceBuilder.Fridge.Storyboard", "Fridge"))
        == .unknownDocumentType("com.apple.InterfaceBuilder.Fridge.Storyboard"))
  }

  @Test func numbers() {
    func error(_ objects: String) -> IBError? { Fixtures.error(Fixtures.xib(objects)) }
    func number(_ line: Int, _ element: String, _ attribute: String, _ value: String) -> IBError {
      IBError(
        file: "test.xib", line: line,
        reason: .invalidNumber(element: element, attribute: attribute, value: value))
    }
    #expect(
      error("<view>\n<rect key=\"frame\" x=\"nan\" y=\"0\" width=\"1\" height=\"1\"/></view>")
        == number(5, "rect", "x", "nan"))
    #expect(
      error("<view>\n<rect key=\"frame\" x=\"0\" y=\"0\" width=\"1e999\" height=\"1\"/></view>")
        == number(5, "rect", "width", "1e999"))
    #expect(error("<stackView spacing=\"inf\"/>") == number(4, "stackView", "spacing", "inf"))
    #expect(error("<stackView spacing=\"\"/>") == number(4, "stackView", "spacing", ""))
    #expect(error("<stackView spacing=\"0x10\"/>") == number(4, "stackView", "spacing", "0x10"))
    func constraint(_ attributes: String) -> String {
      "<view id=\"a\"><constraints>\n<constraint firstAttribute=\"width\" \(attributes) id=\"c\"/>"
        + "</constraints></view>"
    }
    #expect(
      error(constraint("multiplier=\"1:0\"")) == number(5, "constraint", "multiplier", "1:0"))
    #expect(
      error(constraint("multiplier=\"a:b\"")) == number(5, "constraint", "multiplier", "a:b"))
    #expect(error(constraint("constant=\"-inf\"")) == number(5, "constraint", "constant", "-inf"))
    #expect(
      error(constraint("priority=\"1001\"")) == number(5, "constraint", "priority", "1001"))
    #expect(error(constraint("priority=\"0\"")) == number(5, "constraint", "priority", "0"))
    #expect(error(constraint("constant=\"1e3\" priority=\"999.5\"")) == nil)
  }

  @Test func lineOfATagIsWhereItBegins() {
    let error = Fixtures.error(Fixtures.xib("<view\n id=\"a\"\n alpha=\"much\"\n/>"))
    #expect(error?.line == 4)
  }

  @Test func folderAndMissingFile() {
    #expect(throws: IBError(file: "/", reason: .isDirectory)) {
      try IBParser.parse(path: "/")
    }
    let path = "/no-such-folder/Main.storyboard"
    #expect(throws: IBError(file: "m", reason: .unreadable("No such file or directory"))) {
      try IBParser.parse(path: path, fileName: "m")
    }
  }

  @Test func messages() {
    let error = IBError(
      file: "Main.storyboard", line: 3, column: 7,
      reason: .invalidNumber(element: "rect", attribute: "x", value: "nan"))
    #expect(
      error.description == "Main.storyboard:3:7: x=\"nan\" of <rect> is not a usable number")
    #expect(IBError(file: "a", reason: .empty).description == "a: the file is empty")
  }
}

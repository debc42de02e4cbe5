import Testing

/// Files that cannot be used: each is told in one line with its place, and never stops the others.
@Suite struct BadInputTests {
  static let messages = [
    (
      "Bad/Cycle.storyboard",
      ":26: view controllers contain each other in a cycle: nav-00-001 -> tab-00-001 -> nav-00-001"
    ),
    ("Bad/Empty.xib", ": the file is empty"),
    ("Bad/EntityBomb.xib", ":3: declares the entity 'a'; entities are refused"),
    ("Bad/ExternalEntity.xib", ":3: declares the entity 'secret'; entities are refused"),
    ("Bad/Mac.storyboard", ":2: a document for macOS (MacOSX.Cocoa), not for iOS"),
    (
      "Bad/MissingObject.xib",
      ":21: firstItem of <constraint> 'bc3-00-001' names 'gon-00-001', which the document does not "
        + "hold"
    ),
    ("Bad/NotXML.storyboard", ":1: not well-formed XML: Document is empty"),
    ("Bad/Numbers.xib", ":12: x=\"inf\" of <rect> is not a usable number"),
    ("Bad/Truncated.storyboard", ":30: the file ends inside an element"),
    ("Bad/Missing.storyboard", ": no such file or folder"),
    ("Bad/../Bad/Missing", ": no such file or folder"),
  ]

  @Test("Each bad file has its message and status 2", arguments: messages)
  func each(path: String, message: String) throws {
    let result = try PliantBinary.run(["layout", path])
    #expect(result.status == 2)
    #expect(result.errors == "pliant: \(path)\(message)\n")
  }

  @Test("Good files among bad ones are laid out all the same")
  func others() throws {
    let alone = try PliantBinary.run("layout Screens")
    #expect(alone.status == 0)
    #expect(alone.errors == "")
    let together = try PliantBinary.run("layout Bad/Empty.xib Screens Bad/NotXML.storyboard")
    #expect(together.status == 2)
    #expect(together.output == alone.output)
    #expect(together.errors.split(separator: "\n").count == 2)
  }

  @Test("A part that cannot be used is left out, the rest of the file is laid out")
  func parts() throws {
    let result = try PliantBinary.run("layout Bad/MissingObject.xib")
    #expect(result.output.contains("dot-00-001"))
  }

  @Test("Problems are part of the reports too")
  func reported() throws {
    let result = try PliantBinary.run("check --devices iphone-8 --reporter xcode Bad/Empty.xib")
    #expect(result.status == 2)
    #expect(result.output == "Bad/Empty.xib:1: error: the file is empty\n")
  }

  @Test("A folder without screens is told")
  func emptyFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Sub/readme.txt")
    let result = try PliantBinary.run("check Sub", in: folder.path)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors == "pliant: Sub: no storyboard or xib in this folder\n")
  }

  @Test("Views nested 200 deep are laid out, and endless nesting is refused")
  func deep() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.nested(200), to: "Deep.xib")
    try folder.write(Self.nested(20_000), to: "Endless.xib")
    let deep = try PliantBinary.run("layout --format json Deep.xib", in: folder.path)
    #expect(deep.status == 0)
    #expect(deep.output.contains(#"{"id": "v199", "class": "UIView", "frame": [0, 0, 10, 10]}"#))
    let endless = try PliantBinary.run("layout Endless.xib", in: folder.path)
    #expect(endless.status == 2)
    #expect(endless.errors.contains("elements are nested deeper than"))
  }

  /// A xib whose views lie in one another, each 10 by 10 points but the outermost.
  private static func nested(_ depth: Int) -> String {
    var opening = ""
    var closing = ""
    for level in 0..<depth {
      let size = level == 0 ? 100 : 10
      opening += """
        <view contentMode="scaleToFill" id="v\(level)">
        <rect key="frame" x="0.0" y="0.0" width="\(size)" height="\(size)"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews>

        """
      closing += "</subviews></view>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects>
      \(opening)\(closing)</objects>
      </document>
      """
  }
}

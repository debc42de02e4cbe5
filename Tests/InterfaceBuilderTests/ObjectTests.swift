import InterfaceBuilder
import Testing

@Suite struct ObjectTests {
  let document: IBDocument

  init() throws {
    document = try Fixtures.document("Profile.storyboard")
  }

  private func object(_ id: String) throws -> IBObject {
    try #require(document.object(id: id))
  }

  @Test func commonAttributes() throws {
    let label = try object("lab-00-001")
    #expect(label.line == 16)
    #expect(label.userLabel == "Name")
    #expect(label.double("horizontalHuggingPriority") == 251)
    #expect(label.int("numberOfLines") == 0)
    #expect(label.bool("adjustsFontSizeToFit") == false)
    #expect(label.bool("hidden") == nil)
    #expect(label.bool("contentMode") == nil)
    #expect(!label.translatesAutoresizingMaskIntoConstraints)
    #expect(label.accessibilityIdentifier == "name")
    #expect(label.accessibilityLabel == "Full name")
    let controller = try object("pro-00-001")
    #expect(controller.customClass == "ProfileViewController")
    #expect(controller.customModule == "App")
    #expect(controller.view?.id == "roo-00-001")
    #expect(controller.isViewController)
  }

  @Test func framesKeepUglyNumbers() throws {
    #expect(
      try object("lab-00-001").frame
        == IBRect(
          x: 16, y: 4.0000000000000142, width: 120.33333333333333, height: 20.333333333333332))
    #expect(try object("lab-00-003").frame == nil)
    #expect(
      try object("but-00-001").insets("imageEdgeInsets")
        == IBInsets(top: 0, left: 0, bottom: 0, right: 2.2250738585072014e-308))
  }

  @Test func textInAttributeStringAndFragments() throws {
    #expect(try object("lab-00-001").plainText == "Tom & Ada")
    #expect(try object("lab-00-002").plainText == "First line\nsecond line ")
    #expect(try object("lab-00-003").plainText == "Bold and\nplain")
  }

  @Test func attributedStringFragments() throws {
    let string = try #require(try object("lab-00-003").attributedString("attributedText"))
    #expect(string.fragments.count == 2)
    let bold = string.fragments[0]
    #expect(bold.font == IBFont(kind: .named("HelveticaNeue-Bold", family: nil), pointSize: 14))
    #expect(bold.color?.components == IBColor.Components(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(bold.attributes?.double("NSKern") == 0.25)
    #expect(bold.paragraphStyle?.string("alignment") == "center")
    #expect(bold.paragraphStyle?.double("lineSpacing") == 3)
    #expect(
      string.fragments[1].font == IBFont(kind: .system(weight: nil), pointSize: 17))
    #expect(string.fragments[1].color == nil)
  }

  @Test func fonts() throws {
    #expect(
      try object("lab-00-001").font()
        == IBFont(kind: .textStyle("UICTFontTextStyleBody"), pointSize: nil))
    #expect(
      try object("lab-00-002").font() == IBFont(kind: .system(weight: "semibold"), pointSize: 15.5))
    #expect(try object("but-00-001").font() == IBFont(kind: .boldSystem, pointSize: 15))
    #expect(try object("but-00-002").font() == nil)
  }

  @Test func buttonStates() throws {
    let button = try object("but-00-001")
    #expect(button.states.map(\.key) == ["normal", "highlighted"])
    let normal = try #require(button.state("normal"))
    #expect(normal.string("title") == "Save")
    #expect(normal.image("image") == IBImageReference(name: "star", catalog: "system"))
    #expect(normal.color("titleColor")?.components == IBColor.Components(white: 0.5))
    #expect(button.state("highlighted")?.string("title") == "Saving\nnow")
    #expect(button.state("disabled") == nil)
    #expect(
      button.insets("contentEdgeInsets") == IBInsets(top: 3, left: 10, bottom: 4, right: 12))
    #expect(button.buttonConfiguration == nil)
  }

  @Test func buttonConfiguration() throws {
    let configuration = try #require(try object("but-00-002").buttonConfiguration)
    #expect(configuration.key == "configuration")
    #expect(configuration.string("style") == "filled")
    #expect(configuration.string("title") == "Buy")
    #expect(configuration.string("subtitle") == "once")
    #expect(configuration.double("imagePadding") == 6)
    #expect(
      configuration.image("image")
        == IBImageReference(name: "cart", catalog: "system", symbolScale: "large"))
    #expect(
      configuration.insets("contentInsets")
        == IBInsets(top: 1, left: 2, bottom: 3, right: 4, isDirectional: true))
    #expect(
      configuration.font("titleFontDescription")
        == IBFont(kind: .system(weight: nil), pointSize: 38))
    #expect(configuration.color("baseForegroundColor")?.systemName == "systemMintColor")
  }

  @Test func listsAndMembers() throws {
    let segmented = try object("sgm-00-001")
    #expect(segmented.segments.map { $0.string("title") } == ["First", "", ""])
    #expect(segmented.segments[2].image("image")?.name == "heart")
    let search = try object("sea-00-001")
    #expect(search.objects("scopeButtonTitles").map(\.text) == ["All", "Some"])
    #expect(search.member("textInputTraits")?.string("keyboardType") == "URL")
    let effect = try object("vis-00-001")
    #expect(effect.contentView?.id == "vis-00-002")
    #expect(effect.member(element: "blurEffect")?.string("style") == "regular")
    let item = try #require(try object("pro-00-001").navigationItem)
    #expect(item.string("title") == "Profile")
    #expect(item.member("leftBarButtonItem")?.id == "bar-00-001")
    #expect(item.objects("rightBarButtonItems").map(\.id) == ["bar-00-002", "bar-00-003"])
    #expect(try object("nav-00-001").member("navigationBar")?.bool("largeTitles") == true)
  }

  @Test func insets() throws {
    #expect(
      try object("sta-00-001").insets("layoutMargins")
        == IBInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func runtimeAttributes() throws {
    let attributes = try object("lab-00-001").runtimeAttributes
    #expect(attributes.map(\.keyPath) == ["layer.cornerRadius", "isFancy", "edge", "offset"])
    #expect(attributes.map(\.line) == [23, 26, 27, 30])
    guard case .number(6)? = attributes[0].value, case .bool(true)? = attributes[1].value,
      case .color(let color)? = attributes[2].value, case .size(let size)? = attributes[3].value
    else {
      Issue.record("values of runtime attributes")
      return
    }
    #expect(color.assetName == "Brand")
    #expect(size == IBSize(width: 1, height: 2))
  }

  @Test func stringsInBase64() throws {
    // "a\u{2028}b" is 61 E2 80 A8 62, in Base64 YeKAqGI=.
    let document = try Fixtures.parse(
      Fixtures.xib(
        """
        <label id="l"><string key="text" base64-UTF8="YES">
        YeKAqGI
        </string></label>
        """))
    #expect(document.object(id: "l")?.plainText == "a\u{2028}b")
  }

  @Test func attributesKeepLineBreaks() throws {
    let document = try Fixtures.parse(
      Fixtures.xib("<label id=\"l\" text=\"one&#10;two &lt;3 &#x1F600;\"/>"))
    #expect(document.object(id: "l")?.plainText == "one\ntwo <3 \u{1F600}")
  }

  @Test func emptyStringIsNoMissingString() throws {
    let document = try Fixtures.parse(
      Fixtures.xib("<label id=\"l\"><string key=\"text\"></string></label>"))
    #expect(document.object(id: "l")?.plainText == "")
  }
}

import InterfaceBuilder
import Testing

@Suite struct VariationTests {
  let document: IBDocument
  let phone = IBTraits(horizontal: .compact, vertical: .regular)
  let phoneLandscape = IBTraits(horizontal: .compact, vertical: .compact)
  let plusLandscape = IBTraits(horizontal: .regular, vertical: .compact)
  let pad = IBTraits(horizontal: .regular, vertical: .regular)

  init() throws {
    document = try Fixtures.document("Classes.storyboard")
  }

  private func root() throws -> IBObject {
    try #require(document.object(id: "roo-01-001"))
  }

  private func stack() throws -> IBObject {
    try #require(document.object(id: "sta-01-001"))
  }

  @Test func keys() throws {
    let variations = try stack().variations
    #expect(
      variations[1].conditions == [
        IBVariation.Condition(trait: "heightClass", value: "regular"),
        IBVariation.Condition(trait: "widthClass", value: "compact"),
      ])
    #expect(variations.map(\.line) == [17, 20, 24, 25, 26])
    #expect(try root().variations[0].conditions.isEmpty)
    #expect(document.device?.adaptation == "fullscreen")
  }

  @Test func excludedByDefaultIsNotInstalled() throws {
    #expect(try root().constraints.map(\.isInstalled) == [true, false, true, true, false])
  }

  @Test func constraintsOfEachClass() throws {
    let root = try root()
    func ids(_ traits: IBTraits) -> [String] {
      root.installedConstraints(for: traits).map { String($0.id.last ?? " ") }
    }
    // 4 is a placeholder; 2 and 5 are excluded by default, included in a regular width, where 3 is
    // excluded; with a compact height as well, 2 is excluded again.
    #expect(ids(.unspecified) == ["1", "3"])
    #expect(ids(phone) == ["1", "3"])
    #expect(ids(pad) == ["1", "2", "5"])
    #expect(ids(plusLandscape) == ["1", "5"])
  }

  @Test func subviewsOfEachClass() throws {
    let root = try root()
    #expect(root.installedSubviews(for: phone).map(\.id) == ["sta-01-001", "sub-01-002"])
    #expect(root.installedSubviews(for: pad).map(\.id) == ["sta-01-001", "sub-01-001"])
    #expect(root.resolved(for: pad).subviews.map(\.id) == ["sta-01-001", "sub-01-001"])
  }

  @Test func constants() throws {
    let constraint = try #require(document.constraint(id: "con-01-001"))
    #expect(constraint.constant == 20)
    #expect(constraint.resolved(for: phone).constant == 20)
    #expect(constraint.resolved(for: phoneLandscape).constant == 40)
    #expect(constraint.resolved(for: pad).constant == 30)
    // Two conditions win over one, wherever they stand.
    #expect(constraint.resolved(for: plusLandscape).constant == 50)
  }

  @Test func attributes() throws {
    let stack = try stack()
    #expect(stack.resolved(for: phone).string("axis") == "vertical")
    #expect(stack.resolved(for: phone).double("spacing") == 8)
    #expect(stack.resolved(for: phoneLandscape).string("axis") == "horizontal")
    #expect(stack.resolved(for: phoneLandscape).double("spacing") == 4)
    #expect(stack.resolved(for: plusLandscape).double("spacing") == 12)
    #expect(stack.resolved(for: plusLandscape).bool("hidden") == true)
    #expect(stack.resolved(for: pad).double("spacing") == 6)
    let mac = IBTraits(horizontal: .compact, vertical: .regular, idiom: "mac")
    #expect(stack.resolved(for: mac).double("spacing") == 99)
  }

  @Test func properties() throws {
    let stack = try stack()
    #expect(stack.resolved(for: phone).frame == IBRect(x: 20, y: 99, width: 30, height: 31))
    #expect(stack.resolved(for: pad).frame == IBRect(x: 1, y: 2, width: 3, height: 4))
    #expect(stack.resolved(for: phone).font()?.pointSize == 21)
    #expect(stack.resolved(for: pad).font()?.pointSize == 17)
    let white = IBColor.Components(white: 1)
    let black = IBColor.Components(white: 0)
    #expect(stack.resolved(for: phone).color("backgroundColor")?.components == white)
    #expect(stack.resolved(for: phoneLandscape).color("backgroundColor")?.components == black)
  }

  @Test func laterWinsAmongEquals() throws {
    // One condition each: the later of the file, widthClass, wins over heightClass.
    let document = try Fixtures.parse(
      Fixtures.xib(
        """
        <stackView id="s" spacing="1">
        <variation key="heightClass=compact" spacing="2"/>
        <variation key="widthClass=regular" spacing="3"/>
        </stackView>
        """))
    #expect(document.object(id: "s")?.resolved(for: plusLandscape).double("spacing") == 3)
  }

  @Test func withoutVariationsTheObjectItself() throws {
    let view = try #require(document.object(id: "sub-01-001"))
    #expect(!view.dependsOnTraits)
    #expect(view.resolved(for: pad) === view)
    #expect(try root().dependsOnTraits)
  }

  @Test(arguments: ["=", "-", "=-=", "widthClass", "widthClass=", "a=b=c"])
  func malformedKeysNeverApply(key: String) throws {
    let document = try Fixtures.parse(
      Fixtures.xib("<view id=\"v\" tag=\"1\"><variation key=\"\(key)\" tag=\"2\"/></view>"))
    #expect(document.object(id: "v")?.resolved(for: pad).int("tag") == 1)
  }
}

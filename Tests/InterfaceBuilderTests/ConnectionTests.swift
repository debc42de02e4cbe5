import InterfaceBuilder
import Testing

@Suite struct ConnectionTests {
  let document: IBDocument

  init() throws {
    document = try Fixtures.document("Profile.storyboard")
  }

  @Test func outlets() throws {
    let connections = try #require(document.object(id: "pro-00-001")).connections
    #expect(connections.map(\.destination) == ["lab-00-001", "con-00-002", "lab-00-002"])
    #expect(connections.map(\.line) == [128, 129, 130])
    guard case .outlet("nameLabel") = connections[0].kind,
      case .outlet("edge") = connections[1].kind,
      case .outletCollection("labels") = connections[2].kind
    else {
      Issue.record("kinds of outlets")
      return
    }
  }

  @Test func actionsAndSegues() throws {
    let button = try #require(document.object(id: "but-00-001"))
    guard case .action("save:", "touchUpInside") = button.connections[0].kind else {
      Issue.record("action")
      return
    }
    let segue = try #require(button.segues.first)
    #expect(segue.segue.kind == "show")
    #expect(segue.segue.identifier == "detail")
    #expect(segue.destination == "det-00-001")
  }

  @Test func relationships() throws {
    let navigation = try #require(document.object(id: "nav-00-001"))
    #expect(navigation.relationship("rootViewController") == ["pro-00-001"])
    let incoming = document.segues(to: "pro-00-001")
    #expect(incoming.map(\.source.id) == ["nav-00-001"])
    #expect(incoming.map(\.segue.relationship) == ["rootViewController"])
    #expect(document.segues(to: "det-00-001").map(\.source.id) == ["but-00-001"])
    #expect(document.segues(to: "nav-00-001").isEmpty)
  }

  @Test func danglingDestinations() throws {
    let document = try Fixtures.parse(
      Fixtures.xib(
        """
        <view id="a"><connections>
        <outlet property="p" destination="gone" id="o"/>
        </connections></view>
        """))
    #expect(
      document.faults == [
        IBError(
          file: "test.xib", line: 5,
          reason: .missingObject(
            element: "outlet", id: "o", attribute: "destination", reference: "gone"))
      ])
  }

  @Test func controllersInThemselves() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="1"><objects>
      <navigationController id="nav" sceneMemberID="viewController"><connections>
      <segue destination="page" kind="relationship" relationship="rootViewController" id="s1"/>
      </connections></navigationController>
      </objects></scene><scene sceneID="2"><objects>
      <viewController id="page" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <containerView id="c"><connections>
      <segue destination="nav" kind="embed" id="s2"/>
      </connections></containerView>
      </subviews></view></viewController>
      </objects></scene></scenes></document>
      """
    #expect(
      Fixtures.error(text)
        == IBError(
          file: "test.xib", line: 9, reason: .cyclicContainment(["nav", "page", "nav"])))
  }

  @Test func cyclesOfShowSeguesAreFine() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="1"><objects>
      <viewController id="a" sceneMemberID="viewController"><connections>
      <segue destination="a" kind="show" id="s1"/>
      </connections></viewController>
      </objects></scene></scenes></document>
      """
    #expect(try Fixtures.parse(text).faults.isEmpty)
  }

  @Test func duplicateIDs() throws {
    let document = try Fixtures.parse(
      Fixtures.xib("<view id=\"a\" tag=\"1\"/>\n<view id=\"a\" tag=\"2\"/>"))
    #expect(
      document.faults == [
        IBError(file: "test.xib", line: 5, reason: .duplicateID(id: "a", firstLine: 4))
      ])
    #expect(document.object(id: "a")?.int("tag") == 1)
  }
}

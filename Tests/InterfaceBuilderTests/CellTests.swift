import InterfaceBuilder
import Testing

@Suite struct CellTests {
  let document: IBDocument

  init() throws {
    document = try Fixtures.document("Cells.xib")
  }

  private func object(_ id: String) throws -> IBObject {
    try #require(document.object(id: id))
  }

  @Test func contentViewsUnderAllElements() throws {
    let contentViews = try ["cel-03-001", "cel-03-002", "cel-03-003"].map {
      try #require(try object($0).contentView)
    }
    #expect(
      contentViews.map(\.element)
        == ["tableViewCellContentView", "view", "collectionViewCellContentView"])
    #expect(contentViews.map(\.id) == ["cov-03-001", "", "cov-03-003"])
    #expect(contentViews[1].subviews.map(\.id) == ["img-03-001"])
    // A content view without an id is skipped on the way up.
    #expect(document.holder(ofID: "img-03-001")?.id == "cel-03-002")
  }

  @Test func constraintsOfOldCellsBelongToTheCell() throws {
    #expect(try object("cel-03-002").constraints.map(\.owner) == ["cel-03-002"])
    #expect(try object("cov-03-001").constraints.map(\.id) == ["con-03-001", "con-03-002"])
  }

  @Test func cellValues() throws {
    #expect(try object("cel-03-001").double("rowHeight") == 61)
    #expect(
      try object("cel-03-001").insets("separatorInset")
        == IBInsets(top: 0, left: 80, bottom: 0, right: 0))
    #expect(try object("cel-03-002").size("customSize") == IBSize(width: 51, height: 52))
    #expect(try object("cel-03-002").string("reuseIdentifier") == "Old")
  }

  @Test func tables() throws {
    let table = try object("tab-03-001")
    #expect(table.double("rowHeight") == -1)
    #expect(table.member("tableHeaderView")?.id == "hea-03-001")
    #expect(table.sections.map(\.id) == ["sec-03-001"])
    let section = table.sections[0]
    #expect(section.string("headerTitle") == "General")
    #expect(section.string("footerTitle") == "Two\nlines")
    #expect(section.cells.map(\.id) == ["cel-03-004", "cel-03-005"])
    #expect(table.prototypes.map(\.id) == ["cel-03-006"])
  }

  @Test func collections() throws {
    let collection = try object("col-03-001")
    let layout = try #require(collection.collectionViewLayout)
    #expect(layout.element == "collectionViewFlowLayout")
    #expect(layout.size("itemSize") == IBSize(width: 347, height: 196))
    #expect(
      layout.insets("sectionInset") == IBInsets(top: 15, left: 14, bottom: 17, right: 16))
    #expect(layout.double("minimumInteritemSpacing") == 5)
    #expect(collection.cells.map(\.id) == ["cel-03-007"])
  }

  @Test func emptyText() throws {
    #expect(try object("lab-03-001").plainText == "")
  }
}

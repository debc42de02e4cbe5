import Testing
import UIKit

@MainActor @Suite struct CompositionalSectionTests {
  private func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: layoutSize(width, height)) }

  private func rows(height: CGFloat = 50) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: layoutSize(.fractionalWidth(1), .absolute(height)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
  }

  private func boundary(
    _ kind: String, _ alignment: NSRectAlignment, height: NSCollectionLayoutDimension,
    width: NSCollectionLayoutDimension? = nil, offset: CGPoint = .zero
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize(width ?? .fractionalWidth(1), height), elementKind: kind,
      alignment: alignment, absoluteOffset: offset)
  }

  // MARK: Headers and footers

  @Test func headersAndFootersStandOutsideOfTheInsets() {
    let section = rows()
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    section.boundarySupplementaryItems = [
      boundary("header", .top, height: .absolute(30)),
      boundary("footer", .bottom, height: .absolute(20)),
    ]
    let fixture = CompositionalFixture(section: section, counts: [2, 1])
    fixture.layOut()
    #expect(fixture.header() == CGRect(x: 20, y: 0, width: 360, height: 30))
    #expect(fixture.frame(0) == CGRect(x: 20, y: 40, width: 360, height: 50))
    // 40 + 100 + 10 = 150.
    #expect(fixture.header(kind: "footer") == CGRect(x: 20, y: 150, width: 360, height: 20))
    #expect(fixture.header(1)?.minY == 170)
    // 170 + 30 + 10 + 50 + 10 + 20.
    #expect(fixture.view.contentSize.height == 290)
  }

  @Test func headersNeedNotFollowTheInsets() {
    let section = rows()
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems = [boundary("header", .top, height: .absolute(30))]
    let fixture = CompositionalFixture(section: section)
    fixture.layOut()
    #expect(fixture.header() == CGRect(x: 0, y: 0, width: 400, height: 30))
    #expect(fixture.frame(0)?.minX == 20)
  }

  @Test func alignmentAndOffset() {
    let section = rows()
    section.boundarySupplementaryItems = [
      boundary(
        "header", .topTrailing, height: .absolute(30), width: .absolute(100),
        offset: CGPoint(x: -5, y: 3))
    ]
    let fixture = CompositionalFixture(section: section)
    fixture.layOut()
    #expect(fixture.header() == CGRect(x: 295, y: 3, width: 100, height: 30))
    #expect(fixture.frame(0)?.minY == 30)
  }

  @Test func aHeaderThatDoesNotExtendLiesOverTheItems() {
    let section = rows()
    let header = boundary("header", .top, height: .absolute(30))
    header.extendsBoundary = false
    section.boundarySupplementaryItems = [header]
    let fixture = CompositionalFixture(section: section, counts: [2])
    fixture.layOut()
    #expect(fixture.header()?.minY == 0)
    #expect(fixture.frame(0)?.minY == 0)
    #expect(fixture.view.contentSize.height == 100)
  }

  @Test func aViewAtTheSideTakesWidth() {
    let section = rows()
    section.boundarySupplementaryItems = [
      boundary("side", .leading, height: .absolute(20), width: .absolute(60))
    ]
    let fixture = CompositionalFixture(section: section, counts: [2])
    fixture.layOut()
    #expect(fixture.header(kind: "side") == CGRect(x: 0, y: 40, width: 60, height: 20))
    #expect(fixture.frame(0) == CGRect(x: 60, y: 0, width: 340, height: 50))
  }

  @Test func estimatedHeadersAreMeasured() {
    let section = rows()
    section.boundarySupplementaryItems = [boundary("header", .top, height: .estimated(100))]
    let fixture = CompositionalFixture(section: section, counts: [1, 1])
    fixture.view.register(
      TitleView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "view")
    fixture.layOut()
    #expect(fixture.header() == CGRect(x: 0, y: 0, width: 400, height: 26))
    #expect(fixture.frame(0)?.minY == 26)
    #expect(fixture.header(1)?.minY == 76)
    #expect(fixture.view.contentSize.height == 152)
  }

  @Test func pinnedHeadersStayUntilTheirSectionEnds() {
    let section = rows()
    let header = boundary("header", .top, height: .absolute(30))
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let fixture = CompositionalFixture(section: section, counts: [10, 10])
    fixture.layOut()
    fixture.view.contentOffset.y = 200
    fixture.layOut()
    #expect(fixture.header()?.minY == 200)
    // The first section ends at 530.
    fixture.view.contentOffset.y = 520
    fixture.layOut()
    #expect(fixture.header()?.minY == 500)
    #expect(fixture.header(1)?.minY == 530)
  }

  @Test func aPinnedFooterStaysAtTheBottom() {
    let section = rows()
    let footer = boundary("footer", .bottom, height: .absolute(40))
    footer.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [footer]
    let fixture = CompositionalFixture(section: section, counts: [20])
    fixture.layOut()
    #expect(fixture.header(kind: "footer")?.minY == 560)
  }

  @Test func theWholeLayoutHasAHeaderToo() {
    let section = rows()
    let header = boundary("header", .top, height: .absolute(30))
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let top = boundary("global", .top, height: .absolute(25))
    top.pinToVisibleBounds = true
    configuration.boundarySupplementaryItems = [
      top, boundary("footer", .bottom, height: .absolute(15)),
    ]
    let fixture = CompositionalFixture(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration),
      counts: [20])
    fixture.layOut()
    let path = IndexPath(index: 0)
    let global = { fixture.view.supplementaryView(forElementKind: "global", at: path)?.frame }
    #expect(global() == CGRect(x: 0, y: 0, width: 400, height: 25))
    #expect(fixture.header()?.minY == 25)
    #expect(fixture.frame(0)?.minY == 55)
    // 25 + 30 + 20 * 50 + 15.
    #expect(fixture.view.contentSize.height == 1070)
    fixture.view.contentOffset.y = 100
    fixture.layOut()
    // The pinned header of the section stands below that of the layout.
    #expect(global()?.minY == 100)
    #expect(fixture.header()?.minY == 125)
  }

  // MARK: Badges and backgrounds

  /// Apple's badge: 20 by 20 at the top trailing corner, moved by three tenths of itself.
  @Test func aBadgeHangsAtACorner() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let inner = NSCollectionLayoutItem(
      layoutSize: layoutSize(.fractionalWidth(0.25), .fractionalHeight(1)),
      supplementaryItems: [badge])
    inner.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: layoutSize(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [inner]))
    let fixture = CompositionalFixture(section: section)
    fixture.layOut()
    #expect(fixture.frame(0) == CGRect(x: 5, y: 5, width: 90, height: 70))
    // 95 - 20 + 6 = 81; 5 - 6 = -1.
    #expect(fixture.header(kind: "badge") == CGRect(x: 81, y: -1, width: 20, height: 20))
    #expect(fixture.view.visibleSupplementaryViews(ofKind: "badge").count == 5)
  }

  /// Header: the bottom leading corner at the top trailing one, moved by points.
  @Test func anItemAnchorMeetsTheContainers() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize(.absolute(20), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], absoluteOffset: CGPoint(x: 10, y: -10)),
      itemAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading]))
    let inner = NSCollectionLayoutItem(
      layoutSize: layoutSize(.absolute(100), .absolute(100)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: layoutSize(.fractionalWidth(1), .absolute(100)), subitems: [inner]))
    section.contentInsets.top = 50
    let fixture = CompositionalFixture(section: section, counts: [1])
    fixture.layOut()
    #expect(fixture.header(kind: "badge") == CGRect(x: 110, y: 30, width: 20, height: 10))
  }

  @Test func aBackgroundLiesBehindTheSection() {
    let section = rows()
    section.boundarySupplementaryItems = [boundary("header", .top, height: .absolute(30))]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(BackgroundView.self, forDecorationViewOfKind: "background")
    let fixture = CompositionalFixture(layout, counts: [3])
    fixture.layOut()
    #expect(fixture.view.subviews.first is BackgroundView)
    #expect(fixture.view.subviews.first?.frame == CGRect(x: 5, y: 5, width: 390, height: 170))
  }

  // MARK: Insets' references

  @Test func insetsAreAddedToTheMargins() {
    let section = rows()
    section.contentInsetsReference = .layoutMargins
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 0)
    let fixture = CompositionalFixture(section: section)
    fixture.view.layoutMargins = UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 16)
    fixture.layOut()
    #expect(fixture.frame(0) == CGRect(x: 28, y: 0, width: 356, height: 50))
  }

  // MARK: Scrolling across

  private func carousel(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: layoutSize(.fractionalWidth(0.5), .absolute(100)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = behavior
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    section.interGroupSpacing = 8
    return section
  }

  @Test func aSectionThatScrollsAcrossHasAnAreaOfItsOwn() throws {
    let fixture = CompositionalFixture(section: carousel(.continuous), counts: [20, 2])
    fixture.layOut()
    let area = try #require(fixture.cell(0)?.superview as? UIScrollView)
    #expect(area !== fixture.view)
    #expect(area.frame == CGRect(x: 0, y: 10, width: 400, height: 100))
    // Half of 360 is 180: 20 + 20 * 180 + 19 * 8 + 20.
    #expect(area.contentSize == CGSize(width: 3792, height: 100))
    #expect(fixture.frame(0) == CGRect(x: 20, y: 0, width: 180, height: 100))
    #expect(fixture.frame(1)?.minX == 208)
    // 20..<200, 208..<388, 396..<576 are in sight; sections are 120 high.
    #expect(fixture.cell(2) != nil)
    #expect(fixture.cell(3) == nil)
    #expect(fixture.cell(0, 1)?.superview?.frame.minY == 130)
    #expect(fixture.view.contentSize == CGSize(width: 400, height: 240))
    area.contentOffset.x = 1880
    fixture.layOut()
    // The eleventh starts at 20 + 10 * 188 = 1900.
    #expect(fixture.cell(10)?.frame.minX == 1900)
    #expect(fixture.cell(0) == nil)
  }

  @Test func aSectionScrollsToAnItem() throws {
    let fixture = CompositionalFixture(section: carousel(.continuous), counts: [20])
    fixture.layOut()
    fixture.view.scrollToItem(
      at: IndexPath(item: 10, section: 0), at: .centeredHorizontally, animated: false)
    let area = try #require(fixture.cell(10)?.superview as? UIScrollView)
    // 1900 + 90 - 200.
    #expect(area.contentOffset.x == 1790)
    #expect(fixture.view.indexPathsForVisibleItems.map(\.item) == [9, 10, 11])
  }

  /// Header: insets put each group into the middle.
  @Test func centredPagingPutsTheFirstGroupIntoTheMiddle() throws {
    let fixture = CompositionalFixture(section: carousel(.groupPagingCentered), counts: [3])
    fixture.layOut()
    let area = try #require(fixture.cell(0)?.superview as? UIScrollView)
    // (400 - 180) / 2 = 110.
    #expect(fixture.frame(0)?.minX == 110)
    // 110 + 3 * 180 + 2 * 8 + 110.
    #expect(area.contentSize.width == 776)
  }

  @Test func theHighestMeasuredItemDecidesTheAreasHeight() throws {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: layoutSize(.absolute(150), .estimated(300)),
        subitems: [item(.fractionalWidth(1), .estimated(300))]))
    section.orthogonalScrollingBehavior = .groupPaging
    let fixture = CompositionalFixture(section: section, counts: [10], cell: SizedCell.self)
    fixture.items.text = { CGFloat(40 + 10 * $0.item) }
    fixture.layOut()
    // Three are in sight: 40, 50 and 60 high.
    #expect(fixture.cell(0)?.superview?.frame.height == 60)
    #expect(fixture.view.contentSize.height == 60)
  }

  @Test func aSectionThatScrollsAcrossStartsAtTheRightWhereTextDoes() throws {
    let fixture = CompositionalFixture(section: carousel(.continuous), counts: [20])
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.layOut()
    let area = try #require(fixture.cell(0)?.superview as? UIScrollView)
    #expect(area.contentOffset.x == 3392)
    #expect(fixture.frame(0)?.maxX == 3772)
  }

  @Test func aHandlerChangesWhatIsInSight() throws {
    let section = carousel(.continuous)
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      for item in items {
        let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        item.alpha = distance < 100 ? 1 : 0.5
      }
    }
    let fixture = CompositionalFixture(section: section, counts: [20])
    fixture.layOut()
    // Middles at 110, 298 and 486; the collection's is at 200.
    #expect(fixture.cell(0)?.alpha == 1)
    #expect(fixture.cell(1)?.alpha == 1)
    #expect(fixture.cell(2)?.alpha == 0.5)
  }

  @Test func sectionsWithoutItemsOrDescription() {
    let layout = UICollectionViewCompositionalLayout { [self] index, _ in
      guard index != 1 else { return nil }
      let section = rows()
      section.boundarySupplementaryItems = [boundary("header", .top, height: .absolute(30))]
      return section
    }
    let fixture = CompositionalFixture(layout, counts: [0, 3, 1])
    fixture.layOut()
    #expect(fixture.header()?.height == 30)
    #expect(fixture.cell(0, 1) == nil)
    #expect(fixture.frame(0, 2)?.minY == 60)
  }
}

/// A header of 26 points.
private final class TitleView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: topAnchor),
      box.leadingAnchor.constraint(equalTo: leadingAnchor),
      box.trailingAnchor.constraint(equalTo: trailingAnchor),
      box.bottomAnchor.constraint(equalTo: bottomAnchor),
      box.heightAnchor.constraint(equalToConstant: 26),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

private final class BackgroundView: UICollectionReusableView {}

import Testing
import UIKit

@MainActor @Suite struct CompositionalLayoutTests {
  private func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: layoutSize(width, height)) }

  // MARK: Groups

  /// Apple's grid: five square cells in a row.
  @Test func aGridRepeatsItsItemsUntilTheRowIsFull() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .fractionalWidth(0.2)),
      subitems: [item(.fractionalWidth(0.2), .fractionalHeight(1))])
    let fixture = CompositionalFixture(
      section: NSCollectionLayoutSection(group: group), counts: [12])
    fixture.layOut()
    // 400 / 5 = 80.
    #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 80, height: 80))
    #expect(fixture.frame(4) == CGRect(x: 320, y: 0, width: 80, height: 80))
    #expect(fixture.frame(5) == CGRect(x: 0, y: 80, width: 80, height: 80))
    #expect(fixture.frame(11) == CGRect(x: 80, y: 160, width: 80, height: 80))
    #expect(fixture.view.contentSize == CGSize(width: 400, height: 240))
  }

  /// Thirds add up to a whole.
  @Test func threeThirdsFitOnALine() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(50)),
      subitems: [item(.fractionalWidth(1 / 3), .fractionalHeight(1))])
    let fixture = CompositionalFixture(section: NSCollectionLayoutSection(group: group))
    fixture.layOut()
    #expect(fixture.frame(2)?.minY == 0)
    #expect(fixture.frame(3)?.minY == 50)
  }

  /// Apple, `contentInsets`: 20 by 20 with insets of 2 becomes 16 by 16.
  @Test func contentInsetsMakeTheItemSmaller() {
    let inner = item(.absolute(20), .absolute(20))
    inner.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.absolute(60), .absolute(20)), subitems: [inner])
    let fixture = CompositionalFixture(
      section: NSCollectionLayoutSection(group: group), counts: [3])
    fixture.layOut()
    #expect(fixture.frame(0) == CGRect(x: 2, y: 2, width: 16, height: 16))
    #expect(fixture.frame(2) == CGRect(x: 42, y: 2, width: 16, height: 16))
  }

  /// Apple, `edgeSpacing`: 2 behind each item moves the next one and keeps the size.
  @Test func edgeSpacingMovesWithoutResizing() {
    let inner = item(.absolute(20), .absolute(20))
    inner.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: nil, trailing: .fixed(2), bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.absolute(66), .absolute(20)), subitems: [inner])
    let fixture = CompositionalFixture(
      section: NSCollectionLayoutSection(group: group), counts: [3])
    fixture.layOut()
    #expect(fixture.frame(1) == CGRect(x: 22, y: 0, width: 20, height: 20))
    #expect(fixture.frame(2)?.minX == 44)
  }

  /// Header: with a count, the width is forced to 1/count, and items shrink for the gaps.
  @Test func aCountDividesTheRow() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(40)),
      subitem: item(.absolute(10), .fractionalHeight(1)), count: 3)
    group.interItemSpacing = .fixed(8)
    let fixture = CompositionalFixture(section: NSCollectionLayoutSection(group: group))
    fixture.layOut()
    // (400 - 2 * 8) / 3 = 128.
    #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 128, height: 40))
    #expect(fixture.frame(1)?.minX == 136)
    #expect(fixture.frame(2)?.minX == 272)
    #expect(fixture.frame(3)?.minY == 40)
  }

  /// The newer form keeps the item's size.
  @Test func repeatingASubitemKeepsItsSize() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(40)),
      repeatingSubitem: item(.absolute(100), .fractionalHeight(1)), count: 2)
    let fixture = CompositionalFixture(section: NSCollectionLayoutSection(group: group))
    fixture.layOut()
    #expect(fixture.frame(1) == CGRect(x: 100, y: 0, width: 100, height: 40))
    #expect(fixture.frame(2) == CGRect(x: 0, y: 40, width: 100, height: 40))
  }

  @Test func flexibleGapsShareWhatIsLeft() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(40)),
      subitems: [item(.absolute(90), .fractionalHeight(1))])
    group.interItemSpacing = .flexible(4)
    let fixture = CompositionalFixture(
      section: NSCollectionLayoutSection(group: group), counts: [6])
    fixture.layOut()
    // Four of 90 in 400: (400 - 360) / 3 between them; the second row keeps the columns.
    #expect(abs((fixture.frame(1)?.minX ?? 0) - (90 + 40.0 / 3)) < 0.5)
    #expect(fixture.frame(3)?.maxX == 400)
    #expect(fixture.frame(5)?.minX == fixture.frame(1)?.minX)
  }

  @Test func flexibleEdgesPutAnItemIntoTheMiddle() {
    let inner = item(.absolute(100), .absolute(20))
    inner.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(60)), repeatingSubitem: inner,
      count: 1)
    let fixture = CompositionalFixture(
      section: NSCollectionLayoutSection(group: group), counts: [1])
    fixture.layOut()
    #expect(fixture.frame(0) == CGRect(x: 150, y: 20, width: 100, height: 20))
  }

  /// Apple's nested groups: one large item beside two small ones.
  @Test func groupsNest() {
    let large = item(.fractionalWidth(0.7), .fractionalHeight(1))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: layoutSize(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(0.4)),
      subitems: [large, column])
    let fixture = CompositionalFixture(
      section: NSCollectionLayoutSection(group: group), counts: [4])
    fixture.layOut()
    // 0.7 * 400 = 280; 0.4 * 600 = 240.
    #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 280, height: 240))
    #expect(fixture.frame(1) == CGRect(x: 280, y: 0, width: 120, height: 120))
    #expect(fixture.frame(2) == CGRect(x: 280, y: 120, width: 120, height: 120))
    #expect(fixture.frame(3) == CGRect(x: 0, y: 240, width: 280, height: 240))
  }

  @Test func aCustomGroupGetsItsRoom() {
    var asked: CGSize?
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(100))
    ) { environment in
      asked = environment.container.effectiveContentSize
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 10, y: 0, width: 50, height: 50)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 70, y: 50, width: 50, height: 50), zIndex: 3),
      ]
    }
    group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    let fixture = CompositionalFixture(
      section: NSCollectionLayoutSection(group: group), counts: [3])
    fixture.layOut()
    #expect(asked == CGSize(width: 360, height: 100))
    #expect(fixture.frame(1) == CGRect(x: 90, y: 50, width: 50, height: 50))
    #expect(fixture.frame(2) == CGRect(x: 30, y: 100, width: 50, height: 50))
  }

  // MARK: Sections

  private func rows(height: CGFloat = 50) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: layoutSize(.fractionalWidth(1), .absolute(height)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
  }

  @Test func insetsAndGapsOfASection() {
    let section = rows()
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    section.interGroupSpacing = 5
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 7
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
    let fixture = CompositionalFixture(layout, counts: [3, 1])
    fixture.layOut()
    #expect(fixture.frame(0) == CGRect(x: 20, y: 10, width: 340, height: 50))
    #expect(fixture.frame(2) == CGRect(x: 20, y: 120, width: 340, height: 50))
    // 170 + 30 + 7 + 10 = 217.
    #expect(fixture.frame(0, 1) == CGRect(x: 20, y: 217, width: 340, height: 50))
    #expect(fixture.view.contentSize.height == 297)
  }

  @Test func theProviderIsAskedAnewWhenTheWidthChanges() {
    var widths: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let width = environment.container.effectiveContentSize.width
      widths.append(width)
      let columns = width > 500 ? 4 : 2
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: layoutSize(.fractionalWidth(1), .absolute(40)),
          repeatingSubitem: NSCollectionLayoutItem(
            layoutSize: layoutSize(
              .fractionalWidth(1 / CGFloat(columns)), .fractionalHeight(1))), count: columns))
    }
    let fixture = CompositionalFixture(layout)
    fixture.layOut()
    #expect(fixture.frame(2) == CGRect(x: 0, y: 40, width: 200, height: 40))
    fixture.view.frame.size.width = 800
    fixture.layOut()
    #expect(fixture.frame(2) == CGRect(x: 400, y: 0, width: 200, height: 40))
    #expect(widths == [400, 800])
  }

  @Test func onlyItemsInSightAreMade() {
    let fixture = CompositionalFixture(section: rows(height: 100), counts: [1_000_000])
    fixture.layOut()
    #expect(fixture.items.made == 6)
    #expect(fixture.view.contentSize.height == 100_000_000)
    fixture.view.scrollToItem(
      at: IndexPath(item: 900_000, section: 0), at: .top, animated: false)
    #expect(fixture.frame(900_000)?.minY == 90_000_000)
    #expect(fixture.view.visibleCells.count == 6)
  }

  @Test func aLayoutThatScrollsSideways() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: layoutSize(.absolute(120), .fractionalHeight(1)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))]))
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 50, leading: 5, bottom: 50, trailing: 5)
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
    let fixture = CompositionalFixture(layout)
    fixture.layOut()
    // 600 - 100 = 500 high; 5 + 3 * 120 + 2 * 10 + 5 = 390 wide.
    #expect(fixture.frame(1) == CGRect(x: 5, y: 300, width: 120, height: 250))
    #expect(fixture.frame(2) == CGRect(x: 135, y: 50, width: 120, height: 250))
    #expect(fixture.view.contentSize == CGSize(width: 390, height: 600))
  }

  @Test func rightToLeftMirrors() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(40)),
      subitems: [item(.absolute(150), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
    let fixture = CompositionalFixture(section: section, counts: [2])
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.layOut()
    #expect(fixture.frame(0) == CGRect(x: 240, y: 0, width: 150, height: 40))
    #expect(fixture.frame(1)?.minX == 90)
  }

  // MARK: Self-sizing

  @Test func estimatedHeightsAreMeasured() {
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: layoutSize(.fractionalWidth(1), .estimated(44)),
        subitems: [item(.fractionalWidth(1), .estimated(44))]))
    section.interGroupSpacing = 1
    let fixture = CompositionalFixture(section: section, counts: [4], cell: SizedCell.self)
    fixture.items.text = { CGFloat(20 + 10 * $0.item) }
    fixture.layOut()
    #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 400, height: 20))
    #expect(fixture.frame(1) == CGRect(x: 0, y: 21, width: 400, height: 30))
    #expect(fixture.frame(3) == CGRect(x: 0, y: 93, width: 400, height: 50))
    #expect(fixture.view.contentSize.height == 143)
  }

  @Test func whatIsOutOfSightCountsAsEstimated() {
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: layoutSize(.fractionalWidth(1), .estimated(100)),
        subitems: [item(.fractionalWidth(1), .estimated(100))]))
    let fixture = CompositionalFixture(section: section, counts: [100], cell: SizedCell.self)
    fixture.items.text = { _ in 30 }
    fixture.layOut()
    // 600 / 30 = 20 rows measured; 80 still count 100 each: 600 + 8000.
    #expect(fixture.items.made == 20)
    #expect(fixture.view.contentSize.height == 8600)
  }

  @Test func aRowIsAsHighAsItsHighestItem() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: layoutSize(.fractionalWidth(1), .estimated(44)),
        subitems: [item(.fractionalWidth(0.5), .estimated(44))]))
    let fixture = CompositionalFixture(section: section, counts: [3], cell: SizedCell.self)
    fixture.items.text = { $0.item == 1 ? 80 : 20 }
    fixture.layOut()
    #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 200, height: 20))
    #expect(fixture.frame(1) == CGRect(x: 200, y: 0, width: 200, height: 80))
    #expect(fixture.frame(2) == CGRect(x: 0, y: 80, width: 200, height: 20))
  }

  /// Apple, `uniformAcrossSiblings(estimate:)`: each grows to the largest of its group.
  @Test func uniformItemsAreAsHighAsTheHighest() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: layoutSize(.fractionalWidth(1), .estimated(44)),
        subitems: [item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 44))]))
    let fixture = CompositionalFixture(section: section, counts: [3], cell: SizedCell.self)
    fixture.items.text = { $0.item == 1 ? 80 : 20 }
    fixture.layOut()
    #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 200, height: 80))
    #expect(fixture.frame(2) == CGRect(x: 0, y: 80, width: 200, height: 20))
  }

  /// Tags: as many go on a line as fit once they are measured.
  @Test func estimatedWidthsFlow() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .estimated(30)),
      subitems: [item(.estimated(80), .estimated(30))])
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let fixture = CompositionalFixture(section: section, cell: TagCell.self)
    fixture.layOut()
    // 100 + 10 + 120 + 10 + 90 = 330; 200 more do not fit.
    #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(fixture.frame(1) == CGRect(x: 110, y: 0, width: 120, height: 30))
    #expect(fixture.frame(2) == CGRect(x: 240, y: 0, width: 90, height: 30))
    #expect(fixture.frame(3) == CGRect(x: 0, y: 40, width: 200, height: 30))
    #expect(fixture.frame(4) == CGRect(x: 210, y: 40, width: 60, height: 30))
  }

  /// A text wider than its group takes the group's width, and the height it has there.
  @Test func noItemIsWiderThanItsGroup() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .estimated(30)),
      subitems: [item(.estimated(80), .estimated(30))])
    let fixture = CompositionalFixture(
      section: NSCollectionLayoutSection(group: group), counts: [1], cell: TextCell.self)
    fixture.layOut()
    let cell = try #require(fixture.cell(0) as? TextCell)
    #expect(cell.frame.width == 400)
    #expect(cell.frame.height == cell.label.sizeThatFits(CGSize(width: 400, height: 0)).height)
  }

  @Test func contentThatGrowsIsMeasuredAgain() throws {
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: layoutSize(.fractionalWidth(1), .estimated(44)),
        subitems: [item(.fractionalWidth(1), .estimated(44))]))
    let fixture = CompositionalFixture(section: section, counts: [2], cell: SizedCell.self)
    fixture.items.text = { _ in 20 }
    fixture.layOut()
    let cell = try #require(fixture.cell(0) as? SizedCell)
    cell.extent = 70
    cell.invalidateIntrinsicContentSize()
    fixture.layOut()
    #expect(fixture.frame(0)?.height == 70)
    #expect(fixture.frame(1)?.minY == 70)
  }
}

/// A tag of the width that its number says.
private final class TagCell: UICollectionViewCell {
  private static let widths: [CGFloat] = [100, 120, 90, 200, 60]
  private let width: NSLayoutConstraint

  override init(frame: CGRect) {
    let box = UIView()
    width = box.widthAnchor.constraint(equalToConstant: 50)
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.heightAnchor.constraint(equalToConstant: 30), width,
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    width.constant = Self.widths[layoutAttributes.indexPath.item]
  }
}

/// A long text.
private final class TextCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "A text that is a good deal longer than one line of four hundred points can hold"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

import Devices
import Testing

@testable import UIKit

@MainActor @Suite struct ListConfigurationTests {
  private typealias Registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int>

  /// A list in a controller's view of 402 by 874, of iOS 18 or 26.
  private func list(
    _ configuration: UICollectionLayoutListConfiguration, system: SystemGeneration = .v18,
    counts: [Int] = [3],
    setUp: @escaping @MainActor (UICollectionViewListCell, IndexPath) -> Void
  ) throws -> (UICollectionView, Source) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    window.windowTraits = window.windowTraits.overridden(
      by: UITraitCollection(displayScale: 3, system: system))
    window.traitsMayHaveChanged()
    UITraitCollection.current = window.traits
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let source = Source(counts: counts, setUp: setUp)
    source.window = window
    view.dataSource = source
    window.addSubview(view)
    window.layoutIfNeeded()
    return (view, source)
  }

  @MainActor private final class Source: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    let registration: Registration
    let header: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>
    var window: UIWindow?

    init(
      counts: [Int], setUp: @escaping @MainActor (UICollectionViewListCell, IndexPath) -> Void
    ) {
      self.counts = counts
      registration = Registration { cell, path, _ in setUp(cell, path) }
      header = UICollectionView.SupplementaryRegistration(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, _ in
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "Header"
        view.contentConfiguration = content
      }
      super.init()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: indexPath.item)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }

  private func text(_ text: String, secondary: String? = nil)
    -> @MainActor (
      UICollectionViewListCell, IndexPath
    ) -> Void
  {
    { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = text
      content.secondaryText = secondary
      cell.contentConfiguration = content
    }
  }

  private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: section))?.frame
  }

  // MARK: Rows

  /// One line of 17 points and twice 11 are less than 44.
  @Test func aRowIsFortyFourHigh() throws {
    let (view, source) = try list(.init(appearance: .plain), setUp: text("One line"))
    #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 402, height: 44))
    #expect(frame(view, 2)?.minY == 88)
    _ = source
  }

  @Test func aRowOfTheNewSystemIsHigher() throws {
    let (view, source) = try list(
      .init(appearance: .plain), system: .v26, setUp: text("One line"))
    // 51.5, on whole pixels of a display with three a point.
    #expect(abs((frame(view, 0)?.height ?? 0) - 51.5) < 0.34)
    _ = source
  }

  /// Margins as UIKit prints them, {11, 16, 11, 8}: the trailing one grows to the cell's 16.
  @Test func textsStandInsideTheMargins() throws {
    let (view, source) = try list(
      .init(appearance: .plain), setUp: text("Title", secondary: "Detail"))
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }
    let title = try #require(labels.first)
    let detail = try #require(labels.last)
    #expect(title.frame.minX == 16)
    #expect(title.frame.maxX == 386)
    #expect(abs(title.frame.minY - 11) < 0.01)
    // The texts stand 3 apart.
    #expect(abs(detail.frame.minY - title.frame.maxY - 3) < 0.34)
    #expect(abs(cell.frame.height - (detail.frame.maxY + 11)) < 0.34)
    _ = source
  }

  @Test func valuesStandBesideTheTextWhereTheyFit() throws {
    let (view, source) = try list(.init(appearance: .plain)) { cell, path in
      var content = UIListContentConfiguration.valueCell()
      content.text = path.item == 0 ? "Short" : String(repeating: "Long text ", count: 6)
      content.secondaryText = "Value"
      cell.contentConfiguration = content
    }
    let short = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let labels = short.contentView.subviews.compactMap { $0 as? UILabel }
    #expect(abs(labels[1].frame.maxX - 386) < 0.34)
    #expect(abs(labels[0].frame.midY - labels[1].frame.midY) < 0.34)
    let long = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    let lines = long.contentView.subviews.compactMap { $0 as? UILabel }
    #expect(lines[1].frame.minY >= lines[0].frame.maxY)
    #expect(long.frame.height > 44)
    _ = source
  }

  @Test func anImageStandsBeforeTheText() throws {
    let (view, source) = try list(.init(appearance: .plain)) { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Text"
      content.image = UIImage(size: CGSize(width: 60, height: 60))
      content.imageProperties.maximumSize = CGSize(width: 30, height: 30)
      cell.contentConfiguration = content
    }
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let image = try #require(cell.contentView.subviews.first { $0 is UIImageView })
    let label = try #require(cell.contentView.subviews.first { $0 is UILabel })
    // 11 + 30 + 11 = 52 high; 16 + 30 + 16 = 62.
    #expect(cell.frame.height == 52)
    #expect(image.frame == CGRect(x: 16, y: 11, width: 30, height: 30))
    #expect(label.frame.minX == 62)
    _ = source
  }

  // MARK: Accessories and lines

  @Test func accessoriesTakeRoomFromTheContent() throws {
    let (view, source) = try list(.init(appearance: .plain)) { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Text"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .delete()]
    }
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    // The chevron is 8.5 wide, 16 from the edge; the text ends 8 before it.
    let label = try #require(cell.contentView.subviews.first { $0 is UILabel })
    #expect(cell.contentView.frame.maxX == 377.5)
    #expect(abs(label.frame.maxX - 369.5) < 0.34)
    _ = source
  }

  @Test func linesStartWithTheText() throws {
    let (view, source) = try list(.init(appearance: .insetGrouped), setUp: text("Text"))
    func line(_ item: Int) -> UIView? {
      view.cellForItem(at: IndexPath(item: item, section: 0))?.subviews
        .first { $0 is CellSeparatorView }
    }
    // A third of a point high; cards are 402 - 32 wide; the last row has none.
    #expect(line(0)?.frame.minX == 16)
    #expect(line(0)?.frame.maxX == 370)
    #expect(abs((line(0)?.frame.maxY ?? 0) - 44) < 0.01)
    #expect(line(2) == nil)
    _ = source
  }

  // MARK: Sections

  @Test func cardsStandApart() throws {
    let (view, source) = try list(
      .init(appearance: .insetGrouped), counts: [2, 1], setUp: text("Text"))
    #expect(frame(view, 0)?.minX == 16)
    #expect(frame(view, 0)?.width == 370)
    let gap = (frame(view, 0, 1)?.minY ?? 0) - (frame(view, 1)?.maxY ?? 0)
    #expect(abs(gap - 35) < 0.01)
    _ = source
  }

  @Test func headersAreMeasured() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    configuration.headerMode = .supplementary
    let (view, source) = try list(configuration, setUp: text("Text"))
    let header = try #require(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)))
    // 17 above and 6 below one line of 13 points.
    let label = UILabel()
    label.font = UIFont.preferredFont(forTextStyle: .footnote)
    label.text = "HEADER"
    let line = label.sizeThatFits(CGSize(width: 300, height: 0)).height
    #expect(abs(header.frame.height - (line + 23)) < 0.67)
    #expect(abs((frame(view, 0)?.minY ?? 0) - header.frame.maxY) < 0.34)
    _ = source
  }

  // MARK: Configurations

  @Test func theContentViewIsKeptForTheSameKind() throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    var content = cell.defaultContentConfiguration()
    content.text = "One"
    cell.contentConfiguration = content
    let first = cell.contentView
    content.text = "Two"
    cell.contentConfiguration = content
    #expect(cell.contentView === first)
    #expect((first.subviews.last { ($0 as? UILabel)?.text == "Two" }) != nil)
  }

  @Test func aHandlerFollowsTheState() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(states == [false, true])
  }

  @Test func aBackgroundLiesInsideItsInsets() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 10, bottom: 2, trailing: 20)
    background.cornerRadius = 8
    cell.backgroundConfiguration = background
    #expect(cell.subviews.first?.frame == CGRect(x: 10, y: 2, width: 270, height: 40))
    #expect(cell.subviews.first?.layer.cornerRadius == 8)
  }
}

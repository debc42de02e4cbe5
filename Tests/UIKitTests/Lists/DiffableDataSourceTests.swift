import Testing
import UIKit

@MainActor @Suite struct DiffableDataSourceTests {
  private enum Part: Hashable, Sendable { case first, second, third }
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Part, Int>

  // MARK: Snapshots

  @Test func snapshotsHoldSectionsAndItemsInOrder() {
    var snapshot = Snapshot()
    snapshot.appendSections([.first, .second])
    snapshot.appendItems([1, 2, 3], toSection: .first)
    snapshot.appendItems([10])
    snapshot.insertItems([11, 12], beforeItem: 10)
    snapshot.insertItems([4], afterItem: 3)
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 11, 12, 10])
    #expect(snapshot.numberOfItems(inSection: .first) == 4)
    #expect(snapshot.sectionIdentifier(containingItem: 12) == .second)
    #expect(snapshot.indexOfItem(12) == 5)
    snapshot.moveItem(10, beforeItem: 1)
    snapshot.moveItem(1, afterItem: 12)
    snapshot.deleteItems([2, 99])
    #expect(snapshot.itemIdentifiers(inSection: .first) == [10, 3, 4])
    #expect(snapshot.itemIdentifiers(inSection: .second) == [11, 12, 1])
    snapshot.insertSections([.third], beforeSection: .first)
    snapshot.moveSection(.third, afterSection: .second)
    #expect(snapshot.sectionIdentifiers == [.first, .second, .third])
    snapshot.moveSection(.second, beforeSection: .first)
    snapshot.deleteSections([.first])
    #expect(snapshot.sectionIdentifiers == [.second, .third])
    #expect(snapshot.itemIdentifiers == [11, 12, 1])
    #expect(snapshot.numberOfItems == 3)
    // What went may come again.
    snapshot.appendItems([10, 3], toSection: .third)
    #expect(snapshot.indexOfSection(.third) == 1)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  // MARK: Collections

  @MainActor private final class Fixture {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Part, Int>
    let state = State()

    @MainActor final class State {
      var setUps = 0
      var scale: CGFloat = 1
    }

    init() {
      let item = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(1), .estimated(50)))
      let section = NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: layoutSize(.fractionalWidth(1), .estimated(50)), subitems: [item]))
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: layoutSize(.fractionalWidth(1), .absolute(10)), elementKind: "header",
          alignment: .top)
      ]
      view = UICollectionView(
        frame: window.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      let state = state
      let registration = UICollectionView.CellRegistration<SizedCell, Int> { cell, _, item in
        state.setUps += 1
        cell.extent = CGFloat(item) * state.scale
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: "header"
      ) { view, _, path in view.tag = 100 + path.section }
      source.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: header, for: path)
      }
      window.addSubview(view)
    }

    func cell(_ item: Int) -> UICollectionViewCell? {
      source.indexPath(for: item).flatMap { view.cellForItem(at: $0) }
    }
  }

  @Test func snapshotsAreAppliedByIdentity() {
    let fixture = Fixture()
    var snapshot = Snapshot()
    snapshot.appendSections([.first])
    snapshot.appendItems([20, 30, 40])
    fixture.source.apply(snapshot, animatingDifferences: false)
    fixture.window.layoutIfNeeded()
    #expect(fixture.cell(30)?.frame == CGRect(x: 0, y: 30, width: 400, height: 30))
    #expect(fixture.state.setUps == 3)
    let cell = fixture.cell(40)

    snapshot.deleteItems([20])
    snapshot.insertItems([60], afterItem: 30)
    snapshot.insertSections([.second], beforeSection: .first)
    snapshot.appendItems([25], toSection: .second)
    fixture.source.apply(snapshot)
    // 10 and 25, 10, then 30, 60 and 40.
    #expect(fixture.cell(40) === cell)
    #expect(fixture.state.setUps == 5)
    #expect(fixture.cell(25)?.frame.minY == 10)
    #expect(fixture.cell(30)?.frame.minY == 45)
    #expect(fixture.cell(60)?.frame == CGRect(x: 0, y: 75, width: 400, height: 60))
    #expect(fixture.cell(40)?.frame.minY == 135)
    #expect(fixture.view.visibleSupplementaryViews(ofKind: "header").map(\.tag) == [100, 101])
    #expect(fixture.source.itemIdentifier(for: IndexPath(item: 1, section: 1)) == 60)
    #expect(fixture.source.sectionIdentifier(for: 0) == .second)
    #expect(fixture.source.index(for: .first) == 1)
  }

  @Test func itemsAreReconfiguredAndReloaded() {
    let fixture = Fixture()
    var snapshot = Snapshot()
    snapshot.appendSections([.first])
    snapshot.appendItems([20, 30])
    fixture.source.apply(snapshot)
    fixture.window.layoutIfNeeded()
    let cell = fixture.cell(20)
    fixture.state.scale = 2
    snapshot = fixture.source.snapshot()
    snapshot.reconfigureItems([20])
    fixture.source.apply(snapshot)
    #expect(fixture.cell(20) === cell)
    #expect(fixture.cell(20)?.frame.height == 40)
    #expect(fixture.cell(30)?.frame == CGRect(x: 0, y: 50, width: 400, height: 30))
    snapshot = fixture.source.snapshot()
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    snapshot.reloadItems([30])
    fixture.source.apply(snapshot)
    #expect(fixture.cell(30)?.frame.height == 60)
  }

  @Test func applyingCanBeAwaited() async {
    let fixture = Fixture()
    var snapshot = Snapshot()
    snapshot.appendSections([.first])
    snapshot.appendItems([20])
    await fixture.source.apply(snapshot)
    fixture.window.layoutIfNeeded()
    #expect(fixture.cell(20)?.frame.height == 20)
    snapshot.appendItems([35])
    await fixture.source.applySnapshotUsingReloadData(snapshot)
    fixture.window.layoutIfNeeded()
    #expect(fixture.cell(35)?.frame.minY == 30)
  }

  // MARK: Tables

  @Test func tablesApplySnapshots() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let table = UITableView(frame: window.bounds, style: .plain)
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<Part, String>(tableView: table) {
      table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = item
      return cell
    }
    window.addSubview(table)
    var snapshot = NSDiffableDataSourceSnapshot<Part, String>()
    snapshot.appendSections([.first])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
    #expect(cell?.textLabel?.text == "c")
    snapshot.moveItem("c", beforeItem: "a")
    snapshot.deleteItems(["b"])
    source.apply(snapshot)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    #expect(cell?.frame.minY == 0)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.contentSize.height == 88)
  }
}

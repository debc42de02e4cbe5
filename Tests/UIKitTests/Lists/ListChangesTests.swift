import Testing

@testable import UIKit

@MainActor @Suite struct ListChangesTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  // MARK: Mapping

  @Test func whatStaysTakesThePlacesThatAreLeft() {
    var changes = ListChanges()
    changes.deletedItems = [path(1)]
    changes.insertedItems = [path(0), path(3)]
    // a b c d becomes n a c n d.
    let mapping = ListMapping(changes, from: [4], to: [5])
    #expect(mapping.item(path(0)) == path(1))
    #expect(mapping.item(path(1)) == nil)
    #expect(mapping.item(path(2)) == path(2))
    #expect(mapping.item(path(3)) == path(4))
  }

  @Test func movesAndSections() {
    var changes = ListChanges()
    changes.deletedSections = [0]
    changes.movedItems = [(path(2, 1), path(0, 0))]
    // Section 1 becomes section 0; its third row its first.
    let mapping = ListMapping(changes, from: [2, 3, 1], to: [3, 1])
    #expect(mapping.section(0) == nil)
    #expect(mapping.section(2) == 1)
    #expect(mapping.item(path(2, 1)) == path(0, 0))
    #expect(mapping.item(path(0, 1)) == path(1, 0))
    #expect(mapping.item(path(0, 2)) == path(0, 1))
    #expect(mapping.item(path(0, 0)) == nil)
  }

  // MARK: Collections

  private func rows() -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: layoutSize(.fractionalWidth(1), .estimated(44)),
        subitems: [
          NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(1), .estimated(44)))
        ]))
  }

  @Test func insertedItemsPushTheOthersDown() {
    let fixture = CompositionalFixture(section: rows(), counts: [3], cell: SizedCell.self)
    fixture.items.text = { CGFloat(20 + 10 * $0.item) }
    fixture.layOut()
    let second = fixture.cell(1)
    let made = fixture.items.made
    fixture.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    fixture.items.counts = [4]
    fixture.items.text = { _ in 100 }
    fixture.view.insertItems(at: [path(1)])
    fixture.layOut()
    // The cell of what was the second item stays, under its new path.
    #expect(fixture.cell(2) === second)
    #expect(fixture.items.made == made + 1)
    #expect(fixture.frame(1) == CGRect(x: 0, y: 20, width: 400, height: 100))
    #expect(fixture.frame(2) == CGRect(x: 0, y: 120, width: 400, height: 30))
    #expect(fixture.view.indexPathsForSelectedItems == [path(2)])
  }

  @Test func aBatchCountsAsOneChange() {
    let fixture = CompositionalFixture(section: rows(), counts: [3, 2], cell: SizedCell.self)
    fixture.items.text = { CGFloat(10 * (1 + $0.item + 5 * $0.section)) }
    fixture.layOut()
    var isDone = false
    fixture.view.performBatchUpdates {
      fixture.items.counts = [2, 1, 2]
      fixture.items.text = { _ in 99 }
      fixture.view.deleteItems(at: [path(0)])
      fixture.view.insertSections([1])
    } completion: {
      isDone = $0
    }
    // 20 and 30 stay, a section of 99 comes, and 60 and 70 stay.
    #expect(isDone)
    #expect(fixture.frame(0)?.height == 20)
    #expect(fixture.frame(1)?.height == 30)
    #expect(fixture.frame(0, 1) == CGRect(x: 0, y: 50, width: 400, height: 99))
    #expect(fixture.frame(1, 2) == CGRect(x: 0, y: 209, width: 400, height: 70))
  }

  @Test func reconfiguringKeepsTheCell() {
    let fixture = CompositionalFixture(section: rows(), counts: [2], cell: SizedCell.self)
    fixture.items.text = { _ in 20 }
    fixture.layOut()
    let cell = fixture.cell(0)
    fixture.items.text = { _ in 60 }
    fixture.view.reconfigureItems(at: [path(0)])
    fixture.layOut()
    #expect(fixture.cell(0) === cell)
    #expect(fixture.frame(0)?.height == 60)
    #expect(fixture.frame(1) == CGRect(x: 0, y: 60, width: 400, height: 20))
    fixture.view.reloadItems(at: [path(1)])
    fixture.layOut()
    #expect(fixture.frame(1)?.height == 60)
  }

  // MARK: Tables

  private final class Rows: NSObject, UITableViewDataSource {
    var heights: [CGFloat] = []
    var made = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      heights.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      made += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      (cell as? BoxRow)?.height.constant = heights[indexPath.row]
      return cell
    }
  }

  private final class BoxRow: UITableViewCell {
    let height: NSLayoutConstraint

    override init(style: CellStyle, reuseIdentifier: String?) {
      let box = UIView()
      height = box.heightAnchor.constraint(equalToConstant: 10)
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), height,
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private func table(_ heights: [CGFloat]) -> (UITableView, Rows, UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let table = UITableView(frame: window.bounds, style: .plain)
    let rows = Rows()
    rows.heights = heights
    table.register(BoxRow.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    window.addSubview(table)
    window.layoutIfNeeded()
    return (table, rows, window)
  }

  @Test func rowsOfATableKeepTheirCells() {
    let (table, rows, window) = table([50, 60, 70])
    let third = table.cellForRow(at: path(2))
    rows.heights = [50, 20, 70]
    table.beginUpdates()
    table.deleteRows(at: [path(1)], with: .automatic)
    table.insertRows(at: [path(1)], with: .automatic)
    table.endUpdates()
    window.layoutIfNeeded()
    #expect(table.cellForRow(at: path(2)) === third)
    #expect(rows.made == 4)
    #expect(third?.frame == CGRect(x: 0, y: 70, width: 400, height: 70))
    #expect(table.contentSize.height == 140)
  }

  @Test func rowsAboveKeepTheirMeasuredHeights() {
    let (table, rows, window) = table(Array(repeating: 100, count: 30))
    table.contentOffset.y = 600
    window.layoutIfNeeded()
    let first = table.indexPathsForVisibleRows?.first ?? path(0)
    let cell = table.cellForRow(at: first)
    let top = cell?.frame.minY
    rows.heights.append(100)
    table.insertRows(at: [path(29)], with: .none)
    window.layoutIfNeeded()
    #expect(first.row > 5)
    #expect(table.cellForRow(at: first) === cell)
    #expect(cell?.frame.minY == top)
  }

  @Test func aMovedRowTakesItsCellAlong() {
    let (table, rows, window) = table([50, 60, 70])
    let first = table.cellForRow(at: path(0))
    rows.heights = [60, 70, 50]
    table.moveRow(at: path(0), to: path(2))
    window.layoutIfNeeded()
    #expect(table.cellForRow(at: path(2)) === first)
    #expect(first?.frame.minY == 130)
  }
}

import Devices
import Testing

@testable import UIKit

/// Rows whose label stands 10 points from the top and bottom and has a height by its row.
private final class HighCell: UITableViewCell {
  let box = UIView()
  var height: NSLayoutConstraint?
  var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    let height = box.heightAnchor.constraint(equalToConstant: 20)
    self.height = height
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 10),
      height,
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

@MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var count = 5
  var made = 0
  var titles: [String?] = [nil]
  var heights: (Int) -> CGFloat = { _ in 20 }

  func numberOfSections(in tableView: UITableView) -> Int { titles.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { titles[section] }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    made += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "high", for: indexPath)
    (cell as? HighCell)?.height?.constant = heights(indexPath.row)
    return cell
  }
}

/// Holds data sources, which lists do not.
@MainActor private final class Keeper {
  var objects: [AnyObject] = []
}

@MainActor @Suite struct TableViewTests {
  private let keeper = Keeper()

  private func table(
    width: CGFloat = 375, height: CGFloat = 300, style: UITableView.Style = .plain
  ) -> (UITableView, Rows, UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.windowTraits = UITraitCollection(traitsFrom: [
      .fallback, UITraitCollection(displayScale: 2, system: .v18),
    ])
    window.traitsMayHaveChanged()
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), style: style)
    let rows = Rows()
    keeper.objects.append(rows)
    table.register(HighCell.self, forCellReuseIdentifier: "high")
    table.dataSource = rows
    window.addSubview(table)
    return (table, rows, window)
  }

  @Test func rowsAreAsHighAsTheirContent() {
    let (table, rows, window) = table()
    rows.heights = { CGFloat(20 + 10 * $0) }
    window.layoutIfNeeded()
    // 20 + 10 + 10, then 10 more for each: 40 + 50 + 60 + 70 above the last.
    #expect(
      table.rectForRow(at: IndexPath(row: 0, section: 0))
        == CGRect(x: 0, y: 0, width: 375, height: 40))
    #expect(table.rectForRow(at: IndexPath(row: 4, section: 0)).minY == 220)
    #expect(table.contentSize == CGSize(width: 375, height: 300))
    let cell = table.cellForRow(at: IndexPath(row: 2, section: 0)) as? HighCell
    #expect(cell?.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 60))
    #expect(cell?.box.frame == CGRect(x: 16, y: 10, width: 343, height: 40))
  }

  @Test func onlyVisibleCellsAreMade() {
    let (table, rows, window) = table()
    rows.count = 1_000_000
    window.layoutIfNeeded()
    // 40 points each in 300: eight rows are seen.
    #expect(rows.made == 8)
    #expect(table.visibleCells.count == 8)
    // The rest counts 43.5, a plain row.
    #expect(table.contentSize.height == 8 * 40 + 999_992 * 43.5)
  }

  @Test func scrollingUsesCellsAgain() {
    let (table, rows, window) = table()
    rows.count = 1000
    window.layoutIfNeeded()
    let first = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? HighCell
    table.contentOffset.y = 400
    window.layoutIfNeeded()
    // 8 rows of 40, then (400 - 320) / 43.5 = 1.8: row 9 is at the top.
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 9, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(first?.superview == nil)
    table.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(rows.made > 8)
    #expect((table.cellForRow(at: IndexPath(row: 0, section: 0)) as? HighCell)?.reuses ?? 0 > 0)
  }

  @Test func fixedHeightsNeedNoMeasuring() {
    let (table, rows, window) = table()
    table.rowHeight = 60
    rows.count = 100
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 6000)
    #expect(table.visibleCells.count == 5)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minY == 60)
  }

  @Test func rotationKeepsTheRowAtTheTop() {
    let (table, rows, window) = table()
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    rows.count = 1000
    window.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
    window.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 500, section: 0))
    window.frame = CGRect(x: 0, y: 0, width: 667, height: 200)
    window.layoutIfNeeded()
    #expect(table.bounds.width == 667)
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 500, section: 0))
    let cell = table.cellForRow(at: IndexPath(row: 500, section: 0)) as? HighCell
    #expect(cell?.frame.width == 667)
    // 667 less two margins of 20.
    #expect(cell?.box.frame.width == 627)
  }

  @Test func reloadingMeasuresAnew() {
    let (table, rows, window) = table()
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 200)
    rows.heights = { _ in 80 }
    rows.count = 2
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 200)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minY == 100)
  }

  @Test func headersTakeTheirPlace() {
    let (table, rows, window) = table()
    rows.titles = ["First", nil]
    rows.count = 1
    window.layoutIfNeeded()
    // From iOS 15: 22 above the header and 28 for it.
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 375, height: 28))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minY == 50)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1))?.frame.minY == 90)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "First")
    #expect(table.headerView(forSection: 1) == nil)
  }

  @Test func plainHeadersStayAtTheTop() {
    let (table, rows, window) = table()
    rows.titles = ["First", "Second"]
    rows.count = 20
    window.layoutIfNeeded()
    table.contentOffset.y = 100
    window.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 100)
  }

  @Test func insetGroupedCellsStandAwayFromTheSides() {
    let (table, _, window) = table(style: .insetGrouped)
    window.layoutIfNeeded()
    let frame = table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame
    #expect(frame?.minX == 16)
    #expect(frame?.width == 343)
    // A first section without header: 35.
    #expect(frame?.minY == 35)
  }

  @Test func endsAddToTheContent() {
    let (table, _, window) = table()
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    window.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minY == 70)
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 375, height: 70))
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 270, width: 375, height: 30))
    #expect(table.contentSize.height == 300)
  }

  @Test func aCellWithoutContentIsAPlainRow() {
    let (table, rows, window) = table()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "high")
    rows.count = 1
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 43.5)
  }

  @Test func barsDoNotReachIntoRows() {
    let (table, rows, window) = table()
    rows.count = 7
    window.ownSafeAreaInsets = UIEdgeInsets(top: 44, left: 30, bottom: 34, right: 10)
    window.refreshSafeArea()
    window.layoutIfNeeded()
    #expect(table.safeAreaInsets.bottom == 34)
    let cell = table.cellForRow(at: IndexPath(row: 6, section: 0)) as? HighCell
    #expect(cell?.safeAreaInsets == UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10))
    // The content stands inside the sides: 375 - 30 - 10.
    #expect(cell?.contentView.frame == CGRect(x: 30, y: 0, width: 335, height: 40))
    #expect(cell?.box.frame == CGRect(x: 16, y: 10, width: 303, height: 20))
  }

  @Test func selectionIsKeptByPath() {
    let (table, _, window) = table()
    window.layoutIfNeeded()
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    table.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
    #expect(table.indexPathForSelectedRow == nil)
  }
}

@MainActor @Suite struct TableViewControllerTests {
  private final class Controller: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 50 }
  }

  @Test func overriddenMethodsDecide() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let controller = Controller(style: .plain)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.tableView.contentSize.height == 150)
    let cell = controller.tableView.cellForRow(at: IndexPath(row: 2, section: 0))
    #expect(cell?.textLabel?.text == "Row 2")
    #expect(cell?.frame == CGRect(x: 0, y: 100, width: 375, height: 50))
  }
}

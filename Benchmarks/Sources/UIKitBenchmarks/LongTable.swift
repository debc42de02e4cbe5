import UIKit

/// A table of a million rows.
final class LongTableController: UITableViewController {
  static let rowCount = 1_000_000

  /// Whether all rows have one height, or each finds its own.
  private let isFixed: Bool
  /// How many cells were made so far.
  private(set) var cellCount = 0

  init(isFixed: Bool) {
    self.isFixed = isFixed
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    isFixed = false
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if isFixed { tableView.rowHeight = 44 }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.rowCount
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell: UITableViewCell
    if let reused = tableView.dequeueReusableCell(withIdentifier: "row") {
      cell = reused
    } else {
      cell = UITableViewCell(style: .default, reuseIdentifier: "row")
      cellCount += 1
    }
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

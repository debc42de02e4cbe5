import Staging
import UIKit

/// A table of rows that find their own heights, all of them in sight: a picture, a title and text that
/// wraps, held by eleven constraints of the app in each.
final class SelfSizingRowsController: UIViewController, UITableViewDataSource {
  static let rowCount = 100

  private final class Cell: UITableViewCell {
    let picture = UIView()
    let title = UILabel()
    let words = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      title.font = .preferredFont(forTextStyle: .headline)
      words.numberOfLines = 0
      words.font = .preferredFont(forTextStyle: .body)
      let margins = contentView.layoutMarginsGuide
      for view in [picture, title, words] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
      }
      NSLayoutConstraint.activate([
        picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        picture.topAnchor.constraint(equalTo: margins.topAnchor),
        picture.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
        picture.widthAnchor.constraint(equalToConstant: 40),
        picture.heightAnchor.constraint(equalToConstant: 40),
        title.topAnchor.constraint(equalTo: margins.topAnchor),
        title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
        title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        words.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        words.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        words.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        words.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  let table = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.register(Cell.self, forCellReuseIdentifier: "row")
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      // Far beyond the screen, so that every row is in sight of its table.
      table.heightAnchor.constraint(equalToConstant: 40_000),
    ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.rowCount
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    guard let cell = cell as? Cell else { return cell }
    cell.title.text = "Row \(indexPath.row)"
    cell.words.text = String(repeating: "Words that wrap in a row. ", count: 1 + indexPath.row % 7)
    return cell
  }
}

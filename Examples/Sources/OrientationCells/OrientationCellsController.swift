import UIKit

/// A row with a name that keeps clear of the right edge on a device on its side.
final class NameCell: UITableViewCell {
  @Outlet var nameLabel: UILabel!
  @Outlet var trailingConstraint: NSLayoutConstraint!
}

/// A list of names whose rows follow the orientation.
final class OrientationCellsController: UITableViewController {
  private let names = ["Ada Lovelace", "Grace Hopper", "Mary Kenneth Keller"]
  private var size = CGSize.zero

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // A transition tells every size but the first one.
    if size == .zero { size = tableView.frame.size }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    self.size = size
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "NameCell", for: indexPath)
    guard let cell = cell as? NameCell else { return cell }
    cell.nameLabel.text = names[indexPath.row]
    cell.trailingConstraint.constant = size.width > size.height ? 100 : 0
    return cell
  }
}

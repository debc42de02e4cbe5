import UIKit

/// Items in sections, with counters of what was made.
@MainActor
final class CompositionalItems: NSObject, UICollectionViewDataSource {
  var counts = [5]
  var made = 0
  var text: ((IndexPath) -> CGFloat)?

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    made += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let sized = cell as? SizedCell, let text { sized.extent = text(indexPath) }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

/// A cell whose box decides its height.
final class SizedCell: UICollectionViewCell {
  let box = UIView()
  private(set) var height: NSLayoutConstraint?
  var extent: CGFloat = 30 { didSet { height?.constant = extent } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
    height = box.heightAnchor.constraint(equalToConstant: extent)
    height?.isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

/// A collection in a window of 400 by 600, with what it holds.
@MainActor struct CompositionalFixture {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  let view: UICollectionView
  let items = CompositionalItems()

  init(
    _ layout: UICollectionViewLayout, counts: [Int] = [5],
    cell: UICollectionViewCell.Type = UICollectionViewCell.self
  ) {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    items.counts = counts
    view.register(cell, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "footer", "badge", "global", "side"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    view.dataSource = items
    window.addSubview(view)
  }

  init(
    section: NSCollectionLayoutSection, counts: [Int] = [5],
    cell: UICollectionViewCell.Type = UICollectionViewCell.self
  ) {
    self.init(
      UICollectionViewCompositionalLayout(section: section), counts: counts, cell: cell)
  }

  func layOut() { window.layoutIfNeeded() }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewCell? {
    view.cellForItem(at: IndexPath(item: item, section: section))
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? { cell(item, section)?.frame }

  func header(_ section: Int = 0, kind: String = "header") -> CGRect? {
    view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }
}

/// Shorthand for sizes.
@MainActor func layoutSize(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

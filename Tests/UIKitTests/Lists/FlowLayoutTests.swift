import Testing

@testable import UIKit

@MainActor
private final class Items: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  var count = 5
  var made = 0
  var size: ((Int) -> CGSize)?

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    made += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    size?(indexPath.item) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize
      ?? .zero
  }
}

/// A cell whose box of 90 by 30 decides its size.
private final class BoxCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.widthAnchor.constraint(equalToConstant: 90),
      box.heightAnchor.constraint(equalToConstant: 30),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Holds data sources, which lists do not.
@MainActor private final class Keeper {
  var objects: [AnyObject] = []
}

@MainActor @Suite struct FlowLayoutTests {
  private let keeper = Keeper()

  private func collection(
    _ layout: UICollectionViewFlowLayout,
    cell: UICollectionViewCell.Type = UICollectionViewCell.self
  ) -> (UICollectionView, Items, UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let items = Items()
    keeper.objects.append(items)
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = items
    view.delegate = items
    window.addSubview(view)
    return (view, items, window)
  }

  private func frame(_ view: UICollectionView, _ item: Int) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  @Test func whatIsLeftOverGoesBetweenTheItems() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    let (view, _, window) = collection(layout)
    window.layoutIfNeeded()
    // Three in 375: (375 - 300) / 2 = 37.5 between them.
    #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(frame(view, 1)?.minX == 137.5)
    #expect(frame(view, 2)?.minX == 275)
    // The last line keeps the columns.
    #expect(frame(view, 4) == CGRect(x: 137.5, y: 70, width: 100, height: 60))
    #expect(view.contentSize == CGSize(width: 375, height: 130))
  }

  /// Saved frame: 180 by 150 with insets of 10 in 375 stands at 97.5.
  @Test func aLineWithRoomForOneHasItInTheMiddle() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 180, height: 150)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let (view, items, window) = collection(layout)
    items.count = 2
    window.layoutIfNeeded()
    #expect(frame(view, 0) == CGRect(x: 97.5, y: 10, width: 180, height: 150))
    #expect(frame(view, 1) == CGRect(x: 97.5, y: 170, width: 180, height: 150))
    #expect(view.contentSize.height == 330)
  }

  @Test func sidewaysItemsFillColumns() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 50, height: 140)
    let (view, _, window) = collection(layout)
    window.layoutIfNeeded()
    // Two in 300: 20 between them.
    #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 50, height: 140))
    #expect(frame(view, 1) == CGRect(x: 0, y: 160, width: 50, height: 140))
    #expect(frame(view, 2) == CGRect(x: 60, y: 0, width: 50, height: 140))
    #expect(view.contentSize == CGSize(width: 170, height: 300))
  }

  @Test func delegateSizesStandInTheMiddleOfTheirLine() {
    let layout = UICollectionViewFlowLayout()
    let (view, items, window) = collection(layout)
    items.count = 3
    items.size = { $0 == 1 ? CGSize(width: 100, height: 40) : CGSize(width: 130, height: 80) }
    window.layoutIfNeeded()
    // 130 + 10 + 100 leaves no room for a third: 145 between the first two.
    #expect(frame(view, 1) == CGRect(x: 275, y: 20, width: 100, height: 40))
    #expect(frame(view, 2)?.minY == 90)
  }

  @Test func headersTakeTheWholeWidth() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 50, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let (view, _, window) = collection(layout)
    window.layoutIfNeeded()
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 375, height: 50))
    #expect(frame(view, 0)?.origin == CGPoint(x: 10, y: 60))
  }

  @Test func estimatedItemsDecideTheirSizes() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let (view, _, window) = collection(layout, cell: BoxCell.self)
    window.layoutIfNeeded()
    // Three of 90 in 375: 52.5 between them.
    #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 90, height: 30))
    #expect(frame(view, 1) == CGRect(x: 142.5, y: 0, width: 90, height: 30))
    #expect(frame(view, 3) == CGRect(x: 0, y: 40, width: 90, height: 30))
  }

  @Test func onlyVisibleItemsAreMade() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 375, height: 90)
    let (view, items, window) = collection(layout)
    items.count = 10_000
    window.layoutIfNeeded()
    // Lines every 100 points in 300.
    #expect(items.made == 3)
    view.scrollToItem(at: IndexPath(item: 5000, section: 0), at: .top, animated: false)
    #expect(view.indexPathsForVisibleItems.first == IndexPath(item: 5000, section: 0))
    #expect(frame(view, 5000)?.minY == 500_000)
  }

  @Test func aNewWidthFillsLinesAnew() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    let (view, _, window) = collection(layout)
    window.layoutIfNeeded()
    view.frame.size.width = 210
    window.layoutIfNeeded()
    #expect(frame(view, 1)?.minX == 110)
    #expect(frame(view, 2)?.minY == 70)
  }
}

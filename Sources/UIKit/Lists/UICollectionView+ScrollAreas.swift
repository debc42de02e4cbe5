extension UICollectionView {
  /// How far a section is scrolled that scrolls by itself, in points.
  func scrolledOffset(ofSection section: Int) -> CGPoint {
    if let area = scrollAreas[section], area.hasStarted { return area.contentOffset }
    guard let area = collectionViewLayout.scrollArea(ofSection: section), area.startsAtEnd else {
      return .zero
    }
    return CGPoint(x: max(0, area.contentSize.width - area.frame.width), y: 0)
  }

  /// Makes and places the scroll areas of sections that have elements in sight, and takes those away
  /// that have none; how far they are scrolled is kept.
  func placeScrollAreas(of all: [UICollectionViewLayoutAttributes]) {
    let needed = Set(all.compactMap(\.orthogonalSection))
    for section in scrollAreas.keys.sorted() where !needed.contains(section) {
      scrollAreas[section]?.removeFromSuperview()
    }
    for section in needed.sorted() {
      guard let area = collectionViewLayout.scrollArea(ofSection: section) else { continue }
      let view = scrollAreas[section] ?? UICollectionViewOrthogonalScrollView(frame: area.frame)
      scrollAreas[section] = view
      if view.superview !== self {
        let index = subviews.firstIndex { $0 is UICollectionReusableView }
        insertSubview(view, at: index ?? subviews.count)
      }
      view.adopt(area, scale: traits.displayScale)
    }
  }

  /// Lets go of the scroll areas of sections that are no longer there.
  func forgetScrollAreas(from first: Int) {
    for section in scrollAreas.keys.sorted() where section >= first {
      scrollAreas[section]?.removeFromSuperview()
      scrollAreas[section] = nil
    }
  }

  // MARK: Decorations

  /// Decoration views that are shown, for telling them from supplementary views.
  var shownDecorationViews: Set<ObjectIdentifier> {
    Set(shownDecorations.values.map { ObjectIdentifier($0) })
  }

  /// A view of the class that the layout has registered for a kind.
  func makeDecoration(_ key: SupplementKey) -> UICollectionReusableView? {
    guard let type = collectionViewLayout.decorationTypes[key.kind] else { return nil }
    return type.init(_reuse: key.kind)
  }

  /// Takes decoration views away that have no place any more.
  func removeDecorations() {
    for key in shownDecorations.keys.sorted(by: { ($0.path, $0.kind) < ($1.path, $1.kind) }) {
      shownDecorations[key]?.removeFromSuperview()
    }
    shownDecorations = [:]
  }

  // MARK: Places

  /// An element's rectangle in the collection's coordinates, wherever it lies.
  func frameInCollection(of view: UIView) -> CGRect {
    guard let holder = view.superview, holder !== self else { return view.frame }
    return convert(view.frame, from: holder)
  }

  /// Whether an element is in sight.
  func isInSight(_ view: UIView) -> Bool {
    guard frameInCollection(of: view).intersects(bounds) else { return false }
    guard let area = view.superview as? UICollectionViewOrthogonalScrollView else { return true }
    return view.frame.intersects(area.bounds)
  }
}

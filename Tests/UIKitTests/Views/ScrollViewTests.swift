import Testing

@testable import UIKit

@MainActor @Suite struct ScrollViewTests {
  private final class Follower: NSObject, UIScrollViewDelegate {
    var offsets: [CGPoint] = []
    var insets = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset)
    }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { insets += 1 }
  }

  /// Views do not keep their window, so the suite does.
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private func scroll(content: CGSize) -> UIScrollView {
    window.ownSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    window.refreshSafeArea()
    let view = UIScrollView(frame: window.bounds)
    window.addSubview(view)
    view.contentSize = content
    window.layoutIfNeeded()
    return view
  }

  @Test func theDelegateIsTold() {
    let view = scroll(content: CGSize(width: 300, height: 1000))
    let follower = Follower()
    view.delegate = follower
    #expect(view.delegate === follower)
    view.contentOffset.y = 120
    view.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    #expect(follower.offsets == [CGPoint(x: 0, y: 120), CGPoint(x: 0, y: 10)])
  }

  private final class Rows: NSObject, UITableViewDelegate {
    var count = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
  }

  @Test func aTablesDelegateIsToldToo() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let rows = Rows()
    table.delegate = rows
    table.contentOffset.y = 40
    #expect(rows.count == 1)
    #expect(table.delegate === rows)
  }

  /// Apple, `contentInsetAdjustmentBehavior`: along axes that scroll, never, always.
  @Test func adjustmentFollowsTheBehaviour() {
    let view = scroll(content: CGSize(width: 300, height: 1000))
    let follower = Follower()
    view.delegate = follower
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    #expect(view.contentOffset.y == -50)
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == .zero)
    #expect(view.contentOffset.y == 0)
    #expect(follower.insets == 1)
    view.contentInsetAdjustmentBehavior = .always
    #expect(view.contentOffset.y == -50)
    // Content that fits does not scroll.
    view.contentSize = CGSize(width: 300, height: 100)
    #expect(view.adjustedContentInset.top == 50)
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(view.adjustedContentInset == .zero)
    view.alwaysBounceVertical = true
    #expect(view.adjustedContentInset.top == 50)
  }

  @Test func asLittleAsBringsARectangleIntoSight() {
    let view = scroll(content: CGSize(width: 300, height: 1000))
    // In sight are 0 to 320, between the insets.
    view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
    #expect(view.contentOffset.y == -50)
    view.scrollRectToVisible(CGRect(x: 0, y: 400, width: 10, height: 50), animated: false)
    // 450 at the bottom: 450 - 320 - 50.
    #expect(view.contentOffset.y == 80)
    view.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 50), animated: false)
    #expect(view.contentOffset.y == -30)
  }

  /// The control is 60 high.
  @Test func refreshingMakesRoom() {
    let view = scroll(content: CGSize(width: 300, height: 1000))
    let control = UIRefreshControl()
    view.refreshControl = control
    #expect(control.frame.height == 60)
    #expect(view.adjustedContentInset.top == 50)
    control.beginRefreshing()
    #expect(view.adjustedContentInset.top == 110)
    control.endRefreshing()
    #expect(view.adjustedContentInset.top == 50)
  }

  // MARK: Guides

  @Test func theKeyboardsGuideLiesUnderTheSafeArea() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.ownSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    window.refreshSafeArea()
    let field = UIView()
    field.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(field)
    let guide = window.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      field.heightAnchor.constraint(equalToConstant: 40),
    ])
    guide.setConstraints(
      [guide.topAnchor.constraint(equalTo: field.bottomAnchor)], activeWhenNearEdge: .bottom)
    guide.setConstraints(
      [field.topAnchor.constraint(equalTo: window.topAnchor)], activeWhenAwayFrom: .bottom)
    window.layoutIfNeeded()
    #expect(field.frame == CGRect(x: 0, y: 330, width: 300, height: 40))
    guide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(field.frame.minY == 360)
  }
}

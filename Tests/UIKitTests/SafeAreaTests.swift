import Testing

@testable import UIKit

/// Numbers measured on Mac Catalyst 26.1 (openuikit, SafeAreaGuideTests).
@MainActor @Suite struct SafeAreaTests {
  private func parent() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.ownSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    window.refreshSafeArea()
    return window
  }

  @Test(arguments: [
    (
      CGRect(x: 30, y: 20, width: 100, height: 500),
      UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0)
    ),
    (
      CGRect(x: 0, y: 460, width: 320, height: 100),
      UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 12)
    ),
    (
      CGRect(x: 5, y: 10, width: 60, height: 20),
      UIEdgeInsets(top: 34, left: 5, bottom: 0, right: 0)
    ),
    (
      CGRect(x: 0, y: 500, width: 100, height: 50),
      UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 0)
    ),
  ])
  func insetsReachIntoSubviews(frame: CGRect, expected: UIEdgeInsets) {
    let window = parent()
    let child = UIView(frame: frame)
    window.addSubview(child)
    #expect(child.safeAreaInsets == expected)
  }

  @Test func marginsAddTheSafeArea() {
    let window = parent()
    let child = UIView(frame: window.bounds)
    window.addSubview(child)
    #expect(child.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
    child.insetsLayoutMarginsFromSafeArea = false
    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func superviewsMarginsArePreserved() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    outer.addSubview(inner)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
    // Beyond the superview's edges no more than its margins.
    inner.frame = CGRect(x: -100, y: 400, width: 100, height: 300)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 20, right: 8))
    // A row scrolls: the margins at the top and bottom are its own.
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    row.frame = CGRect(x: 0, y: 900, width: 320, height: 44)
    outer.addSubview(row)
    let own = row.layoutMargins
    row.preservesSuperviewLayoutMargins = true
    #expect(row.layoutMargins.bottom == own.bottom)
    #expect(row.layoutMargins.left == 20)
  }

  @Test func guidesFollowTheSafeArea() {
    let window = parent()
    let outer = UIView(frame: window.bounds)
    window.addSubview(outer)
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(child)
    let guide = outer.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: guide.topAnchor),
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 44, width: 298, height: 402))
    window.ownSafeAreaInsets.top = 0
    window.refreshSafeArea()
    window.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 0, width: 298, height: 446))
  }
}

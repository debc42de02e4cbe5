import Testing

@testable import UIKit

/// Views that constraints are to place and that have too few of them.
@MainActor @Suite struct OpenViewTests {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func add<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    return view
  }

  @Test func aViewWithoutConstraintsIsAtTheOriginAndOfNoSize() {
    let view = add(UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
    outer.layoutIfNeeded()
    #expect(view.frame == .zero)
    #expect(view.hasAmbiguousLayout)
  }

  @Test func contentKeepsItsSize() {
    let label = add(UILabel(frame: CGRect(x: 10, y: 20, width: 300, height: 40)))
    label.text = "Name"
    outer.layoutIfNeeded()
    #expect(label.frame == CGRect(origin: .zero, size: label.intrinsicContentSize))
    #expect(label.hasAmbiguousLayout)
  }

  @Test func theMaskTakesTheViewBack() {
    let view = add(UIView())
    outer.layoutIfNeeded()
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    outer.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(!view.hasAmbiguousLayout)
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.layoutIfNeeded()
    #expect(view.frame == .zero)
  }

  @Test func aViewOfTheMaskAloneKeepsItsFrame() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    outer.addSubview(view)
    _ = add(UIView())
    outer.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func anOpenPlaceIsZeroInTheSuperview() {
    let middle = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
    outer.addSubview(middle)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    middle.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    outer.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
    middle.frame.origin = CGPoint(x: 5, y: 6)
    outer.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
  }
}

/// `layoutIfNeeded()` starts at the outermost view that waits.
@MainActor @Suite struct LayoutIfNeededTests {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let middle = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView()
  private let width: NSLayoutConstraint

  init() {
    width = view.widthAnchor.constraint(equalToConstant: 100)
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(middle)
    middle.addSubview(view)
    width.isActive = true
  }

  /// Cartography's public tests read a view's frame after its own `layoutIfNeeded()`.
  @Test func aNewViewTakesItsPlace() {
    view.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  /// Since iOS 10 the receiver does not move (release note, quoted in SnapKit#385).
  @Test func aChangedConstraintMovesWhatIsInsideOnly() {
    outer.layoutIfNeeded()
    width.constant = 50
    view.layoutIfNeeded()
    #expect(view.frame.width == 100)
    middle.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }

  @Test func aSuperviewThatWaitsIsLaidOutToo() {
    outer.layoutIfNeeded()
    width.constant = 50
    middle.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }
}

/// Leading and trailing follow the direction of the view that holds the constraint (public tests of
/// Stevia, which run on UIKit).
@MainActor @Suite struct ForcedDirectionTests {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func child(of superview: UIView, leading: CGFloat, width: CGFloat) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: leading),
      view.widthAnchor.constraint(equalToConstant: width),
    ])
    return view
  }

  @Test func aForcedViewTurnsWhatLiesDirectlyInIt() {
    outer.semanticContentAttribute = .forceRightToLeft
    let view = child(of: outer, leading: 20, width: 100)
    let inner = child(of: view, leading: 5, width: 10)
    outer.layoutIfNeeded()
    // 320 - 20 - 100; further in the system's direction holds.
    #expect(view.frame.minX == 200)
    #expect(inner.frame.minX == 5)
  }

  @Test func aForcedViewDoesNotTurnItself() {
    let view = child(of: outer, leading: 20, width: 100)
    view.semanticContentAttribute = .forceRightToLeft
    let inner = child(of: view, leading: 5, width: 10)
    outer.layoutIfNeeded()
    #expect(view.frame.minX == 20)
    #expect(inner.frame.minX == 85)
  }

  @Test func turningBackMovesWhatLiesInside() {
    let view = child(of: outer, leading: 20, width: 100)
    outer.layoutIfNeeded()
    outer.semanticContentAttribute = .forceRightToLeft
    outer.layoutIfNeeded()
    #expect(view.frame.minX == 200)
    outer.semanticContentAttribute = .unspecified
    outer.layoutIfNeeded()
    #expect(view.frame.minX == 20)
  }

  @Test func aForcedStackTurnsItsViews() {
    let views = (0..<2).map { _ in UIView() }
    for view in views { view.widthAnchor.constraint(equalToConstant: 50).isActive = true }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 110, height: 20)
    stack.spacing = 10
    stack.semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [60, 0])
  }
}

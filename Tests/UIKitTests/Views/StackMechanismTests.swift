import Testing

@testable import UIKit

/// What UIKit prints of the constraints that stacks make: identifiers and priorities as written down
/// in kean/Arranged, which was built from the printed constraints.
@MainActor @Suite struct StackMechanismTests {
  private final class Box: UIView {
    let size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  private func stack(
    _ views: [UIView], width: CGFloat, spacing: CGFloat = 0,
    _ distribution: UIStackView.Distribution
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: 50)
    stack.spacing = spacing
    stack.distribution = distribution
    stack.layoutIfNeeded()
    return stack
  }

  private func priorities(_ stack: UIStackView, _ identifier: String) -> [Float] {
    stack.constraints.filter { $0.identifier == identifier }.map(\.priority.rawValue)
  }

  /// Widths of 30, 60 and 10 in 200 with two gaps of 10: factors 30, 60 and 10 of 120, at 999
  /// downwards, so that the last one takes the rest.
  @Test func proportionsAreOfTheStacksLength() {
    let views = [Box(30, 10), Box(60, 10), Box(10, 10)]
    let stack = stack(views, width: 200, spacing: 10, .fillProportionally)
    #expect(priorities(stack, "UISV-fill-proportionally") == [999, 998, 997])
    #expect(views[0].frame.width == 50)
    #expect(views[1].frame.width == 100)
    #expect(views[2].frame == CGRect(x: 170, y: 0, width: 30, height: 50))
  }

  /// Widths of 20, 40 and 20 in 200: 60 in each gap.
  @Test func gapsAreEqual() {
    let views = [Box(20, 10), Box(40, 10), Box(20, 10)]
    let stack = stack(views, width: 200, .equalSpacing)
    #expect(views.map(\.frame.minX) == [0, 80, 180])
    #expect(priorities(stack, "UISV-canvas-fit") == [49])
    #expect(priorities(stack, "UISV-distributing-edge").allSatisfy { $0 == 1000 })
  }

  /// Middles at 10, 100 and 190.
  @Test func middlesAreEquallyFarApart() {
    let views = [Box(20, 10), Box(40, 10), Box(20, 10)]
    let stack = stack(views, width: 200, .equalCentering)
    #expect(views.map(\.frame.midX) == [10, 100, 190])
    #expect(priorities(stack, "UISV-fill-equally") == [149])
  }

  @Test func alignmentsSpanTheViews() {
    let views = [Box(20, 10), Box(20, 30)]
    let stack = stack(views, width: 200, .equalSpacing)
    stack.alignment = .top
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.height) == [10, 30])
    #expect(views.map(\.frame.minY) == [0, 0])
    #expect(Set(priorities(stack, "UISV-spanning-boundary")) == [999.5])
    #expect(priorities(stack, "UISV-spanning-fit") == [51])
    stack.alignment = .center
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.midY) == [25, 25])
    stack.alignment = .bottom
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.maxY) == [50, 50])
  }

  /// A hidden view takes neither width nor gap; shown again it has both.
  @Test func hidingInAnAnimationGivesTheRoomToTheOthers() {
    let views = [Box(10, 10), Box(10, 10), Box(10, 10), Box(10, 10)]
    let stack = stack(views, width: 320, spacing: 8, .fillEqually)
    // (320 - 3 * 8) / 4 = 74.
    #expect(views.map(\.frame.minX) == [0, 82, 164, 246])
    UIView.animate(withDuration: 0.3) {
      views[2].isHidden = true
      stack.layoutIfNeeded()
    }
    // (320 - 2 * 8) / 3.
    #expect(abs(views[0].frame.width - 304.0 / 3) < 0.51)
    #expect(views[3].frame.maxX == 320)
    #expect(views[2].frame.width == 0)
    #expect(priorities(stack, "UISV-hiding") == [1000])
    UIView.animate(withDuration: 0.3) {
      views[2].isHidden = false
      stack.layoutIfNeeded()
    }
    #expect(views.map(\.frame.minX) == [0, 82, 164, 246])
  }

  @Test func gapsOfTheirOwnAndMargins() {
    let views = [Box(20, 10), Box(20, 10), Box(20, 10)]
    let stack = stack(views, width: 200, spacing: 5, .fill)
    stack.setCustomSpacing(30, after: views[0])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 4, leading: 12, bottom: 6, trailing: 8)
    stack.layoutIfNeeded()
    #expect(views[0].frame.minX == 12)
    #expect(views[1].frame.minX == views[0].frame.maxX + 30)
    #expect(views[2].frame.minX == views[1].frame.maxX + 5)
    #expect(views[2].frame.maxX == 192)
    #expect(views[0].frame.minY == 4)
    #expect(views[0].frame.height == 40)
    // With the custom gap gone it is the stack's own again.
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    stack.layoutIfNeeded()
    #expect(views[1].frame.minX == views[0].frame.maxX + 5)
  }
}

import Testing

@testable import UIKit

/// A view with content of a size.
private final class Box: UIView {
  var content: CGSize

  init(_ width: CGFloat, _ height: CGFloat = 20) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

/// A view without content.
@MainActor private func plain() -> UIView {
  Box(UIView.noIntrinsicMetric, UIView.noIntrinsicMetric)
}

/// Frames measured on UIKit (openuikit, ProgressStackTests) unless a comment shows the arithmetic.
@MainActor @Suite struct UIStackViewTests {
  private func layOut(
    _ views: [UIView], width: CGFloat, height: CGFloat? = 40, spacing: CGFloat,
    distribution: UIStackView.Distribution = .fill,
    axis: NSLayoutConstraint.Axis = .horizontal, alignment: UIStackView.Alignment = .fill
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    stack.distribution = distribution
    stack.alignment = alignment
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.widthAnchor.constraint(equalToConstant: width),
    ])
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    root.layoutIfNeeded()
    #expect(root.layoutHost?.engine.conflicts.isEmpty == true)
    return stack
  }

  private func spans(_ views: [UIView]) -> [[CGFloat]] {
    views.map { [$0.frame.minX, $0.frame.width] }
  }

  @Test func fillEqually() {
    let views = (0..<4).map { _ in plain() }
    _ = layOut(views, width: 320, spacing: 8, distribution: .fillEqually)
    #expect(spans(views) == [[0, 74], [82, 74], [164, 74], [246, 74]])
  }

  @Test func fillEquallyWithOneHidden() {
    let views = (0..<4).map { _ in plain() }
    views[2].isHidden = true
    _ = layOut(views, width: 320, spacing: 8, distribution: .fillEqually)
    // (320 - 16) / 3 = 101.33 on the half-point grid; the hidden view stands in the middle of the
    // gap, at 2 * 101.33 + 8 + 4 = 214.67.
    #expect(spans(views) == [[0, 101.5], [109.5, 101], [214.5, 0], [218.5, 101.5]])
  }

  @Test func spacerTakesWhatIsLeft() {
    let views = [Box(28), plain(), Box(37.5)]
    _ = layOut(views, width: 300, spacing: 8)
    #expect(spans(views) == [[0, 28], [36, 218.5], [262.5, 37.5]])
  }

  @Test func ofTwoSpacersTheLastTakesAll() {
    let views = [Box(28), plain(), plain()]
    _ = layOut(views, width: 300, spacing: 8)
    #expect(views[1].frame.width == 0)
    // 300 - 28 - 16
    #expect(views[2].frame.width == 256)
  }

  @Test func ofEqualsTheFirstIsStretched() {
    let views = [Box(29.5), Box(29), Box(41.5)]
    _ = layOut(views, width: 300, spacing: 8)
    #expect(views[0].frame.width == 213.5)
  }

  @Test func ofEqualsTheFirstIsCompressed() {
    let views = [Box(76.5), Box(94)]
    _ = layOut(views, width: 120, spacing: 8)
    #expect(views[0].frame.width == 18)
  }

  /// openradar-mirror 18448, SO 46253248: 24 views of 1x1, spacing 1, in 300. Each of the first 23
  /// gets its share 1 / (24 + 23) of 300, the last what is left.
  @Test func fillProportionallyCountsTheGaps() {
    let views = (0..<24).map { _ in Box(1, 1) }
    _ = layOut(views, width: 300, spacing: 1, distribution: .fillProportionally)
    for view in views.dropLast() { #expect(abs(view.frame.width - 300.0 / 47) <= 0.5) }
    // 300 - 23 - 23 * 6.383 = 130.19
    #expect(abs(views[23].frame.width - 130.19) <= 0.5)
  }

  @Test func equalSpacing() {
    let views = [Box(20), Box(40), Box(60)]
    _ = layOut(views, width: 300, spacing: 8, distribution: .equalSpacing)
    // (300 - 120) / 2 = 90
    #expect(spans(views) == [[0, 20], [110, 40], [240, 60]])
  }

  @Test func equalCentering() {
    let views = [Box(20), Box(40), Box(60)]
    _ = layOut(views, width: 300, spacing: 8, distribution: .equalCentering)
    // Centres at 10, 140 and 270.
    #expect(views.map(\.frame.midX) == [10, 140, 270])
  }

  @Test func customSpacingAndHiddenNeighbours() {
    let views = [Box(20), Box(20), Box(20)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 10
    stack.setCustomSpacing(30, after: views[0])
    stack.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 50, 80])
    #expect(stack.frame.width == 100)
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(views[2].frame.minX == 50)
    #expect(stack.frame.width == 70)
    views[1].isHidden = false
    root.layoutIfNeeded()
    #expect(stack.frame.width == 100)
  }

  /// TZStackView issue 69: hidden children in a stack of no height.
  @Test func allHiddenTakesNoRoom() {
    let views = [Box(20), Box(20)]
    for view in views { view.isHidden = true }
    let stack = layOut(views, width: 100, height: nil, spacing: 8, axis: .vertical)
    #expect(stack.frame.height == 0)
  }

  @Test func alignmentsAcrossTheAxis() {
    for (alignment, expected) in [
      (UIStackView.Alignment.leading, [0.0, 0, 0]), (.center, [10, 5, 0]),
      (.trailing, [20, 10, 0]),
    ] {
      let views = [Box(20, 20), Box(20, 30), Box(20, 40)]
      let stack = layOut(
        views, width: 100, height: nil, spacing: 8, alignment: alignment)
      #expect(stack.frame.height == 40)
      #expect(views.map { Double($0.frame.minY) } == expected)
      #expect(views.map { Double($0.frame.height) } == [20, 30, 40])
    }
  }

  @Test func marginsAndDirection() {
    let views = [Box(20), Box(30)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 10, bottom: 2, trailing: 5)
    stack.semanticContentAttribute = .forceRightToLeft
    stack.translatesAutoresizingMaskIntoConstraints = false
    for view in views { view.semanticContentAttribute = .forceRightToLeft }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    // 5 + 30 + 20 + 10 wide; the first view on the right, 10 from the edge.
    #expect(stack.frame.width == 65)
    #expect(views.map(\.frame.minX) == [35, 5])
    #expect(stack.frame.height == 23)
  }

  @Test func nestedStacksTakeTheirContentsSize() {
    let inner = UIStackView(arrangedSubviews: [Box(20, 10), Box(30, 10)])
    inner.spacing = 5
    let outer = layOut(
      [inner, Box(80, 20)], width: 200, height: nil, spacing: 7, axis: .vertical,
      alignment: .leading)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 55, height: 10))
    #expect(outer.frame.height == 37)
  }

  /// As Interface Builder saves them: the one view shown fills the stack, hidden ones keep out.
  @Test func aLoneViewFillsALooseStack() {
    let views = [Box(30), Box(40), Box(50)]
    views[0].isHidden = true
    views[1].isHidden = true
    _ = layOut(views, width: 300, spacing: 24, distribution: .equalSpacing, alignment: .center)
    #expect(views[2].frame == CGRect(x: 0, y: 10, width: 300, height: 20))
    // (40 - 20) / 2; half a gap from the view shown, none from each other.
    #expect(views[0].frame == CGRect(x: -12, y: 10, width: 0, height: 20))
    #expect(views[1].frame == CGRect(x: -12, y: 10, width: 0, height: 20))
  }

  @Test func hiddenViewsAreAsWideAsTheColumn() {
    let views = [Box(30), Box(40)]
    views[1].isHidden = true
    _ = layOut(views, width: 300, height: nil, spacing: 6, axis: .vertical)
    #expect(views[1].frame.width == 300)
    #expect(views[1].frame.height == 0)
  }

  @Test func firstBaselinesStandAtTheBottomOfAHighRow() {
    let views = [Box(30), Box(40)]
    _ = layOut(views, width: 70, height: 100, spacing: 0, alignment: .firstBaseline)
    #expect(views.map(\.frame.maxY) == [100, 100])
  }
}

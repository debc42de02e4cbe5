import Testing

@testable import UIKit

/// A view without text that hands its baselines on.
private final class Card: UIView {
  let title = UILabel()
  let note = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (label, size) in [(title, CGFloat(20)), (note, CGFloat(12))] {
      label.text = "Ag"
      label.font = .systemFont(ofSize: size)
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 30),
      note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 10),
      bottomAnchor.constraint(equalTo: note.bottomAnchor, constant: 7),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override var forFirstBaselineLayout: UIView { title }
  override var forLastBaselineLayout: UIView { note }
}

/// Constraints to a baseline follow the views that a view hands it on to (Apple,
/// `forFirstBaselineLayout` and `UIStackView`): a column its first and last view, a row its tallest.
@MainActor @Suite struct BaselineTests {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let mark = UIView()

  private func label(_ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = "Ag"
    label.font = .systemFont(ofSize: size)
    return label
  }

  /// Puts a view at (10, 100) and a mark of no height at one of its baselines.
  private func put(_ view: UIView, _ baseline: KeyPath<UIView, NSLayoutYAxisAnchor>) {
    for view in [view, mark] {
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
    }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 100),
      mark.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      mark.widthAnchor.constraint(equalToConstant: 1),
      mark.heightAnchor.constraint(equalToConstant: 1),
      mark.topAnchor.constraint(equalTo: view[keyPath: baseline]),
    ])
    outer.layoutIfNeeded()
  }

  /// Where the first baseline of a label stands in the outer view.
  private func baseline(_ label: UILabel) -> CGFloat {
    label.convert(CGPoint(x: 0, y: label.font.ascender), to: outer).y
  }

  private func expect(_ label: UILabel) {
    // On the pixel grid, which labels and the mark round to apart.
    #expect(abs(mark.frame.minY - baseline(label)) <= 1)
  }

  @Test func aViewHandsItsBaselinesOn() {
    let card = Card()
    put(card, \.firstBaselineAnchor)
    // 100 + 30 + the ascender of 20 points.
    #expect(card.title.frame.minY == 30)
    expect(card.title)
    #expect(mark.frame.minY > 140)
  }

  @Test func theLastBaselineIsThatOfAnotherView() {
    let card = Card()
    put(card, \.lastBaselineAnchor)
    expect(card.note)
  }

  @Test func aColumnHasThoseOfItsEnds() {
    let labels = [label(17), label(28), label(12)]
    let column = UIStackView(arrangedSubviews: labels)
    column.axis = .vertical
    column.spacing = 5
    put(column, \.firstBaselineAnchor)
    expect(labels[0])
    // The next one takes over where the first is hidden.
    labels[0].isHidden = true
    outer.layoutIfNeeded()
    expect(labels[1])
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(other)
    other.topAnchor.constraint(equalTo: column.lastBaselineAnchor).isActive = true
    outer.layoutIfNeeded()
    #expect(abs(other.frame.minY - baseline(labels[2])) <= 1)
  }

  @Test func aRowHasThatOfItsTallestView() {
    let labels = [label(17), label(40), label(12)]
    let row = UIStackView(arrangedSubviews: labels)
    row.alignment = .top
    put(row, \.firstBaselineAnchor)
    expect(labels[1])
    labels[1].isHidden = true
    outer.layoutIfNeeded()
    expect(labels[0])
  }

  @Test func stacksInStacksHandOn() {
    let inner = [label(17), label(12)]
    let column = UIStackView(arrangedSubviews: inner)
    column.axis = .vertical
    let card = Card()
    let row = UIStackView(arrangedSubviews: [card, column])
    row.alignment = .top
    put(row, \.firstBaselineAnchor)
    // The card is the higher one.
    expect(card.title)
    card.isHidden = true
    outer.layoutIfNeeded()
    expect(inner[0])
  }

  @Test func measuringFollowsThemToo() {
    let card = Card()
    put(card, \.firstBaselineAnchor)
    outer.bottomAnchor.constraint(equalTo: mark.bottomAnchor, constant: 50).isActive = true
    let fitting = outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    // The mark's top, its height of 1 and 50; or the card's own bottom where that is lower.
    #expect(abs(fitting.height - (100 + 30 + card.title.font.ascender + 51)) <= 1)
  }

  @Test func aViewOutsideIsNotFollowed() {
    final class Astray: UIView {
      weak var other: UIView?
      override var forLastBaselineLayout: UIView { other ?? self }
    }
    let astray = Astray()
    astray.other = outer
    astray.heightAnchor.constraint(equalToConstant: 20).isActive = true
    put(astray, \.lastBaselineAnchor)
    #expect(mark.frame.minY == 120)
  }
}

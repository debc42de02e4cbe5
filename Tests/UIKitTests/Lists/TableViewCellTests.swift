import Testing

@testable import UIKit

@MainActor @Suite struct TableViewCellTests {
  private func cell(width: CGFloat, era: Int) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.designTools = era
    cell.frame = CGRect(x: 0, y: 0, width: width, height: 44)
    _ = cell.contentView
    cell.layoutIfNeeded()
    return cell
  }

  /// Content widths that Interface Builder saved beside a disclosure indicator, by the version of the
  /// tools and the cell's width.
  @Test(arguments: [
    (22505, 375, 348.5), (20037, 375, 350.5), (20037, 320, 295.5), (17156, 414, 383),
    (19529, 600, 571.5), (24765, 374, 347.5), (11762, 375, 342),
  ])
  func disclosureIndicatorsNarrowTheContent(tools: Int, width: CGFloat, content: CGFloat) {
    let cell = cell(width: width, era: tools)
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == content)
  }

  @Test func detailButtonsNarrowTheContent() {
    let cell = cell(width: 414, era: 20037)
    cell.accessoryType = .detailDisclosureButton
    #expect(cell.contentView.frame.width == 357)
    cell.frame.size.width = 320
    cell.accessoryType = .detailButton
    #expect(cell.contentView.frame.width == 283.5)
  }

  @Test func separatorsTookTheirHeightUntilXcode10() {
    #expect(cell(width: 375, era: 14313).contentView.frame.height == 43.5)
    #expect(cell(width: 375, era: 15400).contentView.frame.height == 44)
  }

  @Test func marginsFollowTheWidthAndTheTools() {
    #expect(cell(width: 414, era: 17156).contentView.layoutMargins.left == 20)
    #expect(cell(width: 375, era: 22505).contentView.layoutMargins.left == 16)
    #expect(cell(width: 375, era: 14854).contentView.layoutMargins.left == 15)
    #expect(cell(width: 375, era: 12121).contentView.layoutMargins.top == 8)
    #expect(cell(width: 375, era: 17156).contentView.layoutMargins.top == 11)
    #expect(cell(width: 375, era: 24765).contentView.layoutMargins.top == 15)
  }

  @Test func theMarginBesideAnAccessoryIsSmall() {
    let cell = cell(width: 414, era: 20037)
    cell.accessoryType = .disclosureIndicator
    #expect(cell.contentView.layoutMargins.right == 8)
    #expect(cell.contentView.layoutMargins.left == 20)
    cell.accessoryType = .none
    #expect(cell.contentView.layoutMargins.right == 20)
  }

  @Test func rightToLeftMovesTheAccessory() {
    let cell = cell(width: 414, era: 20037)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 28.5, y: 0, width: 385.5, height: 44))
  }

  /// Saved frames: 17 points make a row of 43.5 whose texts stand at 12.
  @Test func aValueStandsAtTheEnd() throws {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.designTools = 17156
    cell.frame = CGRect(x: 0, y: 0, width: 414, height: 43.5)
    let title = try #require(cell.textLabel)
    let detail = try #require(cell.detailTextLabel)
    title.font = .systemFont(ofSize: 17)
    detail.font = .systemFont(ofSize: 17)
    title.text = "Title"
    detail.text = "Detail"
    cell.layoutIfNeeded()
    #expect(title.frame.minX == 20)
    #expect(title.frame.minY == 12)
    #expect(detail.frame.maxX == 394)
    #expect(detail.frame.minY == 12)
    #expect(cell.height(fittingWidth: 414) == 43.5)
  }

  /// Saved frames: 33.5 by 20.5 at 5, 44 by 14.5 at 25.5.
  @Test func aSubtitleStandsBelow() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.designTools = 14313
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
    let title = try #require(cell.textLabel)
    let detail = try #require(cell.detailTextLabel)
    title.font = .systemFont(ofSize: 17)
    detail.font = .systemFont(ofSize: 12)
    title.text = "Title"
    detail.text = "Subtitle"
    cell.layoutIfNeeded()
    #expect(title.frame.minY == 5)
    #expect(detail.frame.minY == 25.5)
    cell.frame.size.height = 70
    cell.layoutIfNeeded()
    #expect(title.frame.minY == 15)
    #expect(detail.frame.minY == 38.5)
  }

  @Test func constraintsToTheCellItselfCount() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.topAnchor, constant: 5),
      box.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 5),
      box.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -5),
      box.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -5),
      box.heightAnchor.constraint(equalToConstant: 90),
    ])
    #expect(cell.height(fittingWidth: 320) == 100)
  }
}

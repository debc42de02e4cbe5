import Testing

@testable import UIKit

@MainActor @Suite struct VisualFormatTests {
  let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  let photo = UIView()
  let name = UIView()

  init() {
    for view in [photo, name] {
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
    }
  }

  private func lay(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) throws {
    for format in formats {
      NSLayoutConstraint.activate(
        try NSLayoutConstraint.constraints(
          parsing: format, options: options, metrics: metrics,
          views: ["photo": photo, "name": name]))
    }
    outer.layoutIfNeeded()
  }

  /// Margins are 8 (a plain view's), the standard gap is 8: photo 8 to 68, name 76 to 312.
  @Test func standardGapsAreMarginsAtTheEnds() throws {
    try lay("H:|-[photo(60)]-[name]-|", "V:|-[photo(==40)]", "V:|[name(photo)]")
    #expect(photo.frame == CGRect(x: 8, y: 8, width: 60, height: 40))
    #expect(name.frame == CGRect(x: 76, y: 0, width: 236, height: 40))
  }

  /// 20 + 100 + 12 = 132; the name gets what is left up to 320 - 20.
  @Test func metricsGiveNumbers() throws {
    try lay(
      "|-edge-[photo(size)]-12-[name]-(edge)-|", "V:|[photo(10)]", "V:|[name(10)]",
      metrics: ["edge": 20, "size": 100.0])
    #expect(photo.frame == CGRect(x: 20, y: 0, width: 100, height: 10))
    #expect(name.frame == CGRect(x: 132, y: 0, width: 168, height: 10))
  }

  /// At least 50 wins over 30 at a lower priority; the gap of at least 8 is pulled to 8 by the other.
  @Test func predicatesHaveRelationsAndPriorities() throws {
    try lay(
      "H:|-0-[photo(>=50,==30@500)]-(>=8,8@200)-[name(20)]", "V:|[photo(10)]", "V:|[name(10)]")
    #expect(photo.frame.width == 50)
    #expect(name.frame.minX == 58)
  }

  @Test func optionsAlignAcrossTheLine() throws {
    try lay("V:|-30-[photo(10)]", "V:[name(20)]")
    try lay("H:|-5-[photo(10)]-5-[name(10)]", options: .alignAllCenterY)
    // The centre is 30 + 5, so the name starts at 35 - 10.
    #expect(name.frame == CGRect(x: 20, y: 25, width: 10, height: 20))
  }

  /// From the right: photo ends at 320 - 5, name 5 before it.
  @Test func aLineCanGoFromRightToLeft() throws {
    try lay(
      "H:|-5-[photo(10)]-5-[name(10)]", options: [.directionRightToLeft, .alignAllTop])
    #expect(photo.frame.minX == 305)
    #expect(name.frame.minX == 290)
  }

  @Test(arguments: [
    ("", 0), ("H:", 2), ("H|[photo]|", 1), ("|", 1), ("||", 2), ("|[photo", 7), ("[]", 1),
    ("[photo(60]", 9), ("[photo]-8[name]", 9), ("[photo]|[name]", 14), ("[photo(=60)]", 8),
    ("[photo]-()-|", 9), ("V:[photo]-1.2.3-|", 10), ("[photo(>=)]", 9), ("[photo]-(8@)-|", 11),
    ("[photo] [name]", 7), ("🐛", 0),
  ])
  func mistakesAreToldWithTheirPlace(format: String, offset: Int) {
    do {
      _ = try NSLayoutConstraint.constraints(
        parsing: format, views: ["photo": photo, "name": name])
      Issue.record("\(format) was taken")
    } catch VisualFormatError.syntax(let text, let place, _) {
      #expect(text == format)
      #expect(place == offset)
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test func namesThatAreNotThereAreTold() {
    #expect(throws: VisualFormatError.unknownView("gone", format: "[gone]")) {
      try NSLayoutConstraint.constraints(parsing: "[gone]", views: [:])
    }
    #expect(throws: VisualFormatError.unknownMetric("wide", format: "[photo(wide)]")) {
      try NSLayoutConstraint.constraints(parsing: "[photo(wide)]", views: ["photo": photo])
    }
    #expect(throws: VisualFormatError.noSuperview(of: "top", format: "|[top]")) {
      try NSLayoutConstraint.constraints(parsing: "|[top]", views: ["top": outer])
    }
  }
}

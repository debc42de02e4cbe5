import Testing

@testable import UIKit

@Suite struct ExtentIndexTests {
  @Test func aMillionRowsTakeTheirEstimate() {
    let rows = ExtentIndex(count: 1_000_000, estimate: 44)
    #expect(rows.total == 44_000_000)
    #expect(rows.offset(of: 500_000) == 22_000_000)
    #expect(rows.row(at: 22_000_000) == 500_000)
    #expect(rows.row(at: 21_999_999) == 499_999)
  }

  @Test func measuredRowsMoveThoseBelow() {
    var rows = ExtentIndex(count: 10, estimate: 44)
    rows.setExtent(100, of: 2)
    rows.setExtent(20, of: 5)
    #expect(rows.offset(of: 2) == 88)
    #expect(rows.offset(of: 3) == 188)
    // 6 x 44 + 56 - 24
    #expect(rows.offset(of: 6) == 296)
    #expect(rows.total == 472)
    #expect(rows.row(at: 187) == 2)
    #expect(rows.row(at: 188) == 3)
    rows.setExtent(44, of: 2)
    #expect(rows.offset(of: 3) == 132)
    #expect(rows.isMeasured(2))
    rows.forget(5)
    #expect(rows.total == 440)
    #expect(!rows.isMeasured(5))
  }

  @Test func placesOutsideGoToTheEnds() {
    let rows = ExtentIndex(count: 3, estimate: 10)
    #expect(rows.row(at: -5) == 0)
    #expect(rows.row(at: 1000) == 2)
    #expect(ExtentIndex(count: 0, estimate: 10).total == 0)
    #expect(ExtentIndex(count: -3, estimate: 10).count == 0)
  }

  @Test func extentsThatAreNoNumbersChangeNothing() {
    var rows = ExtentIndex(count: 3, estimate: 10)
    rows.setExtent(.nan, of: 1)
    rows.setExtent(.infinity, of: 1)
    rows.setExtent(-7, of: 1)
    #expect(rows.total == 20)
    rows.setExtent(5, of: 9)
    #expect(rows.total == 20)
  }
}

import Reporting
import Testing

@Suite struct XcodeReporterTests {
  @Test("A report with one of everything")
  func everything() {
    let expected = #"""
      Bad.xib:2: error: the file ends inside
      App/Main, one.storyboard:20: error: A <label> & a button overlap in both on iPhone SE: by 10 x 4.5 points (iPhone SE landscape) [overlapping-content]
      App/Main, one.storyboard:40: error: 2 constraints contradict in all 3 configurations [unsatisfiable-constraints]
      App/Main, one.storyboard:12: warning: The text of UILabel "50% off" is cut in iPhone 17 portrait: shows "50%" and no more [truncated-text]

      """#
    #expect(XcodeReporter().text(of: SampleReport.report) == expected)
  }
}

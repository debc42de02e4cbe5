import Reporting
import Testing

@Suite struct GitHubReporterTests {
  @Test("A report with one of everything")
  func everything() {
    let expected = #"""
      ::error file=Bad.xib,line=2,title=pliant::the file ends inside
      ::error file=App/Main%2C one.storyboard,line=20,title=pliant%3A overlapping-content::A <label> & a button overlap%0Ain both on iPhone SE%0Aby 10 x 4.5 points (iPhone SE landscape)
      ::error file=App/Main%2C one.storyboard,line=40,title=pliant%3A unsatisfiable-constraints::2 constraints contradict%0Ain all 3 configurations
      ::warning file=App/Main%2C one.storyboard,line=12,title=pliant%3A truncated-text::The text of UILabel "50%25 off" is cut%0Ain iPhone 17 portrait%0Ashows "50%25"%0Aand no more

      """#
    #expect(GitHubReporter().text(of: SampleReport.report) == expected)
  }
}

import Reporting
import Testing

@Suite struct TextReporterTests {
  @Test("A report with one of everything")
  func everything() {
    let expected = #"""
      App/Main, one.storyboard:12  Contact
        error    A <label> & a button overlap  overlapping-content
                 line 20, id v-1
                 in both on iPhone SE
                 by 10 x 4.5 points (iPhone SE landscape)
        error    2 constraints contradict  unsatisfiable-constraints
                 line 40
                 in all 3 configurations
                   Unable to simultaneously satisfy constraints.
                   (
                       "<NSLayoutConstraint:c-1 H:|-(20)-[UILabel "Name"]   (active)>",
                       "<NSLayoutConstraint:c-1 H:|-(20)-[UILabel "Name"]   (active)>"
                   )

                   Will attempt to recover by breaking constraint
                   <NSLayoutConstraint:c-1 H:|-(20)-[UILabel "Name"]   (active)>
        warning  The text of UILabel "50% off" is cut  truncated-text
                 line 12, id v-3
                 in iPhone 17 portrait
                 shows "50%"
                 and no more

      2 screens, 6 layouts: 2 errors and 1 warning on 1 screen; 1 problem reading files

      """#
    #expect(TextReporter(colors: false).text(of: SampleReport.report) == expected)
  }

  @Test("Colours come and go without changing a word")
  func colors() {
    let plain = TextReporter(colors: false).text(of: SampleReport.report)
    let colored = TextReporter(colors: true).text(of: SampleReport.report)
    #expect(colored != plain)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test("Notes are told when they are asked for")
  func notes() {
    let text = TextReporter(colors: false, showsNotes: true).text(of: SampleReport.report)
    #expect(text.contains("  note     line 9: the class Map is not known\n"))
  }

  @Test("Without a summary, a clean run says nothing")
  func quiet() {
    var report = SampleReport.report
    report.screens.removeFirst()
    #expect(TextReporter(colors: true, showsSummary: false).text(of: report) == "")
    report.problems = []
    let text = TextReporter(colors: false).text(of: report)
    #expect(text == "1 screen, 3 layouts: nothing found\n")
  }
}

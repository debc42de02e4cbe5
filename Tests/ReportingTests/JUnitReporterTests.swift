import Reporting
import Testing

@Suite struct JUnitReporterTests {
  @Test("A report with one of everything")
  func everything() {
    let expected = #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="pliant" tests="7" failures="3" errors="1">
        <testsuite name="App/Main, one.storyboard: Contact" tests="3" failures="3" errors="0">
          <testcase name="unsatisfiable-constraints" classname="App/Main, one.storyboard:abc-12-xyz">
            <failure type="unsatisfiable-constraints" message="2 constraints contradict">App/Main, one.storyboard:40: error: 2 constraints contradict (in all 3 configurations)</failure>
          </testcase>
          <testcase name="overlapping-content" classname="App/Main, one.storyboard:abc-12-xyz">
            <failure type="overlapping-content" message="A &lt;label&gt; &amp; a button overlap">App/Main, one.storyboard:20: error: A &lt;label&gt; &amp; a button overlap (in both on iPhone SE): by 10 x 4.5 points (iPhone SE landscape)</failure>
          </testcase>
          <testcase name="truncated-text" classname="App/Main, one.storyboard:abc-12-xyz">
            <failure type="truncated-text" message="The text of UILabel &quot;50% off&quot; is cut">App/Main, one.storyboard:12: warning: The text of UILabel &quot;50% off&quot; is cut (in iPhone 17 portrait): shows &quot;50%&quot;&#10;and no more</failure>
          </testcase>
        </testsuite>
        <testsuite name="App/Other.xib: Cell" tests="3" failures="0" errors="0">
          <testcase name="unsatisfiable-constraints" classname="App/Other.xib:i5M"/>
          <testcase name="overlapping-content" classname="App/Other.xib:i5M"/>
          <testcase name="truncated-text" classname="App/Other.xib:i5M"/>
        </testsuite>
        <testsuite name="Bad.xib" tests="1" failures="0" errors="1">
          <testcase name="read" classname="Bad.xib">
            <error type="unreadable" message="the file ends inside">Bad.xib:2: the file ends inside</error>
          </testcase>
        </testsuite>
      </testsuites>

      """#
    #expect(JUnitReporter().text(of: SampleReport.report) == expected)
  }
}

import Testing

/// How a run bears the death of its workers, and that their number changes nothing.
@Suite struct WorkerTests {
  private static let matrix =
    "--devices iphone-8 --orientations portrait,landscape --text-sizes large --directions ltr"

  @Test(
    "The output is the same with any number of workers",
    arguments: [
      "layout --format json Screens Bad", "check --reporter json --devices iphone-8 Screens Bad",
    ])
  func order(line: String) throws {
    let one = try PliantBinary.run(line + " --jobs 1")
    for jobs in [2, 4] {
      let more = try PliantBinary.run(line + " --jobs \(jobs)")
      #expect(more.output == one.output)
      #expect(more.errors == one.errors)
      #expect(more.status == one.status)
    }
  }

  @Test("A crash becomes one finding of the screen, and the run goes on")
  func crash() throws {
    // Eight configurations of one file for one worker are four orders of two: unit 1 is the second
    // configuration of each.
    let run = try PliantBinary.run(
      "check --rules ambiguous-layout --jobs 1 --inject-fault crash@1 --devices iphone-8 "
        + "--orientations portrait,landscape --text-sizes small,medium,large,x-large "
        + "--directions ltr Screens/Badge.xib")
    #expect(run.status == 1)
    #expect(run.errors == "")
    #expect(
      run.output == """
        Screens/Badge.xib:7  Badge
          error    Crashed while laying out  crashed
                   line 7
                   in iPhone 8 portrait, text medium and 3 more
                   injected fault (iPhone 8 portrait, text medium)

        1 screen, 8 layouts: 1 error on 1 screen

        """)
  }

  @Test("A crash while a file is read costs that file only its screens")
  func openingCrash() throws {
    let run = try PliantBinary.run(
      "check --jobs 1 --inject-fault crash@open --reporter xcode \(Self.matrix) Screens")
    #expect(run.status == 1)
    #expect(
      run.output == """
        Screens/Badge.xib:1: error: Crashed while laying out in iPhone 8: injected fault [crashed]
        Screens/Welcome.storyboard:1: error: Crashed while laying out in iPhone 8: injected fault [crashed]

        """)
  }

  @Test("A layout that does not end is ended")
  func hang() throws {
    let run = try PliantBinary.run(
      "layout --inject-fault hang@0 --time-limit 1 Screens/Badge.xib")
    #expect(run.status == 1)
    #expect(
      run.output == """
        Screens/Badge.xib:7  Badge
        iPhone SE (3rd generation) portrait, 375 x 667, text large, ltr, iOS 27
        Took too long to lay out: not done after 1 seconds

        """)
  }

  @Test("A crash in the JSON of layouts is a finding of a screen without views")
  func crashInJSON() throws {
    let run = try PliantBinary.run(
      "layout --format json --inject-fault crash@0 Screens/Badge.xib")
    #expect(run.status == 1)
    #expect(run.output.contains("\"views\": [],"))
    #expect(run.output.contains("\"rule\": \"crashed\""))
  }
}

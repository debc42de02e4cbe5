import Testing

/// The messages for wrong command lines, all with status 2 and nothing on the standard output.
@Suite struct UsageTests {
  @Test(
    "A wrong command line gets one clear line",
    arguments: [
      ("chek .", "unknown command 'chek'; did you mean 'check'?"),
      ("zebra", "unknown command 'zebra'; see 'pliant help'"),
      ("check", "'check' needs PATH...; see 'pliant help check'"),
      ("check --devises x .", "unknown option '--devises'; did you mean '--devices'?"),
      ("check -x .", "unknown option '-x'; see 'pliant help check'"),
      (
        "check --devices iphone-see-3 .",
        "unknown device 'iphone-see-3'; did you mean 'iphone-se-3'?"
      ),
      ("check --devices zebra .", "unknown device 'zebra'; see 'pliant devices'"),
      (
        "check --windows one-thid .",
        "unknown value 'one-thid' for '--windows'; did you mean 'one-third'?"
      ),
      (
        "check --system 19 .", "unknown value '19' for '--system'; did you mean '18'?"
      ),
      (
        "check --reporter sraif .",
        "unknown value 'sraif' for '--reporter'; did you mean 'sarif'?"
      ),
      (
        "check --reporter json: .",
        "'json:' is no value for '--reporter': expected KIND or KIND:FILE"
      ),
      (
        "check --rules truncted-text .",
        "unknown rule 'truncted-text'; did you mean 'truncated-text'?"
      ),
      ("explain truncted-text", "unknown rule 'truncted-text'; did you mean 'truncated-text'?"),
      ("check --jobs 0 .", "'0' is no value for '--jobs': expected a whole number from 1 to 256"),
      ("check --strict=1 .", "'--strict' takes no value"),
      ("check --system", "'--system' needs a value: --system N"),
      ("check -j 1 -j 2 .", "'--jobs' may be given only once"),
      (
        "check --devices iphone-8 --windows one-third .",
        "no configuration is left: iPhone 8 has no one-third window"
      ),
      (
        "check --as-designed --devices iphone-8 .",
        "'--as-designed' and '--devices' exclude each other"
      ),
      ("check --color blue .", "unknown value 'blue' for '--color'; known: auto, always, never"),
      ("devices x", "'devices' takes no argument 'x'"),
      ("render .", "'render' needs --output FILE; see 'pliant help render'"),
      (
        "render -o x.gif .",
        "'x.gif' is no value for '--output': expected a name that ends in .svg or .png"
      ),
      (
        "verify --tolerance -1 .",
        "'-1' is no value for '--tolerance': expected a number of points from 0"
      ),
      ("check --config none.yml .", "none.yml: no such file or folder"),
    ])
  func mistakes(line: String, message: String) throws {
    let result = try PliantBinary.run(line)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors == "pliant: \(message)\n")
  }

  @Test("Help and version are answers, and no command is a mistake")
  func help() throws {
    let overview = try PliantBinary.run("help")
    #expect(overview.status == 0)
    #expect(overview.output.contains("usage: pliant COMMAND [OPTIONS] [PATH...]"))
    #expect(try PliantBinary.run("--help").output == overview.output)
    let nothing = try PliantBinary.run([])
    #expect(nothing.status == 2)
    #expect(nothing.output == overview.output)
    for command in ["check", "layout", "render", "verify", "devices", "explain"] {
      let page = try PliantBinary.run("help \(command)")
      #expect(page.status == 0)
      #expect(page.output.contains("usage: pliant \(command)"))
      #expect(try PliantBinary.run("\(command) --help").output == page.output)
    }
    #expect(try PliantBinary.run("--version").output == "pliant 0.1.0\n")
  }
}

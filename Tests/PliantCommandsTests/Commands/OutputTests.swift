import Foundation
import Testing

/// What the commands print, to the letter, for screens whose frames can be worked out by hand.
///
/// Badge: a dot of 50 by 50 in the middle of 375 x 667 points, at (375 - 50) / 2 = 162.5 and
/// (667 - 50) / 2 = 308.5. Welcome: a box 20 points inside the safe area, whose top is 20, so at
/// y = 40, with a width of 375 - 2 * 20 = 335; 20 below its 100 points of height a button.
@Suite struct OutputTests {
  @Test("The view tree as text")
  func layoutText() throws {
    let result = try PliantBinary.run(
      "layout Screens")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(
      result.output == #"""
        Screens/Badge.xib:7  Badge
        iPhone SE (3rd generation) portrait, 375 x 667, text large, ltr, iOS 27
                            x      y  width  height
        UIView "Badge"      0      0    375     667  iN0-l3-epB
          UIView "Dot"  162.5  308.5     50      50  dot-00-001

        Screens/Welcome.storyboard:12  Welcome
        iPhone SE (3rd generation) portrait, 375 x 667, text large, ltr, iOS 27
                         x    y  width  height
        UIView           0    0    375     667  vw1-00-001
          UIView "Box"  20   40    335     100  box-00-001
          UIButton      20  160     30      30  btn-00-001

        """#)
  }

  @Test("The view tree as JSON")
  func layoutJSON() throws {
    let result = try PliantBinary.run(
      "layout --format json --devices iphone-17 --directions rtl Screens/Badge.xib")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(
      result.output == #"""
        {
          "screens": [
            {
              "file": "Screens/Badge.xib",
              "scene": "iN0-l3-epB",
              "title": "Badge",
              "device": "iphone-17",
              "posture": null,
              "orientation": "portrait",
              "window": "full",
              "size": [402, 874],
              "textSize": "large",
              "direction": "rtl",
              "system": 27,
              "views": [
                {"id": "iN0-l3-epB", "class": "UIView", "frame": [0, 0, 402, 874], "label": "Badge"},
                {"id": "dot-00-001", "class": "UIView", "frame": [176, 412, 50, 50], "label": "Dot"}
              ],
              "findings": []
            }
          ]
        }

        """#)
  }

  @Test("Findings with place, configurations and reason")
  func check() throws {
    let result = try PliantBinary.run(
      "check --devices iphone-8 --text-sizes large --directions ltr Faulty Screens")
    #expect(result.status == 1)
    #expect(result.errors == "")
    #expect(
      result.output == #"""
        Faulty/Conflict.xib:7  Badge
          error    2 constraints cannot hold together  unsatisfiable-constraints
                   line 15, id dot-00-001
                   in both configurations
                     Unable to simultaneously satisfy constraints.
                     (
                         "<NSLayoutConstraint:bc1-00-001 UIView "Dot".width == 50   (active)>",
                         "<NSLayoutConstraint:bc5-00-001 UIView "Dot".width == 60   (active)>"
                     )

                     Will attempt to recover by breaking constraint
                     <NSLayoutConstraint:bc5-00-001 UIView "Dot".width == 60   (active)>

        3 screens, 6 layouts: 1 error on 1 screen

        """#)
  }

  @Test("Rules that are not named are not run")
  func rulesOff() throws {
    let result = try PliantBinary.run(
      "check --rules truncated-text Faulty/Conflict.xib")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(
      result.output == #"""
        1 screen, 40 layouts: nothing found

        """#)
  }

  @Test("Findings as workflow commands")
  func github() throws {
    let result = try PliantBinary.run(
      "check --reporter github --devices iphone-8 --text-sizes large --directions ltr Faulty")
    #expect(result.status == 1)
    #expect(result.errors == "")
    #expect(
      result.output == #"""
        ::error file=Faulty/Conflict.xib,line=15,title=pliant%3A unsatisfiable-constraints::2 constraints cannot hold together%0Ain both configurations%0AUIView "Dot".width == 50; UIView "Dot".width == 60; gave up UIView "Dot".width == 60 (iPhone 8 portrait)

        """#)
  }

  @Test("Views that lie elsewhere than in the file")
  func verify() throws {
    let result = try PliantBinary.run(
      "verify Screens")
    #expect(result.status == 1)
    #expect(result.errors == "")
    #expect(
      result.output == #"""
        Screens/Badge.xib:11: UIView "Dot" (dot-00-001): saved 160 300 50 60, computed 162.5 308.5 50 50
        4 of 5 views within 1 point of the saved frames

        """#)
  }

  @Test("A tolerance that is large enough")
  func verifyTolerance() throws {
    let result = try PliantBinary.run(
      "verify --tolerance 10 Screens")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(
      result.output == #"""
        5 of 5 views within 10 points of the saved frames

        """#)
  }

  @Test("Differences as JSON")
  func verifyJSON() throws {
    let result = try PliantBinary.run(
      "verify --format json Screens")
    #expect(result.status == 1)
    #expect(result.errors == "")
    #expect(
      result.output == #"""
        {
          "tolerance": 1,
          "compared": 5,
          "different": 1,
          "views": [
            {
              "file": "Screens/Badge.xib",
              "scene": "iN0-l3-epB",
              "line": 11,
              "id": "dot-00-001",
              "class": "UIView",
              "label": "Dot",
              "saved": [160, 300, 50, 60],
              "computed": [162.5, 308.5, 50, 50]
            }
          ]
        }

        """#)
  }

  @Test("The manual of a rule")
  func crashed() throws {
    let result = try PliantBinary.run(
      "explain crashed")
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(
      result.output == #"""
        crashed (error)

        Reports a screen whose layout ends the process or takes longer than `--time-limit`.

        Screens are laid out in processes of their own. When one dies, the screen it was laying out
        gets this finding, another process takes its place, and the run goes on behind that screen.

        It is a fault of pliant when the screen holds no code of the app: please report the file.

        """#)
  }

  @Test("Pictures are drawn in the format of the file's name, the same every time")
  func render() throws {
    let folder = try TemporaryFolder()
    try folder.copy("Faulty/Conflict.xib", to: "Conflict.xib")
    for name in ["a.svg", "b.svg", "a.png", "b.png"] {
      let result = try PliantBinary.run(
        "render --devices iphone-8 --text-sizes large --directions ltr -o \(name) Conflict.xib",
        in: folder.path)
      #expect(result.status == 0)
      #expect(result.output == "")
      #expect(result.errors == "")
    }
    let vector = try String(contentsOf: folder.url("a.svg"), encoding: .utf8)
    #expect(vector.contains("<svg"))
    #expect(try String(contentsOf: folder.url("b.svg"), encoding: .utf8) == vector)
    let pixels = try Data(contentsOf: folder.url("a.png"))
    // The signature of PNG (W3C, section 5.2).
    #expect(pixels.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(try Data(contentsOf: folder.url("b.png")) == pixels)
  }

  @Test("Reports go to the files that are named")
  func reports() throws {
    let folder = try TemporaryFolder()
    try folder.copy("Faulty/Conflict.xib", to: "Conflict.xib")
    let result = try PliantBinary.run(
      "check --devices iphone-8 --reporter json:r.json --reporter sarif:r.sarif "
        + "--reporter junit:r.xml Conflict.xib", in: folder.path)
    #expect(result.status == 1)
    #expect(result.output == "")
    for name in ["r.json", "r.sarif"] {
      _ = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.url(name)))
    }
    #expect(
      try String(contentsOf: folder.url("r.xml"), encoding: .utf8).contains(
        "<failure type=\"unsatisfiable-constraints\""))
    let nowhere = try PliantBinary.run(
      "check --devices iphone-8 --reporter json:no/r.json Conflict.xib", in: folder.path)
    #expect(nowhere.status == 2)
    #expect(nowhere.errors == "pliant: no/r.json: cannot be written: no such file or folder\n")
  }

  @Test("The catalogue lists every device with its poses")
  func devices() throws {
    let text = try PliantBinary.run("devices").output
    #expect(text.contains("iphone-se-3"))
    #expect(text.contains("closed landscape-right"))
    let json = try PliantBinary.run("devices --format json --system 26").output
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(root["system"] as? Int == 26)
  }

  @Test("The rules are listed, and each has a manual")
  func explain() throws {
    let list = try PliantBinary.run("explain").output
    for line in list.split(separator: "\n") {
      let rule = String(line.prefix { $0 != " " })
      #expect(try PliantBinary.run(["explain", rule]).output.hasPrefix("\(rule) ("))
    }
  }
}

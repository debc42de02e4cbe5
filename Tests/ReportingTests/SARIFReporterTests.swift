import Testing

@testable import Reporting

@Suite struct SARIFReporterTests {
  @Test("A report with one of everything")
  func everything() {
    let expected = #"""
      {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [
          {
            "tool": {
              "driver": {
                "name": "pliant",
                "version": "1.2.3",
                "rules": [
                  {
                    "id": "unsatisfiable-constraints",
                    "shortDescription": {"text": "About unsatisfiable-constraints"},
                    "fullDescription": {"text": "All of unsatisfiable-constraints"},
                    "defaultConfiguration": {"level": "error"}
                  },
                  {
                    "id": "overlapping-content",
                    "shortDescription": {"text": "About overlapping-content"},
                    "fullDescription": {"text": "All of overlapping-content"},
                    "defaultConfiguration": {"level": "error"}
                  },
                  {
                    "id": "truncated-text",
                    "shortDescription": {"text": "About truncated-text"},
                    "fullDescription": {"text": "All of truncated-text"},
                    "defaultConfiguration": {"level": "warning"}
                  }
                ]
              }
            },
            "invocations": [
              {
                "executionSuccessful": false,
                "toolExecutionNotifications": [
                  {
                    "level": "error",
                    "message": {"text": "the file ends inside"},
                    "locations": [
                      {
                        "physicalLocation": {
                          "artifactLocation": {"uri": "Bad.xib"},
                          "region": {"startLine": 2}
                        }
                      }
                    ]
                  }
                ]
              }
            ],
            "columnKind": "utf16CodeUnits",
            "results": [
              {
                "ruleId": "overlapping-content",
                "ruleIndex": 1,
                "level": "error",
                "message": {"text": "A <label> & a button overlap (in both on iPhone SE): by 10 x 4.5 points (iPhone SE landscape)"},
                "locations": [
                  {
                    "physicalLocation": {
                      "artifactLocation": {"uri": "App/Main,%20one.storyboard"},
                      "region": {"startLine": 20}
                    }
                  }
                ],
                "partialFingerprints": {"pliant/v1": "App/Main, one.storyboard|overlapping-content||v-1|v-2"}
              },
              {
                "ruleId": "unsatisfiable-constraints",
                "ruleIndex": 0,
                "level": "error",
                "message": {"text": "2 constraints contradict (in all 3 configurations)"},
                "locations": [
                  {
                    "physicalLocation": {
                      "artifactLocation": {"uri": "App/Main,%20one.storyboard"},
                      "region": {"startLine": 40}
                    }
                  }
                ],
                "partialFingerprints": {"pliant/v1": "App/Main, one.storyboard|unsatisfiable-constraints|"}
              },
              {
                "ruleId": "truncated-text",
                "ruleIndex": 2,
                "level": "warning",
                "message": {"text": "The text of UILabel \"50% off\" is cut (in iPhone 17 portrait): shows \"50%\"\nand no more"},
                "locations": [
                  {
                    "physicalLocation": {
                      "artifactLocation": {"uri": "App/Main,%20one.storyboard"},
                      "region": {"startLine": 12}
                    }
                  }
                ],
                "partialFingerprints": {"pliant/v1": "App/Main, one.storyboard|truncated-text||v-3"}
              }
            ]
          }
        ]
      }

      """#
    #expect(SARIFReporter().text(of: SampleReport.report) == expected)
  }

  @Test("Paths become URIs")
  func uris() {
    // RFC 3986: a blank, a hash and letters beyond ASCII are written as their UTF-8 bytes.
    #expect(SARIFReporter.uri(of: "a b/ü#.xib") == "a%20b/%C3%BC%23.xib")
  }
}

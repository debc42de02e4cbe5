import Foundation

/// The real command, built beside the tests.
enum PliantBinary {
  /// What a run of it gave.
  struct Result {
    /// The exit status.
    var status: Int32
    /// The standard output.
    var output: String
    /// The standard error.
    var errors: String
  }

  /// The build puts the executable where it puts the tests' resources.
  private static let url = Bundle.module.bundleURL.deletingLastPathComponent()
    .appending(path: "pliant")

  /// Runs the command to its end.
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - folder: Where to start it; the fixtures' folder when nothing is said.
  static func run(_ arguments: [String], in folder: String? = nil) throws -> Result {
    // Files and not pipes: a full pipe would stop the command.
    let results = try TemporaryFolder()
    try results.write("", to: "output")
    try results.write("", to: "errors")
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder ?? Fixtures.folder.path())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: results.url("output"))
    process.standardError = try FileHandle(forWritingTo: results.url("errors"))
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: try String(contentsOf: results.url("output"), encoding: .utf8),
      errors: try String(contentsOf: results.url("errors"), encoding: .utf8))
  }

  /// Runs the command with its arguments in one text, separated by blanks.
  static func run(_ line: String, in folder: String? = nil) throws -> Result {
    try run(line.split(separator: " ").map(String.init), in: folder)
  }
}

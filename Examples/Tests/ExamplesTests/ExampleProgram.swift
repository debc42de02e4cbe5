import Foundation

/// One of the examples' programs, built beside the tests.
struct ExampleProgram {
  /// What a run of it gave.
  struct Result: Equatable {
    /// The exit status.
    var status: Int32
    /// The standard output.
    var output: String
    /// The standard error.
    var errors: String
  }

  /// The program's name.
  let name: String

  /// Runs the program to its end.
  ///
  /// - Parameter line: The arguments in one text, separated by blanks.
  func run(_ line: String) throws -> Result {
    // Files and not pipes: a full pipe would stop the program.
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appending(path: "output")
    let errors = folder.appending(path: "errors")
    for file in [output, errors] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = Bundle.main.bundleURL.appending(path: name)
    process.arguments = line.split(separator: " ").map(String.init)
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }
}

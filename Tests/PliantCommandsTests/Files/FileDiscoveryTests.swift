import Foundation
import Testing

@testable import PliantCommands

@Suite struct FileDiscoveryTests {
  private func discovery(
    _ folder: TemporaryFolder, _ paths: [String], _ exclusion: Exclusion = Exclusion()
  ) -> FileDiscovery {
    FileDiscovery(
      paths: paths.map { "\(folder.path)/\($0)" }, currentFolder: folder.path, exclusion: exclusion)
  }

  @Test("Folders are searched in the order of names, without hidden and foreign ones")
  func search() throws {
    let folder = try TemporaryFolder()
    for name in [
      "b/Z.xib", "b/a.storyboard", "b/B.xib", "a/C.xib", "b/note.txt", ".git/D.xib", "Pods/E.xib",
      "b/.F.xib", ".build/G.xib",
    ] { try folder.write("", to: name) }
    let found = discovery(folder, [""])
    #expect(found.files.map(\.displayPath) == ["a/C.xib", "b/B.xib", "b/Z.xib", "b/a.storyboard"])
    #expect(found.problems.isEmpty)
  }

  @Test("A skipped folder is searched when it is given itself")
  func givenFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Pods/E.xib")
    #expect(discovery(folder, ["Pods"]).files.map(\.displayPath) == ["Pods/E.xib"])
  }

  @Test("A file that two paths lead to is taken once, where it comes first")
  func twice() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a/A.xib")
    try folder.write("", to: "a/B.xib")
    let found = discovery(folder, ["a/B.xib", "a", "a/./A.xib"])
    #expect(found.files.map(\.displayPath) == ["a/B.xib", "a/A.xib"])
    #expect(found.problems.isEmpty)
  }

  @Test("Links between folders make no endless search")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a/A.xib")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/a/loop", withDestinationPath: folder.path)
    #expect(discovery(folder, [""]).files.map(\.displayPath) == ["a/A.xib"])
  }

  @Test("What leads to nothing is told, and the rest is found")
  func problems() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a/A.xib")
    try folder.write("", to: "empty/note.txt")
    let found = discovery(folder, ["missing.xib", "empty", "empty/note.txt", "a"])
    #expect(found.files.map(\.displayPath) == ["a/A.xib"])
    #expect(
      found.problems.map(\.description) == [
        "missing.xib: no such file or folder", "empty: no storyboard or xib in this folder",
        "empty/note.txt: neither a storyboard nor a xib",
      ])
  }

  @Test("Exclusions leave out files and folders, but not what is given itself")
  func excluded() throws {
    let folder = try TemporaryFolder()
    for name in ["a/A.xib", "a/old/B.xib", "c/C.xib"] { try folder.write("", to: name) }
    let exclusion = Exclusion(
      patterns: [PathPattern(text: "old"), PathPattern(text: "c/C.xib")], folder: folder.path)
    #expect(discovery(folder, [""], exclusion).files.map(\.displayPath) == ["a/A.xib"])
    #expect(discovery(folder, ["c/C.xib"], exclusion).files.map(\.displayPath) == ["c/C.xib"])
  }
}

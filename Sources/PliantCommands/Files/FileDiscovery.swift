import Glibc

/// Finds the Interface Builder files that the paths of a command line stand for.
///
/// A file is taken as it is named; a folder is searched with everything below it for `.storyboard`
/// and `.xib` files, in the order of their names. Below a given folder, hidden folders and those
/// that hold others' code or build products (`skippedFolders`) are left out, as are folders reached
/// through symbolic links. A file that two paths lead to is taken once.
struct FileDiscovery {
  /// The names of folders that are not searched unless they are given themselves.
  static let skippedFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "xcuserdata",
  ]
  /// The endings of files that are taken.
  static let extensions = [".storyboard", ".xib"]

  /// The files found, in the order of the paths and, within a folder, of the names.
  private(set) var files: [DiscoveredFile] = []
  /// The paths that lead to nothing.
  private(set) var problems: [FileProblem] = []

  private let currentFolder: String
  private let exclusion: Exclusion
  private var seen: Set<String> = []

  /// Searches the paths.
  /// - Parameters:
  ///   - paths: Files and folders, as given.
  ///   - currentFolder: The absolute path of the folder that output is relative to.
  ///   - exclusion: What to leave out below folders.
  init(paths: [String], currentFolder: String, exclusion: Exclusion = Exclusion()) {
    self.currentFolder = currentFolder
    self.exclusion = exclusion
    for path in paths { add(path) }
  }

  private mutating func add(_ path: String) {
    let displayed = PathSpelling.displayed(path, in: currentFolder)
    switch Self.kind(of: path, followingLinks: true) {
    case .folder:
      let before = files.count
      let problemsBefore = problems.count
      search(folder: PathSpelling.normalized(path))
      if files.count == before, problems.count == problemsBefore, !alreadySeen(below: path) {
        problems.append(
          FileProblem(path: displayed, line: nil, message: "no storyboard or xib in this folder"))
      }
    case .file:
      guard Self.extensions.contains(where: path.hasSuffix) else {
        problems.append(
          FileProblem(path: displayed, line: nil, message: "neither a storyboard nor a xib"))
        return
      }
      take(PathSpelling.normalized(path))
    case .nothing:
      problems.append(
        FileProblem(path: displayed, line: nil, message: "no such file or folder"))
    case .other:
      problems.append(
        FileProblem(path: displayed, line: nil, message: "neither a file nor a folder"))
    }
  }

  private func alreadySeen(below path: String) -> Bool {
    guard let real = Self.realPath(path) else { return false }
    return seen.contains { $0.hasPrefix(real + "/") }
  }

  private mutating func search(folder: String) {
    guard let names = Self.names(in: folder) else {
      problems.append(
        FileProblem(
          path: PathSpelling.displayed(folder, in: currentFolder), line: nil,
          message: "the folder cannot be read"))
      return
    }
    for name in names where !name.hasPrefix(".") {
      let path = PathSpelling.joined(folder, name)
      if exclusion.matches(PathSpelling.absolute(path, in: currentFolder)) { continue }
      if Self.extensions.contains(where: name.hasSuffix) {
        if Self.kind(of: path, followingLinks: true) == .file { take(path) }
      } else if !Self.skippedFolders.contains(name),
        Self.kind(of: path, followingLinks: false) == .folder
      {
        search(folder: path)
      }
    }
  }

  private mutating func take(_ path: String) {
    guard seen.insert(Self.realPath(path) ?? path).inserted else { return }
    files.append(
      DiscoveredFile(
        path: path, displayPath: PathSpelling.displayed(path, in: currentFolder)))
  }

  private enum Kind {
    case file
    case folder
    case other
    case nothing
  }

  private static func kind(of path: String, followingLinks: Bool) -> Kind {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    guard result == 0 else { return .nothing }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// The names in a folder, sorted by their UTF-8 bytes so that no locale changes the order.
  private static func names(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      names.append(name)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

import Devices
import InterfaceBuilder
import LayoutTree
import Staging

/// A file that a worker has read, kept for the next order, which is often of the same file.
@MainActor
struct OpenScreenFile {
  /// The file.
  let file: DiscoveredFile
  private let content: Result<ScreenFile, IBError>

  /// Reads the file.
  init(_ file: DiscoveredFile) {
    self.file = file
    content = Result { () throws(IBError) -> ScreenFile in
      try ScreenFile(path: file.path, displayPath: file.displayPath)
    }
  }

  /// The screens that a task looks at.
  ///
  /// What a screen of the file shows inside itself is judged and drawn there; frames are told of
  /// every screen.
  func screens(for task: WorkTask) -> [ScreenReference] {
    guard case .success(let content) = content else { return [] }
    switch task {
    case .check, .tree: return content.screens.filter { !content.isEmbedded($0) }
    case .layoutText, .layoutJSON, .verify: return content.screens
    }
  }

  /// What reading gave.
  func opened(for order: WorkOrder) -> OpenedFile {
    switch content {
    case .failure(let error):
      return OpenedFile(problems: [problem(error)])
    case .success(let content):
      let designed = ConfigurationRequest(designed(content, for: order))
      let screens = screens(for: order.task).map {
        OpenedFile.Screen(reference: $0, designed: designed)
      }
      var problems = content.document.faults.map(problem)
      if content.screens.isEmpty, problems.isEmpty {
        problems.append(
          FileProblem(path: file.displayPath, line: nil, message: "the file holds no screen"))
      }
      return OpenedFile(screens: screens, problems: problems)
    }
  }

  /// Lays a screen out.
  /// - Returns: The tree, or why there is none, one line.
  func layOut(
    _ screen: ScreenReference, request: ConfigurationRequest, order: WorkOrder
  ) -> Result<LayoutTree, LayoutFailure> {
    guard case .success(let content) = content else {
      return .failure(LayoutFailure(message: "the file is not read"))
    }
    // The canvas itself, which may have a size of its own, and not a device of its size.
    if order.asDesigned, request == .designed {
      return .success(content.layOut(screen, in: nil))
    }
    do {
      let configuration = try request.resolved(designed: designed(content, for: order))
      return .success(content.layOut(screen, in: configuration))
    } catch {
      return .failure(LayoutFailure(message: error.description))
    }
  }

  private func designed(_ content: ScreenFile, for order: WorkOrder) -> Configuration {
    var configuration = content.designedConfiguration
    if !order.asDesigned { configuration.system = .newest }
    return configuration
  }

  private func problem(_ error: IBError) -> FileProblem {
    FileProblem(path: file.displayPath, line: error.line, message: error.reason.message)
  }
}

/// Why a screen cannot be laid out, other than by a crash.
struct LayoutFailure: Error, Equatable {
  /// The reason, one line.
  var message: String
}

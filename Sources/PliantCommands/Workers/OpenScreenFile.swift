import Audit
import Devices
import InterfaceBuilder
import LayoutTree
import Staging

/// A file that a worker has read, kept for the next order, which is often of the same file; or the
/// screens that the program holds itself.
@MainActor
struct OpenScreenFile {
  /// The screens of the program, which `DiscoveredFile.catalog` stands for.
  static var catalog: [Screen] = []

  /// The file.
  let file: DiscoveredFile
  private let content: Content

  private enum Content {
    case file(ScreenFile)
    case catalog([Screen])
    case unreadable(IBError)
  }

  /// Reads the file.
  init(_ file: DiscoveredFile) {
    self.file = file
    if file == .catalog {
      content = .catalog(Self.catalog)
      return
    }
    do throws(IBError) {
      content = .file(try ScreenFile(path: file.path, displayPath: file.displayPath))
    } catch {
      content = .unreadable(error)
    }
  }

  /// The screens that a task looks at.
  ///
  /// What a screen of the file shows inside itself is judged and drawn there; frames are told of
  /// every screen.
  func screens(for task: WorkTask) -> [ScreenReference] {
    switch content {
    case .unreadable: return []
    case .catalog(let screens): return screens.map(\.reference)
    case .file(let file):
      switch task {
      case .check, .tree: return file.screens.filter { !file.isEmbedded($0) }
      case .layoutText, .layoutJSON, .verify: return file.screens
      }
    }
  }

  /// What reading gave.
  func opened(for order: WorkOrder) -> OpenedFile {
    let designed = ConfigurationRequest(designed(for: order))
    let screens = screens(for: order.task).map {
      OpenedFile.Screen(reference: $0, designed: designed)
    }
    switch content {
    case .unreadable(let error): return OpenedFile(problems: [problem(error)])
    case .catalog(let all):
      let names = all.map(\.reference.scene)
      let problems = names.indices.filter { names[..<$0].contains(names[$0]) }.map {
        FileProblem(
          path: file.displayPath, line: nil, message: "two screens are called '\(names[$0])'")
      }
      return OpenedFile(screens: problems.isEmpty ? screens : [], problems: problems)
    case .file(let content):
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
    do {
      let configuration = try request.resolved(designed: designed(for: order))
      switch content {
      case .unreadable: return .failure(LayoutFailure(message: "the file is not read"))
      case .catalog(let screens):
        guard let found = screens.first(where: { $0.reference == screen }) else {
          return .failure(LayoutFailure(message: "there is no such screen"))
        }
        let stage = try Stage(found, in: configuration)
        return .success(stage.treeWithEveryConflict(of: order.task))
      case .file(let content):
        // The canvas itself, which may have a size of its own, and not a device of its size.
        let isCanvas = order.asDesigned && request == .designed
        return .success(content.layOut(screen, in: isCanvas ? nil : configuration))
      }
    } catch {
      return .failure(LayoutFailure(message: error.description))
    }
  }

  /// Launches a screen as it is before a step, and takes it through the step.
  /// - Returns: The layout that the step leads to; nil where there is none: in a configuration that
  ///   the device does not have, and for screens of files, which hold no code.
  func arrive(
    _ screen: ScreenReference, by step: TransitionStep, at request: ConfigurationRequest,
    order: WorkOrder
  ) -> LayoutTree? {
    guard case .catalog(let screens) = content,
      let found = screens.first(where: { $0.reference == screen })
    else { return nil }
    let designed = designed(for: order)
    do {
      let start = try request.before(step).resolved(designed: designed)
      let stage = try Stage(found, in: start)
      let known = stage.conflicts
      try stage.transition(to: try request.resolved(designed: designed))
      return stage.treeWithEveryConflict(of: order.task, but: known)
    } catch {
      return nil
    }
  }

  /// What the screens were designed in; those made in code are taken for the newest small iPhone.
  private func designed(for order: WorkOrder) -> Configuration {
    guard case .file(let content) = content else {
      return Configuration(device: Device.find("iphone-17") ?? .designCanvas)
    }
    var configuration = content.designedConfiguration
    if !order.asDesigned { configuration.system = .newest }
    return configuration
  }

  private func problem(_ error: IBError) -> FileProblem {
    FileProblem(path: file.displayPath, line: error.line, message: error.reason.message)
  }
}

extension Stage {
  /// The layout. Where it is judged, with the conflicts too that UIKit met on the way and that a later
  /// layout resolved: each of them is logged on a device.
  /// - Parameters:
  ///   - task: What the tree is for.
  ///   - known: Conflicts of an earlier time, which are not told unless they hold still.
  fileprivate func treeWithEveryConflict(
    of task: WorkTask, but known: [ConflictRecord] = []
  ) -> LayoutTree {
    var tree = tree
    guard task == .check || task == .tree else { return tree }
    for conflict in conflicts where !known.contains(conflict) && !tree.conflicts.contains(conflict)
    {
      tree.conflicts.append(conflict)
    }
    return tree
  }
}

/// Why a screen cannot be laid out, other than by a crash.
struct LayoutFailure: Error, Equatable {
  /// The reason, one line.
  var message: String
}

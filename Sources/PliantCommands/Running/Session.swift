import Audit
import Devices
import LayoutTree

/// What every command that lays screens out does first: settings, matrix, files.
struct Session {
  /// The options.
  let options: CommonOptions
  /// The world around.
  let context: CommandContext
  /// The configurations.
  let requests: [ConfigurationRequest]
  /// Whether metrics follow the tools that wrote the file.
  let asDesigned: Bool
  /// The files to look at.
  let files: [DiscoveredFile]
  /// How the command ends, as far as it is known: paths that lead to nothing make it unusable.
  private(set) var status = ExitStatus.clean
  /// What could not be read, in the order it was found.
  private(set) var problems: [FileProblem]

  /// Reads options and settings, works the matrix out and looks for the files.
  /// - Parameters:
  ///   - arguments: The command's arguments.
  ///   - context: The world around.
  ///   - base: What is taken for the parts of the matrix that nobody asks for.
  ///   - takesMatrixOfSettings: Whether the settings' matrix counts, or only the arguments'.
  ///   - asDesigned: Whether the command always takes what the files were designed for.
  init(
    _ arguments: ParsedArguments, in context: CommandContext, base: Matrix.Base,
    takesMatrixOfSettings: Bool, asDesigned: Bool = false
  ) throws(UsageError) {
    self.context = try CommonOptions.context(arguments, context)
    options = try CommonOptions(arguments, in: context)
    let asDesigned = asDesigned || arguments.has("as-designed")
    self.asDesigned = asDesigned
    let asked = MatrixOptions.names(in: arguments)
    if asDesigned {
      for (option, value) in [
        ("--devices", asked.devices), ("--postures", asked.postures),
        ("--orientations", asked.orientations), ("--windows", asked.windows),
        ("--system", asked.system.map { [$0] }),
      ] where value != nil {
        throw .conflictingOptions("--as-designed", option)
      }
    }
    var names = asked
    if takesMatrixOfSettings, !asDesigned {
      do {
        // Checked by itself, so that the message can name the file.
        _ = try MatrixParts(options.settings.matrix)
      } catch {
        throw .unusableSettings(
          FileProblem(path: options.settings.displayPath, line: nil, message: error.message))
      }
      names = asked.merged(over: options.settings.matrix)
    }
    requests = try Matrix(MatrixParts(names), base: asDesigned ? .designed : base).requests
    let discovery = FileDiscovery(
      paths: arguments.operands, currentFolder: context.currentFolder,
      exclusion: Exclusion(patterns: options.settings.excluded, folder: options.settings.folder))
    let isCatalog = arguments.operands.isEmpty && context.hasScreens
    files = isCatalog ? [.catalog] : discovery.files
    problems = discovery.problems
    for problem in problems { context.complain(problem.description) }
    if !problems.isEmpty || files.isEmpty { status = .unusable }
    if files.isEmpty, problems.isEmpty { context.complain("nothing to look at") }
  }

  /// Makes the status at least as bad as `other`.
  mutating func raise(to other: ExitStatus) { status = max(status, other) }

  /// Lays all screens out.
  ///
  /// Files that cannot be read are told of on the standard error, and make the command unusable;
  /// what could be read is delivered all the same.
  /// - Parameters:
  ///   - task: What to do with each laid-out screen.
  ///   - disabledRules: The rules that are not run.
  ///   - takesSteps: Whether screens made in code are also taken through the steps that lead from one
  ///     configuration to another.
  ///   - deliver: Called once for each screen, in order.
  mutating func run(
    _ task: WorkTask, disabledRules: [String] = [], takesSteps: Bool = false,
    deliver: (ScreenOutcome) -> Void
  ) throws(UsageError) {
    let run = Run(
      files: files, requests: requests, task: task, asDesigned: asDesigned,
      disabledRules: disabledRules,
      steps: takesSteps ? MatrixSteps(requests).steps : [],
      pool: WorkerPool.Options(
        workers: options.jobs, timeLimit: options.timeLimit,
        workerArguments: options.workerArguments))
    var progress = Progress(isShown: context.showsProgress)
    var problems: [FileProblem] = []
    let context = self.context
    let requests = self.requests
    try run.carryOut(
      progress: { progress.show($0, of: $1) },
      deliver: { outcome in
        let found = outcome.opened.problems + outcome.unitProblems(requests)
        if !found.isEmpty { progress.clear() }
        for problem in found { context.complain(problem.description) }
        problems += found
        for screen in outcome.screenOutcomes(requests) { deliver(screen) }
      })
    progress.clear()
    self.problems += problems
    if !problems.isEmpty { raise(to: .unusable) }
  }
}

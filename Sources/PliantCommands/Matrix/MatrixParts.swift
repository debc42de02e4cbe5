import Devices

/// The parts of a matrix, looked up: each nil where nothing is asked for.
struct MatrixParts: Equatable, Sendable {
  /// The devices.
  var devices: [Device]?
  /// The postures.
  var postures: [Posture]?
  /// The orientations.
  var orientations: [Orientation]?
  /// The windows.
  var windows: [Window]?
  /// The text sizes.
  var textSizes: [ContentSizeCategory]?
  /// The directions.
  var directions: [LayoutDirection]?
  /// The system generation.
  var system: SystemGeneration?

  /// Looks the names up; what is said twice counts once.
  /// - Throws: A `UsageError` for the first name that is not known, with the nearest known one.
  init(_ names: MatrixNames) throws(UsageError) {
    if let list = names.devices {
      var found: [Device] = []
      for name in list { found.append(try Self.device(name)) }
      devices = try Self.unique(found, option: "--devices")
    }
    postures = try Self.lookUp(
      names.postures, option: "--postures", known: Posture.allCases.map(\.rawValue),
      Posture.init(rawValue:))
    orientations = try Self.lookUp(
      names.orientations, option: "--orientations",
      known: Orientation.allCases.map(\.rawValue) + ["landscape"]
    ) { $0 == "landscape" ? .landscapeLeft : Orientation(rawValue: $0) }
    windows = try Self.lookUp(
      names.windows, option: "--windows", known: Window.fixed.map(\.name), Window.init(name:))
    textSizes = try Self.lookUp(
      names.textSizes, option: "--text-sizes", known: ContentSizeCategory.allCases.map(\.name),
      ContentSizeCategory.init(name:))
    directions = try Self.lookUp(
      names.directions, option: "--directions", known: LayoutDirection.allCases.map(\.rawValue),
      LayoutDirection.init(rawValue:))
    system = try Self.lookUp(
      names.system.map { [$0] }, option: "--system",
      known: SystemGeneration.allCases.map { "\($0.rawValue)" }
    ) { Int($0).flatMap(SystemGeneration.init(rawValue:)) }?.first
  }

  private static func device(_ name: String) throws(UsageError) -> Device {
    if let device = Device.find(name) { return device }
    let suggestion =
      Device.suggestion(for: name)?.id
      ?? Suggestion.nearest(to: name, among: Device.all.map(\.id))
    throw .unknownDevice(name, suggestion: suggestion)
  }

  private static func lookUp<Value: Equatable>(
    _ names: [String]?, option: String, known: [String], _ find: (String) -> Value?
  ) throws(UsageError) -> [Value]? {
    guard let names else { return nil }
    var values: [Value] = []
    for name in names {
      guard let value = find(name) else {
        throw .unknownValue(
          name, option: option, suggestion: Suggestion.nearest(to: name, among: known),
          known: known)
      }
      values.append(value)
    }
    return try unique(values, option: option)
  }

  private static func unique<Value: Equatable>(
    _ values: [Value], option: String
  ) throws(UsageError) -> [Value] {
    var result: [Value] = []
    for value in values where !result.contains(value) { result.append(value) }
    guard !result.isEmpty else {
      throw .invalidValue("", option: option, expected: "names separated by commas")
    }
    return result
  }
}

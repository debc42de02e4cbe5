/// The configurations that somebody asks for, as names not yet looked up.
///
/// A part that is nil is left to the default.
struct MatrixNames: Equatable, Sendable {
  /// Devices, such as `iphone-se-3`.
  var devices: [String]?
  /// Postures of folding devices.
  var postures: [String]?
  /// Orientations; `landscape` stands for `landscape-left`.
  var orientations: [String]?
  /// Windows or sizes.
  var windows: [String]?
  /// Dynamic Type sizes.
  var textSizes: [String]?
  /// Writing directions.
  var directions: [String]?
  /// The system generation.
  var system: String?

  /// Whether nothing is asked for.
  var isEmpty: Bool { self == MatrixNames() }

  /// These names, each missing part taken from `other`.
  func merged(over other: MatrixNames) -> MatrixNames {
    MatrixNames(
      devices: devices ?? other.devices, postures: postures ?? other.postures,
      orientations: orientations ?? other.orientations, windows: windows ?? other.windows,
      textSizes: textSizes ?? other.textSizes, directions: directions ?? other.directions,
      system: system ?? other.system)
  }
}

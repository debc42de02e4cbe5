import Devices

/// The configurations that a run lays each screen out in.
struct Matrix: Equatable, Sendable {
  /// What is taken for parts that nobody asks for.
  enum Base: Sendable {
    /// The default matrix: many devices, windows, text sizes and directions.
    case defaultMatrix
    /// The configuration that each screen was designed in.
    case designed
  }

  /// The configurations, in the order of the output.
  let requests: [ConfigurationRequest]

  /// Works the configurations out.
  ///
  /// Each part that is asked for takes the place of that part in the base; combinations that do not
  /// exist, such as a split window on a phone, are left out. Devices that are asked for get the
  /// orientations, windows, text sizes and directions that the default matrix has for a device of
  /// their kind.
  /// - Throws: `UsageError.emptyMatrix` when no combination exists.
  init(_ parts: MatrixParts, base: Base) throws(UsageError) {
    switch base {
    case .defaultMatrix: requests = try Self.product(parts)
    case .designed: requests = try Self.designed(parts)
    }
  }

  private static func product(_ parts: MatrixParts) throws(UsageError) -> [ConfigurationRequest] {
    let system = parts.system ?? .newest
    var rows: [Configuration]
    if let devices = parts.devices {
      rows = devices.flatMap { template(for: $0, system: system) }
    } else {
      rows = Configuration.defaultMatrix(system: system)
    }
    vary(&rows, parts.postures) { row, posture in
      row.posture = row.device.isFolding ? posture : nil
    }
    vary(&rows, parts.orientations) { $0.orientation = $1 }
    vary(&rows, parts.windows) { $0.window = $1 }
    vary(&rows, parts.textSizes) { $0.contentSizeCategory = $1 }
    vary(&rows, parts.directions) { $0.direction = $1 }
    let valid = rows.filter(\.isValid)
    guard !valid.isEmpty else {
      throw .emptyMatrix(reason: rows.lazy.compactMap(reason).first)
    }
    return unique(valid).map { ConfigurationRequest($0) }
  }

  /// The default rows of a device's kind, with the device itself in them.
  private static func template(for device: Device, system: SystemGeneration) -> [Configuration] {
    let model: String
    if device.isFolding {
      model = "iphone-duo"
    } else {
      model = device.idiom == .pad ? "ipad-air-11-m3" : "iphone-17"
    }
    let rows = Configuration.defaultMatrix(system: .newest).filter { $0.device.id == model }
    return rows.map { row in
      var row = row
      row.device = device
      row.system = system
      return row
    }
  }

  private static func vary<Value>(
    _ rows: inout [Configuration], _ values: [Value]?,
    _ set: (inout Configuration, Value) -> Void
  ) {
    guard let values else { return }
    rows = unique(
      rows.flatMap { row in
        values.map { value in
          var row = row
          set(&row, value)
          return row
        }
      })
  }

  private static func unique(_ rows: [Configuration]) -> [Configuration] {
    var seen: Set<Configuration> = []
    return rows.filter { seen.insert($0).inserted }
  }

  private static func reason(_ row: Configuration) -> String? {
    do {
      try row.validate()
      return nil
    } catch {
      return error.description
    }
  }

  private static func designed(_ parts: MatrixParts) throws(UsageError) -> [ConfigurationRequest] {
    var rows = [ConfigurationRequest.designed]
    func vary<Value>(_ values: [Value]?, _ set: (inout ConfigurationRequest, Value) -> Void) {
      guard let values else { return }
      rows = rows.flatMap { row in
        values.map { value in
          var row = row
          set(&row, value)
          return row
        }
      }
    }
    vary(parts.devices) { $0.device = $1.id }
    vary(parts.postures) { $0.posture = $1.rawValue }
    vary(parts.orientations) { $0.orientation = $1.rawValue }
    vary(parts.windows) { $0.window = $1.name }
    vary(parts.textSizes) { $0.textSize = $1.name }
    vary(parts.directions) { $0.direction = $1.rawValue }
    vary(parts.system.map { [$0] }) { $0.system = $1.rawValue }
    guard parts.devices != nil else { return rows }
    // With a device named, what does not exist can be told without the file. A posture goes to
    // the folding devices only.
    var valid: [ConfigurationRequest] = []
    var problem: String?
    for var row in rows {
      guard let device = row.device.flatMap(Device.find) else { continue }
      if !device.isFolding { row.posture = nil }
      do {
        _ = try row.resolved(designed: Configuration(device: device))
        if !valid.contains(row) { valid.append(row) }
      } catch {
        problem = problem ?? error.description
      }
    }
    guard !valid.isEmpty else { throw .emptyMatrix(reason: problem) }
    return valid
  }
}

import Devices
import Reporting

/// `pliant devices`: lists the catalogue.
enum DevicesCommand: Command {
  /// The forms in which the catalogue is printed.
  enum Format: String, CaseIterable {
    case text
    case json
  }

  static let syntax = CommandSyntax(
    name: "devices",
    summary: "Lists the devices: sizes, scales, safe areas and size classes.",
    operands: nil, needsOperands: false,
    discussion: [
      "Sizes are in points. Safe areas are top/left/bottom/right, without bars. Size classes are "
        + "width x height: C is compact, R is regular."
    ],
    groups: [
      CommandSyntax.OptionGroup(
        title: "output",
        options: [
          .value("format", "FORMAT", "text, the default, or json."),
          .value(
            "system", "N", "The generation of the system: 18, 26 or 27, which is the default."),
          .flag("help", short: "h", "Prints this page."),
        ])
    ])

  static func run(
    _ arguments: ParsedArguments, in context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    let format = try CommonOptions.choice(arguments, "format", default: Format.text)
    var names = MatrixNames()
    names.system = arguments.value("system")
    let system = try MatrixParts(names).system ?? .newest
    switch format {
    case .text: context.write(table(system))
    case .json: context.write(json(system))
    }
    return .clean
  }

  /// The ways a device is held that the catalogue tells of: upright and on its side, for each
  /// display.
  private static func poses(
    of device: Device, _ system: SystemGeneration
  ) -> [Configuration] {
    let postures: [Posture?] = device.isFolding ? [.closed, .open] : [nil]
    let orientations: [Orientation] =
      device.isFolding
      ? [.portrait, .landscapeLeft, .landscapeRight] : [.portrait, .landscapeLeft]
    return postures.flatMap { posture in
      orientations.map { orientation in
        Configuration(
          device: device, posture: posture, orientation: orientation, system: system)
      }
    }.filter(\.isValid)
  }

  private static func table(_ system: SystemGeneration) -> String {
    var rows = [["id", "name", "scale", "pose", "size", "safe area", "classes"]]
    for device in Device.all {
      for (index, pose) in poses(of: device, system).enumerated() {
        let first = index == 0
        rows.append([
          first ? device.id : "", first ? device.name : "",
          first ? "@\(NumberText.short(device.scale))x" : "", name(of: pose),
          sizeText(pose.windowSize), insetsText(pose.safeAreaInsets), classes(of: pose),
        ])
      }
    }
    let widths = (0..<rows[0].count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }

  private static func json(_ system: SystemGeneration) -> String {
    let devices = Device.all.map { device -> JSONValue in
      let poses = poses(of: device, system).map { pose -> JSONValue in
        let insets = pose.safeAreaInsets
        return .object([
          .init("posture", pose.posture.map { .string($0.rawValue) } ?? .null),
          .init("orientation", .string(pose.orientation.rawValue)),
          .init(
            "size",
            .array([.number(pose.windowSize.width), .number(pose.windowSize.height)])),
          .init(
            "safeArea",
            .array([
              .number(insets.top), .number(insets.left), .number(insets.bottom),
              .number(insets.right),
            ])),
          .init("horizontalSizeClass", .string(pose.horizontalSizeClass.rawValue)),
          .init("verticalSizeClass", .string(pose.verticalSizeClass.rawValue)),
        ])
      }
      return .object([
        .init("id", .string(device.id)), .init("name", .string(device.name)),
        .init("idiom", .string(device.idiom.rawValue)),
        .init("year", device.year.map(JSONValue.integer) ?? .null),
        .init("scale", .number(device.scale)),
        .init("cornerRadius", .number(device.cornerRadius)),
        .init("interfaceBuilder", .array(device.interfaceBuilderIDs.map(JSONValue.string))),
        .init("poses", .array(poses)),
      ])
    }
    return JSONValue.object([
      .init("system", .integer(system.rawValue)), .init("devices", .array(devices)),
    ]).pretty() + "\n"
  }

  private static func name(of pose: Configuration) -> String {
    var orientation = pose.orientation.rawValue
    if !pose.device.isFolding, pose.orientation.isLandscape { orientation = "landscape" }
    return pose.posture.map { "\($0.rawValue) \(orientation)" } ?? orientation
  }

  private static func sizeText(_ size: Size) -> String {
    "\(NumberText.short(size.width)) x \(NumberText.short(size.height))"
  }

  private static func insetsText(_ insets: Insets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(NumberText.short)
      .joined(separator: "/")
  }

  private static func classes(of pose: Configuration) -> String {
    let width = pose.horizontalSizeClass == .regular ? "R" : "C"
    let height = pose.verticalSizeClass == .regular ? "R" : "C"
    return "\(width) x \(height)"
  }
}

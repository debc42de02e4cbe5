import Devices

/// The options that choose configurations, shared by every command that lays screens out.
enum MatrixOptions {
  /// The options, for the help and the parser.
  static let group = CommandSyntax.OptionGroup(
    title: "configurations",
    options: [
      .value("devices", "A,B", "Devices, such as iphone-se-3; 'pliant devices' lists them."),
      .value("postures", "A,B", "Postures of folding devices: \(known(Posture.self))."),
      .value(
        "orientations", "A,B",
        "Orientations: portrait, portrait-upside-down, landscape-left, landscape-right; landscape "
          + "is landscape-left."),
      .value(
        "windows", "A,B",
        "Windows: \(Window.fixed.map(\.name).joined(separator: ", ")), or a size such as 500x700."),
      .value(
        "text-sizes", "A,B",
        "Text sizes: x-small, small, medium, large, x-large, xx-large, xxx-large, accessibility1 "
          + "to accessibility5."),
      .value("directions", "A,B", "Writing directions: ltr, rtl."),
      .value("system", "N", "The generation of the system: 18, 26 or 27, which is the default."),
      .flag(
        "as-designed",
        "The device and orientation that each file was designed for, and the system of the tools "
          + "that wrote it."),
    ])

  /// The names that the arguments hold.
  static func names(in arguments: ParsedArguments) -> MatrixNames {
    MatrixNames(
      devices: arguments.list("devices"), postures: arguments.list("postures"),
      orientations: arguments.list("orientations"), windows: arguments.list("windows"),
      textSizes: arguments.list("text-sizes"), directions: arguments.list("directions"),
      system: arguments.value("system"))
  }

  private static func known<Value: CaseIterable & RawRepresentable<String>>(
    _ type: Value.Type
  ) -> String {
    type.allCases.map(\.rawValue).joined(separator: ", ")
  }
}

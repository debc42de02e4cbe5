/// The colours among a file's resources.
struct NamedColors {
  /// Colours of asset catalogues.
  var assets: [String: IBColor.Components] = [:]
  /// Colours of the system.
  var system: [String: IBColor.Components] = [:]

  /// The colour of an asset catalogue; without components where the file does not list it.
  func asset(_ name: String) -> IBColor {
    IBColor(source: .named(name), components: assets[name])
  }

  /// The system colour; the file's own value first, then the table.
  func system(_ name: String) -> IBColor {
    IBColor(
      source: .system(name), components: system[name] ?? IBSystemColors.components(of: name))
  }
}

import Devices
import LayoutTree
import UIKit

extension LayoutTree {
  /// Reads a laid-out window.
  ///
  /// - Parameters:
  ///   - outletNames: The outlets that lead to an object, by its id, for naming views.
  ///   - notes: What the loader has to say.
  @MainActor init(
    of window: UIWindow, screen: ScreenReference, configuration: Configuration,
    outletNames: [String: String] = [:], notes: [LayoutNote] = []
  ) {
    let export = LayoutTreeExport(window: window, outletNames: outletNames)
    var summary = ConfigurationSummary(configuration)
    let size = window.bounds.size
    summary.size = LayoutSize(width: Double(size.width), height: Double(size.height))
    self.init(
      screen: screen, configuration: summary, root: export.root(), conflicts: export.conflicts(),
      notes: notes + window.runtimeNotes)
  }
}

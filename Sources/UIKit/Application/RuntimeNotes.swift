import LayoutTree

/// Takes what is worth telling of what code did while it ran, as iOS tells it in the console: a refused
/// presentation, a file that names what is not there.
@MainActor package enum RuntimeNotes {
  /// Adds a note to a window's, by default to those of the window being worked on; each note once.
  package static func add(_ note: LayoutNote, in window: UIWindow? = nil) {
    guard let window = window ?? UIApplication.shared.currentWindow,
      !window.runtimeNotes.contains(note)
    else { return }
    window.runtimeNotes.append(note)
  }

  static func add(_ message: String, in window: UIWindow? = nil) {
    add(LayoutNote(message: message), in: window)
  }
}

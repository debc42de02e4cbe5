/// How a list makes cells and supplementary views of a name.
@preconcurrency @MainActor struct ListRegistry {
  /// How views of a name are made.
  enum Source {
    /// By their class.
    case type(UIView.Type)
    /// From the list's own file.
    case prototype(NibObject)
    /// From a file of their own.
    case nib(UINib)
  }

  /// What is registered, by kind and name.
  private var sources: [String: Source] = [:]
  /// Views out of sight.
  private var pools: [String: [UIView]] = [:]

  /// What cells are registered under, beside kinds of supplementary views.
  static let cellKind = ""

  private static var registrations = 0

  /// A name that no other registration has.
  static func takeRegistrationName() -> String {
    registrations += 1
    return "registration \(registrations)"
  }

  private static func key(_ kind: String, _ identifier: String) -> String {
    "\(kind)\u{0}\(identifier)"
  }

  mutating func register(_ source: Source?, kind: String, identifier: String) {
    sources[Self.key(kind, identifier)] = source
  }

  func source(kind: String, identifier: String) -> Source? {
    sources[Self.key(kind, identifier)]
  }

  /// Takes in a view that went out of sight.
  mutating func put(_ view: UIView, kind: String, identifier: String?) {
    guard let identifier else { return }
    pools[Self.key(kind, identifier), default: []].append(view)
  }

  /// Hands out the view that came in last.
  mutating func take(kind: String, identifier: String) -> UIView? {
    pools[Self.key(kind, identifier)]?.popLast()
  }
}

extension UINib {
  /// The file's first top-level view of a class; nil where the file has none, or cannot be read,
  /// which is told of in a note.
  @MainActor func firstView<View: UIView>(_ type: View.Type) -> View? {
    do {
      return try makeViews(owner: nil).lazy.compactMap { $0 as? View }.first
    } catch {
      RuntimeNotes.add("\(error)")
      return nil
    }
  }
}

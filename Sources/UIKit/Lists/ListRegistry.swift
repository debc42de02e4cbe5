/// How a list makes cells and supplementary views of a name.
@preconcurrency @MainActor struct ListRegistry {
  /// How views of a name are made.
  enum Source {
    /// By their class.
    case type(UIView.Type)
    /// From the list's own file.
    case prototype(NibObject)
    /// From a file of its own.
    case nib(UINib)
  }

  /// What is registered, by kind and name.
  private var sources: [String: Source] = [:]
  /// Views out of sight.
  private var pools: [String: [UIView]] = [:]

  /// What cells are registered under, beside kinds of supplementary views.
  static let cellKind = ""

  private static func key(_ kind: String, _ identifier: String) -> String {
    "\(kind)\u{0}\(identifier)"
  }

  mutating func register(_ source: Source?, kind: String, identifier: String) {
    sources[Self.key(kind, identifier)] = source
  }

  func source(kind: String, identifier: String) -> Source? {
    sources[Self.key(kind, identifier)]
  }

  /// The first view of a registered file; a file that cannot be read is told of in a note.
  func view(of nib: UINib) -> UIView? {
    do {
      return try nib.makeViews(owner: nil).first
    } catch {
      RuntimeNotes.add("\(error)")
      return nil
    }
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

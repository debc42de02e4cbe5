/// How far the loading of a picture has come.
public enum AsyncImagePhase: Sendable {
  /// Nothing is loaded.
  case empty
  /// It is loaded.
  case success(Image)
  /// It cannot be loaded.
  case failure(any Error)

  /// The picture, if it is loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why it cannot be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture that is loaded. Nothing is loaded here: it shows what stands in for the picture, as a device
/// does before it has come.
public nonisolated struct AsyncImage<Content: View>: View {
  private let content: Content

  /// Makes a picture; a grey ground stands in for it, as large as it is offered.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    content = Image(systemName: "photo").resizable()
  }

  /// Makes a picture that is shown in a way of its own, and what stands in for it.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = ViewBuilder.buildEither(second: placeholder())
  }

  /// Makes a picture that is shown by how far its loading has come.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.content = content(.empty) }

  /// What stands in for the picture.
  @MainActor public var body: some View {
    if Content.self == Image.self {
      Color(UIColor.secondarySystemFill).described("AsyncImage", .image)
    } else {
      content.described("AsyncImage")
    }
  }
}

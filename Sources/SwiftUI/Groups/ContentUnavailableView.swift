/// Says that there is nothing to show, and why: in the middle of all that it is offered.
///
/// The fonts are those that Apple's documentation shows: a large picture, a title in bold, a description
/// in a smaller grey, and actions below. No source measures the distances: 12 points between parts are
/// an estimate.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Makes a view of what there is not, why, and what can be done.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts in the middle.
  @MainActor public var body: some View {
    VStack(spacing: 12) {
      label.font(.title2).fontWeight(.bold).labelStyle(UnavailableLabelStyle())
      description.font(.subheadline).foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .described("ContentUnavailableView")
  }
}

/// A large picture above a title.
private nonisolated struct UnavailableLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title
    }
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view with a title that is looked up in translations and a picture of the app's.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUI.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Makes a view with a title that is looked up in translations and a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Makes a view with a title and a picture of the app's.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUI.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Makes a view with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}

/// What is said when nothing is found.
public struct SearchUnavailableContent {
  /// The title.
  public nonisolated struct Label: View {
    let query: String?
    /// "No Results".
    @MainActor public var body: some View {
      SwiftUI.Label {
        Text(verbatim: query.map { "No Results for “\($0)”" } ?? "No Results")
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  /// What can be done.
  public nonisolated struct Description: View {
    /// "Check the spelling or try a new search."
    @MainActor public var body: some View {
      Text(verbatim: "Check the spelling or try a new search.")
    }
  }

  /// Nothing.
  public nonisolated struct Actions: View {
    /// Nothing.
    @MainActor public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that nothing is found.
  public static var search: Self { search(nil) }
  /// Says that nothing is found for a text.
  public static func search(text: String) -> Self { search(text.isEmpty ? nil : text) }

  private static func search(_ query: String?) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(query: query) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}

import UIKit

/// What an app gives a control to show: one view as it stands, several in a row.
nonisolated struct ControlLabel: View {
  private let content: AnyView

  init<Content: View>(_ content: Content) {
    self.content =
      content is any SeveralViews ? AnyView(HStack { content }) : AnyView(content)
  }

  @MainActor var body: some View { content }
}

/// A view that stands for several.
private protocol SeveralViews {}

extension TupleView: SeveralViews {}
extension ForEach: SeveralViews {}

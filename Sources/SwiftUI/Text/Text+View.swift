import LayoutTree
import UIKit

extension Text: View {
  /// A view without a body.
  public typealias Body = Never

  /// Makes a node that measures the text.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _TypedViewNode<Self> {
    TextNode(view, context)
  }
}

/// The node of a text.
final class TextNode: _TypedViewNode<Text> {
  private let element: TextElement

  init(_ view: Text, _ context: _ViewContext) {
    element = TextElement(view, context.environment)
    super.init(context)
  }

  override func update(_ view: Text, _ environment: EnvironmentValues) {
    self.environment = environment
    element.text = view
    element.environment = environment
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    element.environment = environment
  }

  override func appendElements(to list: inout [LayoutElement]) {
    element.clearMarks()
    list.append(element)
  }
}

/// The element of a text.
///
/// What the text is in its environment is found once and kept until either changes.
final class TextElement: LayoutElement, @unchecked Sendable {
  var text: Text {
    didSet {
      guard text != oldValue else { return }
      known = nil
      invalidate()
    }
  }
  private var known: ResolvedText?

  init(_ text: Text, _ environment: EnvironmentValues) {
    self.text = text
    super.init(environment)
  }

  override func environmentDidChange() {
    known = nil
    super.environmentDidChange()
  }

  @MainActor private var resolved: ResolvedText {
    if let known { return known }
    let made = ResolvedText(text, in: environment)
    known = made
    return made
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { resolved.size(proposal) }
  }

  override func spacing() -> ViewSpacing {
    MainActor.assumeIsolated { ViewSpacing(textAbove: resolved.spacingAbove, below: 0) }
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    switch key.builtin {
    case .firstBaseline: MainActor.assumeIsolated { resolved.baselines(proposal)?.first }
    case .lastBaseline: MainActor.assumeIsolated { resolved.baselines(proposal)?.last }
    default: nil
    }
  }

  override func export(into exporter: inout ElementExporter) {
    let content = MainActor.assumeIsolated { resolved.content(in: size, proposal: proposal) }
    exporter.add(self, className: "Text", kind: .label) { exporter in
      exporter.describe { node in
        node.text = content
        node.label = content?.string
      }
    }
  }
}

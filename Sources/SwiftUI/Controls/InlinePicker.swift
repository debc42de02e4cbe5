import LayoutTree
import Typography
import UIKit

extension Picker: RowsByStyle {
  @MainActor func standsForRows(_ environment: EnvironmentValues) -> Bool {
    environment.pickerStyle == .inline && environment.isInList
  }
}

extension Picker: LazySource {
  @MainActor static var isFlattened: Bool { false }

  /// In a list and inline, a row for the label and one for each value.
  @MainActor func appendItems(to content: inout LazyContent, _ id: LazyItemID) {
    guard standsForRows(content.environment) else {
      content.append(LazyItem(id: id) { AnyView(self) })
      return
    }
    if Label.self != EmptyView.self, !content.environment.labelsAreHidden {
      let label = label
      content.append(
        LazyItem(id: id.inside(.label)) { AnyView(label.foregroundStyle(.secondary)) })
    }
    var inner = LazyContent(scope: content.scope, environment: content.environment)
    inner.append(self.content, id.inside(.content))
    let selected = AnyHashable(selection.wrappedValue)
    for item in inner.items {
      content.append(
        LazyItem(id: item.id) {
          AnyView(
            item.make().modifier(InlineOption(selected: selected, ownID: item.id.last)))
        })
    }
  }
}

/// A value of an inline picker: as wide as it is offered, with a check mark while it is chosen.
nonisolated struct InlineOption: ElementModifier, @unchecked Sendable {
  typealias Body = Never
  /// What is chosen.
  let selected: AnyHashable
  /// What stands for the value where it has no tag.
  let ownID: AnyHashable?

  func makeElement(_ child: LayoutElement, _ environment: EnvironmentValues) -> UnaryElement {
    InlineOptionElement(self, child, environment)
  }

  func update(_ element: UnaryElement) {
    unsafeDowncast(element, to: InlineOptionElement.self).option = self
  }
}

final class InlineOptionElement: UnaryElement {
  var option: InlineOption

  init(_ option: InlineOption, _ child: LayoutElement, _ environment: EnvironmentValues) {
    self.option = option
    super.init(child, environment)
  }

  private var isSelected: Bool {
    let tag = child.layoutValue(ObjectIdentifier(TagKey.self)) as? AnyHashable
    return (tag ?? option.ownID) == option.selected
  }

  /// The check mark of UIKit's rows.
  private var mark: CGSize {
    let size = SymbolMetrics.size(of: "checkmark", pointSize: 17, scale: .medium, aspect: nil)
    return CGSize(width: CGFloat(size.width), height: CGFloat(size.height))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - mark.width - ViewSpacing.system) },
      height: proposal.height)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let taken = child.sizeThatFits(inner(proposal))
    return CGSize(
      width: proposal.width ?? taken.width + ViewSpacing.system + mark.width,
      height: taken.height)
  }

  override func placement(
    in size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, inner(proposal)) }

  override func export(into exporter: inout ElementExporter) {
    exporter.add(self, className: "Option", kind: .button) { exporter in
      exporter.describe { node in
        node.isTouchTarget = environment.isEnabled
        guard isSelected else { return }
        let mark = mark
        let frame = LayoutRect(
          x: isRightToLeft ? 0 : Double(size.width - mark.width),
          y: Double((size.height - mark.height) / 2), width: Double(mark.width),
          height: Double(mark.height))
        node.children.append(
          LayoutNode(
            id: "", className: "Checkmark", kind: .image, frame: frame,
            windowFrame: LayoutRect(
              x: node.windowFrame.x + frame.x, y: node.windowFrame.y + frame.y,
              width: frame.width, height: frame.height), isMadeByApp: false,
            image: ImageContent(
              name: "checkmark", isSymbol: true,
              frame: LayoutRect(x: 0, y: 0, width: frame.width, height: frame.height))))
      }
      exporter.add([child])
    }
  }
}

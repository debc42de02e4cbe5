import UIKit

/// Finds what can be tapped in laid-out elements.
@MainActor struct TapCollector {
  private(set) var found = TapTargets()
  /// The names of images, which stand for a target without text.
  private var images: [String] = []

  /// Finds what can be tapped in elements, in the order in which they are shown.
  static func targets(of elements: [LayoutElement]) -> TapTargets {
    var collector = TapCollector()
    for element in elements { collector.visit(element) }
    return collector.found
  }

  private mutating func visit(_ element: LayoutElement) {
    switch element {
    case let element as TapElement: enclose(element)
    case let element as TapPartsElement:
      let isEnabled = element.environment.isEnabled
      visitInside(element)
      found.all += element.parts.map {
        TapTarget(texts: [$0.name], isEnabled: isEnabled, tap: $0.action)
      }
    case let element as NamedElement: name(element)
    case let element as RowActionsElement: addActions(element)
    case let element as TextElement:
      let text = TextResolver.string(of: element.text, in: element.environment)
      if !text.isEmpty { found.texts.append(text) }
    case let element as LeafElement<Image>: images += [element.view.name].compactMap { $0 }
    case let element as LeafElement<FieldControl>:
      found.texts += element.view.tapTexts(in: element.environment)
    case let element as RepresentableElement:
      if let view = element.uiView { found.append(view.allTapTargets()) }
    case let element as BarredElement:
      visitInside(element)
      for view in element.barViews { found.append(view.allTapTargets()) }
      found.all += element.menuTargets
    case let element as ModifierElement<_TouchBarrier> where !element.modifier.isOpen:
      // What is inside can be read but not tapped.
      found.texts += inside(element).found.texts
    default: visitInside(element)
    }
  }

  private mutating func visitInside(_ element: LayoutElement) {
    for child in element.shownChildren { visit(child) }
  }

  /// What is inside, apart.
  private func inside(_ element: LayoutElement) -> TapCollector {
    var inner = TapCollector()
    inner.visitInside(element)
    return inner
  }

  private mutating func enclose(_ element: TapElement) {
    var inner = inside(element)
    if inner.found.texts.isEmpty { inner.found.texts = inner.images }
    inner.found.enclose(
      TapTarget(
        isEnabled: element.environment.isEnabled && element.answers, enter: element.enter,
        tap: element.action))
    found.append(inner.found)
    if let menu = element as? MenuElement { found.all += menu.items() }
  }

  /// Notes the actions of a row, which is found by its texts, those of targets in it among them.
  private mutating func addActions(_ element: RowActionsElement) {
    let inner = inside(element)
    let actions = element.actions()
    let first = inner.found.all.first
    let texts = inner.found.texts + inner.found.all.flatMap(\.texts)
    found.append(inner.found)
    images += inner.images
    let row = TapTarget(
      identifier: first?.identifier, label: first?.label, texts: texts,
      isEnabled: element.environment.isEnabled
    ) {}
    if let known = found.swipes.indices.last, inner.found.swipes.count > 0 {
      // Several sets of actions on one row.
      found.swipes[known].actions += actions
    } else {
      found.swipes.append((row, actions))
    }
  }

  /// Names what is inside: the targets that have no name of the kind yet.
  private mutating func name(_ element: NamedElement) {
    var inner = inside(element)
    if let label = element.label, inner.found.all.isEmpty { inner.found.texts = [label] }
    for index in inner.found.all.indices {
      inner.found.all[index].identifier = inner.found.all[index].identifier ?? element.identifier
      inner.found.all[index].label = inner.found.all[index].label ?? element.label
    }
    for index in inner.found.swipes.indices {
      let row = inner.found.swipes[index].row
      inner.found.swipes[index].row.identifier = row.identifier ?? element.identifier
      inner.found.swipes[index].row.label = row.label ?? element.label
    }
    found.append(inner.found)
    images += inner.images
  }
}

extension FieldControl {
  /// What a field is found by: its prompt and its text.
  @MainActor func tapTexts(in environment: EnvironmentValues) -> [String] {
    [prompt.map { TextResolver.string(of: $0, in: environment) }, text]
      .compactMap { $0 }.filter { !$0.isEmpty }
  }
}

import LayoutTree
import UIKit

/// The items of a toolbar as UIKit's bars show them.
///
/// A button whose label is a text or an image, or a label, is a button of the bar; of a label the bar
/// shows the icon unless the app states a style (fivestars.blog, "SwiftUI's Label"). A spacer is flexible space. Any other
/// view stands in the bar as it is, in its ideal size.
@MainActor final class ToolbarItems {
  /// One item.
  private final class Item {
    let node: _TypedViewNode<AnyView>
    var placement: ToolbarItemPlacement
    var look: ToolbarItemLook?
    var shown: [UIBarButtonItem] = []
    var view: ToolbarItemView?
    /// What a tap on the button does.
    var tap: TapElement?

    init(_ node: _TypedViewNode<AnyView>, _ placement: ToolbarItemPlacement) {
      self.node = node
      self.placement = placement
    }
  }

  private var list: [Item] = []

  /// Takes other items over; nodes stay where there was one before.
  func take(_ entries: [ToolbarEntry], _ context: _ViewContext) {
    // Nothing is shown above a keyboard that is not there.
    let entries = entries.filter { $0.placement.side != .keyboard }
    while list.count > entries.count { list.removeLast().node.remove() }
    for (index, entry) in entries.enumerated() {
      if index < list.count {
        list[index].placement = entry.placement
        list[index].node.update(entry.view, context.environment)
      } else {
        list.append(Item(AnyView._makeNode(entry.view, context), entry.placement))
      }
      refresh(list[index])
    }
  }

  private func refresh(_ item: Item) {
    var elements: [LayoutElement] = []
    item.node.appendElements(to: &elements)
    let look = ToolbarItemLook(elements, placement: item.placement)
    item.tap = look.tap
    if look.kind == .view {
      let view = item.view ?? ToolbarItemView(item.node.environment)
      item.view = view
      view.element.setContent(elements)
    } else {
      item.view = nil
    }
    guard look != item.look else { return }
    item.look = look
    item.shown = look.makeItem(item.view) { [weak item] in item?.tap?.action() }.map { [$0] } ?? []
  }

  /// The buttons and views of a place, from the edge inwards.
  func items(_ side: ToolbarItemPlacement.Side) -> [UIBarButtonItem] {
    let found = list.filter { $0.placement.side == side }.flatMap(\.shown)
    // UIKit counts from the edge, SwiftUI along the direction of text.
    return side == .trailing ? found.reversed() : found
  }

  /// All buttons and views, in order.
  var all: [UIBarButtonItem] { list.flatMap(\.shown) }

  /// The actions of open menus.
  var menuTargets: [TapTarget] { list.flatMap { ($0.tap as? MenuElement)?.items() ?? [] } }

  func forEachNode(_ body: (_ViewNode) -> Void) {
    for item in list { body(item.node) }
  }

  /// Gives views the size that they take.
  func measure() {
    for item in list { item.view?.measure() }
  }

  /// Places what is in views.
  func place(in host: UIView) {
    for item in list { item.view?.place(in: host) }
  }
}

/// What an item of a toolbar is in a bar of UIKit's.
@MainActor struct ToolbarItemLook: Equatable {
  enum Kind: Equatable {
    /// A button with a title or an image.
    case title(String)
    case image(Image)
    /// Space that stretches.
    case space
    /// A view as it is.
    case view
    /// Nothing.
    case nothing
  }

  private(set) var kind = Kind.view
  private(set) var isEnabled = true
  private(set) var identifier: String?
  private(set) var label: String?
  private(set) var tint: Color?
  /// What a tap on a button does.
  private(set) var tap: TapElement?

  nonisolated static func == (a: ToolbarItemLook, b: ToolbarItemLook) -> Bool {
    a.kind == b.kind && a.isEnabled == b.isEnabled && a.identifier == b.identifier
      && a.label == b.label && a.tint == b.tint
  }

  init(_ elements: [LayoutElement], placement: ToolbarItemPlacement) {
    guard let first = elements.first else {
      kind = .nothing
      return
    }
    guard elements.count == 1, placement.side != .principal else { return }
    if first.isSpacer {
      kind = .space
      return
    }
    var finder = LabelFinder()
    finder.visit(first)
    guard let tap = finder.tap, finder.isPlain else { return }
    isEnabled = tap.environment.isEnabled && tap.answers
    identifier = finder.identifier
    label = finder.label
    tint = tap.environment.tintColor
    if let image = finder.image {
      if let text = finder.text {
        guard !text.environment.statesLabelStyle else { return }
      } else {
        guard Self.isAsLarge(first, as: image) else { return }
      }
      kind = .image(image.view)
      label = label ?? finder.text.map { TextResolver.string(of: $0.text, in: $0.environment) }
    } else if let text = finder.text, Self.isAsLarge(first, as: text) {
      kind = .title(TextResolver.string(of: text.text, in: text.environment))
    } else {
      return
    }
    self.tap = tap
  }

  /// Whether nothing but a text or an image has a say in a size.
  private static func isAsLarge(_ element: LayoutElement, as inner: LayoutElement) -> Bool {
    element.sizeThatFits(.unspecified) == inner.sizeThatFits(.unspecified)
  }

  /// Makes UIKit's item; nil for nothing.
  func makeItem(
    _ view: UIView?, _ action: @escaping @MainActor () -> Void
  ) -> UIBarButtonItem? {
    let item: UIBarButtonItem
    switch kind {
    case .nothing: return nil
    case .space: return UIBarButtonItem.flexibleSpace()
    case .view: return view.map { UIBarButtonItem(customView: $0) }
    case .title(let title): item = UIBarButtonItem(title: title)
    case .image(let image): item = UIBarButtonItem(image: image.uiImage)
    }
    let shown = (item.title, item.image)
    item.primaryAction = UIAction { _ in action() }
    (item.title, item.image) = shown
    item.isEnabled = isEnabled
    item.accessibilityIdentifier = identifier
    item.accessibilityLabel = label
    if let tint { item.tintColor = UIColor(tint) }
    return item
  }
}

/// Finds the label of a button, where it is plain.
@MainActor private struct LabelFinder {
  var tap: TapElement?
  var text: TextElement?
  var image: LeafElement<Image>?
  var identifier: String?
  var label: String?
  /// Whether there is nothing but one button with one text or image or both.
  var isPlain = true

  mutating func visit(_ element: LayoutElement) {
    switch element {
    case let element as TapElement:
      if tap != nil { isPlain = false }
      tap = element
    case let element as NamedElement:
      identifier = identifier ?? element.identifier
      label = label ?? element.label
    case let element as TextElement:
      if text != nil { isPlain = false }
      text = element
    case let element as LeafElement<Image>:
      if image != nil { isPlain = false }
      image = element
    default:
      if element.shownChildren.isEmpty { isPlain = false }
    }
    for child in element.shownChildren { visit(child) }
  }
}

extension Image {
  /// The image of UIKit's that a bar shows.
  @MainActor fileprivate var uiImage: UIImage? {
    switch source {
    case .named(let name, _): UIImage(named: name)
    case .symbol(let name): UIImage(systemName: name)
    case .image(let image): image
    }
  }
}

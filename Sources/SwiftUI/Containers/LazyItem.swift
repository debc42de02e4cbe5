import UIKit

/// One view of a container that makes its views only when they are seen.
@MainActor struct LazyItem {
  /// What the view is known by: the ids and places that lead to it.
  let id: LazyItemID
  /// Makes the view.
  let make: () -> AnyView
}

/// What a view among others is known by.
struct LazyItemID: Hashable {
  private var path: [AnyHashable] = []

  init() {}

  /// The id of a view inside the one of this id.
  func inside(_ id: AnyHashable) -> LazyItemID {
    var copy = self
    copy.path.append(id)
    return copy
  }

  /// The id of a view that stands in a place of the one of this id.
  func inside(_ place: LazyPlace) -> LazyItemID { inside(AnyHashable(place)) }

  /// The innermost id that an app gave.
  var last: AnyHashable? { path.last { !($0.base is LazyPlace) } }

  /// Whether an id that an app gave is part of this one.
  func contains(_ id: AnyHashable) -> Bool { path.contains(id) }
}

/// A place among views that no app has named; no id that an app gives is equal to it.
enum LazyPlace: Hashable {
  case index(Int)
  case branch(Bool)
  case section, content, header, footer, label
}

/// Views with what stands above and below them.
@MainActor struct LazySection {
  let id: LazyItemID
  var header: LazyItem?
  var items: [LazyItem] = []
  var footer: LazyItem?
  /// Whether an app stated the section; views outside sections are gathered into ones of their own.
  var isStated = false
}

/// The views of a container, in sections.
@MainActor struct LazyContent {
  private(set) var sections: [LazySection] = []
  /// What views with bodies that stand for several rows keep.
  let scope: LazyScope?
  /// What the views see.
  let environment: EnvironmentValues

  init(scope: LazyScope?, environment: EnvironmentValues) {
    self.scope = scope
    self.environment = environment
  }

  /// Finds the views that a view stands for, without making those of collections or evaluating bodies.
  init<V: View>(_ view: V) {
    self.init(scope: nil, environment: EnvironmentValues())
    append(view, LazyItemID())
  }

  /// Finds the views that a view stands for, without making those of collections.
  init<V: View>(_ view: V, scope: LazyScope, environment: EnvironmentValues) {
    self.init(scope: scope, environment: environment)
    var found = self
    scope.reading { found.append(view, LazyItemID()) }
    self = found
  }

  /// All items, headers and footers among them, in order.
  var items: [LazyItem] {
    sections.flatMap { section in
      [section.header].compactMap { $0 } + section.items + [section.footer].compactMap { $0 }
    }
  }

  mutating func append<V: View>(_ view: V, _ id: LazyItemID) {
    if let source = view as? any LazySource {
      source.appendItems(to: &self, id)
    } else if let scope, LazyShape.standsForSeveral(V.self) {
      let id = id.inside(.content)
      append(scope.body(of: view, id, environment), id)
    } else {
      append(LazyItem(id: id) { AnyView(view) })
    }
  }

  mutating func append(_ item: LazyItem) {
    if sections.isEmpty || sections[sections.count - 1].isStated {
      sections.append(LazySection(id: item.id.inside(.section)))
    }
    sections[sections.count - 1].items.append(item)
  }

  mutating func append(_ section: LazySection) { sections.append(section) }
}

/// A view that stands for several, which it can name without making them.
@MainActor protocol LazySource {
  func appendItems(to content: inout LazyContent, _ id: LazyItemID)

  /// Whether what a view stands for has to be asked of it; it has unless stated.
  static var isFlattened: Bool { get }
}

extension LazySource {
  static var isFlattened: Bool { true }
}

extension EmptyView: LazySource {
  func appendItems(to content: inout LazyContent, _ id: LazyItemID) {}
}

extension ForEach: LazySource where Content: View {
  func appendItems(to content: inout LazyContent, _ id: LazyItemID) {
    // Elements that stand for several views themselves have to be asked.
    let holdsSeveral = LazyShape.isFlattened(Content.self)
    for (index, element) in data.enumerated() {
      let inner = id.inside(AnyHashable(self.id(element)))
      if let delete = rowActions.delete {
        content.append(
          LazyItem(id: inner) {
            AnyView(
              DeletableRow(content: self.content(element)) { delete(IndexSet(integer: index)) })
          })
      } else if holdsSeveral {
        content.append(self.content(element), inner)
      } else {
        content.append(LazyItem(id: inner) { AnyView(self.content(element)) })
      }
    }
  }
}

extension Group: LazySource where Content: View {
  func appendItems(to content: inout LazyContent, _ id: LazyItemID) {
    content.append(self.content, id)
  }
}

extension TupleView: LazySource {
  func appendItems(to content: inout LazyContent, _ id: LazyItemID) {
    var index = 0
    forEachView { view in
      content.append(view, id.inside(.index(index)))
      index += 1
    }
  }
}

extension Optional: LazySource where Wrapped: View {
  func appendItems(to content: inout LazyContent, _ id: LazyItemID) {
    if let self { content.append(self, id) }
  }
}

extension _ConditionalContent: LazySource {
  func appendItems(to content: inout LazyContent, _ id: LazyItemID) {
    switch storage {
    case .trueContent(let view): content.append(view, id.inside(.branch(true)))
    case .falseContent(let view): content.append(view, id.inside(.branch(false)))
    }
  }
}

extension Section: LazySource where Parent: View, Content: View, Footer: View {
  func appendItems(to content: inout LazyContent, _ id: LazyItemID) {
    var inner = LazyContent(scope: content.scope, environment: content.environment)
    inner.append(self.content, id.inside(.content))
    var section = LazySection(id: id, isStated: true)
    section.items = inner.items
    if Parent.self != EmptyView.self {
      section.header = LazyItem(id: id.inside(.header)) { AnyView(self.header) }
    }
    if Footer.self != EmptyView.self {
      section.footer = LazyItem(id: id.inside(.footer)) { AnyView(self.footer) }
    }
    content.append(section)
  }
}

extension _IDView: LazySource {
  @MainActor static var isFlattened: Bool { false }

  @MainActor func appendItems(to content: inout LazyContent, _ id: LazyItemID) {
    content.append(LazyItem(id: id.inside(AnyHashable(self.id))) { AnyView(self) })
  }
}

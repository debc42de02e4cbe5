import UIKit

/// What of a section a view is that stands in a list by way of a view of the app's own.
struct SectionPart {
  enum Role {
    case header, row, footer
  }

  let section: SectionToken
  let role: Role
  let hasHeader: Bool
}

/// Tells sections apart.
final class SectionToken: Sendable {}

/// The parts of a section, each of which knows the section in a list.
nonisolated struct SectionParts<Header: View, Content: View, Footer: View>: View {
  let header: Header
  let content: Content
  let footer: Footer
  @State private var token = SectionToken()
  @Environment(\.isInList) private var isInList

  @ViewBuilder @MainActor var body: some View {
    if isInList {
      ListText(content: header, isHeader: true).modifier(part(.header))
      content.modifier(part(.row))
      ListText(content: footer, isHeader: false).modifier(part(.footer))
    } else {
      header
      content
      footer
    }
  }

  private func part(_ role: SectionPart.Role) -> ListRowModifier<SectionPart> {
    ListRowModifier(
      key: ObjectIdentifier(SectionPart.self),
      value: SectionPart(
        section: token, role: role, hasHeader: Header.self != EmptyView.self))
  }
}

/// A header or a footer with the look that UIKit gives their texts: footnotes in grey, a grouped header
/// in capitals until iOS 25; a plain header of 17 points, semibold, as those of cards from iOS 26 are.
nonisolated struct ListText<Content: View>: View {
  let content: Content
  let isHeader: Bool
  @Environment(\.listStyle) private var style
  @Environment(\.systemGeneration) private var system

  private var isProminent: Bool { isHeader && (style == .plain || system >= .v26) }

  @MainActor var body: some View {
    content
      .transformEnvironment(\.text) { text in
        text.font = isProminent ? .system(size: 17, weight: .semibold) : .footnote
        if isHeader, style != .plain, system < .v26 { text.textCase = .uppercase }
      }
      .foregroundStyle(isProminent && style == .plain ? .primary : .secondary)
  }
}

extension LazyContent {
  /// The same views, headers and footers with the look that they have in lists.
  var withListTexts: LazyContent {
    var copy = LazyContent(scope: scope, environment: environment)
    for section in sections {
      var changed = section
      if let header = section.header {
        changed.header = LazyItem(id: header.id) {
          AnyView(ListText(content: header.make(), isHeader: true))
        }
      }
      if let footer = section.footer {
        changed.footer = LazyItem(id: footer.id) {
          AnyView(ListText(content: footer.make(), isHeader: false))
        }
      }
      copy.append(changed)
    }
    return copy
  }
}

/// Which section the next row of a list belongs to, with the spaces between sections.
@MainActor struct ListSequence {
  private enum Open {
    /// A section that stands in the list itself.
    case stated
    /// Rows outside sections.
    case loose
    /// A section by way of a view of the app's own.
    case inner(SectionToken)
  }

  private var open: Open?
  private var count = 0
  private var hasFooter = false
  /// The line that came last.
  var last: ListLine?

  /// A section that stands in the list itself begins.
  mutating func begin(hasHeader: Bool, _ metrics: ListGeometry, _ y: inout CGFloat) {
    start(.stated, hasHeader: hasHeader, metrics, &y)
  }

  /// A section, or what stands outside sections, ends.
  mutating func end(_ metrics: ListGeometry, _ y: inout CGFloat) {
    guard open != nil else { return }
    if last?.role == .row { last?.isLast = true }
    if !hasFooter, metrics.sectionSpacing == nil { y += metrics.space(.space(isFirst: false)) }
    open = nil
    last = nil
  }

  private mutating func start(
    _ next: Open, hasHeader: Bool, _ metrics: ListGeometry, _ y: inout CGFloat
  ) {
    end(metrics, &y)
    open = next
    hasFooter = false
    let isFirst = count == 0
    count += 1
    if !isFirst, let spacing = metrics.sectionSpacing {
      y += spacing
    } else if !hasHeader {
      y += metrics.space(.space(isFirst: isFirst))
    }
  }

  /// What the next view is in its section, which begins where need be.
  mutating func place(
    _ stated: SectionPart.Role, _ part: SectionPart?, _ metrics: ListGeometry, _ y: inout CGFloat
  ) -> ListRowsElement.Role {
    var role = stated
    if case .stated = open {
      // Sections inside sections are rows.
    } else if let part {
      if case .inner(let token) = open, token === part.section {
        // It goes on.
      } else {
        start(.inner(part.section), hasHeader: part.hasHeader, metrics, &y)
      }
      role = part.role
    } else if case .loose = open {
      // It goes on.
    } else {
      start(.loose, hasHeader: false, metrics, &y)
    }
    switch role {
    case .header: return .header(isFirst: count == 1)
    case .row: return .row
    case .footer:
      if last?.role == .row { last?.isLast = true }
      hasFooter = true
      return .footer
    }
  }
}

private struct ListSectionSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
  /// The distance between sections that the app states, in points.
  var listSectionSpacing: CGFloat? {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }
}

extension View {
  /// Sets the distance between the sections of lists inside, in points: from the end of one, with its
  /// footer, to the beginning of the next, with its header.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing)
  }
}

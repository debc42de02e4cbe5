import LayoutTree
import Typography
import UIKit

/// The element of a list's rows, headers and footers, which are made when they are seen.
final class ListRowsElement: LayoutElement, @unchecked Sendable {
  /// The views; set by the list's node.
  var cells: LazyCells!
  /// What stands where; set by the list's node.
  var sections: [LazySection] = [] {
    didSet { plan = Self.plan(sections) }
  }

  /// What a view of the list is.
  enum Role: Equatable {
    case header(isFirst: Bool)
    case row
    case footer
    /// The space of a grouped section without header or footer.
    case space(isFirst: Bool)
  }

  private struct Step {
    enum Kind {
      /// A section of the app's begins, with a header or without one.
      case begin(hasHeader: Bool)
      case header, row, footer
      /// A section ends.
      case end
    }

    var kind: Kind
    /// The place among the views; nil for the beginning and the end of a section.
    var cell: Int?

    var endsSection: Bool {
      if case .end = kind { true } else { false }
    }
  }

  private var plan: [Step] = []
  private var lines: [ListLine] = []
  private var next = 0
  private var end: CGFloat = 0
  private var measuredFor: CGFloat?
  private var sequence = ListSequence()

  private static func plan(_ sections: [LazySection]) -> [Step] {
    var steps: [Step] = []
    var cell = 0
    func add(_ kind: Step.Kind) {
      steps.append(Step(kind: kind, cell: cell))
      cell += 1
    }
    for section in sections {
      if section.isStated {
        steps.append(Step(kind: .begin(hasHeader: section.header != nil)))
      }
      if section.header != nil { add(.header) }
      for _ in section.items { add(.row) }
      if section.footer != nil { add(.footer) }
      steps.append(Step(kind: .end))
    }
    return steps
  }

  override func forget() {
    super.forget()
    lines = []
    measuredFor = nil
  }

  @MainActor private func measure(_ width: CGFloat) {
    if measuredFor != width || lines.isEmpty {
      lines = []
      next = 0
      end = 0
      sequence = ListSequence()
      measuredFor = width
    }
    let metrics = ListGeometry(environment, width: width)
    let scroll = ScrollElement.enclosing(self, .vertical)
    let visible = scroll?.reach(.vertical, for: self) ?? .infinity
    let needed = plan.firstIndex { $0.cell != nil && $0.cell == cells.neededIndex } ?? -1
    while next < plan.count, end < visible || next <= needed || plan[next].endsSection {
      let step = plan[next]
      next += 1
      switch step.kind {
      case .begin(let hasHeader): sequence.begin(hasHeader: hasHeader, metrics, &end)
      case .end: sequence.end(metrics, &end)
      case .header, .row, .footer:
        guard let cell = step.cell else { continue }
        for (index, content) in cells.cell(at: cell).elements.enumerated() {
          let part = content.layoutValue(ObjectIdentifier(SectionPart.self)) as? SectionPart
          let stated: SectionPart.Role =
            switch step.kind {
            case .header: .header
            case .footer: .footer
            default: .row
            }
          let role = sequence.place(stated, part, metrics, &end)
          let line = cells.line(at: cell, index) { ListLine(content, environment) }
          line.take(content, role, metrics)
          line.isNeeded = cell == cells.neededIndex
          adopt(line)
          end += metrics.paddingAbove(role)
          line.top = end
          end += line.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
          lines.append(line)
          sequence.last = line
        }
      }
    }
  }

  /// The length of all lines: those not made are taken to be as long as those made are on average.
  private var length: CGFloat {
    guard next > 0, next < plan.count else { return end }
    return end + end / CGFloat(next) * CGFloat(plan.count - next)
  }

  private func width(_ proposal: ProposedViewSize) -> CGFloat {
    proposal.replacingUnspecifiedDimensions().width
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated {
      let width = width(proposal)
      measure(width)
      return CGSize(width: width, height: length)
    }
  }

  override func placeChildren() {
    MainActor.assumeIsolated {
      measure(size.width)
      let scroll = ScrollElement.enclosing(self, .vertical)
      shown = []
      for line in lines {
        let height = line.sizeThatFits(ProposedViewSize(width: size.width, height: nil)).height
        let isSeen = scroll?.canSee(line.top, line.top + height, .vertical) ?? true
        guard isSeen || line.isNeeded else { continue }
        if isSeen { shown.append(line) }
        line.place(
          at: CGPoint(x: 0, y: line.top),
          proposal: ProposedViewSize(width: size.width, height: nil))
      }
    }
  }

  private var shown: [ListLine] = []

  override var shownChildren: [LayoutElement] { shown }
}

/// The measures of a list's rows, as UIKit's tables have them.
@MainActor struct ListGeometry {
  let style: _ListKind
  let list: ListMetrics
  let width: CGFloat
  private let system: CGFloat
  private let stated: (rowHeight: CGFloat?, sectionSpacing: CGFloat?)

  init(_ environment: EnvironmentValues, width: CGFloat) {
    style = environment.listStyle
    list = ListMetrics(traits: environment.traits, designTools: nil)
    self.width = width
    let metrics = environment.systemMetrics
    system = CGFloat(
      environment.listStyle == .insetGrouped
        ? metrics.insetGroupedRowHeight : metrics.tableRowHeight)
    stated = (environment.statedRowHeight, environment.listSectionSpacing)
  }

  /// The least height of a row.
  var rowHeight: CGFloat { stated.rowHeight ?? system }
  /// The distance of a row's content from its top and bottom: what is left of the system's least
  /// height round a line of body text, 22 points; 11, from iOS 26 15.5 in cards.
  var verticalMargin: CGFloat { max(0, (system - 22) / 2) }
  /// The distance of cards from the list's sides.
  var cardInset: CGFloat { style == .insetGrouped ? list.cardInset(width: width) : 0 }
  /// The distance of a row's content from its leading and trailing edge.
  var horizontalMargin: CGFloat {
    style == .insetGrouped ? 16 : list.horizontalMargin(width: width, isInRootTable: true)
  }

  /// The insets of a row's content.
  func rowInsets(discloses: Bool) -> EdgeInsets {
    let margin = horizontalMargin
    let trailing =
      discloses
      ? list.accessoryInset(.disclosureIndicator, margin: margin)
        + ListMetrics.marginBesideAccessory : margin
    return EdgeInsets(
      top: verticalMargin, leading: margin, bottom: verticalMargin, trailing: trailing)
  }

  /// The distance between sections that the app states, in points.
  var sectionSpacing: CGFloat? { stated.sectionSpacing }

  /// The space of a section without header or footer.
  func space(_ role: ListRowsElement.Role) -> CGFloat {
    guard style != .plain, case .space(let isFirst) = role else { return 0 }
    return isFirst ? 35 : ListMetrics.groupedSpace
  }

  /// The space above a header.
  func paddingAbove(_ role: ListRowsElement.Role) -> CGFloat {
    guard case .header(let isFirst) = role else { return 0 }
    if style == .plain { return list.plainTopPadding }
    return isFirst ? list.groupedFirstHeaderSpace : 0
  }
}

/// One row, header or footer: as wide as the list.
final class ListLine: LayoutElement, @unchecked Sendable {
  private(set) var content: LayoutElement
  private(set) var role = ListRowsElement.Role.footer
  fileprivate var top: CGFloat = 0
  /// Whether the line is the last row of its section.
  var isLast = false
  /// Whether the line is placed though it cannot be seen.
  fileprivate var isNeeded = false
  private var outer = EdgeInsets()
  private var inner = EdgeInsets()
  private var least: CGFloat = 0
  private var showsSeparator = false
  private var isPlain = false
  private var discloses = false
  /// What the app puts behind the row.
  private var ground: LayoutElement?

  init(_ content: LayoutElement, _ environment: EnvironmentValues) {
    self.content = content
    super.init(environment)
  }

  /// Takes another view or another role over.
  @MainActor func take(
    _ content: LayoutElement, _ role: ListRowsElement.Role, _ geometry: ListGeometry
  ) {
    self.content = content
    self.role = role
    adopt(content)
    forget()
    outer = EdgeInsets(
      top: 0, leading: geometry.cardInset, bottom: 0, trailing: geometry.cardInset)
    let margin = geometry.horizontalMargin
    showsSeparator = false
    isLast = false
    isPlain = geometry.style == .plain
    ground = content.layoutValue(ObjectIdentifier(ListRowKey.Background.self)) as? LayoutElement
    if let ground { adopt(ground) }
    switch role {
    case .row:
      discloses =
        content.layoutValue(ObjectIdentifier(ListRowKey.Disclosure.self)) as? Bool ?? false
      let stated =
        content.layoutValue(ObjectIdentifier(ListRowKey.Insets.self)) as? EdgeInsets
      inner = stated ?? geometry.rowInsets(discloses: discloses)
      least = geometry.rowHeight
      let shows =
        content.layoutValue(ObjectIdentifier(ListRowKey.Separator.self)) as? Bool ?? true
      showsSeparator = shows
    case .header:
      if geometry.style == .plain {
        inner = EdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
        least = geometry.list.plainHeaderHeight
      } else {
        // 6 points above the rows, 22 with what is above the line.
        inner = EdgeInsets(
          top: ListMetrics.groupedTextPadding - 6, leading: margin, bottom: 6, trailing: margin)
        least = 0
      }
    case .footer:
      // 8 points below the rows, 22 with what is below the line.
      inner = EdgeInsets(
        top: 8, leading: margin, bottom: ListMetrics.groupedTextPadding - 8, trailing: margin)
      least = 0
    case .space: break
    }
  }

  private func offer(_ width: CGFloat) -> ProposedViewSize {
    let insets = outer.leading + outer.trailing + inner.leading + inner.trailing
    return ProposedViewSize(width: max(0, width - insets), height: nil)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    let height = content.sizeThatFits(offer(width)).height + inner.top + inner.bottom
    // Rows keep to the pixel grid.
    return CGSize(
      width: width,
      height: CGFloat(
        Typography.ceil(Double(max(least, height)), scale: Double(environment.displayScale))))
  }

  override func placeChildren() {
    let offer = offer(size.width)
    let taken = content.sizeThatFits(offer)
    let free = size.height - inner.top - inner.bottom - taken.height
    var x = outer.leading + inner.leading
    if environment.layoutDirection == .rightToLeft { x = size.width - x - taken.width }
    content.place(at: CGPoint(x: x, y: inner.top + free / 2), proposal: offer)
    guard let ground else { return }
    let card = CGSize(width: size.width - outer.leading - outer.trailing, height: size.height)
    let covered = ground.sizeThatFits(ProposedViewSize(card))
    ground.place(
      at: CGPoint(
        x: outer.leading + (card.width - covered.width) / 2, y: (card.height - covered.height) / 2),
      proposal: ProposedViewSize(card))
  }

  override var shownChildren: [LayoutElement] { [content] }

  override func export(into exporter: inout ElementExporter) {
    let kind: NodeKind
    let name: String
    switch role {
    case .row: (kind, name) = (.tableCell, "Row")
    case .header: (kind, name) = (.tableHeader, "Header")
    default: (kind, name) = (.tableHeader, "Footer")
    }
    exporter.add(self, className: name, kind: kind) { exporter in
      exporter.describe { node in
        node.isMadeByApp = false
        describe(into: &node)
      }
      if let ground { exporter.addInside(ground) }
      exporter.add([content])
    }
  }

  private func describe(into node: inout LayoutNode) {
    guard role == .row else { return }
    let isDark = environment.colorScheme == .dark
    let isReversed = environment.layoutDirection == .rightToLeft
    func add(_ frame: LayoutRect, _ kind: NodeKind, _ name: String, _ color: UIColor) {
      var part = LayoutNode(
        id: "", className: name, kind: kind, frame: frame,
        windowFrame: LayoutRect(
          x: node.windowFrame.x + frame.x, y: node.windowFrame.y + frame.y, width: frame.width,
          height: frame.height), isMadeByApp: false)
      part.style.backgroundColor = color.resolved(isDark ? .dark : .light)
      node.children.append(part)
    }
    let width = Double(size.width)
    let card = Double(size.width - outer.leading - outer.trailing)
    if !isPlain, ground == nil {
      add(
        LayoutRect(
          x: Double(outer.leading), y: 0, width: card, height: Double(size.height)), .view, "Card",
        .secondarySystemGroupedBackground)
    }
    if showsSeparator, !isLast || isPlain {
      let pixel = Double(environment.pixelLength)
      let start = Double(outer.leading + inner.leading)
      let length = width - start - Double(outer.trailing)
      add(
        LayoutRect(
          x: isReversed ? Double(outer.trailing) : start, y: Double(size.height) - pixel,
          width: length, height: pixel), .separator, "Separator", .separator)
    }
    if discloses {
      // A chevron in the trailing margin, as UIKit's accessory: 10.5 wide.
      let side = SymbolMetrics.size(
        of: "chevron.forward", pointSize: 14, scale: .medium, aspect: nil)
      let margin = Double(inner.trailing - ListMetrics.marginBesideAccessory)
      let frame = LayoutRect(
        x: isReversed
          ? Double(outer.trailing) + margin - Double(side.width)
          : width - Double(outer.trailing) - margin,
        y: (Double(size.height) - Double(side.height)) / 2, width: Double(side.width),
        height: Double(side.height))
      add(frame, .image, "Disclosure", .clear)
    }
  }
}

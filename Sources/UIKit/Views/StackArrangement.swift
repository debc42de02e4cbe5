/// The constraints that a stack view makes, under UIKit's identifiers.
///
/// Identifiers, priorities and the treatment of hidden views follow the constraints that UIKit
/// prints, as written down in kean/Arranged and TZStackView.
@preconcurrency @MainActor struct StackArrangement {
  let stack: UIStackView
  /// The gap behind each arranged view but the last.
  let gaps: [CGFloat]

  private var constraints: [NSLayoutConstraint] = []
  private var guides: [UILayoutGuide] = []

  init(stack: UIStackView, gaps: [CGFloat]) {
    self.stack = stack
    self.gaps = gaps
  }

  private typealias Attribute = NSLayoutConstraint.Attribute

  private var isRow: Bool { stack.axis == .horizontal }
  private var near: Attribute { isRow ? .leading : .top }
  private var far: Attribute { isRow ? .trailing : .bottom }
  private var center: Attribute { isRow ? .centerX : .centerY }
  private var length: Attribute { isRow ? .width : .height }
  private var crossNear: Attribute { isRow ? .top : .leading }
  private var crossFar: Attribute { isRow ? .bottom : .trailing }
  private var crossCenter: Attribute { isRow ? .centerY : .centerX }
  private var crossLength: Attribute { isRow ? .height : .width }

  /// What the views' outer edges meet: the stack, or its margins.
  private var canvas: AnyObject {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  func make() -> ([NSLayoutConstraint], [UILayoutGuide]) {
    var copy = self
    copy.build()
    return (copy.constraints, copy.guides)
  }

  private mutating func build() {
    let visible = stack.visibleSubviews
    hide()
    guard !visible.isEmpty else {
      add(stack, length, .equal, nil, .notAnAttribute, priority: 49, "UISV-canvas-fit")
      add(stack, crossLength, .equal, nil, .notAnAttribute, priority: 49, "UISV-canvas-fit")
      return
    }
    connectAlongAxis(visible)
    distribute(visible)
    align(visible)
  }

  // MARK: Along the axis

  private mutating func hide() {
    for view in stack.arrangedSubviews where view.isHidden {
      add(view, length, .equal, nil, .notAnAttribute, "UISV-hiding")
    }
  }

  /// Ties the ends to the canvas and each view to the next; half of a gap goes with each hidden
  /// view beside it, all of it at the ends where gaps are fixed. Interface Builder saves hidden views
  /// before the first one of a loose row outside the row, at their distances (public files).
  private mutating func connectAlongAxis(_ visible: [UIView]) {
    let arranged = stack.arrangedSubviews
    guard let first = visible.first, let last = visible.last else { return }
    add(first, near, .equal, canvas, near, "UISV-canvas-connection")
    let firstShown = arranged.firstIndex { !$0.isHidden } ?? 0
    let lastShown = arranged.lastIndex { !$0.isHidden } ?? 0
    let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for index in arranged.indices.dropLast() {
      let view = arranged[index]
      let next = arranged[index + 1]
      var gap = gaps[index]
      let isOutside = index + 1 <= firstShown || index >= lastShown
      if isOutside, !isLoose {
        gap = 0
      } else {
        // A run of hidden views shares the one gap between the views shown beside it.
        let before = arranged[...index].lastIndex { !$0.isHidden } ?? index
        let full = gaps[before]
        switch (view.isHidden, next.isHidden) {
        case (false, false): gap = full
        case (true, true): gap = 0
        default: gap = full / 2
        }
      }
      let isBaseline = stack.isBaselineRelativeArrangement && !isRow
      add(
        next, isBaseline ? .firstBaseline : near,
        isLoose ? .greaterThanOrEqual : .equal, view,
        isBaseline ? .lastBaseline : far, constant: gap, "UISV-spacing")
      // Nothing else holds hidden views beyond the ends.
      if isLoose, isOutside {
        add(
          next, near, .equal, view, far, constant: gap, priority: 25,
          "UISV-ambiguity-suppression")
      }
    }
    // Last, so that of several views without a size the last one takes what is left, as measured on
    // UIKit (openuikit, ProgressStackTests).
    add(canvas, far, .equal, last, far, "UISV-canvas-connection")
  }

  private mutating func distribute(_ visible: [UIView]) {
    switch stack.distribution {
    case .fill: break
    case .fillEqually: equalise(visible)
    case .fillProportionally: proportion(visible)
    case .equalSpacing: space(visible, from: far, to: near, priority: 1000)
    case .equalCentering: space(visible, from: center, to: center, priority: 149)
    }
  }

  private mutating func equalise(_ visible: [UIView]) {
    for view in visible.dropFirst() {
      add(view, length, .equal, visible[0], length, "UISV-fill-equally")
    }
  }

  /// Lengths in proportion to content, of the stack's length with its gaps counted in; the first
  /// views' ties are stronger, so that the last takes what does not divide.
  private mutating func proportion(_ visible: [UIView]) {
    let sizes = visible.map { view -> CGFloat in
      let size = view.intrinsicContentSize
      return max(0, isRow ? size.width : size.height)
    }
    let counted = sizes.filter { $0 > 0 }.count
    guard counted > 0 else {
      equalise(visible)
      return
    }
    let spacing = stack.spacing * CGFloat(visible.count - 1)
    let total = sizes.reduce(0, +) + spacing
    let isExact = counted == 1 && (visible.count == 1 || stack.spacing == 0)
    var priority: Float = 999
    for (view, size) in zip(visible, sizes) {
      if size > 0 {
        add(
          view, length, .equal, stack, length, multiplier: size / total,
          priority: isExact ? 1000 : priority, "UISV-fill-proportionally")
      } else {
        add(
          view, length, .equal, nil, .notAnAttribute, priority: isExact ? 1000 : priority,
          "UISV-fill-proportionally")
      }
      priority = max(1, priority - 1)
    }
  }

  private mutating func space(
    _ visible: [UIView], from start: Attribute, to end: Attribute, priority: Float
  ) {
    var first: UILayoutGuide?
    for (view, next) in zip(visible, visible.dropFirst()) {
      let guide = UILayoutGuide()
      guide.identifier = "UISV-distributing"
      guides.append(guide)
      stack.addLayoutGuide(guide)
      add(guide, near, .equal, view, start, "UISV-distributing-edge")
      add(guide, far, .equal, next, end, "UISV-distributing-edge")
      if let first {
        add(guide, length, .equal, first, length, priority: priority, "UISV-fill-equally")
      }
      first = first ?? guide
    }
    add(stack, length, .equal, nil, .notAnAttribute, priority: 49, "UISV-canvas-fit")
  }

  // MARK: Across the axis

  private mutating func align(_ visible: [UIView]) {
    let shown = visible
    let first = shown[0]
    switch stack.alignment {
    case .fill:
      add(first, crossNear, .equal, canvas, crossNear, "UISV-canvas-connection")
      add(canvas, crossFar, .equal, first, crossFar, "UISV-canvas-connection")
      link(shown, by: crossNear)
      link(shown, by: crossFar)
    case .leading:
      add(first, crossNear, .equal, canvas, crossNear, "UISV-canvas-connection")
      link(shown, by: crossNear)
      span(shown)
    case .trailing:
      add(canvas, crossFar, .equal, first, crossFar, "UISV-canvas-connection")
      link(shown, by: crossFar)
      span(shown)
    case .center:
      add(first, crossCenter, .equal, canvas, crossCenter, "UISV-canvas-connection")
      link(shown, by: crossCenter)
      span(shown)
    case .firstBaseline:
      link(shown, by: isRow ? .firstBaseline : crossNear)
      span(shown)
      // In a row higher than its views they stand at the bottom (public files).
      if isRow, let guide = guides.last {
        for view in shown {
          add(
            guide, crossFar, .equal, view, crossFar, priority: 25, "UISV-ambiguity-suppression")
        }
      }
    case .lastBaseline:
      link(shown, by: isRow ? .lastBaseline : crossNear)
      span(shown)
    }
    alignHidden(with: first)
  }

  /// Hidden views stand across the axis as the others do: Interface Builder saves a hidden label of a filled column as wide as the column, and one of a
  /// centred row in the row's middle (public files).
  private mutating func alignHidden(with first: UIView) {
    let attributes: [Attribute] =
      switch stack.alignment {
      case .fill: [crossNear, crossFar]
      case .trailing: [crossFar]
      case .center: [crossCenter]
      case .firstBaseline where isRow: [.firstBaseline]
      case .lastBaseline where isRow: [.lastBaseline]
      default: [crossNear]
      }
    for view in stack.arrangedSubviews where view.isHidden {
      for attribute in attributes {
        add(view, attribute, .equal, first, attribute, priority: 999, "UISV-alignment")
      }
    }
  }

  private mutating func link(_ visible: [UIView], by attribute: Attribute) {
    for view in visible.dropFirst() {
      add(view, attribute, .equal, visible[0], attribute, "UISV-alignment")
    }
  }

  /// A guide that reaches from the lowest edge of the views to the highest and is as small as that
  /// allows; the canvas is held to it, so the stack grows with its tallest view.
  private mutating func span(_ visible: [UIView]) {
    let guide = UILayoutGuide()
    guide.identifier = "UISV-alignment-spanner"
    guides.append(guide)
    stack.addLayoutGuide(guide)
    add(guide, crossNear, .equal, canvas, crossNear, "UISV-canvas-connection")
    add(canvas, crossFar, .equal, guide, crossFar, "UISV-canvas-connection")
    for view in visible {
      add(
        guide, crossNear, .lessThanOrEqual, view, crossNear, priority: 999.5,
        "UISV-spanning-boundary")
      add(
        guide, crossFar, .greaterThanOrEqual, view, crossFar, priority: 999.5,
        "UISV-spanning-boundary")
      add(
        view, crossLength, .equal, nil, .notAnAttribute, priority: 25, "UISV-ambiguity-suppression")
    }
    add(guide, crossLength, .equal, nil, .notAnAttribute, priority: 51, "UISV-spanning-fit")
  }

  private mutating func add(
    _ first: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject?, _ other: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000, _ identifier: String
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = identifier
    // In a conflict UIKit gives up what meets a hidden view, not what hides it.
    constraint.origin = identifier == "UISV-hiding" ? .system : .stack
    constraints.append(constraint)
  }
}

/// The places of an alert's parts in its view.
struct AlertLayout {
  /// The texts, in order.
  private(set) var labels: [CGRect] = []
  /// The text fields, with the ground round each.
  private(set) var fields: [CGRect] = []
  /// The buttons, in the order of `AlertLayout.order(of:)`.
  private(set) var buttons: [CGRect] = []
  /// The grounds: one, or a second one of the cancel button of a classic sheet.
  private(set) var grounds: [CGRect] = []
  /// The whole, in points.
  private(set) var size: CGSize

  /// Lays an alert out.
  ///
  /// - Parameters:
  ///   - metrics: the sizes of the parts.
  ///   - width: the alert's width.
  ///   - texts: the height of each text at the width that it has.
  ///   - fieldCount: how many text fields there are.
  ///   - buttonCount: how many buttons there are.
  ///   - buttonsFit: whether two buttons fit side by side.
  ///   - isSheet: whether it is an action sheet.
  ///   - hasCancel: whether the last button cancels.
  init(
    _ metrics: AlertMetrics, width: CGFloat, texts: [CGFloat], fieldCount: Int, buttonCount: Int,
    buttonsFit: Bool, isSheet: Bool, hasCancel: Bool
  ) {
    size = CGSize(width: width, height: 0)
    var y: CGFloat = 0
    if !texts.isEmpty {
      y += metrics.top
      for (index, height) in texts.enumerated() {
        if index > 0 { y += metrics.gap }
        labels.append(
          CGRect(
            x: metrics.textInset, y: y, width: width - 2 * metrics.textInset, height: height))
        y += height
      }
    }
    if fieldCount > 0 {
      y += texts.isEmpty ? metrics.top : metrics.fieldGap
      for index in 0..<fieldCount {
        if index > 0 { y += metrics.spacing }
        fields.append(
          CGRect(
            x: metrics.fieldInset, y: y, width: width - 2 * metrics.fieldInset,
            height: metrics.fieldHeight))
        y += metrics.fieldHeight
      }
      y += metrics.fieldBottom
    } else if !texts.isEmpty {
      y += texts.count > 1 ? metrics.bottom : metrics.bottomOfOne
    }
    guard buttonCount > 0 else {
      finish(y)
      return
    }
    y += metrics.padding
    let row = width - 2 * metrics.padding
    let isAtBottom = isSheet && metrics.sheetIsAtBottom
    if buttonCount == 2, !isAtBottom, buttonsFit {
      let half = (row - metrics.spacing) / 2
      for index in 0..<2 {
        buttons.append(
          CGRect(
            x: metrics.padding + CGFloat(index) * (half + metrics.spacing), y: y, width: half,
            height: metrics.buttonHeight))
      }
      finish(y + metrics.buttonHeight + metrics.padding)
      return
    }
    let height = isAtBottom ? AlertMetrics.sheetButtonHeight : metrics.buttonHeight
    for index in 0..<buttonCount {
      let isApart = isAtBottom && hasCancel && index == buttonCount - 1 && y > 0
      if isApart {
        grounds.append(CGRect(x: 0, y: 0, width: width, height: y))
        y += AlertMetrics.sheetMargin
        grounds.append(CGRect(x: 0, y: y, width: width, height: height))
      } else if index > 0 {
        y += metrics.spacing
      }
      buttons.append(CGRect(x: metrics.padding, y: y, width: row, height: height))
      y += height
    }
    finish(y + metrics.padding)
  }

  private mutating func finish(_ height: CGFloat) {
    size.height = height
    if grounds.isEmpty { grounds = [CGRect(origin: .zero, size: size)] }
  }

  /// The order that buttons stand in: the one that cancels is first of two side by side, and last of
  /// more (openuikit measured both ways round).
  static func order<Action>(
    of actions: [Action], sideBySide: Bool, isCancel: (Action) -> Bool
  ) -> [Action] {
    let cancelling = actions.filter(isCancel)
    let others = actions.filter { !isCancel($0) }
    return sideBySide ? cancelling + others : others + cancelling
  }
}

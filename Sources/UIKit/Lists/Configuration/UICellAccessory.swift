/// What stands beside a list cell's content.
@preconcurrency @MainActor public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Int, Sendable {
    /// Always.
    case always = 0
    /// While the cell is edited.
    case whenEditing
    /// While the cell is not edited.
    case whenNotEditing
  }

  /// At which side a view of the app stands.
  public enum Placement: Sendable {
    /// Where text starts.
    case leading(displayed: DisplayedState = .always)
    /// Where text ends.
    case trailing(displayed: DisplayedState = .always)
  }

  enum Kind {
    case symbol(String)
    case label(String)
    case view(UIView)
    /// A control of editing, whose measures are not known; it takes no room.
    case editing
  }

  let kind: Kind
  let displayed: DisplayedState
  let isLeading: Bool

  private init(_ kind: Kind, _ displayed: DisplayedState, isLeading: Bool = false) {
    self.kind = kind
    self.displayed = displayed
    self.isLeading = isLeading
  }

  /// A chevron: the row leads to another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always
  ) -> UICellAccessory { UICellAccessory(.symbol("chevron.right"), displayed) }

  /// A chevron that shows and hides what the row holds.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always
  ) -> UICellAccessory { UICellAccessory(.symbol("chevron.right"), displayed) }

  /// A check mark.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.symbol("checkmark"), displayed)
  }

  /// A detail button.
  public static func detail(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.symbol("info.circle"), displayed) }

  /// A text in the second colour.
  public static func label(
    text: String, displayed: DisplayedState = .always
  ) -> UICellAccessory { UICellAccessory(.label(text), displayed) }

  /// A button that deletes the row, shown while it is edited.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.editing, displayed, isLeading: true) }

  /// A button that inserts a row, shown while it is edited.
  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.editing, displayed, isLeading: true) }

  /// A grip, shown while the row is edited.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(.editing, displayed)
  }

  /// A circle for selecting several rows, shown while they are edited.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(.editing, displayed, isLeading: true)
  }

  /// A view of the app, as large as it is or as its constraints ask for.
  public struct CustomViewConfiguration {
    let view: UIView
    let placement: Placement

    /// Names a view and its side.
    public init(customView: UIView, placement: Placement) {
      view = customView
      self.placement = placement
    }
  }

  /// A view of the app.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    switch configuration.placement {
    case .leading(let displayed):
      UICellAccessory(.view(configuration.view), displayed, isLeading: true)
    case .trailing(let displayed): UICellAccessory(.view(configuration.view), displayed)
    }
  }

  func isShown(editing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: editing
    case .whenNotEditing: !editing
    }
  }

  /// The view that shows the accessory; nil for one without known measures.
  func makeView() -> UIView? {
    switch kind {
    case .symbol(let name): return CellSymbolView(symbol: name)
    case .label(let text):
      let label = UILabel()
      label.text = text
      label.font = UIFont.preferredFont(forTextStyle: .body)
      label.textColor = .secondaryLabel
      label.frame.size = label.sizeThatFits(CGSize(width: 10_000, height: 0))
      return label
    case .view(let view):
      if view.bounds.size == .zero {
        view.frame.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
      return view
    case .editing: return nil
    }
  }
}

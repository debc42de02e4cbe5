import UIKit

/// How a view is shown over another one.
enum PresentationStyle: Equatable {
  case sheet, cover
  case popover(PopoverAttachmentAnchor, arrow: Edge?)

  /// UIKit's style.
  @MainActor var value: UIModalPresentationStyle {
    switch self {
    case .sheet: .automatic
    case .cover: .fullScreen
    case .popover: .popover
    }
  }
}

/// The place that a popover points at.
public enum PopoverAttachmentAnchor: Equatable, Sendable {
  /// A rectangle of the view.
  case rect(Source)
  /// A point of the view.
  case point(UnitPoint)

  /// A rectangle of a view.
  public struct Source: Equatable, Sendable {
    let rect: CGRect?

    /// The whole view.
    public static let bounds = Source(rect: nil)

    /// A rectangle in the view's own coordinates, in points.
    public static func rect(_ rect: CGRect) -> Source { Source(rect: rect) }
  }

  /// The rectangle in a view's frame.
  func rect(in frame: CGRect) -> CGRect {
    switch self {
    case .rect(let source):
      source.rect?.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame
    case .point(let point):
      CGRect(
        x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height, width: 0,
        height: 0)
    }
  }
}

/// Reads whether a view is to be shown over another one, so that a change is seen.
nonisolated struct Presentation<Sheet: View>: ViewModifier {
  let style: PresentationStyle
  let isPresented: Binding<Bool>
  /// What the view is shown for; another one is another presentation.
  var item: () -> AnyHashable? = { nil }
  var onDismiss: (() -> Void)?
  let sheet: () -> Sheet

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      PresentationState(
        style: style, isPresented: isPresented.wrappedValue, item: item(),
        dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss, sheet: sheet))
  }
}

/// Shows a view over another one while something holds.
nonisolated struct PresentationState<Sheet: View>: ViewModifier {
  typealias Body = Never
  let style: PresentationStyle
  let isPresented: Bool
  let item: AnyHashable?
  let dismiss: () -> Void
  let onDismiss: (() -> Void)?
  let sheet: () -> Sheet

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _ViewContext
  ) -> _TypedViewNode<ModifiedContent<C, Self>> { PresentationNode(view, context) }
}

/// The node of a view that another one is shown over: UIKit presents a controller of its own for it.
final class PresentationNode<Content: View, Sheet: View>: StructuralModifierNode<
  Content, PresentationState<Sheet>
>, AppearanceObserver
{
  var isShown = false
  private var controller: UIHostingController<PresentedRoot<Sheet>>?
  private var item: AnyHashable?
  private let person = PersonalDismissal()
  /// Whether a person has dismissed what the app still wants to show.
  private var wasDismissed = false

  override func willMakeContent() { graph.addAppearanceObserver(self) }

  func appear() { sync() }

  func disappear() {}

  override func modifierDidChange(from old: PresentationState<Sheet>) {
    guard isShown else { return }
    graph.afterUpdate { [weak self] in self?.sync() }
  }

  override func willRemove() { controller?.dismiss(animated: false) }

  private func sync() {
    guard !isRemoved else { return }
    if !modifier.isPresented { wasDismissed = false }
    if let controller, !modifier.isPresented || modifier.item != item {
      self.controller = nil
      controller.dismiss(animated: false)
      modifier.onDismiss?()
    }
    guard modifier.isPresented, !wasDismissed else { return }
    if let controller {
      controller.rootView = root(controller)
    } else {
      // Whatever goes has gone by then.
      graph.afterUpdate { [weak self] in self?.present() }
    }
  }

  private func present() {
    guard !isRemoved, controller == nil, modifier.isPresented,
      let host = graph.host?.hostController
    else { return }
    let made = UIHostingController(
      rootView: PresentedRoot(content: modifier.sheet(), surroundings: environment) { _ in })
    made.rootView = root(made)
    made.modalPresentationStyle = modifier.style.value
    if case .popover(let anchor, let arrow) = modifier.style {
      made.sizingOptions = .preferredContentSize
      point(made, at: anchor, arrow: arrow)
    }
    person.wishes = made.preference(PresentationWishesKey.self)
    person.didDismiss = { [weak self] in self?.wasDismissedByPerson() }
    made.presentationController?.delegate = person
    take(person.wishes, made)
    item = modifier.item
    controller = made
    host.present(made, animated: false)
  }

  private func point(
    _ controller: UIViewController, at anchor: PopoverAttachmentAnchor, arrow: Edge?
  ) {
    guard let popover = controller.popoverPresentationController else { return }
    popover.sourceView = graph.host?.hostView
    if let element = firstElement {
      popover.sourceRect = anchor.rect(
        in: CGRect(origin: element.absoluteOrigin, size: element.size))
    }
    guard let arrow else { return }
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    popover.permittedArrowDirections =
      switch arrow {
      case .top: .down
      case .bottom: .up
      case .leading: isRightToLeft ? .left : .right
      case .trailing: isRightToLeft ? .right : .left
      }
  }

  private func wasDismissedByPerson() {
    guard controller != nil else { return }
    controller = nil
    wasDismissed = true
    modifier.dismiss()
    modifier.onDismiss?()
  }

  private func take(_ wishes: PresentationWishes, _ controller: UIViewController?) {
    person.wishes = wishes
    controller?.isModalInPresentation = wishes.isModal ?? false
    guard let sheet = controller?.sheetPresentationController else { return }
    sheet.preferredCornerRadius = wishes.cornerRadius
    guard !wishes.detents.isEmpty else { return }
    sheet.detents = wishes.ordered(onScreenOf: UIScreen.main.bounds.height).map(\.value)
    sheet.selectedDetentIdentifier = wishes.selection?.value.identifier
  }

  private func root(
    _ controller: UIHostingController<PresentedRoot<Sheet>>
  ) -> PresentedRoot<Sheet> {
    var inner = environment
    let dismiss = modifier.dismiss
    inner.dismiss = DismissAction { dismiss() }
    inner.isPresented = true
    inner.navigation = nil
    inner.isInList = false
    return PresentedRoot(content: modifier.sheet(), surroundings: inner) {
      [weak self, weak controller] in self?.take($0, controller)
    }
  }
}

/// Hears of what a person does with a presentation, and says what becomes of it in little room.
@MainActor
final class PersonalDismissal: UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  var wishes = PresentationWishes()
  var didDismiss: () -> Void = {}

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    didDismiss()
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    let chosen = sheetPresentationController.selectedDetentIdentifier
    guard let detent = wishes.detents.first(where: { $0.value.identifier == chosen }) else {
      return
    }
    wishes.select?(detent)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard let adaptation = wishes.adaptation else { return .automatic }
    if traitCollection.verticalSizeClass == .compact { return adaptation.vertical.value }
    if traitCollection.horizontalSizeClass == .compact { return adaptation.horizontal.value }
    return .automatic
  }
}

/// What is shown over another view: it sees that view's surroundings, in the room that it has itself.
nonisolated struct PresentedRoot<Content: View>: View {
  let content: Content
  let surroundings: EnvironmentValues
  let take: (PresentationWishes) -> Void

  @MainActor var body: some View {
    let surroundings = surroundings
    content
      .onPreferenceChange(PresentationWishesKey.self, perform: take)
      .transformEnvironment(\.self) { own in
        var inner = surroundings
        inner.horizontalSizeClass = own.horizontalSizeClass
        inner.verticalSizeClass = own.verticalSizeClass
        own = inner
      }
  }
}

extension UIHostingController {
  /// The value of a preference that the views give before they are laid out.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value { graph.preference(key) }
}

extension ViewGraph {
  /// The value of a preference that the views give.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    update()
    var found: K.Value?
    collectPreference(key, into: &found)
    return found ?? K.defaultValue
  }
}

import LayoutTree

/// A view of UIKit among views of SwiftUI.
@preconcurrency @MainActor public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view of UIKit.
  associatedtype UIViewType: UIView
  /// What the view of UIKit reports to.
  associatedtype Coordinator = Void
  /// What making and updating gets to know.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view of UIKit.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view of UIKit up to date.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Tells that the view of UIKit is taken away.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes what the view of UIKit reports to.
  func makeCoordinator() -> Coordinator
  /// The size that the view of UIKit takes when it is offered one; nil leaves it to its content size
  /// and priorities.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Leaves the size to the view's content size and priorities.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  /// Makes a node that holds the view of UIKit.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _TypedViewNode<Self> {
    RepresentableNode(ViewRepresentation(view), context)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing is reported to.
  public func makeCoordinator() {}
}

/// What making and updating a view of UIKit gets to know.
@MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What the view of UIKit reports to.
  public let coordinator: Representable.Coordinator
  /// The values of the view's surroundings.
  public let environment: EnvironmentValues
}

/// A controller of UIKit among views of SwiftUI.
@preconcurrency @MainActor public protocol UIViewControllerRepresentable: View
where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// What the controller reports to.
  associatedtype Coordinator = Void
  /// What making and updating gets to know.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Tells that the controller is taken away.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes what the controller reports to.
  func makeCoordinator() -> Coordinator
  /// The size that the controller's view takes when it is offered one; nil takes all there is.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// Takes all there is.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  /// Makes a node that holds the controller.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _TypedViewNode<Self> {
    RepresentableNode(ControllerRepresentation(view), context)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing is reported to.
  public func makeCoordinator() {}
}

/// What making and updating a controller gets to know.
@MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What the controller reports to.
  public let coordinator: Representable.Coordinator
  /// The values of the view's surroundings.
  public let environment: EnvironmentValues
}

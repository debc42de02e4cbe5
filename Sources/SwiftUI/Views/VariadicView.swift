/// The older way to make views from those that another view consists of; `Group(subviews:)` does the
/// same.
public enum _VariadicView {
  /// Makes views from the parts of another one.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// Makes one view from the parts of another one.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// Makes several views from the parts of another one.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The parts of a view.
  public typealias Children = _VariadicView_Children

  /// A view whose parts a root shows.
  public struct Tree<Root: ViewRoot, Content: View> {
    /// What shows the parts.
    public var root: Root
    /// The view that is taken apart.
    public var content: Content

    /// Shows the parts of a view by a root.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

extension _VariadicView.Tree: View {
  /// What the root makes of the parts.
  public var body: some View {
    GroupElementsOfContent(base: content) { subviews in
      root.body(children: _VariadicView_Children(subviews: subviews))
    }
  }
}

/// Makes views from the parts of another one.
@preconcurrency @MainActor public protocol _VariadicView_ViewRoot {
  /// The type of what is shown.
  associatedtype Body: View

  /// What is shown of the parts.
  @ViewBuilder func body(children: _VariadicView_Children) -> Body
}

/// Makes one view from the parts of another one.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// Makes several views from the parts of another one.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The parts of a view.
public struct _VariadicView_Children: RandomAccessCollection {
  let subviews: SubviewsCollection

  /// A part of a view.
  public struct Element: Identifiable {
    let subview: Subview

    /// What tells the part from the others.
    public var id: AnyHashable { AnyHashable(subview.id) }
  }

  /// The place of the first part.
  public var startIndex: Int { subviews.startIndex }
  /// The place after the last part.
  public var endIndex: Int { subviews.endIndex }
  /// The part of a place.
  public subscript(position: Int) -> Element { Element(subview: subviews[position]) }
}

extension _VariadicView_Children: View {
  /// All parts, in order.
  public var body: some View { subviews }
}

extension _VariadicView_Children.Element: View {
  /// The part.
  public var body: some View { subview }
}

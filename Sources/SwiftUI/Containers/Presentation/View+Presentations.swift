import UIKit

extension View {
  /// Shows a sheet while a value is true.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      Presentation(
        style: .sheet, isPresented: isPresented, onDismiss: onDismiss, sheet: content))
  }

  /// Shows a sheet for a value while there is one.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(.sheet, item, onDismiss, content) }

  /// Shows a view over the whole screen while a value is true.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      Presentation(
        style: .cover, isPresented: isPresented, onDismiss: onDismiss, sheet: content))
  }

  /// Shows a view over the whole screen for a value while there is one.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(.cover, item, onDismiss, content) }

  /// Shows a popover at the view while a value is true; in little room it is a sheet.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown.
  ///   - attachmentAnchor: The place that it points at.
  ///   - arrowEdge: The edge of that place where the arrow is; nil for any.
  ///   - content: Makes what it shows.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      Presentation(
        style: .popover(attachmentAnchor, arrow: arrowEdge), isPresented: isPresented,
        sheet: content))
  }

  /// Shows a popover at the view for a value while there is one; in little room it is a sheet.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(.popover(attachmentAnchor, arrow: arrowEdge), item, nil, content) }

  private nonisolated func presenting<Item: Identifiable, Content: View>(
    _ style: PresentationStyle, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      Presentation(
        style: style, isPresented: Binding(isThere: item),
        item: { item.wrappedValue.map { AnyHashable($0.id) } }, onDismiss: onDismiss
      ) {
        item.wrappedValue.map { content($0) }
      })
  }
}

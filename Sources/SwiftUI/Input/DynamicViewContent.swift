import UIKit

/// What a person can do with the rows of a collection.
public nonisolated struct _RowActions {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  var isEmpty: Bool { delete == nil && move == nil }
}

/// Views made from the elements of a collection, which people can delete, move and insert.
public protocol DynamicViewContent<Data>: View {
  /// The collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }

  /// The same views with other actions.
  nonisolated func _withRowActions(_ change: (inout _RowActions) -> Void) -> Self
}

extension ForEach: DynamicViewContent where Content: View {
  /// The same views with other actions.
  public nonisolated func _withRowActions(_ change: (inout _RowActions) -> Void) -> Self {
    var copy = self
    change(&copy.rowActions)
    return copy
  }
}

extension DynamicViewContent {
  /// Acts when rows are deleted; a swipe shows "Delete".
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?)
    -> some DynamicViewContent<Data>
  {
    _withRowActions { $0.delete = action }
  }

  /// Acts when rows are moved.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent<Data> {
    _withRowActions { $0.move = action }
  }
}

/// A row that can be deleted.
nonisolated struct DeletableRow<Content: View>: View {
  let content: Content
  let delete: () -> Void

  @MainActor var body: some View {
    content.modifier(
      RowActionsModifier(
        actions: Button("Delete", role: .destructive) { delete() }, deletes: true))
  }
}

extension View {
  /// Keeps the view's row from being deleted.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    layoutValue(key: DeleteDisabledKey.self, value: isDisabled)
  }

  /// Keeps the view's row from being moved, which nothing here does.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Keeps the view's row from being chosen.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// Whether rows of a list can be changed.
public enum EditMode: Hashable, Sendable {
  /// They cannot.
  case inactive
  /// They can for a while.
  case transient
  /// They can.
  case active

  /// Whether they can.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether rows of a list can be changed.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends the changing of rows.
public nonisolated struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Makes the button.
  public init() {}

  private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }

  /// "Edit", and "Done" while rows can be changed.
  @MainActor public var body: some View {
    Button {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    } label: {
      Text(verbatim: isEditing ? "Done" : "Edit")
    }
  }
}

/// A place from which positions are measured.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// From the top left corner of the window.
  case global
  /// From the top left corner of the view itself.
  case local
  /// From the top left corner of the view of a name further out.
  case named(AnyHashable)

  /// Whether this is the window's.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the view's own.
  public var isLocal: Bool { self == .local }
}

/// A place from which positions are measured.
public protocol CoordinateSpaceProtocol {
  /// The place as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// From the top left corner of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the space.
  public init() {}
  /// The place as a value.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// From the top left corner of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the space.
  public init() {}
  /// The place as a value.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// From the top left corner of the view of a name further out.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  /// The place as a value.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// From the top left corner of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// From the top left corner of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// From the top left corner of the view of a name further out.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// From the content's corner of the scroll view round the view.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace.content))
  }
}

/// The names of the spaces that scroll views give.
enum ScrollSpace: Hashable { case content }

/// Names the place of a view for those in it.
nonisolated struct CoordinateSpaceModifier: SizeKeepingModifier {
  let name: AnyHashable
  var spaceName: AnyHashable? { name }
}

extension View {
  /// Names the view's place, so that views in it can be measured from there.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Names the view's place, so that views in it can be measured from there.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}

extension LayoutElement {
  /// The top left corner that a space is measured from, in points from that of the whole graph.
  ///
  /// Where nothing further out has the name it is the window's.
  func origin(of space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: return globalOffset
    case .local: return absoluteOrigin
    case .named(let name):
      var current: LayoutElement? = self
      while let element = current {
        if element.spaceName == name { return element.absoluteOrigin }
        current = element.parent
      }
      return globalOffset
    }
  }

  /// The window's corner from that of the whole graph.
  private var globalOffset: CGPoint {
    var current: LayoutElement = self
    while let parent = current.parent { current = parent }
    guard let root = current as? RootElement else { return .zero }
    return CGPoint(x: -root.windowOrigin.x, y: -root.windowOrigin.y)
  }

  /// The element's rectangle in a space.
  func frame(in space: CoordinateSpace) -> CGRect {
    let mine = absoluteOrigin
    let other = origin(of: space)
    return CGRect(x: mine.x - other.x, y: mine.y - other.y, width: size.width, height: size.height)
  }
}

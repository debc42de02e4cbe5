import Devices

/// The edge that the system puts bars on in a column.
///
/// On the iPhone Duo it does not turn round with the direction of text: `leading` is the left edge.
public enum UIVerticalBarEdge: Int, Sendable {
  /// No edge: bars lie above and below.
  case unspecified = 0
  /// The leading edge.
  case leading
  /// The trailing edge.
  case trailing

  init(_ edge: VerticalBarEdge?) {
    switch edge {
    case .leading: self = .leading
    case .trailing: self = .trailing
    case nil: self = .unspecified
    }
  }
}

/// The edge that the system puts bars on in a column.
enum UITraitVerticalBarEdge: UITraitDefinition {
  static var defaultValue: UIVerticalBarEdge { .unspecified }
}

extension UITraitCollection {
  /// The edge that the system would put bars on in a column, whether bars are shown or not;
  /// unspecified where it never does.
  public var verticalBarEdge: UIVerticalBarEdge { self[UITraitVerticalBarEdge.self] }

  /// The traits that `verticalBarEdge` depends on, to follow its changes with.
  public static var systemTraitsAffectingVerticalBarEdge: [UITrait] {
    [UITraitVerticalBarEdge.self]
  }
}

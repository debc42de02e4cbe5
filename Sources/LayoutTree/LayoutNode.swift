/// One view of a laid-out screen.
public struct LayoutNode: Hashable, Codable, Sendable {
  /// The object id in the file, or a path such as `root/0/2` for a view made in code or by UIKit.
  public var id: String
  /// UIKit's class, such as `UILabel`.
  public var className: String
  /// The class that the app names in its place, if any.
  public var customClass: String?
  /// What people call the view: Interface Builder's label, its text, accessibility identifier or
  /// outlet name; nil when it has none of these.
  public var label: String?
  /// Where the view stands in its file; nil for views that no file holds.
  public var location: SourceLocation?
  /// What the view is, for rules and drawing.
  public var kind: NodeKind
  /// The frame, in the superview's coordinates, on the pixel grid.
  public var frame: LayoutRect
  /// The smallest upright rectangle round the view, in the window's coordinates, scrolling and
  /// transforms counted in.
  public var windowFrame: LayoutRect
  /// Whether `isHidden` is set on the view itself.
  public var isHidden: Bool
  /// The opacity, 0 to 1.
  public var alpha: Double
  /// Whether children are cut at the view's bounds.
  public var clipsToBounds: Bool
  /// Whether the view answers to touches: an enabled control, or one with a gesture.
  public var isTouchTarget: Bool
  /// Whether the app made the view; false for UIKit's own parts (bars, separators, a button's
  /// label), which rules leave alone.
  public var isMadeByApp: Bool
  /// The insets of the view's safe area.
  public var safeAreaInsets: LayoutInsets
  /// The view's layout margins.
  public var layoutMargins: LayoutInsets
  /// How far the content of a scroll view reaches, in points; nil for other views.
  public var contentSize: LayoutSize?
  /// The text the view shows, if any.
  public var text: TextContent?
  /// The image the view shows, if any.
  public var image: ImageContent?
  /// What a control shows beside text: a switch's state, a slider's position.
  public var control: ControlContent?
  /// The colours, border and corners.
  public var style: NodeStyle
  /// The paths that the view shows over its own area, back to front, in the view's coordinates; nil
  /// for views that show none.
  public var shapes: [ShapeContent]?
  /// The outline that everything in the view is cut at where `clipsToBounds` is set, in the view's
  /// coordinates; nil is the bounds with the style's corners.
  public var clipPath: LayoutPath?
  /// How the view is turned or scaled in the window; nil where it only stands in `windowFrame`.
  public var turned: TurnedBounds?
  /// What the constraints leave open.
  public var ambiguity: Ambiguity
  /// The frame that the file holds, when it does, in the superview's coordinates.
  public var savedFrame: LayoutRect?
  /// The parts inside, back to front.
  public var children: [LayoutNode]

  /// Makes a node.
  public init(
    id: String, className: String, customClass: String? = nil, label: String? = nil,
    location: SourceLocation? = nil, kind: NodeKind = .view, frame: LayoutRect,
    windowFrame: LayoutRect, isHidden: Bool = false, alpha: Double = 1, clipsToBounds: Bool = false,
    isTouchTarget: Bool = false, isMadeByApp: Bool = true, safeAreaInsets: LayoutInsets = .zero,
    layoutMargins: LayoutInsets = .zero, contentSize: LayoutSize? = nil, text: TextContent? = nil,
    image: ImageContent? = nil, control: ControlContent? = nil, style: NodeStyle = NodeStyle(),
    shapes: [ShapeContent]? = nil, clipPath: LayoutPath? = nil, turned: TurnedBounds? = nil,
    ambiguity: Ambiguity = Ambiguity(), savedFrame: LayoutRect? = nil, children: [LayoutNode] = []
  ) {
    self.id = id
    self.className = className
    self.customClass = customClass
    self.label = label
    self.location = location
    self.kind = kind
    self.frame = frame
    self.windowFrame = windowFrame
    self.isHidden = isHidden
    self.alpha = alpha
    self.clipsToBounds = clipsToBounds
    self.isTouchTarget = isTouchTarget
    self.isMadeByApp = isMadeByApp
    self.safeAreaInsets = safeAreaInsets
    self.layoutMargins = layoutMargins
    self.contentSize = contentSize
    self.text = text
    self.image = image
    self.control = control
    self.style = style
    self.shapes = shapes
    self.clipPath = clipPath
    self.turned = turned
    self.ambiguity = ambiguity
    self.savedFrame = savedFrame
    self.children = children
  }
}

/// What a node is, as far as rules and drawing tell views apart.
public enum NodeKind: String, Codable, Sendable, CaseIterable {
  case view, label, button, image, textField, textView, toggle, slider, segmentedControl, stepper
  case progress, activityIndicator, pageControl, picker, datePicker, searchBar
  case stack, scroll, table, tableCell, tableHeader, collection, collectionCell
  case navigationBar, tabBar, toolbar, statusBar, map, web, visualEffect, container, separator
}

import LayoutTree

/// Many screens on one sheet: a card for each screen, on it the devices it was laid out on, with
/// the views at fault outlined and numbered.
public struct ContactSheet: Picture, Sendable {
  /// Views to point at.
  public struct Mark: Hashable, Sendable {
    /// The number on the badge, which the legend explains.
    public var number: Int
    /// Whether it is drawn as an error rather than a warning.
    public var isError: Bool
    /// The views to outline, by node identifier.
    public var nodeIDs: [String]

    /// Makes a mark.
    public init(number: Int, isError: Bool, nodeIDs: [String]) {
      self.number = number
      self.isError = isError
      self.nodeIDs = nodeIDs
    }
  }

  /// One device with the screen on it.
  public struct Cell: Sendable {
    /// The screen.
    public var tree: LayoutTree
    /// The views at fault.
    public var marks: [Mark]
    /// The second line over the device; nil tells orientation, size, text size and direction.
    public var caption: String?

    /// Makes a cell.
    public init(tree: LayoutTree, marks: [Mark] = [], caption: String? = nil) {
      self.tree = tree
      self.marks = marks
      self.caption = caption
    }
  }

  /// What the number of a mark means.
  public struct LegendEntry: Hashable, Sendable {
    /// The number on the badges.
    public var number: Int
    /// Whether it is an error rather than a warning.
    public var isError: Bool
    /// What is wrong.
    public var title: String
    /// Why; may be empty.
    public var detail: String
    /// In which configurations, or where in the file; may be empty.
    public var place: String

    /// Makes an entry.
    public init(
      number: Int, isError: Bool, title: String, detail: String = "", place: String = ""
    ) {
      self.number = number
      self.isError = isError
      self.title = title
      self.detail = detail
      self.place = place
    }
  }

  /// One screen in its configurations.
  public struct Row: Sendable {
    /// The screen's name.
    public var title: String
    /// Where it comes from, such as `Main.storyboard:12`.
    public var subtitle: String
    /// The configurations, in order.
    public var cells: [Cell]
    /// What the marks mean.
    public var legend: [LegendEntry]

    /// Makes a row.
    public init(
      title: String, subtitle: String = "", cells: [Cell], legend: [LegendEntry] = []
    ) {
      self.title = title
      self.subtitle = subtitle
      self.cells = cells
      self.legend = legend
    }

    /// Makes a row without marks.
    public init(title: String, subtitle: String = "", trees: [LayoutTree]) {
      self.init(title: title, subtitle: subtitle, cells: trees.map { Cell(tree: $0) })
    }
  }

  /// How a sheet is drawn.
  public struct Options: Hashable, Sendable {
    /// Points of the sheet per point of a phone's screen.
    public var scale: Double
    /// The same for tablets, as a part of `scale`: at 0.7 an 11-inch tablet is as high as a phone.
    public var tabletFactor: Double
    /// Whether upright screens come first and wide ones after them, so that lines of a row are of
    /// one height; else all keep the given order.
    public var groupsOrientations: Bool
    /// The widest the sheet gets, in its points; rows go on in further lines. A single device that
    /// is wider still is drawn smaller.
    public var maximumWidth: Double
    /// What to show of each screen.
    public var screen: ScreenOptions
    /// Whether rows that were checked and have no legend say `No findings`.
    public var showsVerdict: Bool

    /// Makes options.
    public init(
      scale: Double = 0.5, tabletFactor: Double = 0.7, groupsOrientations: Bool = true,
      maximumWidth: Double = 1920,
      screen: ScreenOptions = ScreenOptions(showsSafeArea: true), showsVerdict: Bool = true
    ) {
      self.scale = scale
      self.tabletFactor = tabletFactor
      self.groupsOrientations = groupsOrientations
      self.maximumWidth = maximumWidth
      self.screen = screen
      self.showsVerdict = showsVerdict
    }
  }

  /// The sheet's headline.
  public var title: String
  /// The line below it; nil counts screens and configurations.
  public var subtitle: String?
  /// The screens, in order.
  public var rows: [Row]
  /// How to draw.
  public var options: Options

  /// Makes a sheet.
  public init(
    title: String, subtitle: String? = nil, rows: [Row], options: Options = Options()
  ) {
    self.title = title
    self.subtitle = subtitle
    self.rows = rows
    self.options = options
  }

  /// The sheet as steps, in its own points.
  public func displayList(fonts: FontLibrary) -> DisplayList {
    var painter = SheetPainter(sheet: self, fonts: fonts)
    return painter.paint()
  }
}

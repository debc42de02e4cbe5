import LayoutTree

/// Drawn shapes of our own for the commonest system symbols, on a grid of 24 units.
///
/// They stand in for the symbols, whose drawings are Apple's: near enough to know them again.
enum SymbolShapes {
  /// A shape: lines to draw and areas to fill, in the small language of `path(_:)`.
  struct Shape {
    var lines: String
    var areas: String

    init(_ lines: String, areas: String = "") {
      self.lines = lines
      self.areas = areas
    }
  }

  /// The shape of a symbol without the endings `.fill`, `.circle` and `.square`.
  static func shape(named name: String) -> Shape? {
    if let shape = shapes[name] { return shape }
    // A variant such as `bell.badge` or `person.2` is drawn as what it is a variant of.
    var parts = name.split(separator: ".")
    while parts.count > 1 {
      parts.removeLast()
      if let shape = shapes[parts.joined(separator: ".")] { return shape }
    }
    return nil
  }

  /// Reads a path: `M x y` move, `L x y` line, `C` and `Q` curves, `Z` close, `O x y r` circle,
  /// `R x y width height radius` rounded rectangle.
  static func path(_ text: String) -> LayoutPath {
    var path = LayoutPath()
    var numbers: [Double] = []
    var letter: Character?
    for token in text.split(separator: " ") {
      if let number = Double(token) {
        numbers.append(number)
      } else {
        add(letter, numbers, to: &path)
        letter = token.first
        numbers = []
      }
    }
    add(letter, numbers, to: &path)
    return path
  }

  private static func add(_ letter: Character?, _ numbers: [Double], to path: inout LayoutPath) {
    switch (letter, numbers.count) {
    case ("M", 2): path.move(numbers[0], numbers[1])
    case ("L", 2...):
      for index in stride(from: 0, to: numbers.count - 1, by: 2) {
        path.line(numbers[index], numbers[index + 1])
      }
    case ("Q", 4): path.quad(numbers[0], numbers[1], numbers[2], numbers[3])
    case ("C", 6):
      path.cubic(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
    case ("Z", 0): path.close()
    case ("O", 3):
      path.append(
        .ellipse(
          LayoutRect(
            x: numbers[0] - numbers[2], y: numbers[1] - numbers[2], width: numbers[2] * 2,
            height: numbers[2] * 2)))
    case ("R", 5):
      let rect = LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      path.append(.rectangle(rect, cornerRadius: numbers[4]))
    default: break
    }
  }

  private static let heart =
    "M 12 20 C 5 15 2.5 12 2.5 8.5 C 2.5 3.5 9 2 12 7 C 15 2 21.5 3.5 21.5 8.5 C 21.5 12 19 15 12 20 Z"
  private static let star =
    "M 12 2.5 L 14.9 8.8 21.5 9.6 16.6 14.2 17.9 21 12 17.6 6.1 21 7.4 14.2 2.5 9.6 9.1 8.8 Z"
  private static let bell =
    "M 4 17.5 C 6 15.5 6 13 6 10 C 6 6 8.5 3.5 12 3.5 C 15.5 3.5 18 6 18 10 C 18 13 18 15.5 20 17.5 Z M 9.8 20 Q 12 22.4 14.2 20"
  private static let cloud =
    "M 7 19 C 2 19 1.5 12.5 6 12 C 6 6 14.5 5 16 10.5 C 21.5 10 22.5 19 17 19 Z"
  private static let bubble =
    "M 12 4 C 17.5 4 21.5 7.2 21.5 11.5 C 21.5 15.8 17.5 19 12 19 C 10.8 19 9.8 18.9 8.8 18.6 L 4.5 21 5.2 17 C 3.5 15.6 2.5 13.7 2.5 11.5 C 2.5 7.2 6.5 4 12 4 Z"
  private static let shapes: [String: Shape] = [
    "chevron.right": Shape("M 8.5 4.5 L 16 12 8.5 19.5"),
    "chevron.left": Shape("M 15.5 4.5 L 8 12 15.5 19.5"),
    "chevron.forward": Shape("M 8.5 4.5 L 16 12 8.5 19.5"),
    "chevron.backward": Shape("M 15.5 4.5 L 8 12 15.5 19.5"),
    "chevron.up": Shape("M 4.5 15.5 L 12 8 19.5 15.5"),
    "chevron.down": Shape("M 4.5 8.5 L 12 16 19.5 8.5"),
    "chevron.up.chevron.down": Shape("M 6.5 9 L 12 3.5 17.5 9 M 6.5 15 L 12 20.5 17.5 15"),
    "arrow.right": Shape("M 3 12 L 21 12 M 14 5 L 21 12 14 19"),
    "arrow.left": Shape("M 21 12 L 3 12 M 10 5 L 3 12 10 19"),
    "arrow.up": Shape("M 12 21 L 12 3 M 5 10 L 12 3 19 10"),
    "arrow.down": Shape("M 12 3 L 12 21 M 5 14 L 12 21 19 14"),
    "arrow.clockwise": Shape(
      "M 19 8 C 16 2.5 8 2.5 5 8 C 2 14 6 20 12 20 C 16 20 19 17.5 20 14 M 19.5 3 L 19.5 8.5 14 8.5"
    ),
    "arrow.counterclockwise": Shape(
      "M 5 8 C 8 2.5 16 2.5 19 8 C 22 14 18 20 12 20 C 8 20 5 17.5 4 14 M 4.5 3 L 4.5 8.5 10 8.5"),
    "plus": Shape("M 12 3.5 L 12 20.5 M 3.5 12 L 20.5 12"),
    "minus": Shape("M 3.5 12 L 20.5 12"),
    "xmark": Shape("M 5 5 L 19 19 M 19 5 L 5 19"),
    "multiply": Shape("M 5 5 L 19 19 M 19 5 L 5 19"),
    "checkmark": Shape("M 4 13 L 9.5 19 20 5"),
    "star": Shape(star),
    "heart": Shape(heart),
    "house": Shape(
      "M 2.5 11.5 L 12 3.5 21.5 11.5 M 5 10 L 5 20.5 19 20.5 19 10 M 10 20.5 L 10 14.5 14 14.5 14 20.5"
    ),
    "person": Shape("O 12 7.5 4 M 4 20.5 C 4 12.5 20 12.5 20 20.5 Z"),
    "person.2": Shape(
      "O 8.5 8 3.2 M 2 19.5 C 2 12.5 15 12.5 15 19.5 Z O 16.5 8.5 2.6 M 17.5 19 L 22 19 C 22 15 19.5 13.4 16.6 13.6"
    ),
    "gear": Shape(
      "O 12 12 3 O 12 12 7 M 12 2 L 12 5 M 12 19 L 12 22 M 2 12 L 5 12 M 19 12 L 22 12 M 5 5 L 7 7 M 17 17 L 19 19 M 19 5 L 17 7 M 7 17 L 5 19"
    ),
    "gearshape": Shape(
      "O 12 12 3 O 12 12 7 M 12 2 L 12 5 M 12 19 L 12 22 M 2 12 L 5 12 M 19 12 L 22 12 M 5 5 L 7 7 M 17 17 L 19 19 M 19 5 L 17 7 M 7 17 L 5 19"
    ),
    "slider.horizontal.3": Shape(
      "M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18", areas: "O 16 6 2.6 O 8 12 2.6 O 14 18 2.6"),
    "magnifyingglass": Shape("O 10.5 10.5 6.5 M 15.5 15.5 L 21 21"),
    "trash": Shape(
      "M 3.5 6 L 20.5 6 M 9 6 L 9 3.5 15 3.5 15 6 M 5.5 6 L 6.5 20.5 17.5 20.5 18.5 6 M 10 10 L 10.3 17 M 14 10 L 13.7 17"
    ),
    "square.and.arrow.up": Shape(
      "M 8 9 L 5 9 5 21 19 21 19 9 16 9 M 12 14.5 L 12 2.5 M 8 6.5 L 12 2.5 16 6.5"),
    "square.and.arrow.down": Shape(
      "M 8 9 L 5 9 5 21 19 21 19 9 16 9 M 12 2.5 L 12 15 M 8 11 L 12 15 16 11"),
    "square.and.pencil": Shape(
      "M 13 4.5 L 4 4.5 4 20 19.5 20 19.5 11 M 10 14 L 10.5 11 19 2.5 21.5 5 13 13.5 Z"),
    "pencil": Shape("M 4 20 L 5 15.5 17 3.5 20.5 7 8.5 19 Z M 14.5 6 L 18 9.5"),
    "ellipsis": Shape("", areas: "O 5 12 2 O 12 12 2 O 19 12 2"),
    "line.3.horizontal": Shape("M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18"),
    "line.horizontal.3": Shape("M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18"),
    "list.bullet": Shape(
      "M 8.5 6 L 21 6 M 8.5 12 L 21 12 M 8.5 18 L 21 18", areas: "O 4 6 1.5 O 4 12 1.5 O 4 18 1.5"),
    "list.dash": Shape(
      "M 8.5 6 L 21 6 M 8.5 12 L 21 12 M 8.5 18 L 21 18 M 3 6 L 4.5 6 M 3 12 L 4.5 12 M 3 18 L 4.5 18"
    ),
    "bell": Shape(bell),
    "envelope": Shape("R 2.5 5 19 14 2.5 M 3.5 7 L 12 13.5 20.5 7"),
    "paperplane": Shape("M 21 3 L 2.5 10 10 13.5 13.5 21 Z M 10 13.5 L 21 3"),
    "calendar": Shape(
      "R 3 4.5 18 16 3 M 3 9.5 L 21 9.5 M 8 2.5 L 8 6 M 16 2.5 L 16 6",
      areas: "O 8 13.5 1.2 O 12 13.5 1.2 O 16 13.5 1.2 O 8 17 1.2 O 12 17 1.2"),
    "clock": Shape("O 12 12 9.5 M 12 6 L 12 12 16 14.5"),
    "camera": Shape("R 2.5 6.5 19 13 2.5 M 8 6.5 L 9.5 4 14.5 4 16 6.5 O 12 13 3.6"),
    "photo": Shape(
      "R 2.5 4.5 19 15 2.5", areas: "O 8 9.3 1.7 M 5 17.5 L 10.5 12.5 13 14.8 16 11.5 19.5 17.5 Z"),
    "bookmark": Shape("M 6 3.5 L 18 3.5 18 21 12 16 6 21 Z"),
    "folder": Shape("M 2.5 19 L 2.5 5.5 9 5.5 11 8 21.5 8 21.5 19 Z"),
    "doc": Shape(
      "M 5.5 2.5 L 13.5 2.5 18.5 7.5 18.5 21.5 5.5 21.5 Z M 13.5 2.5 L 13.5 7.5 18.5 7.5"),
    "doc.text": Shape(
      "M 5.5 2.5 L 13.5 2.5 18.5 7.5 18.5 21.5 5.5 21.5 Z M 8.5 12 L 15.5 12 M 8.5 16 L 15.5 16"),
    "doc.on.doc": Shape("R 3 3 12 14 2 R 9 7 12 14 2"),
    "phone": Shape(
      "M 6 3 L 9.5 3 11 8 8.5 10 C 9.5 12.5 11.5 14.5 14 15.5 L 16 13 21 14.5 21 18 C 21 20.5 19 21 17 21 C 9 20 4 15 3 7 C 3 5 3.5 3 6 3 Z"
    ),
    "location": Shape("M 21 3 L 3 10.5 11 13 13.5 21 Z"),
    "mappin": Shape("O 12 7 4 M 12 11 L 12 21.5"),
    "map": Shape(
      "M 3 5.5 L 9 3.5 15 5.5 21 3.5 21 18.5 15 20.5 9 18.5 3 20.5 Z M 9 3.5 L 9 18.5 M 15 5.5 L 15 20.5"
    ),
    "lock": Shape("R 5 10.5 14 10.5 2.5 M 8 10.5 L 8 7.5 C 8 2.5 16 2.5 16 7.5 L 16 10.5"),
    "eye": Shape("M 2 12 C 6 4.5 18 4.5 22 12 C 18 19.5 6 19.5 2 12 Z O 12 12 3.2"),
    "eye.slash": Shape(
      "M 2 12 C 6 4.5 18 4.5 22 12 C 18 19.5 6 19.5 2 12 Z O 12 12 3.2 M 4 3.5 L 20 20.5"),
    "play": Shape("M 6 3.5 L 20 12 6 20.5 Z"),
    "pause": Shape("", areas: "R 5.5 4 4.5 16 1.2 R 14 4 4.5 16 1.2"),
    "stop": Shape("R 5 5 14 14 2"),
    "forward": Shape("M 3 5.5 L 11.5 12 3 18.5 Z M 12 5.5 L 20.5 12 12 18.5 Z"),
    "backward": Shape("M 21 5.5 L 12.5 12 21 18.5 Z M 12 5.5 L 3.5 12 12 18.5 Z"),
    "info": Shape("M 10 10.5 L 12.4 10.5 12.4 18 M 9.5 18 L 15 18", areas: "O 12 6 1.6"),
    "questionmark": Shape(
      "M 8 8 C 8 3 16.5 3 16.5 8.2 C 16.5 11.5 12.2 11.5 12.2 15", areas: "O 12.2 19 1.5"),
    "exclamationmark": Shape("M 12 4 L 12 14", areas: "O 12 18.7 1.6"),
    "exclamationmark.triangle": Shape(
      "M 12 3 L 22 20.5 2 20.5 Z M 12 9 L 12 14", areas: "O 12 17.2 1.2"),
    "circle": Shape("O 12 12 9"),
    "square": Shape("R 3.5 3.5 17 17 3.5"),
    "rectangle": Shape("R 2.5 5 19 14 2.5"),
    "cart": Shape("M 2 4 L 5 4 7.5 15.5 18.5 15.5 21 7 5.8 7", areas: "O 9 19.5 1.7 O 17 19.5 1.7"),
    "bag": Shape("M 4.5 8 L 19.5 8 20.5 21 3.5 21 Z M 8 8 C 8 1.5 16 1.5 16 8"),
    "creditcard": Shape("R 2.5 5 19 14 2.5 M 2.5 9.5 L 21.5 9.5"),
    "message": Shape(bubble),
    "bubble": Shape(bubble),
    "bubble.left": Shape(bubble),
    "text.bubble": Shape(bubble),
    "link": Shape(
      "M 10 14 C 7.5 11.5 8 9.5 9.5 8 L 13 4.5 C 16 2 22 7 19 10.5 L 16.5 13 M 14 10 C 16.5 12.5 16 14.5 14.5 16 L 11 19.5 C 8 22 2 17 5 13.5 L 7.5 11"
    ),
    "globe": Shape(
      "O 12 12 9.5 M 2.5 12 L 21.5 12 M 12 2.5 C 6.5 8 6.5 16 12 21.5 C 17.5 16 17.5 8 12 2.5"),
    "wifi": Shape(
      "M 2 9 C 8 3.5 16 3.5 22 9 M 5.5 13 C 9.5 9.5 14.5 9.5 18.5 13", areas: "O 12 17.5 2.2"),
    "mic": Shape("R 8.5 2.5 7 12 3.5 M 5 11 C 5 20 19 20 19 11 M 12 18 L 12 21.5"),
    "music.note": Shape("M 9 18 L 9 4.5 19 3 19 16", areas: "O 6.5 18 2.7 O 16.5 16 2.7"),
    "speaker": Shape("M 3 9 L 7 9 12.5 4.5 12.5 19.5 7 15 3 15 Z M 16 9 C 18 11 18 13 16 15"),
    "sun.max": Shape(
      "O 12 12 4 M 12 2.5 L 12 5 M 12 19 L 12 21.5 M 2.5 12 L 5 12 M 19 12 L 21.5 12 M 5.3 5.3 L 7 7 M 17 17 L 18.7 18.7 M 18.7 5.3 L 17 7 M 7 17 L 5.3 18.7"
    ),
    "moon": Shape("M 10 3 C 7 13 13 18 21 15.5 C 18 22.5 6 22 4 14 C 3 9 6 4.5 10 3 Z"),
    "cloud": Shape(cloud),
    "bolt": Shape("M 13.5 2.5 L 5 13.5 11 13.5 9.5 21.5 19 10 12.5 10 Z"),
    "flag": Shape("M 5 21.5 L 5 3.5 C 10 1.5 13 6 19 3.5 L 19 13.5 C 13 16 10 11.5 5 13.5"),
    "tag": Shape("M 3 11 L 3 3 11 3 21 13 13 21 Z", areas: "O 7.2 7.2 1.5"),
    "gift": Shape(
      "R 3.5 8 17 4 1 M 5 12 L 5 21 19 21 19 12 M 12 8 L 12 21 M 12 8 C 6 8 7 2 9.5 3 C 11 3.6 12 6 12 8 C 12 6 13 3.6 14.5 3 C 17 2 18 8 12 8"
    ),
    "book": Shape(
      "M 12 6 C 9 4 5.5 4 2.5 5 L 2.5 19 C 5.5 18 9 18 12 20 C 15 18 18.5 18 21.5 19 L 21.5 5 C 18.5 4 15 4 12 6 Z M 12 6 L 12 20"
    ),
    "chart.bar": Shape("R 3.5 12 4 8.5 1 R 10 7.5 4 13 1 R 16.5 3.5 4 17 1"),
    "hand.thumbsup": Shape(
      "M 3 11 L 7 11 7 20.5 3 20.5 Z M 7 12 L 11 4 C 14 3 14 6 13.3 9.5 L 20 9.5 C 21.5 12 20 18 18 20 L 7 20"
    ),
    "video": Shape("R 2 6 13.5 12 2.5 M 15.5 11 L 22 7 22 17 15.5 13"),
    "power": Shape("M 12 2.5 L 12 11 M 7 5.5 C 1 9.5 3 20.5 12 20.5 C 21 20.5 23 9.5 17 5.5"),
    "app": Shape("R 3.5 3.5 17 17 5"),
    "keyboard": Shape(
      "R 2 6 20 12 2.5 M 7 15 L 17 15", areas: "O 6 10 1 O 10 10 1 O 14 10 1 O 18 10 1"),
    "battery.100": Shape("R 2 8 17.5 9 2.5 M 21.5 11 L 21.5 14", areas: "R 4 10 13.5 5 1"),
  ]
}

extension ScreenPainter {
  /// Draws a system symbol in the largest square in the middle of a rectangle.
  mutating func symbol(_ name: String, in rect: LayoutRect, color: LayoutColor) {
    let side = min(rect.width, rect.height)
    guard side > 0 else { return }
    let x = rect.x + (rect.width - side) / 2
    let y = rect.y + (rect.height - side) / 2
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    // `plus.circle`: a plus inside a circle. `circle` and `square.grid` are shapes of their own.
    let frame = parts.count > 1 && ["circle", "square"].contains(parts.last) ? parts.last : nil
    if frame != nil { parts.removeLast() }
    guard let shape = SymbolShapes.shape(named: parts.joined(separator: ".")) else {
      let inset = side * 0.12
      let box = LayoutRect(
        x: x + inset, y: y + inset, width: side - 2 * inset, height: side - 2 * inset)
      if isFilled {
        list.fill(box, cornerRadius: side * 0.2, color)
      } else {
        list.stroke(box, cornerRadius: side * 0.2, width: max(1, side * 0.08), color)
      }
      return
    }
    guard let frame else {
      draw(shape, x: x, y: y, side: side, isFilled: isFilled, color: color)
      return
    }
    let box = LayoutRect(
      x: x + side * 0.04, y: y + side * 0.04, width: side * 0.92, height: side * 0.92)
    let radius = frame == "circle" ? side / 2 : side * 0.2
    if isFilled {
      list.fill(box, cornerRadius: radius, color)
    } else {
      list.stroke(box, cornerRadius: radius, width: max(1, side * 0.075), color)
    }
    let inner = isFilled ? palette.background : color
    draw(
      shape, x: x + side * 0.2, y: y + side * 0.2, side: side * 0.6, isFilled: false, color: inner
    )
  }

  private mutating func draw(
    _ shape: SymbolShapes.Shape, x: Double, y: Double, side: Double, isFilled: Bool,
    color: LayoutColor
  ) {
    let scale = side / 24
    let lines = SymbolShapes.path(shape.lines).placed(x: x, y: y, scale: scale)
    if isFilled { list.fill(lines, color) }
    list.stroke(lines, width: max(1, side * 0.085), color)
    list.fill(SymbolShapes.path(shape.areas).placed(x: x, y: y, scale: scale), color)
  }
}

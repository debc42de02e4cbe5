import CUnibreak

/// The characters of runs with their advances and the places where lines may break.
///
/// A cluster is a character with all marks that stand on it; arrays are parallel, one entry a
/// cluster.
struct MeasuredText {
  /// The advance, in points.
  private(set) var advances: [Double] = []
  /// The byte in `bytes` that the cluster begins at.
  private var offsets: [Int] = []
  /// The run it belongs to.
  private(set) var run: [Int] = []
  /// Whether it is a space that may hang over a line's end.
  private(set) var isSpace: [Bool] = []
  /// Whether it ends a paragraph.
  private(set) var isNewline: [Bool] = []
  /// Whether a line may end after it.
  private(set) var breakAfter: [Bool] = []

  private var bytes: [UInt8] = []
  private var hasTabs = false

  /// How many clusters there are.
  var count: Int { advances.count }
  /// Whether there is no text.
  var isEmpty: Bool { advances.isEmpty }
  /// Whether the last cluster ends a paragraph.
  var endsWithNewline: Bool { isNewline.last ?? false }

  /// No text.
  init() {}

  /// Measures runs.
  init(runs: [TextRun]) {
    for (index, run) in runs.enumerated() { append(run, index: index) }
  }

  private mutating func append(_ run: TextRun, index runIndex: Int) {
    let base = bytes.count
    if let attachment = run.attachment {
      bytes.append(contentsOf: "\u{FFFC}".utf8)
      appendCluster(at: base, advance: max(0, attachment.width), run: runIndex)
      return
    }
    bytes.append(contentsOf: run.text.utf8)
    reserve(bytes.count)
    var measurer = GlyphMeasurer(font: run.font, kern: run.kern)
    bytes.withUnsafeBufferPointer { all in
      let slice = UnsafeBufferPointer(rebasing: all[base...])
      var index = 0
      var extends = false
      while index < slice.count {
        let start = index
        let scalar = GlyphMeasurer.decode(slice, &index)
        let advance = measurer.advance(of: scalar)
        // Joined pictographs and the second halves of flags add nothing to what they belong to.
        let isMark = scalar >= 0x80 && advance == 0 && !offsets.isEmpty && start > 0 && extends
        if isMark { continue }
        let isNewline =
          scalar == 0x0A || scalar == 0x0D || scalar == 0x0B || scalar == 0x0C || scalar == 0x85
          || scalar == 0x2028 || scalar == 0x2029
        if scalar == 0x0A, start > 0, slice[start - 1] == 0x0D { continue }
        if scalar == 0x09 { hasTabs = true }
        appendCluster(
          at: base + start, advance: isNewline ? 0 : advance, run: runIndex,
          isSpace: scalar == 0x20 || scalar == 0x09 || scalar == 0x3000
            || (0x2000...0x200B).contains(scalar) && scalar != 0x2007,
          isNewline: isNewline)
        extends = !isNewline && scalar != 0x20
      }
    }
  }

  private mutating func reserve(_ count: Int) {
    advances.reserveCapacity(count)
    offsets.reserveCapacity(count)
    run.reserveCapacity(count)
    isSpace.reserveCapacity(count)
    isNewline.reserveCapacity(count)
  }

  private mutating func appendCluster(
    at offset: Int, advance: Double, run runIndex: Int, isSpace space: Bool = false,
    isNewline newline: Bool = false
  ) {
    offsets.append(offset)
    advances.append(advance)
    run.append(runIndex)
    isSpace.append(space)
    isNewline.append(newline)
  }

  /// Finds where lines may end: by Unicode's rules (UAX 14, libunibreak), or after every cluster.
  mutating func findBreaks(everywhere: Bool) {
    breakAfter = [Bool](repeating: everywhere, count: count)
    if everywhere { return }
    Self.prepareLibrary
    let length = bytes.count
    let kinds = [CChar](unsafeUninitializedCapacity: length) { buffer, initialized in
      bytes.withUnsafeBufferPointer { text in
        set_linebreaks_utf8(text.baseAddress, length, nil, buffer.baseAddress)
      }
      initialized = length
    }
    for index in 0..<count {
      let end = index + 1 < count ? offsets[index + 1] : length
      breakAfter[index] = kinds[end - 1] == CChar(LINEBREAK_ALLOWBREAK)
    }
  }

  /// libunibreak's tables, set up once.
  private static let prepareLibrary: Void = init_linebreak()

  /// The advance of a cluster that begins at `x`; tabs reach to the next stop, 28 points apart.
  func advance(at index: Int, x: Double) -> Double {
    guard hasTabs, bytes[offsets[index]] == 0x09 else { return advances[index] }
    return 28 - x.truncatingRemainder(dividingBy: 28)
  }

  /// The width of clusters, in points.
  func width(from start: Int, to end: Int) -> Double {
    var x = 0.0
    for index in start..<max(start, end) { x += advance(at: index, x: x) }
    return x
  }

  /// Where a range of clusters ends without the spaces at its end.
  func trimmedEnd(from start: Int, to end: Int) -> Int {
    var end = end
    while end > start, isSpace[end - 1] { end -= 1 }
    return end
  }

  /// The text of clusters.
  func string(from start: Int, to end: Int) -> String {
    guard start < end else { return "" }
    let last = end < count ? offsets[end] : bytes.count
    return String(decoding: bytes[offsets[start]..<last], as: UTF8.self)
  }
}

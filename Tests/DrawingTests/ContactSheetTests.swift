import LayoutTree
import Testing

@testable import Drawing

@Suite struct ContactSheetTests {
  private let fonts = FontLibrary(directories: noFonts)

  private func texts(_ list: DisplayList) -> [String] {
    list.commands.compactMap { command in
      guard case .text(let run) = command else { return nil }
      return run.string.replacingNoBreakSpaces
    }
  }

  private func sheet(
    _ configurations: [ConfigurationSummary], options: ContactSheet.Options = .init()
  ) -> ContactSheet {
    ContactSheet(
      title: "Shop",
      rows: [
        ContactSheet.Row(
          title: "Sign In", subtitle: "SignIn.storyboard:12",
          trees: configurations.map(SampleTrees.signIn))
      ], options: options)
  }

  @Test func sizeOfASheetWithOnePhone() {
    let list = sheet([SampleTrees.configuration()]).displayList(fonts: fonts)
    // The device is 393 + 22 by 852 + 22 points, half that on the sheet: 437 high. The card is
    // 84 + 43 of captions + 437 + 28 = 592, below 122 of header and above 40 of margin.
    #expect(list.size == LayoutSize(width: 720, height: 754))
  }

  @Test func captionsTellWhatIsNotTheDefault() {
    let list = sheet(SampleTrees.matrix).displayList(fonts: fonts)
    let all = texts(list)
    #expect(all.contains("Shop"))
    #expect(all.contains("1 screen  \u{00B7}  10 layouts"))
    #expect(all.contains("Portrait \u{00B7} 375 \u{00D7} 667"))
    #expect(all.contains("Landscape \u{00B7} 852 \u{00D7} 393"))
    #expect(all.contains("Window \u{00B7} 500 \u{00D7} 700"))
    #expect(all.contains { $0.contains("Accessibility 3") })
    #expect(all.contains { $0.contains("Right to left") })
    #expect(all.contains("No findings"))
  }

  @Test func marksAreOutlinedNumberedAndExplained() {
    var marked = sheet([SampleTrees.configuration()])
    let before = marked.displayList(fonts: fonts).commands.filter(\.isOutline).count
    marked.rows[0].cells[0].marks = [
      .init(number: 1, isError: true, nodeIDs: ["signIn", "nobody"]),
      .init(number: 2, isError: false, nodeIDs: ["signIn"]),
    ]
    marked.rows[0].legend = [
      .init(number: 1, isError: true, title: "It is wrong", detail: "by 3 points"),
      .init(number: 2, isError: false, title: "It is small"),
    ]
    let list = marked.displayList(fonts: fonts)
    #expect(list.commands.filter(\.isOutline).count == before + 2)
    let all = texts(list)
    #expect(all.filter { $0 == "1" }.count == 2)
    #expect(all.contains("1 error") && all.contains("1 warning"))
    #expect(all.contains("It is wrong") && all.contains("by 3 points"))
    #expect(!all.contains("No findings"))
  }

  @Test func longRowsGoOnInFurtherLines() {
    let phones = Array(repeating: SampleTrees.configuration(), count: 12)
    let list = sheet(phones).displayList(fonts: fonts)
    // 207.5 a phone and 36 between: seven in 1784 points.
    #expect(list.size.width <= 1920)
    let width: Double = 7 * 207.5 + 6 * 36 + 136
    #expect(list.size.width == width)
    // Two lines of 43 + 437 with 36 between them.
    let height: Double = 122 + 84 + 480 + 36 + 480 + 28 + 40
    #expect(list.size.height == height)
  }

  @Test func aDeviceWiderThanTheSheetIsDrawnSmaller() {
    let wide = SampleTrees.configuration(
      "iPad", device: "ipad", width: 1376, height: 1032, orientation: "landscape-left")
    let list = sheet([wide], options: .init(scale: 1, maximumWidth: 800)).displayList(fonts: fonts)
    #expect(list.size.width == 800)
  }

  @Test func devices() {
    let phone = DeviceOutline(SampleTrees.configuration())
    #expect(phone.kind == .phone)
    #expect(phone.displayRadius == 55)
    #expect(phone.outer == LayoutRect(x: -11, y: -11, width: 415, height: 874))
    let matrix = SampleTrees.matrix.map { DeviceOutline($0).kind }
    #expect(matrix[0] == .homeButtonPhone)
    #expect(matrix[7] == .pad)
    // A window of one third shows the whole display, one of unknown place only itself.
    #expect(matrix[8] == .pad)
    #expect(matrix[9] == .window)
    #expect(DeviceOutline(SampleTrees.matrix[8]).display.width == 1210)
  }

  @Test func hostileSizesDoNoHarm() {
    let odd = SampleTrees.configuration(width: .nan, height: .infinity)
    let list = sheet([odd]).displayList(fonts: fonts)
    #expect(list.size.width.isFinite && list.size.height.isFinite)
    #expect(ContactSheet(title: "", rows: []).displayList(fonts: fonts).size.height > 0)
  }

  @Test func bytesAreTheSameEachTime() throws {
    let small = sheet([SampleTrees.configuration()])
    #expect(small.svg() == small.svg())
    #expect(try small.png(scale: 0.5) == small.png(scale: 0.5))
  }
}

extension DrawingCommand {
  fileprivate var isOutline: Bool {
    guard case .strokeRectangle(_, _, 1.5, _) = self else { return false }
    return true
  }
}

extension String {
  fileprivate var replacingNoBreakSpaces: String {
    String(map { $0 == "\u{00A0}" ? " " : $0 })
  }
}

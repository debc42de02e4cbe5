import LayoutTree
import Testing

@testable import SwiftUI

/// Layouts that public reports tell of, each with the result that is right.
@MainActor @Suite struct CaseTests {
  @Test("moreSwift/swift-cross-ui 411: a spacer is served after ordinary views: 252 and 8 of 400")
  func spacerRanksBelow() {
    let laid = Laid(
      HStack(spacing: 0) {
        Text("Fixed").frame(width: 80)
        Color.red
        Spacer()
        Text("End").frame(width: 60)
      }
    ) { $0.textMeasurer = RecordedTextMeasurer() }
    #expect(laid.frames("Color") == [rect(80, 0, 252, 600)])
  }

  @Test("moreSwift/swift-cross-ui 714: a short text is drawn inside its place, at every size")
  func shortText() {
    for size in DynamicTypeSize.allCases {
      for string in [":", "i", "W", "…", " "] {
        let laid = Laid(HStack(spacing: 0) { Text(verbatim: string) }) { $0.dynamicTypeSize = size }
        let node = laid.nodes("Text")[0]
        for line in node.text?.lines ?? [] {
          #expect(line.frame.x >= -0.5 && line.frame.y >= -0.5)
          #expect(line.frame.x + line.frame.width <= node.frame.width + 0.5, "\(string) \(size)")
          #expect(line.frame.y + line.frame.height <= node.frame.height + 0.5, "\(string) \(size)")
        }
      }
    }
  }

  @Test("Tokamak 441: text, spacer, text: natural width and the far right")
  func spacerBetween() {
    let laid = Laid(
      HStack {
        Text("Left")
        Spacer()
        Text("Right")
      }
    ) { $0.textMeasurer = RecordedTextMeasurer() }
    #expect(laid.leaves == [rect(0, 0, 24, 16), rect(368, 0, 32, 16)])
  }

  @Test("Tokamak 390: a colour without limits fills a depth stack's offer")
  func fillingDepthStack() {
    let laid = Laid(
      ZStack {
        Color.red.frame(maxWidth: .infinity, maxHeight: .infinity)
        Block(20, 20)
      })
    #expect(laid.root == CGSize(width: 400, height: 600))
    #expect(laid.leaves == [rect(0, 0, 400, 600), rect(190, 290, 20, 20)])
  }

  @Test("netsplit.com, size limiting frames: a height limit of 200 round a short text is 200 high")
  func heightLimit() {
    #expect(Laid(Text("Short").frame(maxHeight: 200)).root.height == 200)
  }

  struct Caption: View {
    var body: some View {
      Text("Caption of a photograph in two lines").font(.caption).frame(width: 150, height: 35)
    }
  }

  private func lines<V: View>(_ view: V, _ size: DynamicTypeSize) -> [TextContent] {
    Laid(view) { $0.dynamicTypeSize = size }.nodes("Text").compactMap(\.text)
  }

  @Test("vdhamer/Photo-Club-Hub 580: two lines in 35 points: a range of sizes keeps them whole")
  func clampedCaption() {
    // Lines of caption are 14.32 and 16 apart at large, 16.71 and 19 at xLarge: 30.3 and 35.7.
    let large = lines(Caption(), .large)[0]
    #expect(large.lines.count == 2)
    #expect(!large.isTruncated)
    let xLarge = lines(Caption(), .xLarge)[0]
    #expect(xLarge.lines.count == 1)
    #expect(xLarge.isTruncated)
    let clamped = lines(Caption().dynamicTypeSize(...DynamicTypeSize.large), .accessibility5)[0]
    #expect(clamped.lines.map(\.text) == large.lines.map(\.text))
    #expect(!clamped.isTruncated)
  }

  @Test("pointfreeco/isowords 43: in a scroll view words wrap at every size, and none is cut")
  func accessibilitySizes() {
    let view = ScrollView {
      VStack(alignment: .leading) {
        Text("Multiplayer").font(.largeTitle)
        Text("Play against your friends, in turns or against the clock").font(.body)
        HStack {
          Text("Leaderboards and statistics")
          Spacer()
          Text("12 345")
        }
      }
    }
    for size in DynamicTypeSize.allCases {
      for text in lines(view, size) {
        #expect(!text.isTruncated, "\(text.string) at \(size)")
      }
    }
    // Where the height is limited they are cut at the largest size, and not at the usual one.
    let limited = Text("Leaderboards and statistics").frame(width: 200, height: 60)
    #expect(!lines(limited, .large)[0].isTruncated)
    #expect(lines(limited, .accessibility5)[0].isTruncated)
  }

  @Test(
    "Rule 59: ranges of text sizes, one in the other: the inner one clamps what the outer one gives"
  )
  func ranges() {
    struct Reader: View {
      @Environment(\.dynamicTypeSize) private var size
      var body: some View { Block(CGFloat(size.rawValue + 1), 1) }
    }
    func width<V: View>(_ view: V, _ size: DynamicTypeSize) -> CGFloat {
      Laid(view) { $0.dynamicTypeSize = size }.root.width - 1
    }
    let inner = Reader().dynamicTypeSize(.xLarge ... .accessibility2)
    #expect(width(inner, .small) == CGFloat(DynamicTypeSize.xLarge.rawValue))
    #expect(width(inner, .xxLarge) == CGFloat(DynamicTypeSize.xxLarge.rawValue))
    #expect(width(inner, .accessibility5) == CGFloat(DynamicTypeSize.accessibility2.rawValue))
    let outer = inner.dynamicTypeSize(...DynamicTypeSize.medium)
    #expect(width(outer, .accessibility5) == CGFloat(DynamicTypeSize.xLarge.rawValue))
    #expect(width(Reader().dynamicTypeSize(.large ..< .xxLarge), .accessibility1) == 4)
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
    #expect(DynamicTypeSize.xxxLarge < .accessibility1)
  }

  @Test("Scaled lengths follow their style's sizes: caption is 12 at large and 43 at the largest")
  func scaledMetric() {
    struct Reader: View {
      @ScaledMetric(relativeTo: .caption) private var length = 12.0
      @ScaledMetric private var body17 = 17.0
      var body: some View { Block(CGFloat(length), CGFloat(body17)) }
    }
    func size(_ size: DynamicTypeSize) -> CGSize {
      Laid(Reader()) { $0.dynamicTypeSize = size }.root
    }
    #expect(size(.large) == CGSize(width: 12, height: 17))
    #expect(size(.accessibility5) == CGSize(width: 43, height: 53))
    #expect(size(.xSmall) == CGSize(width: 11, height: 14))
  }
}

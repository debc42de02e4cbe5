import Testing

@testable import SwiftUI

/// What does not move anything leaves layout alone; what does moves it once, to the end.
@MainActor @Suite struct SurfaceTests {
  @Test("A view with a gesture is a touch target, unless it is kept from touches or disabled")
  func gestures() {
    #expect(Laid(Block(10, 10).onTapGesture {}).nodes("Block")[0].isTouchTarget)
    #expect(
      Laid(Block(10, 10).gesture(DragGesture().onEnded { _ in })).nodes("Block")[0].isTouchTarget)
    #expect(!Laid(Block(10, 10).onTapGesture {}.disabled(true)).nodes("Block")[0].isTouchTarget)
    #expect(
      !Laid(Block(10, 10).onTapGesture {}.allowsHitTesting(false)).nodes("Block")[0].isTouchTarget)
    #expect(!Laid(Block(10, 10)).nodes("Block")[0].isTouchTarget)
  }

  @Test("A transition leaves a view as it is once it has come")
  func transitions() {
    struct Shifted: ViewModifier {
      let x: CGFloat
      func body(content: Content) -> some View { content.offset(x: x) }
    }
    let laid = Laid(
      Block(10, 10).transition(
        .modifier(active: Shifted(x: 100), identity: Shifted(x: 5))))
    #expect(laid.frames("Block") == [rect(200, 295, 10, 10)])
    let plain = Laid(Block(10, 10).transition(.opacity.combined(with: .move(edge: .leading))))
    #expect(plain.frames("Block") == [rect(195, 295, 10, 10)])
    #expect(plain.nodes("Block")[0].alpha == 1)
  }

  @Test("Phases rest in the first one")
  func phases() {
    let laid = Laid(PhaseAnimator([20.0, 40.0]) { Block($0, 10) })
    #expect(laid.frames("Block")[0].width == 20)
  }

  @Test("A picture that is not loaded shows what stands in for it")
  func asyncImage() {
    let laid = Laid(
      AsyncImage(url: nil) {
        $0.resizable()
      } placeholder: {
        Block(30, 20)
      })
    #expect(laid.frames("AsyncImage") == [rect(185, 290, 30, 20)])
    #expect(Laid(AsyncImage(url: nil)).root == CGSize(width: 400, height: 600))
  }

  @Test("Stored values are shared by their key and begin with what is stated")
  func storage() {
    struct Writer: View {
      @AppStorage("clients.width") var width = 10.0
      var body: some View { Block(width, 10).onAppear { width = 70 } }
    }
    struct Reader: View {
      @AppStorage("clients.width") var width = 10.0
      var body: some View { Block(width, 10) }
    }
    let laid = Laid(
      VStack {
        Writer()
        Reader()
      })
    #expect(laid.frames("Block").map(\.width) == [70, 70])
    // Another layout is another first launch.
    #expect(Laid(Reader()).frames("Block")[0].width == 10)
  }

  @Test("An effect of the app's own shows its view through a map; layout does not see it")
  func geometryEffect() {
    struct Shake: GeometryEffect {
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width, y: 0))
      }
    }
    let laid = Laid(Block(10, 10).modifier(Shake()))
    #expect(laid.frames("Block") == [rect(205, 295, 10, 10)])
    #expect(laid.root == CGSize(width: 10, height: 10))
    // Half a turn about the vertical axis through the leading edge.
    let turned = Laid(
      Block(10, 10).rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0), anchor: .leading))
    #expect(turned.frames("Block") == [rect(185, 295, 10, 10)])
  }

  @Test("Elements are taken out and moved as in Apple's SwiftUI")
  func collections() {
    var list = [0, 1, 2, 3, 4]
    list.move(fromOffsets: [0, 3], toOffset: 2)
    #expect(list == [1, 0, 3, 2, 4])
    list.remove(atOffsets: [1, 4])
    #expect(list == [1, 3, 2])
  }

  @Test("The old names of text sizes stand for the new ones")
  func sizeCategory() {
    var values = EnvironmentValues()
    #expect(values.sizeCategory == .large)
    values.sizeCategory = .accessibilityMedium
    #expect(values.dynamicTypeSize == .accessibility1)
    #expect(ContentSizeCategory.extraLarge < .accessibilityLarge)
  }

  @Test("A name for tests is the node's")
  func identifier() {
    #expect(Laid(Block(10, 10).accessibilityIdentifier("x")).nodes("Block")[0].label == "x")
  }
}

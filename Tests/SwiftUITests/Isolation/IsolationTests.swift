import SwiftUI
import Testing

/// Views that are stated outside the main actor are laid out as any others.
@MainActor @Suite struct IsolationTests {
  @Test("A view held by a value: 40 + 2 * 5 by 20 + 2 * 5")
  func heldByAValue() { #expect(Laid(FreeModel().view).root == CGSize(width: 50, height: 30)) }

  @Test("A stack held by a value is as high as its views: two lines of one pixel, at two a point")
  func stackHeldByAValue() {
    #expect(Laid(FreeModel().column, in: CGSize(width: 60, height: 90)).root.height == 1)
  }

  @Test("A row made by a function: the spacer takes what is left of 100")
  func madeByAFunction() {
    let laid = Laid(freeRow(30), in: CGSize(width: 100, height: 10))
    #expect(laid.leaves == [rect(0, 0, 30, 10), rect(80, 0, 20, 10)])
  }

  @Test("A loop in a function: the view of 10 is left out, 2 * 10 + 2 * 5 high")
  func loopInAFunction() {
    #expect(Laid(freeLoop([20, 10, 30])).root == CGSize(width: 30, height: 30))
  }

  @Test("A card round a view of 20 by 10, 10 away from its edges")
  func card() {
    let laid = Laid(
      freeCard { Color.red.frame(width: 20, height: 10) }.fixedSize(),
      in: CGSize(width: 100, height: 100))
    #expect(laid.root == CGSize(width: 40, height: 30))
  }

  @Test("A modifier outside the main actor") func modifier() {
    #expect(Laid(Color.red.freeFrame(25)).root == CGSize(width: 25, height: 25))
  }

  @Test("A modifier of an app's own keeps 3 points round a view of 10")
  func ownModifier() {
    let view = Color.red.frame(width: 10, height: 10).modifier(FreeModifier())
    #expect(Laid(view).root == CGSize(width: 16, height: 16))
  }

  @Test("A state set in an initialiser that is not bound to an actor, and an environment value")
  func state() { #expect(Laid(FreeCounter(12)).root == CGSize(width: 12, height: 7)) }

  @Test("A view made on any thread is laid out on the main actor: 70 wide, as offered")
  func otherThread() async {
    let view = await freeRowMadeElsewhere(30)
    #expect(Laid(view, in: CGSize(width: 70, height: 10)).root.width == 70)
  }
}

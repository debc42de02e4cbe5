import CoreGraphics
import Testing

/// Source that asks for the module of geometry alone finds it.
@Suite struct CoreGraphicsTests {
  @Test func geometry() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 4, y: 6))
    #expect(path.boundingBox == CGRect(x: 1, y: 2, width: 3, height: 4))
    let turned = CGPoint(x: 1, y: 0).applying(
      CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(turned == CGPoint(x: 0, y: 1))
  }
}

import Testing
import UIKit

@MainActor @Suite struct BezierPathTests {
  private let square = CGRect(x: 10, y: 20, width: 100, height: 60)

  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6
      && abs(a.width - b.width) < 1e-6 && abs(a.height - b.height) < 1e-6
  }

  @Test func shapesTouchTheirRectangle() {
    #expect(isClose(UIBezierPath(rect: square).bounds, square))
    #expect(isClose(UIBezierPath(ovalIn: square).bounds, square))
    #expect(isClose(UIBezierPath(roundedRect: square, cornerRadius: 12).bounds, square))
    #expect(UIBezierPath().isEmpty)
    #expect(UIBezierPath().bounds.isNull)
  }

  @Test func roundCornersAreCutOff() {
    let path = UIBezierPath(
      roundedRect: square, byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 20, height: 20))
    // The circle of radius 20 round (30, 40) leaves (12, 22) out: 25.5 away.
    #expect(!path.contains(CGPoint(x: 12, y: 22)))
    #expect(path.contains(CGPoint(x: 20, y: 30)))
    #expect(path.contains(CGPoint(x: 108, y: 22)))
    #expect(path.contains(CGPoint(x: 12, y: 78)))
  }

  /// A quarter from the right to the bottom, as y points down.
  @Test func arcsTurnClockwise() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi / 2,
      clockwise: true)
    #expect(abs(path.currentPoint.x - 50) < 1e-9)
    #expect(abs(path.currentPoint.y - 60) < 1e-9)
    #expect(isClose(path.cgPath.boundingBoxOfPath, CGRect(x: 50, y: 50, width: 10, height: 10)))
    let other = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi / 2,
      clockwise: false)
    // Three quarters, round the left.
    #expect(isClose(other.cgPath.boundingBoxOfPath, CGRect(x: 40, y: 40, width: 20, height: 20)))
  }

  /// Apple, `bounds`: control points count; `boundingBoxOfPath` leaves them out.
  @Test func boundsHoldControlPoints() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 100))
    #expect(isClose(path.bounds, CGRect(x: 0, y: 0, width: 100, height: 100)))
    // The curve reaches half way to its control point.
    #expect(isClose(path.cgPath.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 100, height: 50)))
  }

  @Test func holesByRule() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func pathsAreMapped() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20))
    path.apply(CGAffineTransform(translationX: 5, y: 5).scaledBy(x: 2, y: 2))
    #expect(isClose(path.bounds, CGRect(x: 5, y: 5, width: 20, height: 40)))
    let copy = UIBezierPath(cgPath: path.cgPath)
    path.removeAllPoints()
    #expect(path.isEmpty)
    #expect(!copy.isEmpty)
  }
}

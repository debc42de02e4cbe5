import Testing

@testable import SwiftUI

@MainActor @Suite struct ShapeTests {
  private let square = rect(0, 0, 100, 100)

  private func expectNear(
    _ a: CGRect, _ b: CGRect, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let differences = [
      a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height,
    ]
    #expect(
      differences.allSatisfy { abs($0) < 1e-6 }, "\(a) is not \(b)",
      sourceLocation: sourceLocation)
  }

  @Test("Outlines fill their rectangles; a circle the largest square in the middle")
  func bounds() {
    let wide = rect(10, 20, 200, 100)
    expectNear(Rectangle().path(in: wide).boundingRect, wide)
    expectNear(Ellipse().path(in: wide).boundingRect, wide)
    expectNear(Capsule().path(in: wide).boundingRect, wide)
    expectNear(RoundedRectangle(cornerRadius: 8).path(in: wide).boundingRect, wide)
    expectNear(Circle().path(in: wide).boundingRect, rect(60, 20, 100, 100))
    expectNear(Rectangle().inset(by: 5).path(in: wide).boundingRect, rect(15, 25, 190, 90))
  }

  @Test("Rule 51: shapes take what they are offered, 10 where they are offered nothing")
  func sizes() {
    #expect(
      Rectangle().sizeThatFits(ProposedViewSize(width: 50, height: nil))
        == CGSize(width: 50, height: 10))
    #expect(
      Circle().sizeThatFits(ProposedViewSize(width: 50, height: 80))
        == CGSize(width: 50, height: 50))
    #expect(Laid(Circle().frame(width: 60, height: 40)).leaves.first == rect(10, 0, 40, 40))
  }

  @Test("Points inside")
  func contains() {
    let circle = Circle().path(in: square)
    #expect(circle.contains(CGPoint(x: 50, y: 50)))
    #expect(!circle.contains(CGPoint(x: 2, y: 2)))
    var ring = circle
    ring.addEllipse(in: rect(25, 25, 50, 50))
    #expect(ring.contains(CGPoint(x: 50, y: 50)))
    #expect(!ring.contains(CGPoint(x: 50, y: 50), eoFill: true))
  }

  @Test("Half of a square's outline is its first two sides")
  func trim() {
    let half = Rectangle().trim(from: 0, to: 0.5).path(in: square)
    #expect(
      half.elements == [
        .move(to: .zero), .line(to: CGPoint(x: 100, y: 0)), .line(to: CGPoint(x: 100, y: 100)),
      ])
  }

  @Test("An arc of a quarter ends where it should, at most 0.03 % beside the circle")
  func arcs() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 100, startAngle: .degrees(0), endAngle: .degrees(90),
      clockwise: false)
    #expect(abs((path.currentPoint?.x ?? 9) - 0) < 1e-9)
    #expect(abs((path.currentPoint?.y ?? 9) - 100) < 1e-9)
    var whole = Path()
    whole.addArc(
      center: .zero, radius: 100, startAngle: .degrees(0), endAngle: .degrees(360),
      clockwise: false)
    let box = whole.boundingRect
    #expect(abs(box.width - 200) < 0.06)
    #expect(abs(box.height - 200) < 0.06)
  }

  @Test("Moved, turned and stretched")
  func transforms() {
    expectNear(
      Rectangle().offset(x: 5, y: 6).path(in: square).boundingRect, rect(5, 6, 100, 100))
    expectNear(
      Rectangle().rotation(.degrees(90)).path(in: rect(0, 0, 100, 50)).boundingRect,
      rect(25, -25, 50, 100))
    expectNear(Rectangle().scale(0.5).path(in: square).boundingRect, rect(25, 25, 50, 50))
  }

  @Test("A shape's colours stand in its node; a shape of the app's own is a view")
  func nodes() {
    let graph = Laid(RoundedRectangle(cornerRadius: 8).fill(.red).frame(width: 40, height: 20))
    let node = graph.graph.export()[0]
    #expect(node.className == "RoundedRectangle")
    #expect(node.style.cornerRadius == 8)
    #expect(node.style.backgroundColor == Color.red.layoutColor(in: EnvironmentValues()))
    let border = Laid(Capsule().strokeBorder(.blue, lineWidth: 3)).graph.export()[0]
    #expect(border.style.borderWidth == 3)
    #expect(border.style.backgroundColor == nil)
    #expect(Laid(Triangle()).graph.export()[0].className == "Triangle")
  }
}

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

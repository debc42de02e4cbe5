import Foundation
import SwiftUI
import Testing

/// Values have the conformances, initialisers and static members of Apple's, so that ordinary source
/// compiles.
@Suite struct ValueSignatureTests {
  @Test("Shapes and their values give their data to code that moves them")
  func animatableData() {
    var corner = RoundedRectangle(cornerRadius: 4)
    corner.animatableData = AnimatablePair(6, 8)
    #expect(corner.cornerSize == CGSize(width: 6, height: 8))
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    insets.animatableData.scale(by: 2)
    #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
    var radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2)
    radii.animatableData.scale(by: 3)
    #expect(radii == RectangleCornerRadii(topLeading: 3, bottomLeading: 6))
    var angle = Angle.radians(1)
    angle.animatableData = 2
    #expect(angle == .radians(2))
    var box = CGRect(x: 1, y: 2, width: 3, height: 4)
    box.animatableData.scale(by: 2)
    #expect(box == CGRect(x: 2, y: 4, width: 6, height: 8))
    var point = UnitPoint.center
    point.animatableData.scale(by: 2)
    #expect(point == .bottomTrailing)
  }

  @Test("A quarter of the way from 2 to 10 is 4") func interpolation() {
    #expect(2.0.interpolated(towards: 10, amount: 0.25) == 4)
    #expect(CGFloat(3).scaled(by: 2) == 6)
  }

  @Test("Static members of shapes are the shapes that they are named after")
  func shapeMembers() {
    let box = CGRect(x: 0, y: 0, width: 20, height: 10)
    func path<S: Shape>(_ shape: S) -> Path { shape.path(in: box) }
    #expect(
      path(.rect(cornerSize: CGSize(width: 2, height: 3)))
        == path(RoundedRectangle(cornerSize: CGSize(width: 2, height: 3))))
    #expect(
      path(.rect(topLeadingRadius: 4))
        == path(UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 4))))
    #expect(path(.capsule(style: .circular)) == path(Capsule(style: .circular)))
  }

  @Test("Lines end and meet as the graphics system's do; shapes move by a point") func lines() {
    let cap = CGLineCap.round
    #expect(StrokeStyle(lineCap: cap, lineJoin: CGLineJoin.bevel).lineCap == .round)
    let box = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(
      Rectangle().offset(CGPoint(x: 3, y: 4)).path(in: box).boundingRect
        == CGRect(x: 3, y: 4, width: 20, height: 10))
  }

  @Test("Gradients are styles, and have static members")
  func gradients() {
    func style<S: ShapeStyle & Equatable>(_ style: S) -> S { style }
    let gradient = Gradient(colors: [.red, .blue])
    #expect(
      gradient._paint(in: EnvironmentValues())
        == AnyGradient(gradient)._paint(in: EnvironmentValues()))
    #expect(
      style(.radialGradient(colors: [.red, .blue], center: .center, startRadius: 1, endRadius: 5))
        == RadialGradient(gradient: gradient, center: .center, startRadius: 1, endRadius: 5))
    #expect(
      style(.ellipticalGradient(stops: gradient.stops)) == EllipticalGradient(gradient: gradient))
    #expect(
      style(.conicGradient(gradient, center: .center))
        == AngularGradient(stops: gradient.stops, center: .center))
    #expect(
      style(.linearGradient(stops: gradient.stops, startPoint: .top, endPoint: .bottom))
        == LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
  }

  @Test("A split view's columns are written and read") func codable() throws {
    let value = NavigationSplitViewVisibility.doubleColumn
    let data = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(NavigationSplitViewVisibility.self, from: data) == value)
  }

  @Test("A value in a format is the text of the value") @MainActor func labeledValue() {
    let formatted = Laid(LabeledContent("a", value: 0.5, format: .percent))
    #expect(formatted.root == Laid(LabeledContent("a") { Text(0.5, format: .percent) }).root)
  }
}

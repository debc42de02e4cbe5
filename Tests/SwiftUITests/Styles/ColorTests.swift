import LayoutTree
import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite struct ColorTests {
  private func environment(_ scheme: ColorScheme) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return environment
  }

  @Test("System colours are UIKit's, light and dark")
  func systemColors() {
    #expect(
      Color.blue.layoutColor(in: environment(.light)) == UIColor.systemBlue.resolved(.light))
    #expect(Color.blue.layoutColor(in: environment(.dark)) == UIColor.systemBlue.resolved(.dark))
    #expect(Color.primary.layoutColor(in: environment(.dark)) == UIColor.label.resolved(.dark))
    #expect(
      Color.secondary.layoutColor(in: environment(.light))
        == UIColor.secondaryLabel.resolved(.light))
  }

  @Test("Opacities are multiplied")
  func opacity() {
    let color = Color(red: 1, green: 0, blue: 0, opacity: 0.5).opacity(0.5)
    #expect(color.layoutColor(in: environment(.light)).alpha == 0.25)
  }

  @Test("Hue, saturation and brightness: a third of the way is green")
  func hue() {
    let green = Color(hue: 1.0 / 3, saturation: 1, brightness: 1).resolve(in: environment(.light))
    #expect(abs(green.red) < 1e-6)
    #expect(abs(green.green - 1) < 1e-6)
    #expect(abs(green.blue) < 1e-6)
  }

  @Test("The accent is the surroundings' tint")
  func tint() {
    var values = environment(.light)
    #expect(Color.accentColor.layoutColor(in: values) == UIColor.systemBlue.resolved(.light))
    values.tint = AnyShapeStyle(Color.red)
    #expect(Color.accentColor.layoutColor(in: values) == UIColor.systemRed.resolved(.light))
    values.tint = AnyShapeStyle(Color.accentColor)
    #expect(Color.accentColor.layoutColor(in: values) == UIColor.systemBlue.resolved(.light))
  }

  @Test("Levels are the label colours, and as much weaker of another style")
  func levels() {
    var values = environment(.light)
    #expect(
      HierarchicalShapeStyle.secondary._paint(in: values).color
        == UIColor.secondaryLabel.resolved(.light))
    values.foregroundStyles.levels = [AnyShapeStyle(Color.red)]
    #expect(
      HierarchicalShapeStyle.primary._paint(in: values).color
        == UIColor.systemRed.resolved(.light))
    #expect(HierarchicalShapeStyle.secondary._paint(in: values).color?.alpha == 0.6)
  }

  @Test("A gradient keeps its colours' values and has no one colour")
  func gradients() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    guard case .gradient(let paint) = gradient._paint(in: environment(.light)) else {
      Issue.record("not a gradient")
      return
    }
    #expect(paint.stops.map(\.location) == [0, 1])
    #expect(paint.stops[1].color == UIColor.systemBlue.resolved(.light))
    #expect(gradient._paint(in: environment(.light)).color == nil)
  }

  @Test("Styles of any type compare by value")
  func anyStyle() {
    #expect(AnyShapeStyle(Color.red) == AnyShapeStyle(Color.red))
    #expect(AnyShapeStyle(Color.red) != AnyShapeStyle(Color.blue))
    #expect(AnyShapeStyle(Color.red) != AnyShapeStyle(HierarchicalShapeStyle.primary))
    #expect(AnyShapeStyle(AnyShapeStyle(Color.red)) == AnyShapeStyle(Color.red))
  }
}

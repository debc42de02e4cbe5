import Devices
import LayoutTree
import Staging
import SwiftUI
import Testing

/// What an app shows first.
@MainActor @Suite struct AppTests {
  final class Model: ObservableObject {
    @Published var width: CGFloat = 120
  }

  struct Content: View {
    @EnvironmentObject private var model: Model

    var body: some View { Color.red.frame(width: model.width, height: 40) }
  }

  struct Sample: App {
    @StateObject private var model = Model()

    var body: some Scene {
      WindowGroup { Content().environmentObject(model) }
    }
  }

  /// The app's own state reaches its content, which stands in the middle of a phone's 390 points.
  @Test func theFirstWindowsContentIsShown() throws {
    let screen = Screen(app: Sample.self)
    #expect(screen.reference.scene == "Sample")
    let device = try #require(Device.find("iphone-14"))
    let tree = try screen.layOut(in: Configuration(device: device, system: .v18))
    let content = try #require(tree.root.children.first)
    #expect(content.customClass == "Content")
    #expect(content.windowFrame.x == (390 - 120) / 2)
    #expect(content.windowFrame.width == 120)
  }
}

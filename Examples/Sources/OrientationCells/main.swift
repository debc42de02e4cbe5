import Devices
import LayoutTree
import Staging

// Shows how wide the names may be upright and on the side.
if let phone = Device.find("iphone-8") {
  let stage = try Stage(
    OrientationCellsScreen.list, in: Configuration(device: phone, system: .v18))
  for orientation in [Orientation.portrait, .landscapeLeft, .portrait] {
    let tree = try stage.rotate(to: orientation)
    let widths = OrientationCellsScreen.names(in: tree).map { "\($0.width)" }
    print("\(orientation.rawValue): \(widths.joined(separator: ", "))")
  }
}

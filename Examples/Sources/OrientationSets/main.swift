import Devices
import LayoutTree
import Staging

// Shows the panes' frames upright, on their side and upright again.
if let pad = Device.find("ipad-pro-11-m4") {
  let stage = try Stage(OrientationSetsScreen.panes, in: Configuration(device: pad))
  for orientation in [Orientation.portrait, .landscapeLeft, .portrait] {
    let tree = try stage.rotate(to: orientation)
    for pane in tree.root.children {
      let frame = pane.frame
      print(
        "\(orientation.rawValue) \(pane.id): "
          + "\(frame.x), \(frame.y), \(frame.width) x \(frame.height)")
    }
  }
}

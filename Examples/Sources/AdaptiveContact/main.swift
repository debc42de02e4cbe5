import Devices
import LayoutTree
import Staging

// Shows the contact in an iPad's windows, one after the other, and what the slip does to a phone.
let walk: [Window] = [.full, .twoThirds, .oneThird, .full]
if let pad = Device.find("ipad-pro-11-m4"), let phone = Device.find("iphone-15") {
  let stage = try Stage(
    ContactScreens.contact, in: Configuration(device: pad, orientation: .landscapeLeft))
  for window in walk {
    let tree = try stage.resize(to: window)
    print("contact \(window.name): photo \(ContactScreens.photoWidth(in: tree)) wide")
  }
  let slipped = try Stage(ContactScreens.slipped, in: Configuration(device: phone))
  print("slipped at launch: photo \(ContactScreens.photoWidth(in: slipped.tree)) wide")
  try slipped.rotate(to: .landscapeLeft)
  let back = try slipped.rotate(to: .portrait)
  print("slipped after turning: photo \(ContactScreens.photoWidth(in: back)) wide")
  print(slipped.log.lines.joined(separator: "\n"))
}

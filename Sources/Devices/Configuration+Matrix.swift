extension Configuration {
  /// The configurations that a screen is checked in when nobody says otherwise, with the newest
  /// system.
  public static var defaultMatrix: [Configuration] { defaultMatrix(system: .newest) }

  /// The configurations that a screen is checked in when nobody says otherwise.
  ///
  /// Every geometry is laid out at the size that devices come with, read from the left. Each upright
  /// or narrow geometry, where text runs out of room first, comes again at `accessibility3`, and one
  /// phone, one iPad and the open folding phone come again read from the right: text size and
  /// direction break other things than the window's size does, so their product is not needed.
  ///
  /// - Parameter system: the generation; geometries that it cannot run are left out.
  public static func defaultMatrix(system: SystemGeneration) -> [Configuration] {
    let geometries = defaultGeometries.map { geometry in
      var geometry = geometry
      geometry.system = system
      return geometry
    }.filter(\.isValid)
    let largeText = geometries.filter { geometry in
      !geometry.orientation.isLandscape || geometry.windowSize.width < 500
    }.map { geometry in
      var geometry = geometry
      geometry.contentSizeCategory = .accessibilityExtraLarge
      return geometry
    }
    let mirrored = geometries.filter { geometry in
      geometry.window == .full && mirroredDevices.contains(geometry.device.id)
    }.map { geometry in
      var geometry = geometry
      geometry.direction = .rightToLeft
      return geometry
    }
    return geometries + largeText + mirrored
  }

  /// The devices of the default matrix that are also laid out from right to left.
  private static let mirroredDevices = ["iphone-17", "ipad-air-11-m3", "iphone-duo"]

  /// A small, a common and a large iPhone, the folding phone closed, open and shared, and an iPad
  /// alone and in every tile.
  private static var defaultGeometries: [Configuration] {
    var geometries: [Configuration] = []
    func add(
      _ id: String, _ posture: Posture?, _ orientations: [Orientation],
      _ windows: [Window] = [.full]
    ) {
      guard let device = Device.find(id) else { return }
      for orientation in orientations {
        for window in windows {
          geometries.append(
            Configuration(
              device: device, posture: posture, orientation: orientation, window: window))
        }
      }
    }
    for id in ["iphone-se-3", "iphone-17", "iphone-17-pro-max"] {
      add(id, nil, [.portrait, .landscapeLeft])
    }
    add("iphone-duo", .closed, [.portrait, .landscapeLeft, .landscapeRight])
    add("iphone-duo", .open, [.portrait, .landscapeLeft])
    add("iphone-duo", .open, [.landscapeLeft], [.splitLeft, .splitRight])
    add("ipad-air-11-m3", nil, [.landscapeLeft], [.full, .oneThird, .oneHalf, .twoThirds])
    add("ipad-air-11-m3", nil, [.portrait], [.full, .oneThird, .twoThirds])
    return geometries
  }
}

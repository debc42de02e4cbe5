import Devices

/// The device, as far as layout code asks it.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The device of the window being worked on.
  open class var current: UIDevice { shared }
  private static let shared = UIDevice()

  private var configuration: Configuration? {
    UIApplication.shared.currentWindow?.configuration
  }

  /// How the device is held.
  open var orientation: UIDeviceOrientation {
    configuration.map { UIDeviceOrientation($0.orientation) } ?? .unknown
  }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIApplication.shared.currentWindow?.traits.userInterfaceIdiom ?? .phone
  }

  /// `iPhone` or `iPad`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The system's generation, such as `27.0`.
  open var systemVersion: String {
    "\((configuration?.system ?? SystemGeneration.newest).rawValue).0"
  }
}

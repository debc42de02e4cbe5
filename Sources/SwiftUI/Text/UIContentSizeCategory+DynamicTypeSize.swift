import Devices
import UIKit

extension UIContentSizeCategory {
  /// UIKit's category of a size; not stated without one.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = dynamicTypeSize.map { UIContentSizeCategory($0.category) } ?? .unspecified
  }
}

// What views need of Combine: objects that tell of their changes. Publishers and subscribers are
// absent.
@_exported import protocol SwiftUI.ObservableObject
@_exported import struct SwiftUI.Published

import LayoutTree

/// Why a picture cannot be made.
public enum DrawingError: Error, Hashable, Sendable {
  /// The picture has no area, or a side that is no finite number.
  case invalidSize(LayoutSize)
  /// The picture has more pixels than one image can hold.
  case tooLarge(width: Int, height: Int)
  /// The drawing library refused; the text is its own.
  case drawingFailed(String)
  /// The image data could not be compressed.
  case compressionFailed
}

extension DrawingError: CustomStringConvertible {
  /// The error as people read it.
  public var description: String {
    switch self {
    case .invalidSize(let size):
      "a picture of \(size.width) x \(size.height) points cannot be drawn"
    case .tooLarge(let width, let height):
      "a picture of \(width) x \(height) pixels is too large: draw fewer screens or a smaller scale"
    case .drawingFailed(let message): "drawing failed: \(message)"
    case .compressionFailed: "the picture could not be compressed"
    }
  }
}

/// Reads storyboard and xib files.
public struct IBParser {
  /// The largest file that is read, in bytes: 64 MiB, some hundred times the largest seen in public.
  public static let maximumSize = 64 << 20
  /// The most elements that a file may have.
  public static let maximumElements = 1_000_000
  /// The most attributes that an element may have.
  public static let maximumAttributes = 4096
  /// The deepest nesting of elements; a view in another one takes two levels.
  public static let maximumDepth = 2000

  /// Reads the bytes of a file.
  ///
  /// UTF-8 and, with a byte order mark or a declaration, the other encodings that libxml2 knows.
  /// Nothing outside the bytes is read.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - fileName: The name that errors carry.
  /// - Returns: The document, with what is wrong with only a part of it in `faults`.
  public static func parse(
    _ bytes: [UInt8], fileName: String
  ) throws(IBError) -> IBDocument {
    guard bytes.contains(where: { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }) else {
      throw IBError(file: fileName, reason: .empty)
    }
    guard bytes.count <= maximumSize else {
      throw IBError(file: fileName, reason: .tooLarge(limit: maximumSize))
    }
    let limits = XMLReader.Limits(
      depth: maximumDepth, elements: maximumElements, attributes: maximumAttributes)
    let reader = XMLReader(fileName: fileName, limits: limits)
    let outcome: Result<XMLTree, IBError> = bytes.withUnsafeBufferPointer { buffer in
      do throws(IBError) {
        return .success(try reader.read(buffer))
      } catch {
        return .failure(error)
      }
    }
    var builder = DocumentBuilder(tree: try outcome.get(), fileName: fileName)
    return try builder.build()
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - fileName: The name that errors carry; the path if left out.
  public static func parse(path: String, fileName: String? = nil) throws(IBError) -> IBDocument {
    let name = fileName ?? path
    return try parse(FileReader.bytes(of: path, fileName: name, limit: maximumSize), fileName: name)
  }
}

/// Why a file cannot be used, or what in it cannot be used, with the place.
///
/// `IBParser` throws it when the whole file is unusable, and collects it in `IBDocument.faults` when
/// only one part of the file is: that part is left out, the rest stands.
public struct IBError: Error, Hashable, Sendable {
  /// The name of the file, as the caller gave it.
  public var file: String
  /// The line of the offending text, from 1; nil when the fault is of the file as a whole.
  public var line: Int?
  /// The column of the offending text, from 1, where the reader knows it.
  public var column: Int?
  /// What is wrong.
  public var reason: Reason

  /// Makes an error.
  public init(file: String, line: Int? = nil, column: Int? = nil, reason: Reason) {
    self.file = file
    self.line = line
    self.column = column
    self.reason = reason
  }

  /// What is wrong with a file, without its place.
  public enum Reason: Hashable, Sendable {
    /// The file cannot be read; the text is the system's.
    case unreadable(String)
    /// The path names a folder.
    case isDirectory
    /// The file has no bytes, or nothing but white space.
    case empty
    /// The text is no well-formed XML; the text is the XML reader's.
    case notXML(String)
    /// The text ends inside an element, as after a broken copy.
    case truncated
    /// Well-formed XML with another root element than `document`.
    case notInterfaceBuilder(root: String)
    /// The format of Interface Builder 3 and earlier (root `archive`).
    case archiveFormat
    /// A document of Interface Builder whose kind is unknown.
    case unknownDocumentType(String)
    /// A document for macOS.
    case macOSDocument(runtime: String)
    /// A document for a platform other than iOS, such as watchOS or tvOS.
    case unsupportedPlatform(runtime: String)
    /// The document declares an entity; none is ever expanded or fetched.
    case entity(name: String)
    /// Elements are nested deeper than the limit.
    case tooDeep(limit: Int)
    /// The file has more bytes than the limit.
    case tooLarge(limit: Int)
    /// The file has more elements than the limit.
    case tooManyElements(limit: Int)
    /// An element has more attributes than the limit.
    case tooManyAttributes(limit: Int)
    /// A number that is none, not finite, or outside the range of its attribute.
    case invalidNumber(element: String, attribute: String, value: String)
    /// A value that is none of those the attribute allows.
    case invalidValue(element: String, attribute: String, value: String)
    /// An attribute without which the element means nothing.
    case missingAttribute(element: String, attribute: String)
    /// A reference to an object that the document does not hold.
    case missingObject(element: String, id: String, attribute: String, reference: String)
    /// Two objects with one id; the first stands.
    case duplicateID(id: String, firstLine: Int)
    /// View controllers that contain themselves; the ids of the cycle in order.
    case cyclicContainment([String])
  }
}

extension IBError: CustomStringConvertible {
  /// `file:line:column: message`, as compilers print it.
  public var description: String {
    var place = file
    if let line {
      place += ":\(line)"
      if let column {
        place += ":\(column)"
      }
    }
    return "\(place): \(reason.message)"
  }
}

extension IBError.Reason {
  /// The fault in one English sentence without a full stop.
  public var message: String {
    switch self {
    case .unreadable(let text):
      "cannot be read: \(text)"
    case .isDirectory:
      "is a folder, not a file"
    case .empty:
      "the file is empty"
    case .notXML(let text):
      "not well-formed XML: \(text)"
    case .truncated:
      "the file ends inside an element"
    case .notInterfaceBuilder(let root):
      "not an Interface Builder document: the root element is <\(root)>"
    case .archiveFormat:
      "the archive format of Interface Builder 3 is not supported; open and save the file in Xcode"
    case .unknownDocumentType(let type):
      "unknown kind of Interface Builder document '\(type)'"
    case .macOSDocument(let runtime):
      "a document for macOS (\(runtime)), not for iOS"
    case .unsupportedPlatform(let runtime):
      "a document for \(runtime), not for iOS"
    case .entity(let name):
      "declares the entity '\(name)'; entities are refused"
    case .tooDeep(let limit):
      "elements are nested deeper than \(limit) levels"
    case .tooLarge(let limit):
      "the file is larger than \(limit) bytes"
    case .tooManyElements(let limit):
      "the file has more than \(limit) elements"
    case .tooManyAttributes(let limit):
      "an element has more than \(limit) attributes"
    case .invalidNumber(let element, let attribute, let value):
      "\(attribute)=\"\(value)\" of <\(element)> is not a usable number"
    case .invalidValue(let element, let attribute, let value):
      "\(attribute)=\"\(value)\" of <\(element)> is not a known value"
    case .missingAttribute(let element, let attribute):
      "<\(element)> has no \(attribute)"
    case .missingObject(let element, let id, let attribute, let reference):
      "\(attribute) of <\(element)> '\(id)' names '\(reference)', which the document does not hold"
    case .duplicateID(let id, let firstLine):
      "the id '\(id)' is already used on line \(firstLine)"
    case .cyclicContainment(let ids):
      "view controllers contain each other in a cycle: \(ids.joined(separator: " -> "))"
    }
  }
}

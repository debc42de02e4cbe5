import Testing

@testable import UIKit

/// What code asks of constraints and anchors as objects.
@MainActor @Suite struct ConstraintObjectTests {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView()

  init() { outer.addSubview(view) }

  @Test func anchorsOfOneFeatureAreEqual() {
    #expect(view.widthAnchor == view.widthAnchor)
    #expect(view.widthAnchor != view.heightAnchor)
    #expect(view.leadingAnchor != outer.leadingAnchor)
    #expect(Set([view.topAnchor, view.topAnchor, outer.topAnchor]).count == 2)
    let constraint = view.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
    #expect(constraint.firstAnchor.isEqual(view.leadingAnchor))
    #expect(constraint.secondAnchor?.isEqual(outer.leadingAnchor) == true)
    #expect(view.leadingAnchor.name == "UIView.leading")
  }

  @Test func anAnchorTellsWhetherItIsOpen() {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: outer.leftAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    outer.layoutIfNeeded()
    #expect(!view.leftAnchor.hasAmbiguousLayout)
    #expect(view.rightAnchor.hasAmbiguousLayout)
    #expect(view.topAnchor.hasAmbiguousLayout)
    #expect(!view.heightAnchor.hasAmbiguousLayout)
  }

  @Test func textsHaveTheShapeOfTheLog() {
    let edge = view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10)
    edge.identifier = "gap"
    edge.isActive = true
    func name(_ object: AnyObject) -> String {
      "\(type(of: object)):\(NSLayoutConstraint.address(of: object))"
    }
    #expect(
      edge.description
        == "<\(name(edge)) 'gap' V:|-(10)-[\(name(view))]   (active, names: '|':\(name(outer)) )>")
    let width = view.widthAnchor.constraint(equalToConstant: 60)
    width.priority = .defaultHigh
    #expect(width.description == "<\(name(width)) \(name(view)).width == 60 @750   (inactive)>")
    view.frame = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    #expect(view.description.contains("frame = (1 2.5; 3 4); layer = <CALayer: 0x"))
  }

  @Test func manyConstraintsLeaveTogether() {
    let constraints = (0..<20).map { view.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
    let kept = view.heightAnchor.constraint(equalToConstant: 1)
    NSLayoutConstraint.activate(constraints + [kept])
    NSLayoutConstraint.deactivate(constraints)
    #expect(view.constraints == [kept])
    #expect(constraints.allSatisfy { !$0.isActive })
    constraints[3].isActive = true
    #expect(view.constraints == [kept, constraints[3]])
  }

  @Test func prioritiesCanBeReckonedWith() {
    var priority = UILayoutPriority.defaultHigh
    priority += 1
    #expect(priority.rawValue == 751)
    priority -= 2
    #expect(priority.rawValue == 749)
  }
}

@MainActor @Suite struct AssociatedObjectTests {
  private static let key = UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1)
  private var key: UnsafeRawPointer { UnsafeRawPointer(Self.key) }
  private var otherKey: UnsafeRawPointer { UnsafeRawPointer(Self.key + 1) }

  private final class Token {
    let onEnd: () -> Void
    init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
    deinit { onEnd() }
  }

  private final class Plain {}

  @Test func valuesHangByKey() {
    for object in [UIView(), Plain()] as [AnyObject] {
      objc_setAssociatedObject(object, key, "a", .OBJC_ASSOCIATION_COPY_NONATOMIC)
      objc_setAssociatedObject(object, otherKey, 7, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(object, key) as? String == "a")
      #expect(objc_getAssociatedObject(object, otherKey) as? Int == 7)
      objc_setAssociatedObject(object, key, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(object, key) == nil)
      objc_removeAssociatedObjects(object)
      #expect(objc_getAssociatedObject(object, otherKey) == nil)
    }
  }

  @Test func valuesGoWithTheirView() {
    var hasEnded = false
    do {
      let view = UIView()
      let token = Token { hasEnded = true }
      objc_setAssociatedObject(view, key, token, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    #expect(hasEnded)
  }

  @Test func anAssignedValueIsNotKept() {
    let view = UIView()
    do {
      let token = Token {}
      objc_setAssociatedObject(view, key, token, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(view, key) as? Token === token)
    }
    #expect(objc_getAssociatedObject(view, key) == nil)
  }

  @Test func anObjectInThePlaceOfAnotherHasNoneOfItsValues() {
    for _ in 0..<200 {
      let object = Plain()
      #expect(objc_getAssociatedObject(object, key) == nil)
      objc_setAssociatedObject(object, key, "old", .OBJC_ASSOCIATION_RETAIN)
    }
  }
}

@Suite struct ImageFileTests {
  /// The head of a PNG file of 40 by 20 pixels (PNG specification, 5.2 and 11.2.2).
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    + Array("IHDR".utf8) + [0, 0, 0, 40, 0, 0, 0, 20, 8, 6, 0, 0, 0]

  @Test func aFileStatesItsSize() throws {
    let image = try #require(UIImage(data: Data(Self.png), scale: 2))
    #expect(image.size == CGSize(width: 20, height: 10))
    // A JPEG: an application segment of 4 bytes, then a frame header (ITU-T T.81, B.2.2) of 30 by 50.
    let jpeg: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 17, 8, 0, 50, 0, 30, 3, 1, 1]
    #expect(UIImage(data: Data(jpeg))?.size == CGSize(width: 30, height: 50))
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(data: Data(jpeg.prefix(12))) == nil)
    #expect(UIImage(named: "no such image") == nil)
  }

  @Test func namesAreFoundInFoldersAndCatalogues() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ImageFileTests-\(ProcessInfo.processInfo.processIdentifier)")
    let set = folder.appendingPathComponent("Media.xcassets/Icons/star.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.png).write(to: folder.appendingPathComponent("plain@2x.png"))
    try Data(Self.png).write(to: set.appendingPathComponent("a.png"))
    let contents =
      #"{"images": [{"idiom": "universal", "scale": "1x"}, "#
      + #"{"idiom": "universal", "filename": "a.png", "scale": "2x"}]}"#
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let expected = ImageFiles.Found(size: CGSize(width: 20, height: 10), scale: 2)
    #expect(ImageFiles.find("plain", in: folder) == expected)
    #expect(ImageFiles.find("star", in: folder) == expected)
    #expect(ImageFiles.find("moon", in: folder) == nil)
    #expect(ImageFiles.find("../plain", in: folder) == nil)
  }
}

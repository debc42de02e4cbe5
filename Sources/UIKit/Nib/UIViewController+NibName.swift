import InterfaceBuilder

extension UIViewController {
  /// Makes the view from the xib that the controller is named after, or was made with: the file's
  /// `view` outlet names it, else it is the first view (Apple, `nibName`).
  ///
  /// Without a name the file is that of the class's name, with and without `Controller`; a file that
  /// is not there then means a plain view. One that was asked for by name is told of in a note.
  func loadViewFromXIB() -> UIView? {
    let bundle = nibBundle
    guard let (name, path) = xib(in: bundle) else {
      if let nibName {
        RuntimeNotes.add("\(logName) has a plain view: \(NibError.noFile(name: "\(nibName).xib"))")
      }
      return nil
    }
    let document: IBDocument
    switch NibFile.document(path: path, displayName: "\(name).xib") {
    case .success(let read): document = read
    case .failure(let error):
      RuntimeNotes.add("\(logName) has a plain view: \(error)")
      return nil
    }
    let traits = UIApplication.shared.currentWindow?.traits ?? .initial
    let nib = NibCoder(document: document, file: "\(name).xib", traits: IBTraits(traits))
    nib.isOpenedByCode = true
    self.nib = nib
    nibTraits = nib.traits
    let objects = document.scenes.flatMap(\.objects)
    let owner = objects.first { $0.attribute("placeholderIdentifier") == "IBFilesOwner" }
    if let owner { nib.adopt(owner: self, as: owner) }
    var made: [(id: String, view: UIView)] = []
    for object in document.scenes.flatMap(\.views) {
      if let view = nib.makeView(object, in: .zero) { made.append((object.id, view)) }
    }
    let wanted = owner?.connections.first { connection in
      if case .outlet("view") = connection.kind { return true }
      return false
    }
    let chosen = made.first { $0.id == wanted?.destination } ?? made.first
    pendingNib = nib
    return chosen?.view
  }

  private func xib(in bundle: Bundle?) -> (name: String, path: String)? {
    let type = String(describing: type(of: self))
    var names = [type]
    if type.hasSuffix("Controller") { names.insert(String(type.dropLast(10)), at: 0) }
    if let nibName { names = [nibName] }
    // UIKit's own classes have no files.
    if nibName == nil, String(reflecting: Swift.type(of: self)).hasPrefix("UIKit.") { return nil }
    for name in names {
      if let path = NibFile.path(of: name, type: "xib", in: bundle) { return (name, path) }
    }
    return nil
  }
}

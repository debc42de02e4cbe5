import InterfaceBuilder

/// What a file says of a view for other traits than the present ones.
@preconcurrency @MainActor final class NibVariation {
  /// The object with all its variations.
  let object: IBObject
  /// Every subview that the file gives, installed or not, in order.
  var subviews: [(id: String, view: UIView)] = []
  /// Every constraint that the view may hold, by object id.
  var constraints: [String: NSLayoutConstraint] = [:]

  init(object: IBObject) { self.object = object }

  /// Installs what the traits ask for and takes out the rest, as one change. What does not depend on
  /// traits stays as code may have left it.
  func apply(to view: UIView, traits: IBTraits, nib: NibCoder) {
    if let values = object.valuesToSetAgain(for: traits) { view.decodeValues(values, from: nib) }
    if object.subviewsDependOnTraits { installSubviews(in: view, traits: traits) }
    let installed = object.installedConstraints(for: traits)
    let varying = Set(object.constraintsThatDependOnTraits.map(\.id))
    let ids = Set(installed.map(\.id))
    for description in object.constraints where varying.contains(description.id) {
      guard let constraint = constraints[description.id], !ids.contains(description.id) else {
        continue
      }
      view.release(constraint)
    }
    for description in installed where varying.contains(description.id) {
      guard let constraint = constraints[description.id] else { continue }
      if !description.variations.isEmpty {
        constraint.constant = CGFloat(description.constant)
        constraint.priority = UILayoutPriority(Float(description.priority))
      }
      if constraint.holder == nil { view.hold(constraint) }
    }
  }

  private func installSubviews(in view: UIView, traits: IBTraits) {
    let wanted = Set(object.installedSubviews(for: traits).map(\.id))
    var index = 0
    for (id, subview) in subviews {
      let isIn = subview.superview === view
      if wanted.contains(id) {
        if !isIn { view.insertSubview(subview, at: index) }
        index += 1
      } else if isIn {
        subview.removeFromSuperview()
      }
    }
  }
}

extension IBTraits {
  /// The traits as file variations name them.
  @MainActor init(_ traits: UITraitCollection) {
    func sizeClass(_ value: UIUserInterfaceSizeClass) -> IBSizeClass? {
      switch value {
      case .compact: .compact
      case .regular: .regular
      case .unspecified: nil
      }
    }
    self.init(
      horizontal: sizeClass(traits.horizontalSizeClass),
      vertical: sizeClass(traits.verticalSizeClass),
      idiom: traits.userInterfaceIdiom == .pad ? "pad" : "phone")
  }
}

extension UIViewController {
  /// Brings the views of the controller's file in line with new traits.
  func nibTraitsDidChange() {
    guard let nib, let view = viewIfLoaded else { return }
    let traits = IBTraits(view.traits)
    guard traits != nibTraits else { return }
    nibTraits = traits
    var stack: [UIView] = [view]
    while let current = stack.popLast() {
      current.nibVariation?.apply(to: current, traits: traits, nib: nib)
      stack.append(contentsOf: current.subviews.reversed())
    }
  }
}

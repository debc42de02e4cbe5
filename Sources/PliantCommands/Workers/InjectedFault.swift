import Glibc

/// A fault that the project's tests put into a worker, to see how the run bears it.
///
/// Written `crash@3` or `hang@3`: what happens, and before which unit; `crash@open` happens before
/// the file is read.
struct InjectedFault: Equatable {
  /// What happens.
  enum Kind: String {
    case crash
    case hang
  }

  /// What happens.
  var kind: Kind
  /// Before which unit; nil is before the file is read.
  var unit: Int?

  /// Reads the fault from a worker's arguments.
  init?(arguments: [String]) {
    guard let option = arguments.firstIndex(of: "--\(CommonOptions.faultOption)"),
      option + 1 < arguments.count
    else { return nil }
    let parts = arguments[option + 1].split(separator: "@")
    guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])) else { return nil }
    self.kind = kind
    unit = Int(parts[1])
    if unit == nil, parts[1] != "open" { return nil }
  }

  /// Makes it happen, if this is the place.
  func strike(unit: Int?) {
    guard unit == self.unit else { return }
    switch kind {
    case .crash: fatalError("injected fault")
    case .hang: while true { sleep(1000) }
    }
  }
}

/// Expands the macros of the module `SwiftUI` for the compiler.
///
/// The compiler starts this program and talks to it over its standard input and output, in the
/// messages of swift-syntax's `SwiftCompilerPluginMessageHandling`. The macros here need no syntax
/// tree, so the messages are answered without that package.
@main enum MacroPlugin {
  static func main() {
    while let request = MessageChannel.receive() {
      MessageChannel.send(answer(to: request))
    }
  }

  private static func answer(to request: [UInt8]) -> MacroAnswer {
    switch MacroRequest.decode(request) {
    case .capability: .capability
    case .freestanding: .expansion("", [])
    case .attached(let expansion):
      switch expansion.macro.typeName {
      case "EntryMacro": EntryMacro.expand(expansion)
      default: .expansion("", [])
      }
    case .unknown: .expansion(nil, [.init("This macro is unknown here", at: nil)])
    }
  }
}

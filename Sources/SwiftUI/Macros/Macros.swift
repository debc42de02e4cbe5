/// Makes a value of the environment of a property in an extension of `EnvironmentValues`: a key beside
/// it, whose default is what the property begins with, and accessors by that key.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// Shows a view while it is being made. The compiler checks what stands in it; nothing asks for it
/// here: screens to look at stand in a catalogue.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Shows a view while it is being made, in stated surroundings. The compiler checks what stands in it;
/// nothing asks for it here: screens to look at stand in a catalogue.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Shows a view of UIKit while it is being made. The compiler checks what stands in it; nothing asks
/// for it here.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Shows a controller of UIKit while it is being made. The compiler checks what stands in it; nothing
/// asks for it here.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Lets a preview's closure hold state.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

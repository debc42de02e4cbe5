// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "Pliant",
  products: [
    .executable(name: "pliant", targets: ["pliant"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
    .library(name: "UIKit", targets: ["UIKit", "CoreGraphics"]),
    .library(name: "SwiftUI", targets: ["SwiftUI", "Combine"]),
    .library(name: "LayoutTree", targets: ["LayoutTree"]),
    .library(name: "Devices", targets: ["Devices"]),
    .library(name: "Audit", targets: ["Audit"]),
    .library(
      name: "Staging", targets: ["Staging", "Devices", "InterfaceBuilder", "LayoutTree", "UIKit"]),
    .library(name: "PliantCommands", targets: ["PliantCommands"]),
  ],
  targets: [
    // System libraries, installed by `make setup`.
    .systemLibrary(name: "CCairo", path: "Sources/System/CCairo", pkgConfig: "cairo"),
    .systemLibrary(name: "CFreeType", path: "Sources/System/CFreeType", pkgConfig: "freetype2"),
    .systemLibrary(name: "CFriBidi", path: "Sources/System/CFriBidi", pkgConfig: "fribidi"),
    .systemLibrary(name: "CUnibreak", path: "Sources/System/CUnibreak", pkgConfig: "libunibreak"),
    .systemLibrary(name: "CDeflate", path: "Sources/System/CDeflate", pkgConfig: "libdeflate"),
    .systemLibrary(name: "CLibXML2", path: "Sources/System/CLibXML2", pkgConfig: "libxml-2.0"),
    .systemLibrary(name: "CYAML", path: "Sources/System/CYAML", pkgConfig: "yaml-0.1"),

    // Every module that a target imports stands in its dependencies, those that come with others
    // too: a build that only redoes what changed goes by this list.

    // Foundations: no module here knows another one of its row.
    .target(name: "ConstraintSolver"),
    .target(name: "Devices"),
    .target(name: "LayoutTree"),
    .target(name: "InterfaceBuilder", dependencies: ["CLibXML2"]),
    .target(name: "Typography", dependencies: ["Devices", "CUnibreak"]),

    // From constraints and files to frames.
    .target(name: "AutoLayout", dependencies: ["ConstraintSolver"]),
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics"),
    .target(
      name: "UIKit",
      dependencies: [
        "AutoLayout", "ConstraintSolver", "Devices", "Typography", "InterfaceBuilder", "LayoutTree",
        "_Testing_UIKit",
      ]),
    .target(name: "CoreGraphics", dependencies: ["UIKit", "_Testing_CoreGraphics"]),
    .macro(name: "SwiftUIMacros"),
    .target(
      name: "SwiftUI",
      dependencies: ["UIKit", "Devices", "Typography", "LayoutTree", "SwiftUIMacros"]),
    .target(name: "Combine", dependencies: ["SwiftUI"]),
    .target(
      name: "Staging",
      dependencies: ["SwiftUI", "UIKit", "Devices", "InterfaceBuilder", "LayoutTree"]),

    // From frames to findings, pictures and reports.
    .target(name: "Audit", dependencies: ["LayoutTree"]),
    .target(
      name: "Drawing",
      dependencies: ["LayoutTree", "Typography", "CCairo", "CFreeType", "CFriBidi", "CDeflate"]),
    .target(name: "Reporting", dependencies: ["Audit", "LayoutTree"]),

    // The command line.
    .target(
      name: "PliantCommands",
      dependencies: [
        "Staging", "SwiftUI", "Audit", "Drawing", "Reporting", "Devices", "InterfaceBuilder",
        "LayoutTree",
        "CYAML",
      ]),
    .executableTarget(name: "pliant", dependencies: ["PliantCommands"]),

    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
    .testTarget(name: "DevicesTests", dependencies: ["Devices"]),
    .testTarget(name: "TypographyTests", dependencies: ["Typography", "Devices"]),
    .testTarget(
      name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder"],
      resources: [.copy("Fixtures")]),
    .testTarget(name: "AutoLayoutTests", dependencies: ["AutoLayout", "ConstraintSolver"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["CoreGraphics", "UIKit", "Staging", "Devices", "InterfaceBuilder", "LayoutTree"]),
    .testTarget(
      name: "SwiftUITests",
      dependencies: ["SwiftUI", "UIKit", "Devices", "Typography", "LayoutTree"]),
    .testTarget(
      name: "StagingTests", dependencies: ["Staging", "SwiftUI", "UIKit", "Devices", "LayoutTree"]),
    .testTarget(name: "AuditTests", dependencies: ["Audit", "LayoutTree"]),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing", "LayoutTree"]),
    .testTarget(name: "ReportingTests", dependencies: ["Reporting", "Audit", "LayoutTree"]),
    .testTarget(
      name: "PliantCommandsTests",
      dependencies: [
        "PliantCommands", "pliant", "Audit", "Staging", "UIKit", "Devices", "LayoutTree",
      ],
      resources: [.copy("Fixtures")]),
  ],
  swiftLanguageModes: [.v6]
)

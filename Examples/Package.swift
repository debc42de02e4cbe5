// swift-tools-version: 6.2
import PackageDescription

/// What code that describes a screen imports.
let screen: [Target.Dependency] = [
  .product(name: "UIKit", package: "Pliant"),
  .product(name: "Staging", package: "Pliant"),
  .product(name: "Devices", package: "Pliant"),
  .product(name: "LayoutTree", package: "Pliant"),
]

let package = Package(
  name: "PliantExamples",
  dependencies: [.package(name: "Pliant", path: "..")],
  targets: [
    .executableTarget(
      name: "AdaptiveContact",
      dependencies: screen + [.product(name: "PliantCommands", package: "Pliant")]),
    .executableTarget(
      name: "OrientationSets", dependencies: screen,
      resources: [.copy("OrientationSets.storyboard")]),
    .executableTarget(
      name: "OrientationCells", dependencies: screen,
      resources: [.copy("OrientationCells.storyboard")]),
    .testTarget(
      name: "ExamplesTests",
      dependencies: screen + [
        "AdaptiveContact", "OrientationSets", "OrientationCells",
        .product(name: "Audit", package: "Pliant"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

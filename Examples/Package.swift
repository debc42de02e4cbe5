// swift-tools-version: 6.2
import PackageDescription

/// What a package of screens imports: UIKit for the screens, Staging for naming them, and the
/// commands.
let screens: [Target.Dependency] = [
  .product(name: "UIKit", package: "Pliant"),
  .product(name: "Staging", package: "Pliant"),
  .product(name: "PliantCommands", package: "Pliant"),
]

let package = Package(
  name: "PliantExamples",
  dependencies: [.package(name: "Pliant", path: "..")],
  targets: [
    .executableTarget(name: "AdaptiveContact", dependencies: screens),
    .executableTarget(
      name: "OrientationSets", dependencies: screens,
      resources: [.copy("OrientationSets.storyboard")]),
    .executableTarget(
      name: "OrientationCells", dependencies: screens,
      resources: [.copy("OrientationCells.storyboard")]),
    .executableTarget(
      name: "ViewThatFitsGallery",
      dependencies: [
        .product(name: "SwiftUI", package: "Pliant"),
        .product(name: "Staging", package: "Pliant"),
        .product(name: "PliantCommands", package: "Pliant"),
      ]),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "AdaptiveContact", "OrientationSets", "OrientationCells", "ViewThatFitsGallery",
        .product(name: "UIKit", package: "Pliant"),
        .product(name: "Staging", package: "Pliant"),
        .product(name: "Devices", package: "Pliant"),
        .product(name: "LayoutTree", package: "Pliant"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

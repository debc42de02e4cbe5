// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  products: [
    .executable(name: "SolverBenchmarks", targets: ["SolverBenchmarks"]),
    .executable(name: "ScreenBenchmarks", targets: ["ScreenBenchmarks"]),
    .executable(name: "SwiftUIBenchmarks", targets: ["SwiftUIBenchmarks"]),
    .executable(name: "UIKitBenchmarks", targets: ["UIKitBenchmarks"]),
  ],
  dependencies: [.package(name: "Pliant", path: "..")],
  targets: [
    .executableTarget(
      name: "SolverBenchmarks",
      dependencies: [.product(name: "ConstraintSolver", package: "Pliant")]),
    .executableTarget(
      name: "ScreenBenchmarks",
      dependencies: [
        .product(name: "Staging", package: "Pliant"), .product(name: "Audit", package: "Pliant"),
      ]),
    .executableTarget(
      name: "SwiftUIBenchmarks", dependencies: [.product(name: "SwiftUI", package: "Pliant")]),
    .executableTarget(
      name: "UIKitBenchmarks", dependencies: [.product(name: "Staging", package: "Pliant")]),
  ],
  swiftLanguageModes: [.v6]
)

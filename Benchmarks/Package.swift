// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  products: [.executable(name: "SolverBenchmarks", targets: ["SolverBenchmarks"])],
  dependencies: [.package(name: "Pliant", path: "..")],
  targets: [
    .executableTarget(
      name: "SolverBenchmarks",
      dependencies: [.product(name: "ConstraintSolver", package: "Pliant")])
  ],
  swiftLanguageModes: [.v6]
)

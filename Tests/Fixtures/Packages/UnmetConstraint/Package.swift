// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "UnmetConstraint",
  targets: [
    .target(name: "Reachability"),
    .target(name: "Settings"),
    .target(name: "Defaults", dependencies: ["Reachability", "Settings"]),
    .executableTarget(name: "App", dependencies: ["Reachability", "Defaults"]),
  ])

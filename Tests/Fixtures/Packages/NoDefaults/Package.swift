// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "NoDefaults",
  targets: [
    .target(name: "Reachability"),
    .executableTarget(name: "App", dependencies: ["Reachability"]),
  ])

// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "BothDefaultsImported",
  targets: [
    .target(name: "Reachability"),
    .target(name: "Defaults", dependencies: ["Reachability"]),
    .target(name: "DefaultsOffline", dependencies: ["Reachability"]),
    .executableTarget(name: "App", dependencies: ["Reachability", "Defaults", "DefaultsOffline"]),
  ])

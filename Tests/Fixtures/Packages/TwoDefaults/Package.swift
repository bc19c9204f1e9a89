// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TwoDefaults",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "checkouts/swifty-service-locator")],
  targets: [
    .target(name: "Clock"),
    .target(name: "Defaults", dependencies: ["Clock"]),
    .target(name: "DefaultsFrozen", dependencies: ["Clock"]),
    .executableTarget(
      name: "App", dependencies: ["Clock", "Defaults", "DefaultsFrozen"],
      plugins: [.plugin(name: "CheckOnBuild", package: "swifty-service-locator")]),
  ])

// swift-tools-version: 6.2
import PackageDescription

let interfaces: [Target.Dependency] = ["Articles", "Feeds", "Interactor", "Reachability"].map {
  .product(name: $0, package: "swifty-service-locator")
}

let package = Package(
  name: "OwnDefaults",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swifty-service-locator", path: "../../../..")],
  targets: [
    .target(name: "Implementations", dependencies: interfaces),
    .target(name: "DefaultsOwn", dependencies: interfaces + ["Implementations"]),
    .executableTarget(name: "Reader", dependencies: interfaces + ["DefaultsOwn"]),
  ])

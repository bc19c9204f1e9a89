// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ArticlesAlone",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swifty-service-locator", path: "../../../..")],
  targets: [
    .executableTarget(
      name: "Bookmarks",
      dependencies: [.product(name: "Articles", package: "swifty-service-locator")])
  ])

// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "fetching",
  platforms: [.macOS(.v15)],
  targets: [
    .systemLibrary(name: "CCurl", path: "Sources/CCurl"),
    .executableTarget(name: "Nothing"),
    .executableTarget(name: "FetchByURLSession"),
    .executableTarget(
      name: "FetchByCurl", dependencies: ["CCurl"], linkerSettings: [.linkedLibrary("curl")]),
    .executableTarget(name: "FetchByLoadedCurl", dependencies: ["CCurl"]),
  ]
)

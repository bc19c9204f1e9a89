// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "swifty-service-locator",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    interface("Articles"),
    interface("Feeds"),
    interface("Interactor"),
    interface("Reachability"),
    interface("Settings"),
    .executable(name: "articles", targets: ["App"]),
  ],
  traits: [
    .trait(name: "Offline", description: "Swaps Defaults for DefaultsOffline: no network, no disk.")
  ],
  targets: [
    // Interfaces
    module("Articles"),
    module("Feeds"),
    module("Interactor", ["Articles", "Feeds", "Reachability"]),
    module("Reachability"),
    module("Settings"),

    // Implementations
    module("ArticlesInMemory", ["Articles"]),
    module("ArticlesSQLite", ["Articles", "SQLite"]),
    module("FeedsHTTP", ["Feeds", "FeedParsing", "CCurl"]),
    module("InteractorOfflineFirst", ["Articles", "Feeds", "Interactor", "Reachability"]),
    module("ReachabilityOffline", ["Reachability"]),
    module("ReachabilitySystem", ["Reachability"]),
    module("SettingsEnvironment", ["Settings"]),

    // Foundations
    module("Arguments"),
    module("FeedParsing", ["Feeds", "HTMLText", "CLibXML2"]),
    module("HTMLText", ["CLibXML2"]),
    module("SQLite", ["CSQLite"]),
    library("CCurl", pkgConfig: "libcurl", apt: "libcurl4-openssl-dev", brew: "curl"),
    library("CLibXML2", pkgConfig: "libxml-2.0", apt: "libxml2-dev", brew: "libxml2"),
    library("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev", brew: "sqlite"),

    // Defaults
    module(
      "Defaults",
      [
        "Articles", "ArticlesInMemory", "ArticlesSQLite", "Feeds", "FeedsHTTP", "Interactor",
        "InteractorOfflineFirst", "Reachability", "ReachabilitySystem", "Settings",
        "SettingsEnvironment",
      ]),
    module(
      "DefaultsOffline",
      [
        "Articles", "ArticlesInMemory", "Feeds", "FeedsHTTP", "Interactor",
        "InteractorOfflineFirst", "Reachability", "ReachabilityOffline", "Settings",
        "SettingsEnvironment",
      ]),

    // App
    .executableTarget(
      name: "App",
      dependencies: [
        "Arguments", "Articles", "Defaults", "Feeds", "HTMLText", "Interactor",
        "InteractorOfflineFirst", "Reachability", "ReachabilityOffline", "Settings",
        .target(name: "DefaultsOffline", condition: .when(traits: ["Offline"])),
      ],
      path: "App",
      resources: [.embedInCode("Resources/welcome.xml")],
      swiftSettings: settings),

    // Tests
  ],
  swiftLanguageModes: [.v6]
)

/// What every module is compiled with, set once.
nonisolated var settings: [SwiftSetting] {
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}

/// A product of one interface module, so that another package can depend on it alone.
func interface(_ name: String) -> Product {
  .library(name: name, targets: [name])
}

/// A module of the project: its folder, its target and its import name are one.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Modules/\(name)", swiftSettings: settings)
}

/// The module map of a C library that the system provides.
func library(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(
    name: name, path: "Modules/\(name)", pkgConfig: pkgConfig,
    providers: [.apt([apt]), .brew([brew])])
}

/// Tests of the module, whose folder they mirror file by file.
func tests(_ module: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(module)Tests", dependencies: [.init(stringLiteral: module)] + dependencies,
    path: "Tests/\(module)Tests", swiftSettings: settings)
}

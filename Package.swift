// swift-tools-version: 6.2
import Foundation
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
    .executable(name: "locator", targets: ["locator"]),
    .plugin(name: "CheckOnBuild", targets: ["CheckOnBuild"]),
    .plugin(name: "CheckLocators", targets: ["CheckLocators"]),
    .plugin(name: "GenerateFakes", targets: ["GenerateFakes"]),
  ] + (isCheckout ? [] : [.executable(name: "articles", targets: ["App"])]),
  traits: [
    .trait(
      name: "Offline", description: "Swaps Defaults for DefaultsOffline: no network, no disk."),
    .trait(
      name: "Postgres",
      description: "Swaps Defaults for DefaultsPostgres: articles on a PostgreSQL server, too."),
  ],
  targets: [
    // Interfaces
    module("Articles"),
    module("Feeds"),
    module("Interactor", ["Articles", "Feeds", "Reachability"]),
    module("Reachability"),
    module("Settings"),

    // Implementations
    module("ArticlesInMemory", ["Articles", "TextSearch", "Words"]),
    module(
      "ArticlesPostgres", ["Articles", "PostgreSQL", "SerialExecutors", "TextSearch", "Words"]),
    module("ArticlesSQLite", ["Articles", "SerialExecutors", "SQLite", "Words"]),
    module("FeedsHTTP", ["Feeds", "FeedParsing", "LoadedLibraries", "CCurl", "CZlib"]),
    module("InteractorOfflineFirst", ["Articles", "Feeds", "Interactor", "Reachability"]),
    module("ReachabilityOffline", ["Reachability"]),
    module("ReachabilitySystem", ["Reachability", "CNetlink"]),
    module("SettingsEnvironment", ["Settings"]),

    // Foundations
    module("Arguments"),
    module("FeedParsing", ["Feeds", "HTMLText", "LoadedLibraries", "CLibXML2"]),
    module("HTMLText", ["LoadedLibraries", "CLibXML2"]),
    module("LoadedLibraries", ["CCurl", "CLibXML2"]),
    module("OPML", ["CLibXML2", "FeedParsing", "Feeds", "LoadedLibraries"]),
    module("PostgreSQL", [.target(name: "CPostgres", condition: .when(traits: ["Postgres"]))]),
    module("SerialExecutors"),
    module("SQLite", ["CSQLite"]),
    module("TextSearch", ["Articles", "Words"]),
    module("Words"),
    header("CCurl", apt: "libcurl4-openssl-dev"),
    header("CLibXML2", pkgConfig: "headers.pc", apt: "libxml2-dev"),
    header("CMalloc", apt: "libc6-dev"),
    header("CNetlink", apt: "linux-libc-dev"),
    library("CPostgres", pkgConfig: "libpq", apt: "libpq-dev", brew: "libpq"),
    library("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev", brew: "sqlite"),
    library("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev", brew: "zlib"),

    // Defaults
    module(
      "Defaults",
      [
        "Articles", "ArticlesInMemory", "ArticlesSQLite", "Feeds", "FeedsHTTP", "HTMLText",
        "Interactor", "InteractorOfflineFirst", "Reachability", "ReachabilitySystem", "Settings",
        "SettingsEnvironment",
      ]),
    module(
      "DefaultsOffline",
      [
        "Articles", "ArticlesInMemory", "Feeds", "FeedsHTTP", "HTMLText", "Interactor",
        "InteractorOfflineFirst", "Reachability", "ReachabilityOffline", "Settings",
        "SettingsEnvironment",
      ]),
    module(
      "DefaultsPostgres",
      [
        "Articles", "ArticlesInMemory", "ArticlesPostgres", "ArticlesSQLite", "Feeds", "FeedsHTTP",
        "HTMLText", "Interactor", "InteractorOfflineFirst", "Reachability", "ReachabilitySystem",
        "Settings", "SettingsEnvironment",
      ]),

    // App
    .executableTarget(
      name: "App",
      dependencies: [
        "Arguments", "Articles", "CMalloc", "Defaults", "FeedParsing", "Feeds", "HTMLText",
        "Interactor", "InteractorOfflineFirst", "LoadedLibraries", "OPML", "Reachability",
        "ReachabilityOffline", "Settings",
        .target(name: "DefaultsOffline", condition: .when(traits: ["Offline"])),
        .target(name: "DefaultsPostgres", condition: .when(traits: ["Postgres"])),
      ],
      path: "App",
      resources: [.embedInCode("Resources/welcome.xml")],
      swiftSettings: settings,
      plugins: swiftSyntax == nil ? [] : ["CheckOnBuild"]),

    // Tools
    .target(
      name: "LocatorKit", path: "Tools/LocatorKit",
      sources: swiftSyntax == nil ? ["WithoutSwiftSyntax.swift"] : nil,
      swiftSettings: toolSettings, linkerSettings: toolLinkerSettings),
    .executableTarget(
      name: "locator", dependencies: ["Arguments", "LocatorKit"], path: "Tools/locator",
      swiftSettings: toolSettings, linkerSettings: toolLinkerSettings),
    .plugin(
      name: "CheckOnBuild", capability: .buildTool, dependencies: ["locator"],
      path: "Tools/Plugins/CheckOnBuild"),
    .plugin(
      name: "CheckLocators",
      capability: .command(
        intent: .custom(
          verb: "check-locators", description: "Checks the package's service locators.")),
      dependencies: ["locator"], path: "Tools/Plugins/CheckLocators"),
    .plugin(
      name: "GenerateFakes", capability: .buildTool, dependencies: ["locator"],
      path: "Tools/Plugins/GenerateFakes"),
    .target(
      name: "Benchmarking", path: "Tools/Benchmarks/Benchmarking", swiftSettings: settings),
    benchmark("BadFeedsBenchmark", at: "BadFeeds", ["LoopbackServer"]),
    benchmark(
      "InterruptingBenchmark", at: "Interrupting", ["ChildProcesses", "LoopbackServer"]),
    benchmark(
      "ParseBenchmark", at: "Parse",
      ["Benchmarking", "CLibXML2", "FeedParsing", "Feeds", "LoadedLibraries"]),
    benchmark(
      "ReachabilityBenchmark", at: "Reachability",
      ["ChildProcesses", "Reachability", "ReachabilitySystem"]),
    benchmark(
      "RefreshBenchmark", at: "Refresh",
      [
        "Articles", "ArticlesPostgres", "ArticlesSQLite", "Benchmarking", "FeedParsing", "Feeds",
        "HTMLText", "SQLite",
      ]),

    // Tests
    support("ChildProcesses"),
    support("Contracts", ["Articles"]),
    support("LoopbackServer"),
    support("PostgresServers", ["ChildProcesses", "PostgreSQL"]),
    tests(
      "App",
      [
        "Articles", "ArticlesInMemory", "ArticlesSQLite", "ChildProcesses", "Defaults", "Feeds",
        "Interactor", "InteractorOfflineFirst", "LoopbackServer", "PostgreSQL", "PostgresServers",
        "Reachability", "ReachabilityOffline", "ReachabilitySystem", "Settings",
      ]),
    tests("Arguments"),
    tests("Articles"),
    tests("ArticlesInMemory", ["Articles", "Contracts"]),
    tests(
      "ArticlesPostgres",
      [
        "Articles", "ChildProcesses", "Contracts", "PostgreSQL", "PostgresServers", "TextSearch",
        "Words",
      ]),
    tests("ArticlesSQLite", ["Articles", "ChildProcesses", "Contracts", "SQLite"]),
    tests("FeedParsing", ["ChildProcesses", "Feeds", "HTMLText"]),
    tests("Feeds"),
    tests("FeedsHTTP", ["ChildProcesses", "Feeds", "LoopbackServer"]),
    tests("HTMLText"),
    tests("OPML"),
    tests("ReachabilityOffline", ["Reachability"]),
    tests("ReachabilitySystem", ["ChildProcesses", "Reachability"]),
    tests("SQLite"),
    tests("SettingsEnvironment", ["Settings"]),
    tests("Words"),
    .testTarget(
      name: "PatternTests", dependencies: ["ChildProcesses"], path: "Tests/PatternTests",
      swiftSettings: settings),
  ] + toolTests,
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

/// Whether SwiftPM checked this package out for another one. Then it has no product `articles`: SwiftPM wants
/// the name of each target that a product reaches once in the whole graph, and `App` and `Defaults` are the
/// other package's own, too.
nonisolated var isCheckout: Bool {
  URL(fileURLWithPath: Context.packageDirectory).deletingLastPathComponent().lastPathComponent
    == "checkouts"
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

/// A program that measures, for the pages in `Tools/Docs`.
func benchmark(_ name: String, at folder: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: "Tools/Benchmarks/\(folder)",
    swiftSettings: settings)
}

/// What several test targets share.
func support(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: settings)
}

/// The module map of C headers alone: nothing is linked. Where compilers don't look for them by themselves,
/// a file for pkg-config beside it says whose they are.
func header(_ name: String, pkgConfig: String? = nil, apt: String) -> Target {
  .systemLibrary(
    name: name, path: "Modules/\(name)",
    pkgConfig: pkgConfig.map { "\(Context.packageDirectory)/Modules/\(name)/\($0)" },
    providers: [.apt([apt])])
}

/// Tests of the module, whose folder they mirror file by file.
func tests(_ module: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(module)Tests", dependencies: [.init(stringLiteral: module)] + dependencies,
    path: "Tests/\(module)Tests", swiftSettings: settings)
}

/// The toolchain's own SwiftSyntax, `lib/swift/host` of the `swift` on PATH; nil where it has none. Then
/// the tool alone doesn't build, and says so.
nonisolated var swiftSyntax: String? {
  (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { URL(fileURLWithPath: "\($0)/swift").resolvingSymlinksInPath() }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    .map {
      $0.deletingLastPathComponent().appendingPathComponent("../lib/swift/host").standardized.path
    }
    .flatMap { FileManager.default.fileExists(atPath: "\($0)/SwiftSyntax.swiftmodule") ? $0 : nil }
}

/// What the tool's targets, and they alone, are compiled with.
nonisolated var toolSettings: [SwiftSetting] {
  settings + (swiftSyntax.map { [.unsafeFlags(["-I", $0])] } ?? [])
}

/// What the tool's targets, and they alone, are linked with.
nonisolated var toolLinkerSettings: [LinkerSetting] {
  swiftSyntax.map { [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])] } ?? []
}

/// Tests of the tool, and those whose fakes it writes, where it can be built.
nonisolated var toolTests: [Target] {
  guard swiftSyntax != nil else { return [] }
  return [
    .target(name: "FakeShapesBeneath", path: "Tests/FakeShapesBeneath", swiftSettings: settings),
    .target(
      name: "FakeShapes", dependencies: ["FakeShapesBeneath"], path: "Tests/FakeShapes",
      swiftSettings: settings),
    .testTarget(
      name: "FakeShapesTests", dependencies: ["FakeShapes", "FakeShapesBeneath"],
      path: "Tests/FakeShapesTests", swiftSettings: settings, plugins: ["GenerateFakes"]),
    .target(
      name: "Fakes", dependencies: ["Articles", "Feeds", "Reachability"], path: "Tests/Fakes",
      swiftSettings: settings, plugins: ["GenerateFakes"]),
    tests("InteractorOfflineFirst", ["Articles", "Fakes", "Feeds", "Interactor", "Reachability"]),
    .testTarget(
      name: "LocatorKitTests", dependencies: ["ChildProcesses", "LocatorKit"],
      path: "Tests/LocatorKitTests",
      swiftSettings: toolSettings, linkerSettings: toolLinkerSettings),
  ]
}

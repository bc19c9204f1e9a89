/// A whole package in the pattern's shape: one dependency, its default, and a program that locates it.
package struct PackageScaffold {
  private let name: String

  /// - Throws: ``LocatorError/badName(_:reason:)`` for a name that no package can have.
  package init(name: String) throws(LocatorError) {
    guard !name.isEmpty, !name.hasPrefix("."), !name.contains(where: { "\"\\\n".contains($0) })
    else {
      throw .badName(name, reason: "a package is named as its folder, with letters first")
    }
    self.name = name
  }

  /// All of the package's files.
  package func scaffold() throws -> Scaffold {
    let names = try DependencyNames("Greeting", technology: "English")
    let graph = PackageGraph(PackageModel(name: name, targets: []), files: [])
    var scaffold = try DependencyScaffold(names, needs: [], layout: .own, in: graph).sources()
    scaffold.add("Package.swift", manifest)
    scaffold.add(".gitignore", ".build/\n.swiftpm/\n*.xcodeproj\n")
    scaffold.add(".swift-format", formatting)
    scaffold.add("App/Main.swift", main)
    scaffold.add("App/AppServiceLocatorInterface.swift", interface)
    scaffold.add("App/Composition.swift", composition)
    scaffold.advice = ["In it, 'swift run App' runs the program, and 'swift test' its tests."]
    return scaffold
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "\(name)",
      platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
      targets: [
        // Interfaces
        module("Greeting"),

        // Implementations
        module("GreetingEnglish", ["Greeting"]),

        // Defaults
        module("Defaults", ["Greeting", "GreetingEnglish"]),

        // App
        .executableTarget(
          name: "App", dependencies: ["Defaults", "Greeting"], path: "App", swiftSettings: settings),

        // Tests
        support("Fakes", ["Greeting"]),
        tests("GreetingEnglish", ["Defaults", "Fakes", "Greeting"]),
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

    /// A module: its folder, its target and its import name are one.
    func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
      .target(
        name: name, dependencies: dependencies, path: "Modules/\\(name)", swiftSettings: settings)
    }

    /// What several test targets share.
    func support(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
      .target(name: name, dependencies: dependencies, path: "Tests/\\(name)", swiftSettings: settings)
    }

    /// Tests of the module, whose folder they mirror.
    func tests(_ module: String, _ dependencies: [Target.Dependency] = []) -> Target {
      .testTarget(
        name: "\\(module)Tests", dependencies: [.init(stringLiteral: module)] + dependencies,
        path: "Tests/\\(module)Tests", swiftSettings: settings)
    }

    """
  }

  private var formatting: String {
    """
    {
      "version": 1,
      "lineLength": 100,
      "indentation": { "spaces": 2 },
      "respectsExistingLineBreaks": true,
      "lineBreakBeforeEachArgument": false
    }
    """
  }

  private var main: String {
    """
    import Greeting

    /// The program: it locates what it needs, and knows no implementation.
    @main
    struct Main {
      static func main() {
        let serviceLocator: any AppServiceLocatorInterface = AppServiceLocator()
        let greeting = serviceLocator.greeting()
        print(greeting.isReady() ? "Hello." : "Not yet.")
      }
    }
    """
  }

  private var interface: String {
    """
    import Greeting

    /// What the program needs.
    typealias AppServiceLocatorInterface = GreetingLocator
    """
  }

  private var composition: String {
    """
    import Defaults

    /// Everything that the program locates: the defaults. It overrides one by a member of that name.
    struct AppServiceLocator: AppServiceLocatorInterface {}
    """
  }
}

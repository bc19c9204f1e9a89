import Foundation
import PackagePlugin

/// What SwiftPM told the plugin of the package, in the form that `locator` reads.
struct PackageDescription: Encodable {
  var folder: String
  var package: Package

  struct Package: Encodable {
    var name: String
    var traits: [String] = []
    var defaultTraits: [String] = []
    var targets: [Target]
  }

  struct Target: Encodable {
    var name: String
    var kind: String
    var dependencies: [Dependency]
    var sources: [String]
    var definitions: [Definition]
  }

  struct Definition: Encodable {
    var name: String
    var platforms: [String] = []
    var traits: [String] = []
  }

  struct Dependency: Encodable {
    var name: String
  }

  init(_ described: PackagePlugin.Package) {
    folder = described.directoryURL.path
    let root = described.directoryURL.path + "/"
    package = Package(
      name: described.displayName,
      targets: described.targets.map { Self.target($0, in: root) })
  }

  /// Writes the description, but not over the same bytes, whose date a build would take for a change.
  func write(to url: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(self)
    if FileManager.default.contents(atPath: url.path) != data { try data.write(to: url) }
  }

  private static func target(_ target: any PackagePlugin.Target, in root: String) -> Target {
    let module = target as? any SourceModuleTarget
    let sources = (module?.sourceFiles.map(\.url.path) ?? []).filter { $0.hasSuffix(".swift") }
    return Target(
      name: target.name, kind: kind(of: module),
      dependencies: target.dependencies.compactMap(dependency),
      sources: sources.map { $0.hasPrefix(root) ? String($0.dropFirst(root.count)) : $0 }.sorted(),
      definitions: definitions(of: target))
  }

  /// What the target's settings define in this build, but for what each build defines.
  private static func definitions(of target: any PackagePlugin.Target) -> [Definition] {
    let conditions = (target as? SwiftSourceModuleTarget)?.compilationConditions ?? []
    return Set(conditions).subtracting(["DEBUG", "RELEASE", "SWIFT_PACKAGE"]).sorted()
      .map { Definition(name: $0) }
  }

  private static func kind(of module: (any SourceModuleTarget)?) -> String {
    switch module?.kind {
    case .generic: "library"
    case .executable, .snippet: "executable"
    case .test: "test"
    default: "other"
    }
  }

  private static func dependency(_ dependency: TargetDependency) -> Dependency? {
    switch dependency {
    case .target(let target): Dependency(name: target.name)
    case .product: nil
    @unknown default: nil
    }
  }
}

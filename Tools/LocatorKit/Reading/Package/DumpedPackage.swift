/// What `swift package dump-package` prints, as far as it's needed.
struct DumpedPackage: Decodable, Sendable {
  var name: String
  var targets: [Target]
  var traits: [Trait]?

  struct Trait: Decodable, Sendable {
    var name: String
    var enabledTraits: [String]?
  }

  struct Target: Decodable, Sendable {
    var name: String
    var type: String
    var path: String?
    var exclude: [String]?
    var sources: [String]?
    var resources: [Resource]?
    var dependencies: [Dependency]
    var settings: [Setting]?
  }

  struct Resource: Decodable, Sendable {
    var path: String
  }

  /// `{"tool": "swift", "kind": {"define": {"_0": "NAME"}}, "condition": {"config": "debug"}}`
  struct Setting: Decodable, Sendable {
    struct Kind: Decodable, Sendable {
      var define: Value?
      var enableUpcomingFeature: Value?
    }

    struct Value: Decodable, Sendable {
      var name: String

      private enum CodingKeys: String, CodingKey {
        case name = "_0"
      }
    }

    struct Condition: Decodable, Sendable {
      var config: String?
      var platformNames: [String]?
      var traits: [String]?
    }

    var tool: String
    var kind: Kind
    var condition: Condition?
  }

  /// `{"byName": ["Articles", null]}`, `{"target": ["Articles", {"traits": ["Offline"]}]}`, or a product.
  struct Dependency: Decodable, Sendable {
    var name: String?
    var traits: [String]?

    private enum CodingKeys: String, CodingKey {
      case byName
      case target
    }

    private struct Condition: Decodable {
      var traits: [String]?
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      for key in [CodingKeys.byName, .target] where container.contains(key) {
        var parts = try container.nestedUnkeyedContainer(forKey: key)
        name = try parts.decode(String.self)
        if !parts.isAtEnd {
          traits = try parts.decodeIfPresent(Condition.self)?.traits
        }
      }
    }
  }

  /// The package's model, with the sources that stand in its folder.
  ///
  /// - Parameter jobs: how many threads look for them.
  func model(in folder: String, jobs: Int) throws -> PackageModel {
    let declared = (traits ?? []).filter { $0.name != "default" }
    return PackageModel(
      name: name,
      traits: declared.map { PackageModel.Trait(name: $0.name, enables: $0.enabledTraits ?? []) },
      defaultTraits: traits?.first { $0.name == "default" }?.enabledTraits ?? [],
      targets: try Workers.map(targets, jobs: jobs) { target in
        Result { try target.model(in: folder) }
      }.map { try $0.get() })
  }
}

extension DumpedPackage.Target {
  fileprivate func model(in folder: String) throws -> PackageModel.Target {
    let kind: PackageModel.Target.Kind =
      switch type {
      case "regular": .library
      case "executable", "snippet": .executable
      case "test": .test
      default: .other
      }
    return PackageModel.Target(
      name: name, kind: kind,
      dependencies: dependencies.compactMap { dependency in
        dependency.name.map {
          PackageModel.Dependency(
            name: $0, traits: dependency.traits?.isEmpty == true ? nil : dependency.traits)
        }
      },
      sources: kind == .other ? [] : try sources(in: folder),
      definitions: (settings ?? []).compactMap(\.definition),
      upcomingFeatures: (settings ?? []).compactMap(\.kind.enableUpcomingFeature?.name))
  }

  private func sources(in folder: String) throws -> [String] {
    try SourceFinder(package: folder).sources(
      ofTarget: name, isTest: type == "test", path: path,
      excluding: (exclude ?? []) + (resources ?? []).map(\.path), only: sources)
  }
}

extension DumpedPackage.Setting {
  fileprivate var definition: PackageModel.Definition? {
    guard tool == "swift", let name = kind.define?.name else { return nil }
    return PackageModel.Definition(
      name: name, configuration: condition?.config, platforms: condition?.platformNames ?? [],
      traits: condition?.traits ?? [])
  }
}

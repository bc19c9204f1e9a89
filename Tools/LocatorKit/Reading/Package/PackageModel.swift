/// A package as SwiftPM describes it: its targets, what they depend on, and their sources.
package struct PackageModel: Codable, Hashable, Sendable {
  package var name: String
  package var traits: [Trait]
  /// The traits that are on when nobody chooses.
  package var defaultTraits: [String]
  package var targets: [Target]
  /// The tools version that the manifest asks for, when it's known.
  package var toolsVersion: String?
  /// The language modes that the manifest names; nil where each target has the tools' own.
  package var languageModes: [String]?

  package struct Trait: Codable, Hashable, Sendable {
    package var name: String
    /// Other traits that this one turns on.
    package var enables: [String]

    package init(name: String, enables: [String] = []) {
      self.name = name
      self.enables = enables
    }
  }

  package struct Dependency: Codable, Hashable, Sendable {
    package var name: String
    /// The traits of which one must be on; nil for a dependency without such a condition.
    package var traits: [String]?

    package init(name: String, traits: [String]? = nil) {
      self.name = name
      self.traits = traits
    }
  }

  /// A name that a target's settings make true for `#if`, and the builds in which they do.
  package struct Definition: Codable, Hashable, Sendable {
    package var name: String
    /// `debug` or `release`; nil for both.
    package var configuration: String?
    /// The platforms, as a manifest's JSON names them; empty for all.
    package var platforms: [String]
    /// The traits of which one must be on; empty for a definition without such a condition.
    package var traits: [String]

    package init(
      name: String, configuration: String? = nil, platforms: [String] = [], traits: [String] = []
    ) {
      self.name = name
      self.configuration = configuration
      self.platforms = platforms
      self.traits = traits
    }
  }

  package struct Target: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, CaseIterable, Sendable {
      case library
      case executable
      case test
      /// A plugin, a macro, a binary or a system library: no module that the pattern is written in.
      case other
    }

    package var name: String
    package var kind: Kind
    package var dependencies: [Dependency]
    /// Its Swift files, relative to the package's folder, sorted.
    package var sources: [String]
    /// What its settings define.
    package var definitions: [Definition]
    /// The upcoming features of Swift that its settings enable; nil where nobody told, as a plugin isn't.
    package var upcomingFeatures: [String]?

    package init(
      name: String, kind: Kind, dependencies: [Dependency], sources: [String],
      definitions: [Definition] = [], upcomingFeatures: [String]? = nil
    ) {
      self.name = name
      self.kind = kind
      self.dependencies = dependencies
      self.sources = sources
      self.definitions = definitions
      self.upcomingFeatures = upcomingFeatures
    }

    /// A description without definitions has none.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      kind = try container.decode(Kind.self, forKey: .kind)
      dependencies = try container.decode([Dependency].self, forKey: .dependencies)
      sources = try container.decode([String].self, forKey: .sources)
      definitions =
        try container.decodeIfPresent([Definition].self, forKey: .definitions) ?? []
      upcomingFeatures = try container.decodeIfPresent([String].self, forKey: .upcomingFeatures)
    }

    /// The name under which Swift files import it.
    package var moduleName: String {
      let isPlain = name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
      return isPlain
        ? name : String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
  }

  package init(
    name: String, traits: [Trait] = [], defaultTraits: [String] = [], targets: [Target],
    toolsVersion: String? = nil, languageModes: [String]? = nil
  ) {
    self.name = name
    self.traits = traits
    self.defaultTraits = defaultTraits
    self.targets = targets
    self.toolsVersion = toolsVersion
    self.languageModes = languageModes
  }
}
